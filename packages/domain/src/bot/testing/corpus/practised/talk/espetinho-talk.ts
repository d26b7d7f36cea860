import type { CorpusMessage } from '../../corpus'

/** What customers of the skewer and pizza place correct, ask and say besides. */
export const espetinhoTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'faz metade portuguesa essa pizza',
    cart: ['1 p-calabresa [Grande]'],
    expect: ['1 p-calabresa / p-portuguesa [Grande]'],
  },
  {
    text: 'só metade dos espetos, errei a conta',
    cart: ['8 esp-carne', '1 coca-2l'],
    expect: ['4 esp-carne', '1 coca-2l'],
  },
  {
    text: 'a mandioca é porção inteira',
    cart: ['1 mandioca [Meia]', '2 esp-kafta'],
    expect: ['1 mandioca [Inteira]', '2 esp-kafta'],
  },
  {
    text: 'pode trocar o coração por linguiça e tirar o pão de alho',
    cart: ['3 esp-coracao', '2 pao-alho', '1 esp-carne'],
    expect: ['3 esp-linguica', '1 esp-carne'],
  },
  {
    text: 'nao vou ter 100 trocado, leva troco pra 150',
    cart: ['1 p-pantaneira [Grande]'],
    at: 'confirm',
    expect: ['1 p-pantaneira [Grande]', 'troco 150'],
  },
  // Questions
  { text: 'qual o valor do espeto de kafta', expect: ['pergunta preço esp-kafta'] },
  { text: 'pizza pantaneira vem oq nela', expect: ['pergunta ingredientes p-pantaneira'] },
  {
    text: 'manda 2 pão de alho tbm. vcs passam ticket?',
    cart: ['5 esp-carne'],
    expect: ['5 esp-carne', '2 pao-alho', 'pergunta pagamento'],
  },
  { text: 'caldo de piranha ainda tem hoje', expect: ['pergunta tem caldo-piranha'] },
  {
    text: 'me passa a chave pix',
    cart: ['2 esp-medalhao'],
    at: 'payment',
    expect: ['2 esp-medalhao', 'pergunta pix'],
  },
  // Closing
  { text: 'fechou então guri, era só', cart: ['1 p-bacon [Média]'], expect: ['1 p-bacon [Média]', 'fim'] },
  { text: 'manda igual da semana passada', expect: ['de novo'] },
  // Not sold or unclear
  { text: '2 espetinho de carne e 1 de tulipa', expect: ['2 esp-carne', '! tulipa'] },
  // Awkward
  {
    text: 'boa noite amigo anota aí uma pizza grande meia calabresa meia marguerita sem cebola na calabresa e mais seis espetinhos dois de carne dois de queijo e dois de medalhão e uma porção de mandioca meia e uma coca de dois litros entrega no jardim dos estados e pago no pix',
    expect: [
      '1 p-calabresa / p-marguerita [Grande] (sem cebola na calabresa)',
      '2 esp-carne',
      '2 esp-queijo',
      '2 esp-medalhao',
      '1 mandioca [Meia]',
      '1 coca-2l',
      'entrega',
      'bairro Jardim dos Estados',
      'pagamento pix',
    ],
  },
  {
    text: 'Pessoal do futebol ⚽\n15 carne\n10 frango c bacon\n5 coração\n4 queijo coalho\nmandioca inteira 2x\nchopp pilsen jarra 3x\n1 pizza g portuguesa s/ ovo\nbusco 22:15',
    expect: [
      '15 esp-carne',
      '10 esp-frango-bacon',
      '5 esp-coracao',
      '4 esp-queijo',
      '2 mandioca [Inteira]',
      '3 chopp-pilsen [Jarra]',
      '1 p-portuguesa [Grande] (s/ ovo)',
      'retirada',
      'hora 22:15',
    ],
  },
]

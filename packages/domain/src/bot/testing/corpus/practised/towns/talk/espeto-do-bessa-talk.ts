import type { CorpusMessage } from '../../../corpus'

/** espeto-do-bessa: what is corrected, asked and said besides. */
export const espetoDoBessaTalk: readonly CorpusMessage[] = [
  {
    text: 'diminui os de carne pra 3',
    cart: ['5 e-carne', '2 e-frango'],
    expect: ['3 e-carne', '2 e-frango'],
  },
  {
    text: 'na jantinha é frango, n carne',
    cart: ['1 jantinha + espeto:carne + acompanhamentos:arroz', '1 cajuina'],
    expect: ['1 jantinha + espeto:frango + acompanhamentos:arroz', '1 cajuina'],
  },
  {
    text: 'eita, tira a cerveja q eu to dirigindo',
    cart: ['4 e-picanha', '1 brahma'],
    expect: ['4 e-picanha'],
  },
  {
    text: 'poe farofa na jantinha tb',
    cart: ['1 jantinha + espeto:coracao + acompanhamentos:arroz'],
    expect: ['1 jantinha + espeto:coracao + acompanhamentos:arroz + acompanhamentos:farofa'],
  },
  { text: 'qto é o espetinho de picanha', expect: ['pergunta preço e-picanha'] },
  { text: 'me ajuda a escolher, o que é mais pedido aí?', expect: ['?'] },
  { text: 'vcs abrem dia de domingo', expect: ['pergunta horário'] },
  {
    text: 'qual a taxa pra mangabeira?',
    cart: ['6 e-frango'],
    expect: ['6 e-frango', 'pergunta entrega Mangabeira'],
  },
  {
    text: 'pronto, só isso mesmo visse',
    cart: ['2 e-carne', '1 caldo-feijao [Grande]'],
    expect: ['2 e-carne', '1 caldo-feijao [Grande]', 'fim'],
  },
  {
    text: 'entregar em tambaú, rua nego 150 apto 602',
    cart: ['3 e-queijo', '1 batata [Inteira]'],
    at: 'fulfilment',
    expect: [
      '3 e-queijo',
      '1 batata [Inteira]',
      'entrega',
      'bairro Tambaú',
      'endereço rua nego 150 apto 602',
    ],
  },
  {
    text: 'em vez de dinheiro vai ser no débito',
    cart: ['8 e-carne'],
    at: 'confirm',
    expect: ['8 e-carne', 'pagamento debit_card'],
  },
  { text: 'ô meu filho, não entendo esse negócio de robô, chama um atendente', expect: ['pessoa'] },
]

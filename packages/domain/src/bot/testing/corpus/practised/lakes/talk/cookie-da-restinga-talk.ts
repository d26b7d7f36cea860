import type { CorpusMessage } from '../../../corpus'

/** cookie-da-restinga: what is said ahead, corrected and asked. */
export const cookieDaRestingaTalk: readonly CorpusMessage[] = [
  {
    text: '2 bolo no pote de coco pra entrega em Iguabinha, rua dos coqueiros 14, débito',
    expect: [
      '2 pote-coco',
      'entrega',
      'bairro Iguabinha',
      'endereço rua dos coqueiros 14',
      'pagamento debit_card',
    ],
  },
  { text: 'vou aí pegar', cart: ['3 k-churros'], at: 'fulfilment', expect: ['3 k-churros', 'retirada'] },
  { text: 'vou de pix tá', cart: ['1 pote-ninho'], at: 'payment', expect: ['1 pote-ninho', 'pagamento pix'] },
  { text: 'tira um de nutella', cart: ['3 k-nutella', '1 limonada'], expect: ['2 k-nutella', '1 limonada'] },
  {
    text: 'o leite pode ser desnatado? mudei de ideia',
    cart: ['1 cappuccino [Pequeno] + leite:integral'],
    expect: ['1 cappuccino [Pequeno] + leite:desnatado'],
  },
  {
    text: 'troca o red velvet por churros',
    cart: ['2 k-red', '1 espresso'],
    expect: ['2 k-churros', '1 espresso'],
  },
  {
    text: 'o tradicional é feito com o que?',
    cart: ['1 k-tradicional'],
    expect: ['1 k-tradicional', 'pergunta ingredientes k-tradicional'],
  },
  {
    text: 'qual o valor da caixa com 6 cookies?',
    cart: ['2 k-limao'],
    expect: ['2 k-limao', 'pergunta preço caixa-6'],
  },
  {
    text: 'vcs entregam na Praia Seca?',
    cart: ['1 pote-cenoura', '1 agua'],
    expect: ['1 pote-cenoura', '1 agua', 'pergunta entrega Praia Seca'],
  },
  { text: 'o cookie tradicional tem ovo?', expect: ['pergunta alérgeno k-tradicional ovo'] },
  { text: 'quais sabores tem na caixa com 4 cookies?', expect: ['pergunta sabores caixa-4'] },
  { text: 'tão abertos hoje à noite?', expect: ['pergunta horário'] },
  { text: 'tem desconto pra quem compra 2 caixas?', expect: ['pergunta desconto'] },
  { text: 'oi, queria saber do meu pedido que até agora não chegou', expect: ['pergunta pedido'] },
  {
    text: 'por enquanto é isso, obg',
    cart: ['4 k-tradicional', '1 latte [Grande] + leite:integral'],
    expect: ['4 k-tradicional', '1 latte [Grande] + leite:integral', 'fim'],
  },
  {
    text: 'desisti, apaga tudo que eu pedi',
    cart: ['2 k-red', '1 cha-gelado'],
    expect: ['2 k-red', '1 cha-gelado', 'esvaziar'],
  },
]

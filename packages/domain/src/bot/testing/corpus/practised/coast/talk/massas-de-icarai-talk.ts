import type { CorpusMessage } from '../../../corpus'

/** massas-de-icarai: what is said ahead, corrected and asked. */
export const massasDeIcaraiTalk: readonly CorpusMessage[] = [
  {
    text: 'uma lasanha à bolonhesa de 1 kg, entrega no ingá, rua presidente pedreira 120 ap 804, crédito',
    expect: [
      '1 las-bolonhesa [1 kg]',
      'entrega',
      'bairro Ingá',
      'endereço rua presidente pedreira 120 ap 804',
      'pagamento credit_card',
    ],
  },
  {
    text: 'reserva 2 frangos assados que eu busco meio-dia e meia. Nome: Jorge',
    expect: ['2 frango', 'retirada', 'hora 12:30', 'nome Jorge'],
  },
  {
    text: 'um tiramisù pra entregar em Maricá',
    expect: ['1 tiramisu', 'entrega', 'fora Maricá'],
  },
  {
    text: 'Rua Gavião Peixoto, 88, apto 1101',
    cart: ['1 frango', '1 farofa'],
    at: 'address',
    expect: ['1 frango', '1 farofa', 'endereço Rua Gavião Peixoto, 88, apto 1101'],
  },
  {
    text: 'vou pagar em dinheiro, não precisa de troco',
    cart: ['1 pernil'],
    at: 'payment',
    expect: ['1 pernil', 'pagamento cash', 'sem troco'],
  },
  {
    text: 'o molho eh branco, me confundi',
    cart: ['1 ravioli [Individual] + molho:sugo', '1 mate'],
    expect: ['1 ravioli [Individual] + molho:branco', '1 mate'],
  },
  {
    text: 'faz família em vez de individual',
    cart: ['1 espaguete [Individual] + molho:bolonhesa'],
    expect: ['1 espaguete [Família] + molho:bolonhesa'],
  },
  {
    text: 'cancela o vinho e bota mais um mate',
    cart: ['1 frango', '1 vinho', '1 mate'],
    expect: ['1 frango', '2 mate'],
  },
  {
    text: 'no nhoque põe parmesão também',
    cart: ['1 nhoque [Individual] + molho:pesto', '1 pave'],
    expect: ['1 nhoque [Individual] + molho:pesto + adicionais:parmesao', '1 pave'],
  },
  {
    text: 'não quero mais entrega, vou passar aí e pegar',
    cart: ['1 arroz-forno'],
    at: 'payment',
    expect: ['1 arroz-forno', 'retirada'],
  },
  { text: 'quais são os molhos do nhoque?', expect: ['pergunta sabores nhoque'] },
  { text: 'qnt ta o frango assado?', expect: ['pergunta preço frango'] },
  { text: 'o que leva o strogonoff', expect: ['pergunta ingredientes exec-strogonoff'] },
  { text: 'meu filho é alérgico a ovo, o talharim tem ovo?', expect: ['pergunta alérgeno talharim ovo'] },
  {
    text: 'entregam em Itaipu? quanto sai',
    cart: ['1 pernil'],
    expect: ['1 pernil', 'pergunta entrega Itaipu'],
  },
  { text: 'meu pedido já saiu pra entrega?', expect: ['pergunta pedido'] },
]

import type { CorpusMessage } from '../../../corpus'

/** boteco-do-granbery: what is said ahead, corrected and asked. */
export const botecoDoGranberyTalk: readonly CorpusMessage[] = [
  {
    text: 'uma feijoada pra entregar no são mateus, rua padre café 210 ap 501, pago no cartão de crédito',
    expect: [
      '1 feijoada',
      'entrega',
      'bairro São Mateus',
      'endereço rua padre café 210 ap 501',
      'pagamento credit_card',
    ],
  },
  {
    text: 'Bom Pastor, rua dom silvério 33. pix',
    cart: ['1 rabada'],
    at: 'neighbourhood',
    expect: ['1 rabada', 'bairro Bom Pastor', 'endereço rua dom silvério 33', 'pagamento pix'],
  },
  {
    text: 'eu retiro aí mesmo, moro pertinho',
    cart: ['2 tropeiro'],
    at: 'fulfilment',
    expect: ['2 tropeiro', 'retirada'],
  },
  {
    text: 'troco pra 50 por favor',
    cart: ['1 tropeiro'],
    at: 'change',
    expect: ['1 tropeiro', 'troco 50'],
  },
  {
    text: 'muda o torresmo pra inteira',
    cart: ['1 torresmo [Meia]', '2 original [Unidade]'],
    expect: ['1 torresmo [Inteira]', '2 original [Unidade]'],
  },
  {
    text: 'ih esqueci, a feijoada é sem couve',
    cart: ['1 feijoada', '1 coca-lata'],
    expect: ['1 feijoada (sem couve)', '1 coca-lata'],
  },
  {
    text: 'tira as cervejas',
    cart: ['1 calabresa [Inteira]', '3 original [Unidade]'],
    expect: ['1 calabresa [Inteira]'],
  },
  {
    text: 'o pernil é com mandioca em vez de polenta',
    cart: ['1 pernil + guarnicao:polenta'],
    expect: ['1 pernil + guarnicao:mandioca'],
  },
  { text: 'qto é a meia de torresmo?', expect: ['pergunta preço torresmo'] },
  { text: 'o bolinho de feijoada leva o que?', expect: ['pergunta ingredientes bolinho-feijao'] },
  { text: 'feijoada tem hoje?', expect: ['pergunta tem feijoada'] },
  {
    text: 'entrega no Benfica? qto fica a taxa?',
    cart: ['1 tropeiro'],
    expect: ['1 tropeiro', 'pergunta entrega Benfica'],
  },
  { text: 'me passa o pix de vocês', expect: ['pergunta pix'] },
  { text: 'o motoboy já saiu com meu pedido?', expect: ['pergunta pedido'] },
  { text: 'opa, boa noite meu patrão!', expect: ['oi'] },
  {
    text: 'fechou então, só isso mesmo',
    cart: ['1 jilo [Meia]', '1 cachaca'],
    expect: ['1 jilo [Meia]', '1 cachaca', 'fim'],
  },
]

import type { CorpusMessage } from '../../../corpus'

/** umi-temakeria: what is corrected, asked and said besides. */
export const umiTemakeriaTalk: readonly CorpusMessage[] = [
  {
    text: 'tira um temaki, só quero um',
    cart: ['2 temaki-salmao', '1 coca-lata'],
    expect: ['1 temaki-salmao', '1 coca-lata'],
  },
  {
    text: 'o hot pode ser de 10',
    cart: ['1 hot-filadelfia [5 unidades]', '1 sunomono'],
    expect: ['1 hot-filadelfia [10 unidades]', '1 sunomono'],
  },
  {
    text: 'troca o combinado de 16 pelo de 30',
    cart: ['1 comb-16', '2 missoshiro'],
    expect: ['1 comb-30', '2 missoshiro'],
  },
  {
    text: 'no poke tira a manga e põe edamame',
    cart: ['1 poke [Grande] + base:gohan + proteina:salmao + complementos:manga'],
    expect: ['1 poke [Grande] + base:gohan + proteina:salmao + complementos:edamame'],
  },
  { text: 'o que vem no combinado de 16?', expect: ['pergunta ingredientes comb-16'] },
  {
    text: 'qual valor do temaki de camarão e do de atum?',
    expect: ['pergunta preço temaki-atum | temaki-camarao'],
  },
  { text: 'quais as proteínas do poke?', expect: ['pergunta sabores poke'] },
  { text: 'vocês entregam em jardim camburi? quanto é o frete', expect: ['pergunta entrega Jardim Camburi'] },
  {
    text: 'quanto tempo tá demorando a entrega?',
    cart: ['1 comb-50'],
    expect: ['1 comb-50', 'pergunta tempo'],
  },
  {
    text: 'rua joaquim lírio 410 ap 902, interfone 902. manda hashi pra duas pessoas por favor',
    cart: ['1 comb-30'],
    at: 'address',
    expect: [
      '1 comb-30',
      'endereço rua joaquim lírio 410 ap 902, interfone 902',
      'obs manda hashi pra duas pessoas',
    ],
  },
  {
    text: 'mudei de ideia, prefiro retirar aí na loja',
    cart: ['1 temaki-hot', '1 agua'],
    at: 'address',
    expect: ['1 temaki-hot', '1 agua', 'retirada'],
  },
  { text: '1 yakisoba e 1 temaki de atum', expect: ['! yakisoba', '1 temaki-atum'] },
]

import type { CorpusMessage } from '../../../corpus'

/** acai-do-mindu: what is ordered. */
export const acaiDoMinduOrders: readonly CorpusMessage[] = [
  {
    text: 'oii quero um açai de 500 com granola e banana',
    expect: ['1 acai [500 ml] + acompanhamentos:granola + acompanhamentos:banana'],
  },
  {
    text: '2 açaí tradicional 300ml, um com paçoca e outro com leite em pó',
    expect: ['1 acai [300 ml] + acompanhamentos:pacoca', '1 acai [300 ml] + acompanhamentos:leite-po'],
  },
  { text: 'me ve um x caboquinho e um café com leite', expect: ['1 caboquinho', '1 cafe-leite'] },
  {
    text: 'açaí zero 700ml com granola e nutella',
    expect: ['1 acai-zero [700 ml] + acompanhamentos:granola + adicionais:nutella'],
  },
  { text: 'um creme de cupuaçu pfvr', expect: ['1 creme-cupuacu [?]'] },
  { text: 'quero uma tapioca', expect: ['? 1 tapioca: t-tucuma | t-coalho | t-carne | t-coco'] },
  { text: 'tapioca de tucumã com queijo coalho', expect: ['1 t-tucuma + recheio:coalho'] },
  {
    text: 'mano me manda duas tapioca de carne de sol e um suco de taperebá de 500',
    expect: ['2 t-carne', '1 suco-tapereba [500 ml]'],
  },
  {
    text: 'Boa tarde\n1 açaí 700 ml granola, banana e leite em pó\n1 açaí 300 ml sem nada\n1 água com gás',
    expect: [
      '1 acai [700 ml] + acompanhamentos:granola + acompanhamentos:banana + acompanhamentos:leite-po',
      '1 acai [300 ml]',
      '1 agua-gas',
    ],
  },
  {
    text: 'açaí de 500 com farinha de tapioca, sem xarope',
    expect: ['1 acai [500 ml] + acompanhamentos:tapioca (sem xarope)'],
  },
  { text: 'suco de graviola sem açucar 300ml', expect: ['1 suco-graviola [300 ml] (sem açúcar)'] },
  {
    text: 'um suco de 500',
    expect: ['? 1 suco: suco-tapereba | suco-cupuacu | suco-maracuja | suco-graviola'],
  },
  { text: 'qro guarana baré', expect: ['? 1 guaraná baré: bare-lata | bare-2l'] },
  {
    text: 'égua manda um baré 2 litros e três x-caboquinho, um deles com ovo',
    expect: ['1 bare-2l', '2 caboquinho', '1 caboquinho + recheio:ovo'],
  },
  {
    text: 'boa noite eu queria um açaí de quinhentos ml com banana e paçoca e leite condensado e também um creme de cupuaçu de trezentos com morango',
    expect: [
      '1 acai [500 ml] + acompanhamentos:banana + acompanhamentos:pacoca + adicionais:condensado',
      '1 creme-cupuacu [300 ml] + adicionais:morango',
    ],
  },
  {
    text: 'pra mim açaí 300 com granola, pra minha irmã açaí zero 300 com banana',
    expect: ['1 acai [300 ml] + acompanhamentos:granola', '1 acai-zero [300 ml] + acompanhamentos:banana'],
  },
  {
    text: 'bota nutella no açaí tb 🤤',
    cart: ['1 acai [500 ml] + acompanhamentos:granola', '1 agua'],
    expect: ['1 acai [500 ml] + acompanhamentos:granola + adicionais:nutella', '1 agua'],
  },
  {
    text: 'mais dois suco de cupuaçu de 300',
    cart: ['1 t-coco'],
    expect: ['1 t-coco', '2 suco-cupuacu [300 ml]'],
  },
  {
    text: 'e uma tapioca de coco por favor',
    cart: ['1 caboquinho', '1 t-coco'],
    expect: ['1 caboquinho', '2 t-coco'],
  },
  { text: 'um pastel de queijo e uma coca lata', expect: ['! pastel de queijo', '1 coca-lata'] },
  {
    text: 'Boa tarde! Por favor, um suco de maracujá de 300 ml e uma tapioca de queijo coalho. Grata!',
    expect: ['1 suco-maracuja [300 ml]', '1 t-coalho'],
  },
  { text: 'x-caboquinho sem manteiga', expect: ['1 caboquinho (sem manteiga)'] },
  {
    text: 'asai 700 granola leite em po e morango',
    expect: ['1 acai [700 ml] + acompanhamentos:granola + acompanhamentos:leite-po + adicionais:morango'],
  },
  {
    text: 'somos três, um açaí de 300 pra cada, todos com paçoca',
    expect: ['3 acai [300 ml] + acompanhamentos:pacoca'],
  },
]

import type { CorpusMessage } from '../../corpus'

/** More of what customers of the açaí shop in Goiânia write. */
export const acaiMessages: readonly CorpusMessage[] = [
  {
    text: 'açaí de 500 com granola e leite ninho',
    expect: ['1 acai [500 ml] + acompanhamentos:granola + adicionais:leite-ninho'],
  },
  {
    text: 'uai quero um açaí 700 com paçoca banana e leite condensado',
    expect: [
      '1 acai [700 ml] + acompanhamentos:pacoca + acompanhamentos:banana + acompanhamentos:leite-condensado',
    ],
  },
  {
    text: '2 açaí 300, um com morango e o outro com nutella',
    expect: ['1 acai [300 ml] + adicionais:morango', '1 acai [300 ml] + adicionais:nutella'],
  },
  {
    text: '3 açaí de 300 com granola, sem granola num deles',
    expect: ['2 acai [300 ml] + acompanhamentos:granola', '1 acai [300 ml] (sem granola)'],
  },
  {
    text: 'sorvete duas bolas chocolate e flocos',
    expect: ['1 sorvete [2 bolas] + sabores:chocolate + sabores:flocos'],
  },
  {
    text: 'uma barca grande de sorvete de morango, creme e pistache',
    expect: ['1 barca-sorvete [Grande] + sabores:morango + sabores:creme + sabores:pistache'],
  },
  { text: 'açai', expect: ['1 acai [?]'] },
  {
    text: 'milk shake de morango 300 e outro de chocolate 500',
    expect: ['1 milk-shake [300 ml] + sabor:morango', '1 milk-shake [500 ml] + sabor:chocolate'],
  },
  { text: 'moço tem pamonha? se tiver me manda duas de sal', expect: ['2 pamonha-sal'] },
  {
    text: 'crepe de banana com doce de leite e um suco de abacaxi',
    expect: ['1 crepe + recheio:banana + recheio:doce-leite', '1 suco + sabor:abacaxi'],
  },
  {
    text: 'açaí 1 litro com amendoim e sucrilhos, separados por favor',
    expect: ['1 acai [1 litro] + acompanhamentos:amendoim + acompanhamentos:sucrilhos (separados)'],
  },
  { text: 'coca 600 2', expect: ['2 coca-600'] },
  { text: 'quais os acompanhamentos do açaí?', expect: ['pergunta sabores acai'] },
  {
    text: 'põe mais kiwi',
    cart: ['1 acai [500 ml] + adicionais:morango'],
    expect: ['1 acai [500 ml] + adicionais:morango + adicionais:kiwi'],
  },
  {
    text: 'troca a granola por paçoca',
    cart: ['1 acai [300 ml] + acompanhamentos:granola', '1 cafe'],
    expect: ['1 acai [300 ml] + acompanhamentos:pacoca', '1 cafe'],
  },
  {
    text: 'um creme de ninho de 500 com uva e kitkat',
    expect: ['1 creme-ninho [500 ml] + adicionais:uva + adicionais:kitkat'],
  },
  { text: '5 pao de queijo e 2 recheado', expect: ['5 pao-queijo', '2 pao-queijo-recheado'] },
  { text: 'vou querer dois açaí com cupuaçu de meio litro', expect: ['2 acai-cupuacu [500 ml]'] },
]

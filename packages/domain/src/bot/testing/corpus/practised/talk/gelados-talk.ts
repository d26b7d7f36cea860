import type { CorpusMessage } from '../../corpus'

/** What customers of the ice cream and açaí parlour correct, ask and say besides. */
export const geladosTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'bota nutella no de 500',
    cart: ['1 acai [300 ml]', '1 acai [500 ml] + complementos:granola'],
    expect: ['1 acai [300 ml]', '1 acai [500 ml] + complementos:granola + adicionais:nutella'],
  },
  {
    text: 'o pote é de 1 litro mana, 2 não cabe no meu freezer',
    cart: ['1 pote [2 litros] + sabores:flocos', '1 casquinhas'],
    expect: ['1 pote [1 litro] + sabores:flocos', '1 casquinhas'],
  },
  {
    text: 'tira 2 picolé de castanha e põe 2 de graviola',
    cart: ['5 pic-castanha [Unidade]'],
    expect: ['3 pic-castanha [Unidade]', '2 pic-graviola [Unidade]'],
  },
  {
    text: 'muda a calda pra chocolate',
    cart: ['1 cascao [2 bolas] + sabores:creme + sabores:flocos + calda:morango'],
    expect: ['1 cascao [2 bolas] + sabores:creme + sabores:flocos + calda:chocolate'],
  },
  {
    text: 'ei mudei, vou aí na loja buscar',
    cart: ['2 taca-igarape'],
    at: 'address',
    expect: ['2 taca-igarape', 'retirada'],
  },
  // Questions
  { text: 'quanto tá o pote de 2 litros?', expect: ['pergunta preço pote'] },
  { text: 'quais sabores de milk shake tem', expect: ['pergunta sabores milk-shake'] },
  {
    text: 'oi o petit gateau leva ovo? minha filha é alérgica',
    expect: ['pergunta alérgeno petit-gateau ovo'],
  },
  {
    text: 'mais um dindim de açaí. e vcs entregam na compensa?',
    cart: ['3 dindim + sabor:coco'],
    expect: ['3 dindim + sabor:coco', '1 dindim + sabor:acai', 'pergunta entrega Compensa'],
  },
  // Again and unclear
  { text: 'o mesmo da outra vez', expect: ['de novo'] },
  { text: 'qualquer um, o que o pessoal mais pede', expect: ['?'] },
  // Not sold
  { text: 'tem waffle?', expect: ['! waffle'] },
]

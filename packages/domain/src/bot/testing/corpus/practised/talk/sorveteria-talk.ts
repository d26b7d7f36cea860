import type { CorpusMessage } from '../../corpus'

/** What customers of the ice cream and dindim shop correct, ask and say besides. */
export const sorveteriaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'o de maracujá troca por taperebá mana',
    cart: ['4 dd-maracuja', '2 dd-coco'],
    expect: ['4 dd-tapereba', '2 dd-coco'],
  },
  {
    text: 'aumenta o shake pra G e a água nem precisa',
    cart: ['1 shake [M] + sabor:morango', '1 agua'],
    at: 'payment',
    expect: ['1 shake [G] + sabor:morango'],
  },
  {
    text: 'bota mais 3 dindim de coco',
    cart: ['2 dd-coco', '1 pc-skimo'],
    expect: ['5 dd-coco', '1 pc-skimo'],
  },
  // Questions
  { text: 'quanto é o pote de 2 litros', expect: ['pergunta preço pote'] },
  { text: 'q sabores tem de milk shake', expect: ['pergunta sabores shake'] },
  {
    text: 'o dindim de paçoca leva leite? meu menino é intolerante',
    cart: ['3 dd-acai'],
    expect: ['3 dd-acai', 'pergunta alérgeno dd-pacoca leite'],
  },
  // Closing
  {
    text: 'pronto maninha, é só isso msm',
    cart: ['1 casquinha [1 bola] + sabores:tucuma'],
    expect: ['1 casquinha [1 bola] + sabores:tucuma', 'fim'],
  },
  // Not sold or unclear
  { text: 'tem tacacá tb?', expect: ['! tacacá'] },
]

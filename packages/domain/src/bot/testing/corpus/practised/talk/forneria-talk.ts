import type { CorpusMessage } from '../../corpus'

/** What customers of the pizzeria with wines correct, ask and say besides. */
export const forneriaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'bah a calabresa pode ser família então',
    cart: ['1 p-calabresa [Grande]', '1 fruki-2l'],
    at: 'fulfilment',
    expect: ['1 p-calabresa [Família]', '1 fruki-2l'],
  },
  {
    text: 'tira a borda da portuguesa e deixa ela sem cebola',
    cart: ['1 p-portuguesa [Média] + borda:cheddar', '1 coca-2l'],
    expect: ['1 p-portuguesa [Média] (sem cebola)', '1 coca-2l'],
  },
  {
    text: 'não era tannat, era merlot',
    cart: ['1 p-gauderia [Média]', '1 v-tannat [Garrafa]'],
    expect: ['1 p-gauderia [Média]', '1 v-merlot [Garrafa]'],
  },
  // Questions
  { text: 'o q vem na gaudéria', expect: ['pergunta ingredientes p-gauderia'] },
  { text: 'quanto sai a família de coração', expect: ['pergunta preço p-coracao'] },
  {
    text: 'vocês levam no partenon?',
    cart: ['2 cz-frango'],
    expect: ['2 cz-frango', 'pergunta entrega Partenon'],
  },
  // Closing
  {
    text: 'era isso guria, brigada',
    cart: ['1 p-vegetariana [Broto]', '1 agua'],
    expect: ['1 p-vegetariana [Broto]', '1 agua', 'fim'],
  },
  // Not sold or unclear
  { text: 'fazem xis salada tbm?', expect: ['! xis salada'] },
]

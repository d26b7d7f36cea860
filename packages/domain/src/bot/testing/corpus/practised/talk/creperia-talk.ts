import type { CorpusMessage } from '../../corpus'

/** What customers of the creperia and soup place correct, ask and say besides. */
export const creperiaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'a canja pode ser grande, tô com fome',
    cart: ['1 s-canja [P]', '1 cha-hortela'],
    expect: ['1 s-canja [G]', '1 cha-hortela'],
  },
  {
    text: 'no lugar do vinho me dá um suco de uva, to dirigindo',
    cart: ['1 c-frango', '1 v-merlot [Taça]'],
    expect: ['1 c-frango', '1 suco-uva'],
  },
  {
    text: 'faz o crepe com massa integral por favor',
    cart: ['1 c-palmito', '1 s-feijao [M]'],
    expect: ['1 c-palmito + massa:integral', '1 s-feijao [M]'],
  },
  // Questions
  { text: 'qual valor do caldo de camarão grande', expect: ['pergunta preço s-camarao'] },
  { text: 'sopa de cebola é feita com o que', expect: ['pergunta ingredientes s-cebola'] },
  {
    text: 'manda mais um caldo verde p e me diz se entrega no campeche',
    cart: ['1 s-caldo-verde [P]'],
    expect: ['2 s-caldo-verde [P]', 'pergunta entrega Campeche'],
  },
  // Closing
  {
    text: 'era isso querida, pode finalizar',
    cart: ['2 d-nutella'],
    expect: ['2 d-nutella', 'fim'],
  },
  // Not sold or unclear
  { text: 'quero aquele lá que a minha irmã falou', expect: ['?'] },
]

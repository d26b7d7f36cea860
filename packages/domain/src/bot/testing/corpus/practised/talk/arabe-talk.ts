import type { CorpusMessage } from '../../corpus'

/** What customers of the Arab food place correct, ask and say besides. */
export const arabeTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'as de carne são fechadas, desculpe',
    cart: ['6 ea-carne', '4 ea-queijo'],
    expect: ['6 ef-carne', '4 ea-queijo'],
  },
  {
    text: 'tira um shawarma e coloca batata no que ficou',
    cart: ['2 shawarma [Normal] + proteina:frango'],
    expect: ['1 shawarma [Normal] + proteina:frango + extras:batata'],
  },
  {
    text: 'melhor eu ir buscar então',
    cart: ['10 ea-carne'],
    at: 'neighbourhood',
    expect: ['10 ea-carne', 'retirada'],
  },
  // Questions
  { text: 'qto é a esfiha fechada de espinafre', expect: ['pergunta preço ef-espinafre'] },
  { text: 'hommus leva gergelim né', expect: ['pergunta alérgeno hommus gergelim'] },
  {
    text: 'inclui 2 malabie. a entrega na vila c sai por quanto',
    cart: ['1 mjadra'],
    expect: ['1 mjadra', '2 malabie', 'pergunta entrega Vila C'],
  },
  // Closing
  {
    text: 'shukran! é só isso, pode confirmar',
    cart: ['3 kibe-frito', '1 ayran'],
    expect: ['3 kibe-frito', '1 ayran', 'fim'],
  },
  // Not sold or unclear
  { text: 'vcs tem beirute de filé', expect: ['! beirute'] },
]

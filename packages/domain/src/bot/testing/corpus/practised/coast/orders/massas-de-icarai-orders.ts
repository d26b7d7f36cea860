import type { CorpusMessage } from '../../../corpus'

/** massas-de-icarai: what is ordered. */
export const massasDeIcaraiOrders: readonly CorpusMessage[] = [
  {
    text: 'boa noite qro um nhoque individual a bolonhesa',
    expect: ['1 nhoque [Individual] + molho:bolonhesa'],
  },
  {
    text: 'espaguete família ao sugo e uma coca 1,5',
    expect: ['1 espaguete [Família] + molho:sugo', '1 coca-15'],
  },
  {
    text: 'um ravioli individual ao molho branco com parmesão',
    expect: ['1 ravioli [Individual] + molho:branco + adicionais:parmesao'],
  },
  { text: 'lazanha de frango 1kg', expect: ['1 las-frango [1 kg]'] },
  { text: 'quero duas lasanha de berinjela 500g', expect: ['2 las-berinjela [500 g]'] },
  { text: 'me vê uma lasanha', expect: ['? 1 lasanha: las-bolonhesa | las-frango | las-berinjela'] },
  {
    text: '1 frango assado, 1 farofa e 1 salada de maionese',
    expect: ['1 frango', '1 farofa', '1 maionese'],
  },
  { text: 'talharim com pesto', expect: ['1 talharim [?] + molho:pesto'] },
  { text: 'nhoque família', expect: ['1 nhoque [Família] + ?molho'] },
  { text: 'executivo de strogonoff com mate', expect: ['1 exec-strogonoff + bebida:mate'] },
  { text: 'qro um executivo parmegiana', expect: ['1 exec-parmegiana + ?bebida'] },
  {
    text: '2 executivos parmegiana, um com coca outro com guaraná',
    expect: ['1 exec-parmegiana + bebida:coca', '1 exec-parmegiana + bebida:guarana'],
  },
  { text: 'fala campeão, manda 3 guaravita e um arroz de forno', expect: ['3 guaravita', '1 arroz-forno'] },
  {
    text: 'canelone individual quatro queijos com bacon',
    expect: ['1 canelone [Individual] + molho:quatro-queijos + adicionais:bacon'],
  },
  {
    text: 'Boa noite! Poderia me enviar, por favor, um pote de molho pesto, um tiramisu e um vinho tinto da casa?',
    expect: ['1 pote-pesto', '1 tiramisu', '1 vinho'],
  },
  {
    text: 'almoço de domingo:\n2 frango assado\n1 pernil\n2 arroz de forno\n1 farofa\n2 coca 1,5l',
    expect: ['2 frango', '1 pernil', '2 arroz-forno', '1 farofa', '2 coca-15'],
  },
  { text: 'LASANHA A BOLONHESA 1 KG E 2 PAVÊ', expect: ['1 las-bolonhesa [1 kg]', '2 pave'] },
  {
    text: '3 espaguete individual: dois ao sugo e um à bolonhesa',
    expect: ['2 espaguete [Individual] + molho:sugo', '1 espaguete [Individual] + molho:bolonhesa'],
  },
  {
    text: 'talharim individual ao sugo com camarão, sem cebola',
    expect: ['1 talharim [Individual] + molho:sugo + adicionais:camarao (sem cebola)'],
  },
  { text: 'e mais um pavê de sobremesa', cart: ['1 frango'], expect: ['1 frango', '1 pave'] },
  {
    text: 'acrescenta um espaguete individual bolonhesa pro meu filho',
    cart: ['1 las-frango [500 g]'],
    expect: ['1 las-frango [500 g]', '1 espaguete [Individual] + molho:bolonhesa'],
  },
  {
    text: 'oi boa tarde então eu vou querer um nhoque individual quatro queijos um ravioli individual ao sugo e dois mates gelados',
    expect: ['1 nhoque [Individual] + molho:quatro-queijos', '1 ravioli [Individual] + molho:sugo', '2 mate'],
  },
  { text: 'manda uma coca aí', expect: ['? 1 coca: coca-lata | coca-15'] },
  { text: 'um fettuccine alfredo e um frango assado', expect: ['! fettuccine alfredo', '1 frango'] },
]

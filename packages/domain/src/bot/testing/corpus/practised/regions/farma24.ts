import type { CorpusMessage } from '../../corpus'

/** More of what customers of the chemist's in São Paulo write. */
export const farma24Messages: readonly CorpusMessage[] = [
  { text: 'dipirona 500mg 2 caixas', expect: ['2 dipirona-500 [Caixa]'] },
  { text: 'paracetamol 750 cartela 1', expect: ['1 paracetamol [Cartela]'] },
  { text: 'pilha aa com 4, 2', expect: ['2 pilha-aa'] },
  {
    text: 'preservativo com 3 sensitive e um eno de laranja',
    expect: ['1 preservativo + tipo:sensitive', '1 eno + sabor:laranja'],
  },
  { text: '3 preservativo', expect: ['3 preservativo'] },
  { text: 'fralda pampers XG 2 e huggies M 1', expect: ['2 fralda-pampers [XG]', '1 fralda-huggies [M]'] },
  { text: 'escova de dente macia e creme dental', expect: ['1 escova + cerdas:macia', '1 creme-dental'] },
  { text: 'protetor solar 50', expect: ['1 protetor'] },
  { text: 'leite ninho 380g 2 e mamadeira', expect: ['2 leite-ninho', '1 mamadeira'] },
  { text: 'gelo 5kg e carvão 3kg, 2 de cada', expect: ['2 gelo', '2 carvao'] },
  { text: 'um fardo de agua com gas e dois monster', expect: ['1 agua-gas [Fardo com 12]', '2 monster'] },
  { text: 'neosaldina cartela, aliás caixa', expect: ['1 neosaldina [Caixa]'] },
  { text: 'tem viagra?', expect: ['! viagra'] },
  {
    text: 'vcs entregam em perdizes até que horas?',
    expect: ['pergunta entrega Perdizes', 'pergunta horário'],
  },
  { text: 'loratadina 10mg 1, engov 1 caixa', expect: ['1 loratadina', '1 engov [Caixa]'] },
  {
    text: 'não precisa do termômetro',
    cart: ['1 termometro', '1 dipirona-gotas'],
    expect: ['1 dipirona-gotas'],
  },
  { text: 'papel higiênico com 4 3 pacotes', expect: ['3 papel'] },
  { text: 'band aid 40 unidades 1 e pomada pra assadura 1', expect: ['1 curativo', '1 pomada'] },
]

import type { CorpusMessage } from '../../corpus'

/** What customers of the florist in Curitiba write. */
export const floriculturaMessages: readonly CorpusMessage[] = [
  {
    text: 'oi bom dia! queria um buquê de rosas vermelhas médio com cartão',
    expect: ['1 buque-rosas [M] + cor:vermelha + mimos:cartao'],
  },
  { text: 'piá, me vê uma dúzia de rosa branca', expect: ['1 rosa [Dúzia] + cor:branca'] },
  { text: '3 rosas vermelhas', expect: ['3 rosa [Unidade] + cor:vermelha'] },
  {
    text: 'quero um buque de girassol pequeno e uma caixa de ferrero com 12',
    expect: ['1 buque-girassol [P]', '1 ferrero-12'],
  },
  { text: '2 ferrero rocher com 8', expect: ['2 ferrero-8'] },
  { text: 'ferrero com 12, 3', expect: ['3 ferrero-12'] },
  { text: 'uma orquidea por favor', expect: ['? 1 orquidea: orquidea-branca | orquidea-roxa'] },
  { text: 'duas suculentas, aliás três, e um cacto', expect: ['3 suculenta', '1 cacto'] },
  { text: '2 sacos de terra adubada de 20kg e um adubo', expect: ['2 terra-20', '1 adubo'] },
  { text: 'terra adubada 5kg 4 unidades', expect: ['4 terra-5'] },
  {
    text: 'buque de rosa amarela grande com ursinho e balão, entrega no juvevê amanhã',
    expect: ['1 buque-rosas [G] + cor:amarela + mimos:ursinho + mimos:balao', 'entrega', 'bairro Juvevê'],
  },
  { text: 'qual o preço da coroa de flores?', expect: ['pergunta preço coroa'] },
  { text: 'vcs entregam no cajuru? quanto é a taxa', expect: ['pergunta entrega Cajuru'] },
  { text: 'tem tulipa?', expect: ['! tulipa'] },
  { text: 'queria três tulipas e um vaso de barro', expect: ['! tulipas', '1 vaso-barro'] },
  {
    text: 'bota um cartão no buquê',
    cart: ['1 buque-girassol [M]'],
    expect: ['1 buque-girassol [M] + mimos:cartao'],
  },
  {
    text: 'troca a orquídea branca pela roxa',
    cart: ['1 orquidea-branca', '1 vela'],
    expect: ['1 orquidea-roxa', '1 vela'],
  },
  {
    text: 'na verdade são duas violetas',
    cart: ['1 violeta', '1 samambaia'],
    expect: ['2 violeta', '1 samambaia'],
  },
  {
    text: 'moça queria um arranjo de mesa e uma vela aromática pra levar amanhã na casa da minha sogra',
    expect: ['1 arranjo-mesa', '1 vela'],
  },
  {
    text: 'um lírio da paz e uma samambaia, passo buscar as 17h',
    expect: ['1 lirio', '1 samambaia', 'retirada', 'hora 17:00'],
  },
  {
    text: 'dois buquês de flores do campo, um pequeno e outro grande',
    expect: ['1 buque-campo [P]', '1 buque-campo [G]'],
  },
  { text: 'não quero cartão não', cart: ['1 buque-campo [P] + mimos:cartao'], expect: ['1 buque-campo [P]'] },
]

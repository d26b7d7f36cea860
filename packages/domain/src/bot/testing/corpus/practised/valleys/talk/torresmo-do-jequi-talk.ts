import type { CorpusMessage } from '../../../corpus'

/** torresmo-do-jequi: what is said ahead, corrected and asked. */
export const torresmoDoJequiTalk: readonly CorpusMessage[] = [
  { text: 'quanto é a meia de costelinha?', expect: ['pergunta preço costelinha'] },
  { text: 'o que vem na vaca atolada?', expect: ['pessoa'] },
  { text: 'tem chopp hoje?', expect: ['pergunta tem chopp'] },
  { text: 'vocês entregam em Curvelo?', expect: ['pergunta entrega Curvelo'] },
  { text: 'que hora fecha?', expect: ['pergunta horário'] },
  { text: 'qual o pix de vcs', expect: ['pergunta pix'] },
  { text: 'a linguiça é inteira', cart: ['1 linguica [Meia]'], expect: ['1 linguica [Inteira]'] },
  { text: 'tira o jiló', cart: ['1 jilo [Meia]', '2 chopp'], expect: ['2 chopp'] },
  { text: 'bota mais dois chopp', cart: ['3 chopp'], expect: ['5 chopp'] },
  { text: 'no lugar da original quero heineken', cart: ['2 original'], expect: ['2 heineken'] },
  {
    text: 'com goiabada no torresmo',
    cart: ['1 rolo [Inteira]'],
    expect: ['1 rolo [Inteira] + molho:goiabada'],
  },
  { text: 'são só 3 pastéis', cart: ['5 angu-carne'], expect: ['3 angu-carne'] },
  { text: 'pode encerrar o pedido', cart: ['1 vaca'], expect: ['1 vaca', 'fim'] },
  {
    text: 'busco aí no balcão',
    cart: ['1 pururuca [Meia]'],
    at: 'fulfilment',
    expect: ['1 pururuca [Meia]', 'retirada'],
  },
  {
    text: 'dinheiro certinho',
    cart: ['1 vaca'],
    at: 'payment',
    expect: ['1 vaca', 'pagamento cash', 'sem troco'],
  },
  {
    text: 'rua da quitanda 45, toca a campainha',
    cart: ['2 original'],
    at: 'address',
    expect: ['2 original', 'endereço rua da quitanda 45', 'obs toca a campainha'],
  },
]

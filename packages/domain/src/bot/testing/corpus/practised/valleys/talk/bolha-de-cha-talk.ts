import type { CorpusMessage } from '../../../corpus'

/** bolha-de-cha: what is said ahead, corrected and asked. */
export const bolhaDeChaTalk: readonly CorpusMessage[] = [
  { text: 'quanto é o matcha latte?', expect: ['pergunta preço matcha'] },
  { text: 'quais bolhas tem pro chá de limão?', expect: ['pergunta sabores limao'] },
  { text: 'tem taro hj?', expect: ['pergunta tem taro'] },
  { text: 'vcs entregam no juvevê?', expect: ['pergunta entrega Juvevê'] },
  { text: 'demora muito pra entregar?', expect: ['pergunta tempo'] },
  { text: 'o waffle leva ovo?', expect: ['pergunta alérgeno waffle ovo'] },
  {
    text: 'muda a bolha pra lichia',
    cart: ['1 taro [500 ml] + bolhas:manga'],
    expect: ['1 taro [500 ml] + bolhas:lichia'],
  },
  {
    text: 'é de 700 o chá, não 500',
    cart: ['1 limao [500 ml] + bolhas:manga'],
    expect: ['1 limao [700 ml] + bolhas:manga'],
  },
  { text: 'tira um mochi', cart: ['3 mochi + sabor:coco'], expect: ['2 mochi + sabor:coco'] },
  {
    text: 'bota chantilly no matcha',
    cart: ['1 matcha [500 ml] + bolhas:tapioca'],
    expect: ['1 matcha [500 ml] + bolhas:tapioca + topo:chantilly'],
  },
  { text: 'cancela tudo', cart: ['1 waffle'], expect: ['1 waffle', 'esvaziar'] },
  { text: 'pode fechar', cart: ['2 mocha'], expect: ['2 mocha', 'fim'] },
  { text: 'Água Verde', cart: ['1 waffle'], at: 'neighbourhood', expect: ['1 waffle', 'bairro Água Verde'] },
  {
    text: 'rua guilherme pugsley 1100 ap 42',
    cart: ['1 mocha'],
    at: 'address',
    expect: ['1 mocha', 'endereço rua guilherme pugsley 1100 ap 42'],
  },
  {
    text: 'no débito',
    cart: ['1 cheesecake'],
    at: 'payment',
    expect: ['1 cheesecake', 'pagamento debit_card'],
  },
  { text: 'não precisa de troco', cart: ['2 espresso'], at: 'change', expect: ['2 espresso', 'sem troco'] },
]

import type { CorpusMessage } from '../../../corpus'

/** aro-doce: what is ordered. */
export const aroDoceOrders: readonly CorpusMessage[] = [
  { text: 'oii quero 2 donuts de nutella', expect: ['2 donut + sabor:nutella'] },
  {
    text: 'um donut de chocolate e um de morango',
    expect: ['1 donut + sabor:chocolate', '1 donut + sabor:morango'],
  },
  {
    text: 'caixa com 4: 2 de oreo e 2 de chocolate',
    expect: ['1 caixa-4 + sabores:oreo*2 + sabores:chocolate*2'],
  },
  {
    text: '1 caixa de 6 donuts metade nutella metade morango pfv',
    expect: ['1 caixa-6 + sabores:nutella*3 + sabores:morango*3'],
  },
  {
    text: 'quero uma caixa com 4 donuts, um de cada: chocolate, morango, oreo e doce de leite',
    expect: ['1 caixa-4 + sabores:chocolate + sabores:morango + sabores:oreo + sabores:doce-leite'],
  },
  { text: 'caixa com 6 donuts', expect: ['1 caixa-6 + ?sabores'] },
  {
    text: 'me vê uma caixa de 4 donuts toda de doce de leite',
    expect: ['1 caixa-4 + sabores:doce-leite*4'],
  },
  { text: 'wafle com nutela e morango', expect: ['1 waffle + coberturas:nutella + coberturas:morango'] },
  {
    text: '1 waffle c/ banana e doce de leite e 1 capuccino grande',
    expect: ['1 waffle + coberturas:banana + coberturas:doce-leite', '1 cappuccino [Grande]'],
  },
  { text: 'pote de mini donuts com calda de ninho', expect: ['1 mini + calda:ninho'] },
  { text: 'um latte caramelo', expect: ['1 latte [?]'] },
  {
    text: 'dois cappuccino pequeno, um com leite sem lactose',
    expect: ['1 cappuccino [Pequeno]', '1 cappuccino [Pequeno] + leite:sem-lactose'],
  },
  { text: 'cafe coado grande sem açucar', expect: ['1 cafe [Grande] (sem açucar)'] },
  { text: 'um latte caramelo grande, não, melhor um cappuccino grande', expect: ['1 cappuccino [Grande]'] },
  { text: 'quero uma quiche', expect: ['? 1 quiche: quiche-palmito | quiche-alho'] },
  {
    text: 'lanche da tarde 🍩\n3 donuts de chocolate\n2 donuts de açúcar e canela\n1 croissant\n2 chocolate quente grande',
    expect: ['3 donut + sabor:chocolate', '2 donut + sabor:canela', '1 croissant', '2 choc-quente [Grande]'],
  },
  {
    text: 'Boa tarde! Gostaria de um croissant de presunto e queijo, uma quiche de palmito e uma limonada rosa, por gentileza.',
    expect: ['1 croissant', '1 quiche-palmito', '1 limonada'],
  },
  {
    text: 'um brownie e um donut de oreo',
    expect: ['! brownie', '1 donut + sabor:oreo'],
  },
  {
    text: 'oi boa tarde eu vou querer uma caixa com quatro donuts dois de nutella e dois de oreo e um cappuccino pequeno e uma coca zero',
    expect: ['1 caixa-4 + sabores:nutella*2 + sabores:oreo*2', '1 cappuccino [Pequeno]', '1 coca-zero'],
  },
  { text: 'um milkshake', expect: ['1 shake + ?sabor'] },
  {
    text: 'e um donut de morango pra minha filha',
    cart: ['1 latte [Grande]'],
    expect: ['1 latte [Grande]', '1 donut + sabor:morango'],
  },
  {
    text: 'mais 2 donuts de nutella',
    cart: ['2 donut + sabor:nutella', '1 cafe [Pequeno]'],
    expect: ['4 donut + sabor:nutella', '1 cafe [Pequeno]'],
  },
  {
    text: 'adiciona uma limonada com pouco gelo',
    cart: ['1 waffle + coberturas:nutella'],
    expect: ['1 waffle + coberturas:nutella', '1 limonada (pouco gelo)'],
  },
  {
    text: 'waffle de morango com sorvete de creme tbm',
    cart: ['1 cappuccino [Grande]'],
    expect: ['1 cappuccino [Grande]', '1 waffle + coberturas:morango + coberturas:sorvete'],
  },
]

import type { CorpusMessage } from '../../../corpus'

/** bolha-de-cha: what is ordered. */
export const bolhaDeChaOrders: readonly CorpusMessage[] = [
  { text: 'oi! um taro latte de 700 com bolha de tapioca', expect: ['1 taro [700 ml] + bolhas:tapioca'] },
  {
    text: 'um matcha latte 500 com lichia e chantilly',
    expect: ['1 matcha [500 ml] + bolhas:lichia + topo:chantilly'],
  },
  {
    text: 'chá de pêssego 700ml com bolha de manga sem açúcar',
    expect: ['1 pessego [700 ml] + bolhas:manga + doce:sem'],
  },
  {
    text: '2 chá de maracujá de 500, um com bolha de morango e outro com manga',
    expect: ['1 maracuja [500 ml] + bolhas:morango', '1 maracuja [500 ml] + bolhas:manga'],
  },
  { text: 'um chá preto com leite', expect: ['1 preto [?] + ?bolhas'] },
  { text: 'quero um waffle de bolha e um mocha', expect: ['1 waffle', '1 mocha'] },
  { text: 'dois espressos e um cheesecake de matcha', expect: ['2 espresso', '1 cheesecake'] },
  {
    text: '3 mochi: um de cada sabor',
    expect: ['1 mochi + sabor:feijao', '1 mochi + sabor:morango', '1 mochi + sabor:coco'],
  },
  {
    text: 'dois mochis de morango e um de coco',
    expect: ['2 mochi + sabor:morango', '1 mochi + sabor:coco'],
  },
  { text: 'me vê um chá de limão grande com tapioca', expect: ['1 limao [700 ml] + bolhas:tapioca'] },
  { text: 'um taro 500 tapioca pouco açúcar', expect: ['1 taro [500 ml] + bolhas:tapioca + doce:meio'] },
  {
    text: 'piá, quero um café gelado e dois mochi de feijão',
    expect: ['1 gelado', '2 mochi + sabor:feijao'],
  },
  { text: 'um chá', expect: ['? 1 chá: preto | pessego | maracuja | limao'] },
  {
    text: 'matcha latte 700 com tapioca e creme de queijo, açúcar normal',
    expect: ['1 matcha [700 ml] + bolhas:tapioca + topo:creme + doce:normal'],
  },
  { text: 'um milkshake de morango e um espresso', expect: ['! milkshake', '1 espresso'] },
  {
    text: 'eu quero um taro 700 com lichia e minha amiga quer um igual só que com manga',
    expect: ['1 taro [700 ml] + bolhas:lichia', '1 taro [700 ml] + bolhas:manga'],
  },
  {
    text: 'dois chás de pêssego 500 com bolha de lichia, os dois sem açúcar',
    expect: ['2 pessego [500 ml] + bolhas:lichia + doce:sem'],
  },
  { text: '1 mocha s/ chantilly', expect: ['1 mocha (sem chantilly)'] },
  {
    text: 'um espresso duplo e um waffle com sorvete',
    expect: ['1 espresso (duplo)', '1 waffle (com sorvete)'],
  },
  {
    text: 'Boa tarde. Gostaria de um chá de maracujá de 500 ml com bolhas de tapioca, por gentileza.',
    expect: ['1 maracuja [500 ml] + bolhas:tapioca'],
  },
  {
    text: 'um chá de limão 500 manga e um chá de limão 700 morango',
    expect: ['1 limao [500 ml] + bolhas:manga', '1 limao [700 ml] + bolhas:morango'],
  },
  {
    text: 'um preto com leite 500 tapioca e 2 espresso pra retirar',
    expect: ['1 preto [500 ml] + bolhas:tapioca', '2 espresso', 'retirada'],
  },
  { text: 'cinco mochi de coco, 2 pra mim e 3 pra minha vó', expect: ['5 mochi + sabor:coco'] },
  {
    text: 'me manda 2 waffle e 1 cheesecake no Batel, rua bispo dom josé 2500',
    expect: ['2 waffle', '1 cheesecake', 'entrega', 'bairro Batel', 'endereço rua bispo dom josé 2500'],
  },
]

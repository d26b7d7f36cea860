import type { CorpusMessage } from '../../../corpus'

/** empanadas-da-fronteira: what is ordered. */
export const empanadasDaFronteiraOrders: readonly CorpusMessage[] = [
  { text: 'bah boa tarde, me vê uma dúzia de empanada de carne', expect: ['1 e-carne [Dúzia]'] },
  { text: 'quero 4 empanadas de frango', expect: ['4 e-frango [Unidade]'] },
  { text: 'meia duzia de humita e uma quilmes', expect: ['1 e-humita [Meia dúzia]', '1 quilmes'] },
  {
    text: 'duas dúzias de empanada de carne e meia dúzia de queijo e cebola',
    expect: ['2 e-carne [Dúzia]', '1 e-cebola [Meia dúzia]'],
  },
  { text: '3 alfajor de chocolate branco', expect: ['3 alfajor + cobertura:branco'] },
  { text: 'um alfajor por favor tchê', expect: ['1 alfajor + ?cobertura'] },
  { text: 'panqueque de doce de leite e uma água', expect: ['1 panqueque + sabores:doce-leite', '1 agua'] },
  {
    text: '1 panqueque de doce de leite com chocolate',
    expect: ['1 panqueque + sabores:doce-leite + sabores:chocolate'],
  },
  {
    text: 'Buenas! Queria\n2 empanadas de carne\n2 de humita\n1 coca 600',
    expect: ['2 e-carne [Unidade]', '2 e-humita [Unidade]', '1 coca-600'],
  },
  { text: '5 medialunas e 1 sanduiche de miga', expect: ['5 medialuna', '1 sanduiche-miga'] },
  { text: 'me separa um pote de doce de leite', expect: ['1 pote-dl'] },
  {
    text: 'oi queria 3 empanada de presunto e queijo e 3 de carne e um refri de pomelo',
    expect: ['3 e-queijo [Unidade]', '3 e-carne [Unidade]', '1 pomelo'],
  },
  { text: '1 empanada de carne com chimichurri', expect: ['1 e-carne [Unidade] + molho:chimichurri'] },
  {
    text: 'quero 2 alfajores de maizena e 2 de chocolate preto',
    expect: ['2 alfajor + cobertura:maizena', '2 alfajor + cobertura:preto'],
  },
  { text: 'e uma coca gelada', expect: ['? 1 coca: coca-600 | coca-2l'] },
  { text: 'vou querer uma cerveja', expect: ['? 1 cerveja: patricia | quilmes'] },
  {
    text: 'mais uma patricia',
    cart: ['1 e-carne [Dúzia]', '1 patricia'],
    expect: ['1 e-carne [Dúzia]', '2 patricia'],
  },
  {
    text: 'e tb meia dúzia de frango',
    cart: ['1 e-carne [Meia dúzia]'],
    expect: ['1 e-carne [Meia dúzia]', '1 e-frango [Meia dúzia]'],
  },
  {
    text: 'Boa tarde. Gostaria de encomendar uma dúzia de empanadas de presunto e queijo e uma fatia de torta rogel, por gentileza.',
    expect: ['1 e-queijo [Dúzia]', '1 rogel'],
  },
  { text: 'dez empanadas de frango e duas coca 2l', expect: ['10 e-frango [Unidade]', '2 coca-2l'] },
  { text: '2 medialuna recheada sem presunto', expect: ['2 medialuna-pq (sem presunto)'] },
  { text: 'um choripan e 2 empanada d carne', expect: ['! choripan', '2 e-carne [Unidade]'] },
  {
    text: 'bota mais um alfajor igual esse',
    cart: ['1 alfajor + cobertura:preto'],
    expect: ['2 alfajor + cobertura:preto'],
  },
  { text: 'uma dúzia de medialuna', expect: ['12 medialuna'] },
]

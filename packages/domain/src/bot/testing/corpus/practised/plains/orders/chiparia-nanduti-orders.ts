import type { CorpusMessage } from '../../../corpus'

/** chiparia-nanduti: what is ordered. */
export const chipariaNandutiOrders: readonly CorpusMessage[] = [
  { text: 'bom dia! uma dúzia de chipa tradicional', expect: ['1 chipa-tradicional [Dúzia]'] },
  {
    text: 'meia duzia de chipa de catupiry e 2 café com leite grande',
    expect: ['1 chipa-catupiry [Meia dúzia]', '2 cafe-leite [Grande]'],
  },
  { text: 'manda 4 chipa de presunto e queijo', expect: ['4 chipa-presunto [Unidade]'] },
  {
    text: '3 chipa tradicional e um cocido pequeno pf',
    expect: ['3 chipa-tradicional [Unidade]', '1 cocido [Pequeno]'],
  },
  { text: 'uma sopa paraguia inteira', expect: ['1 sopa [Inteira]'] },
  {
    text: '2 fatia de sopa paraguaia e 1 fatia de chipa guazu',
    expect: ['2 sopa [Fatia]', '1 guazu [Fatia]'],
  },
  { text: 'quero chipa guazu', expect: ['1 guazu [?]'] },
  {
    text: '2 empanada de carne frita e 1 de frango assada',
    expect: ['2 emp-carne + preparo:frita', '1 emp-frango + preparo:assada'],
  },
  { text: 'empanada de palmito', expect: ['1 emp-palmito + ?preparo'] },
  {
    text: 'me vê 3 empanada',
    expect: ['? 3 empanada: emp-carne | emp-frango | emp-queijo | emp-palmito'],
  },
  { text: '1 erva mate menta com limão e um gelo', expect: ['1 erva-500 + sabor:menta', '1 gelo'] },
  {
    text: 'duas ervas de tereré tradicional e uma bomba',
    expect: ['2 erva-500 + sabor:tradicional', '1 bomba'],
  },
  { text: 'opa patrão, uma guampa e uma bomba de inox', expect: ['1 guampa', '1 bomba'] },
  {
    text: 'bom dia é pro café da manhã da empresa: duas dúzias de chipa tradicional, uma dúzia de chipa de catupiry, 1 sopa paraguaia inteira e 2 coca 2l',
    expect: ['2 chipa-tradicional [Dúzia]', '1 chipa-catupiry [Dúzia]', '1 sopa [Inteira]', '2 coca-2l'],
  },
  {
    text: 'oi bom dia eu quero quatro chipas tradicionais um café com leite pequeno e uma fatia de sopa paraguaia',
    expect: ['4 chipa-tradicional [Unidade]', '1 cafe-leite [Pequeno]', '1 sopa [Fatia]'],
  },
  { text: '5 empanada de queijo fritaaa e 2 pulp', expect: ['5 emp-queijo + preparo:frita', '2 pulp'] },
  {
    text: '4 empanada de carne, duas assada e duas frita',
    expect: ['2 emp-carne + preparo:assada', '2 emp-carne + preparo:frita'],
  },
  { text: '1 pastel de queijo e 1 suco de laranja', expect: ['! pastel de queijo', '1 suco-laranja'] },
  { text: 'suco de laranja sem gelo e sem açúcar', expect: ['1 suco-laranja (sem gelo, sem açúcar)'] },
  {
    text: 'MEIA DUZIA DE CHIPA TRADICIONAL BEM ASSADINHA',
    expect: ['1 chipa-tradicional [Meia dúzia] (bem assadinha)'],
  },
  {
    text: 'e mais 2 chipas de catupiry',
    cart: ['1 cocido [Grande]'],
    expect: ['1 cocido [Grande]', '2 chipa-catupiry [Unidade]'],
  },
  {
    text: 'põe outra sopa paraguaia inteira aí',
    cart: ['1 sopa [Inteira]'],
    expect: ['2 sopa [Inteira]'],
  },
  {
    text: 'uma coca tbm chefe',
    cart: ['2 emp-carne + preparo:frita'],
    expect: ['2 emp-carne + preparo:frita', '? 1 coca: coca-lata | coca-2l'],
  },
  {
    text: 'faltou o tereré: 1 erva de abacaxi e 2 gelo',
    cart: ['1 chipa-tradicional [Dúzia]'],
    expect: ['1 chipa-tradicional [Dúzia]', '1 erva-500 + sabor:abacaxi', '2 gelo'],
  },
]

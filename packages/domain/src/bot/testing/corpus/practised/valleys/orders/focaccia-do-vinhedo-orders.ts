import type { CorpusMessage } from '../../../corpus'

/** focaccia-do-vinhedo: what is ordered. */
export const focacciaDoVinhedoOrders: readonly CorpusMessage[] = [
  { text: 'uma focaccia grande de alecrim com borda de alho', expect: ['1 alecrim [Grande] + borda:alho'] },
  { text: 'meia tomate seco meia copa e rúcula, grande', expect: ['1 tomate / copa [Grande]'] },
  {
    text: 'uma pequena metade salame metade gorgonzola com pera',
    expect: ['1 salame / gorgonzola [Pequena]'],
  },
  {
    text: 'bah, me vê uma de copa e rúcula pequena e uma taça de merlot',
    expect: ['1 copa [Pequena]', '1 merlot'],
  },
  {
    text: '2 grandes: uma de salame e a outra meia alecrim meia tomate seco',
    expect: ['1 salame [Grande]', '1 alecrim / tomate [Grande]'],
  },
  { text: 'uva e canela', expect: ['1 uva [?]'] },
  {
    text: 'um suco de uva tinto e um branco',
    expect: ['1 suco-uva + tipo:tinto', '1 suco-uva + tipo:branco'],
  },
  { text: 'sanduíche de mortadela sem picles', expect: ['1 s-mortadela (sem picles)'] },
  { text: 'dois sanduíches: um de presunto cru e um de legumes', expect: ['1 s-presunto', '1 s-legumes'] },
  { text: 'uma sopa', expect: ['? 1 sopa: capeletti | abobora'] },
  { text: 'sopa de capeletti e uma água com gás', expect: ['1 capeletti', '1 agua-gas'] },
  {
    text: 'uma grande meio a meio de salame e copa com borda de parmesão',
    expect: ['1 salame / copa [Grande] + borda:parmesao'],
  },
  { text: 'focaccia de calabresa grande', expect: ['! calabresa'] },
  { text: 'um suco de uva', expect: ['1 suco-uva + ?tipo'] },
  {
    text: 'tchê, duas pequenas de alecrim e uma grande de uva e canela',
    expect: ['2 alecrim [Pequena]', '1 uva [Grande]'],
  },
  {
    text: 'quero um sanduba de presunto cru e duas taças de moscatel',
    expect: ['1 s-presunto', '2 moscatel'],
  },
  {
    text: 'uma gorgonzola com pera grande, sem pera numa metade',
    expect: ['1 gorgonzola [Grande] (sem pera numa metade)'],
  },
  { text: '3 águas, duas sem gás e uma com', expect: ['2 agua', '1 agua-gas'] },
  {
    text: 'Boa noite! Gostaria de uma focaccia grande de tomate seco e uma sopa de abóbora, para retirar às 19h30. Grata.',
    expect: ['1 tomate [Grande]', '1 abobora', 'retirada', 'hora 19:30'],
  },
  { text: 'cada um quer um sanduíche de legumes, somos 3', expect: ['3 s-legumes'] },
  {
    text: 'uma grande de copa e rúcula com borda de alho e uma pequena de salame com borda de parmesão',
    expect: ['1 copa [Grande] + borda:alho', '1 salame [Pequena] + borda:parmesao'],
  },
  {
    text: 'a minha é pequena de alecrim, a da Vera é pequena de tomate seco',
    expect: ['1 alecrim [Pequena]', '1 tomate [Pequena]'],
  },
  { text: 'merlot 2 moscatel 1', expect: ['2 merlot', '1 moscatel'] },
  {
    text: '1 alecrim g e 1 suco de uva branco no são roque, linha paulina 40, pix',
    expect: [
      '1 alecrim [Grande]',
      '1 suco-uva + tipo:branco',
      'entrega',
      'bairro São Roque',
      'endereço linha paulina 40',
      'pagamento pix',
    ],
  },
]

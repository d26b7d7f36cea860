import type { CorpusMessage } from '../../corpus'

/** More of what customers of the esfiharia in Ribeirão Preto write. */
export const esfihariaMessages: readonly CorpusMessage[] = [
  {
    text: '10 esfiha aberta de carne, 5 de queijo',
    expect: ['10 esf-carne [Aberta]', '5 esf-queijo [Aberta]'],
  },
  {
    text: 'esfiha de frango com catupiry aberta 4 e fechada 2',
    expect: ['4 esf-frango-catupiry [Aberta]', '2 esf-frango-catupiry [Fechada]'],
  },
  {
    text: 'box de 10 com 5 de carne e 5 de calabresa',
    expect: ['1 box-10 + sabores:carne*5 + sabores:calabresa*5'],
  },
  {
    text: 'beirute de frango com ovo e bacon sem maionese',
    expect: ['1 beirute-frango + extras:ovo + extras:bacon (sem maionese)'],
  },
  {
    text: '2 beirute de rosbife, um com catupiry',
    expect: ['1 beirute-rosbife', '1 beirute-rosbife + extras:catupiry'],
  },
  { text: 'combo sultão com suco', expect: ['1 combo-sultao + bebida:suco'] },
  { text: 'homus pequeno e um pão sírio', expect: ['1 homus [Pequeno]', '1 pao-sirio'] },
  { text: 'tubaina 2', expect: ['? 1 tubaina: tubaina-2l'] },
  { text: 'mini kibe e um kibe cru grande', expect: ['1 mini-kibe', '1 kibe-cru [Grande]'] },
  {
    text: 'shawarma de kafta 2, sem cebola em um',
    expect: ['1 shawarma + proteina:kafta', '1 shawarma + proteina:kafta (sem cebola)'],
  },
  { text: 'pão sírio pacote com 5, 2', expect: ['2 pao-sirio'] },
  { text: 'esfiha doce de banana 3 e uma de chocolate', expect: ['3 doce-banana', '1 doce-chocolate'] },
  {
    text: 'meu vê aí 6 esfiha fechada de escarola e um suco de laranja',
    expect: ['6 esf-escarola [Fechada]', '1 suco-laranja'],
  },
  { text: 'a batata é com cheddar', cart: ['1 batata', '1 kibe'], expect: ['1 batata-cheddar', '1 kibe'] },
  { text: 'vocês fazem esfiha de zaatar?', expect: ['! zaatar'] },
  {
    text: 'charuto de repolho 1 porção e coalhada seca grande',
    expect: ['1 charuto', '1 coalhada [Grande]'],
  },
]

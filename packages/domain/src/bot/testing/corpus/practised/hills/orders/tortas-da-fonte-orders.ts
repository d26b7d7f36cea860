import type { CorpusMessage } from '../../../corpus'

/** tortas-da-fonte: what is ordered. */
export const tortasDaFonteOrders: readonly CorpusMessage[] = [
  {
    text: 'bom dia, quero uma torta de frango grande massa podre',
    expect: ['1 t-frango [Grande] + massa:podre'],
  },
  {
    text: 'torta grande metade frango metade palmito, massa folhada',
    expect: ['1 t-frango / t-palmito [Grande] + massa:folhada'],
  },
  { text: 'uma torta d camarao pequena', expect: ['1 t-camarao [Pequena] + ?massa'] },
  { text: '6 empadinha de frango', expect: ['6 e-frango [Unidade]'] },
  { text: 'uma dúzia de empada de palmito por favor', expect: ['1 e-palmito [Dúzia]'] },
  {
    text: 'qro 2 duzias de empada de queijo e 1 duzia de frango',
    expect: ['2 e-queijo [Dúzia]', '1 e-frango [Dúzia]'],
  },
  { text: 'duas quiche lorraine e um suco de laranja', expect: ['2 q-lorraine', '1 suco + suco:laranja'] },
  { text: 'me vê um suco', expect: ['1 suco + ?suco'] },
  {
    text: 'ô moça me manda 3 empada de camarão e uma coca',
    expect: ['3 e-camarao [Unidade]', '1 coca-lata'],
  },
  {
    text: '4 empada de frango 4 de palmito e 2 de queijo uai',
    expect: ['4 e-frango [Unidade]', '4 e-palmito [Unidade]', '2 e-queijo [Unidade]'],
  },
  { text: 'quero quiche', expect: ['? 1 quiche: q-lorraine | q-alho-poro'] },
  {
    text: 'pequena meia legumes meia frango massa podre pf',
    expect: ['1 t-legumes / t-frango [Pequena] + massa:podre'],
  },
  {
    text: 'torta de carne seca grande na massa folhada sem azeitona',
    expect: ['1 t-carne-seca [Grande] + massa:folhada (sem azeitona)'],
  },
  {
    text: 'Bom dia!\n\n- 1 torta de legumes pequena (massa folhada)\n- 2 fatias de torta de limão\n- 1 água com gás',
    expect: ['1 t-legumes [Pequena] + massa:folhada', '2 torta-limao', '1 agua-gas'],
  },
  { text: 'um pudim e um cafezinho coado', expect: ['1 pudim', '1 cafe'] },
  {
    text: 'mais duas empadas de queijo',
    cart: ['4 e-frango [Unidade]'],
    expect: ['4 e-frango [Unidade]', '2 e-queijo [Unidade]'],
  },
  {
    text: 'e um suco de maracujá sem açúcar',
    cart: ['1 q-alho-poro'],
    expect: ['1 q-alho-poro', '1 suco + suco:maracuja (sem açúcar)'],
  },
  {
    text: 'oi eu queria encomendar uma torta grande de palmito na massa podre e uma dúzia de empada de camarão',
    expect: ['1 t-palmito [Grande] + massa:podre', '1 e-camarao [Dúzia]'],
  },
  { text: 'três empadinhas de goiabada', expect: ['3 empada-doce'] },
  { text: '1 empada de bacalhau e 1 guaraná lata', expect: ['! empada de bacalhau', '1 guarana-lata'] },
  {
    text: 'dois sucos, um de laranja e um de abacaxi',
    expect: ['1 suco + suco:laranja', '1 suco + suco:abacaxi'],
  },
  { text: 'quero uma quiche de alho poro e uma agua sem gas', expect: ['1 q-alho-poro', '1 agua'] },
  { text: 'torta meio a meio frango e carne seca', expect: ['1 t-frango / t-carne-seca [?] + ?massa'] },
]

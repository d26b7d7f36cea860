import type { CorpusMessage } from '../../../corpus'

/** erva-do-iguacu: what is ordered. */
export const ervaDoIguacuOrders: readonly CorpusMessage[] = [
  {
    text: 'bom dia, quero 2 kg de erva mate tradicional moída grossa',
    expect: ['2 erva-tradicional [1kg] + moagem:grossa'],
  },
  { text: '1 pacote de erva pra tereré de 500g', expect: ['1 erva-terere [500g]'] },
  {
    text: 'erva orgânica 1kg pura folha e uma bomba de inox',
    expect: ['1 erva-organica [1kg] + moagem:pura-folha', '1 bomba-inox'],
  },
  { text: 'me vê uma erva mate tradicional', expect: ['1 erva-tradicional [?] + ?moagem'] },
  { text: 'meio quilo de erva tradicional moida fina', expect: ['1 erva-tradicional [500g] + moagem:fina'] },
  { text: 'quero uma cuia', expect: ['? 1 cuia: cuia-porongo | cuia-inox'] },
  { text: 'uma cuia de porongo com nome gravado', expect: ['1 cuia-porongo + gravacao:nome'] },
  {
    text: 'cuia de inox com embrulho pra presente e 1 suporte de cuia',
    expect: ['1 cuia-inox + embalagem:presente', '1 suporte'],
  },
  { text: '1 garrafa térmica e 1 escova pra bomba', expect: ['1 termica', '1 escovinha'] },
  {
    text: 'Bom dia piá\n3 erva tereré 1kg\n1 mel\n1 queijo colonial\n2 salame',
    expect: ['3 erva-terere [1kg]', '1 mel', '1 queijo', '2 salame'],
  },
  { text: 'dois chá de camomila e um de hortelã', expect: ['2 cha-camomila', '1 cha-hortela'] },
  { text: 'manda uma geleia', expect: ['? 1 geleia: geleia-uva | geleia-amora'] },
  { text: '1 geleia de amora e 2 pct de bolacha caseira', expect: ['1 geleia-amora', '2 bolacha'] },
  {
    text: 'oi tudo bem eu vou querer um mate tostado um cha de hibisco e um mel de 500 gramas',
    expect: ['1 mate-tostado', '1 cha-hibisco', '1 mel'],
  },
  {
    text: 'Bom dia, gostaria de uma bomba de alpaca embrulhada para presente. Grata.',
    expect: ['1 bomba-alpaca + embalagem:presente'],
  },
  {
    text: 'e mais um kg de erva tereré',
    cart: ['1 cuia-porongo'],
    expect: ['1 cuia-porongo', '1 erva-terere [1kg]'],
  },
  {
    text: 'bota um salame junto',
    cart: ['1 queijo'],
    expect: ['1 queijo', '1 salame'],
  },
  {
    text: 'quero a térmica com o brasão do time',
    expect: ['1 termica + gravacao:brasao'],
  },
  {
    text: 'duas erva tradicional de 1kg, uma fina e outra grossa',
    expect: ['1 erva-tradicional [1kg] + moagem:fina', '1 erva-tradicional [1kg] + moagem:grossa'],
  },
  { text: '1 facão e 1 mel', expect: ['! facão', '1 mel'] },
  { text: 'cinco erva terere meio kilo', expect: ['5 erva-terere [500g]'] },
  {
    text: 'mais uma geleia de uva, faz favor',
    cart: ['1 geleia-uva', '1 bolacha'],
    expect: ['2 geleia-uva', '1 bolacha'],
  },
  { text: 'quero só a cuia de porongo e a bomba de inox', expect: ['1 cuia-porongo', '1 bomba-inox'] },
  { text: 'queijo colonial 1kg por favor', expect: ['1 queijo'] },
]

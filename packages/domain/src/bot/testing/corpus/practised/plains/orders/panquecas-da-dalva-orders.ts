import type { CorpusMessage } from '../../../corpus'

/** panquecas-da-dalva: what is ordered. */
export const panquecasDaDalvaOrders: readonly CorpusMessage[] = [
  {
    text: 'bom dia dona Dalva, 2 panqueca de carne moída ao sugo',
    expect: ['2 panqueca + recheio:carne + molho:sugo'],
  },
  {
    text: 'uma panqueca salgada de frango com molho branco e um suco de maracujá',
    expect: ['1 panqueca + recheio:frango + molho:branco', '1 suco-maracuja'],
  },
  { text: 'panqueca de espinafre com ricota', expect: ['1 panqueca + recheio:espinafre + ?molho'] },
  { text: '1 escondidinho de carne seca individual', expect: ['1 e-carne-seca [Individual]'] },
  { text: 'escondidinho de camarao e um tereré', expect: ['1 e-camarao [?]', '1 terere'] },
  {
    text: 'qro um escondidinho família metade frango metade carne seca',
    expect: ['1 e-frango / e-carne-seca [Família]'],
  },
  {
    text: '1 escondidinho individual meio calabresa meio legumes e 1 coca lata',
    expect: ['1 e-calabresa / e-legumes [Individual]', '1 coca-lata'],
  },
  {
    text: 'um escondidinho de frango familia gratinado com parmesão pfvr',
    expect: ['1 e-frango [Família] + cobertura:parmesao'],
  },
  {
    text: 'me ve um escondidinho',
    expect: ['? 1 escondidinho: e-carne-seca | e-frango | e-calabresa | e-camarao | e-legumes'],
  },
  {
    text: 'filé de frango com arroz e salada',
    expect: ['1 file-frango + guarnicoes:arroz + guarnicoes:salada'],
  },
  {
    text: 'vou querer um bife acebolado c/ arroz e batata frita e uma coca lata',
    expect: ['1 bife + guarnicoes:arroz + guarnicoes:fritas', '1 coca-lata'],
  },
  {
    text: '2 filé de frango, um com arroz e feijão e o outro com arroz e legumes',
    expect: [
      '1 file-frango + guarnicoes:arroz + guarnicoes:feijao',
      '1 file-frango + guarnicoes:arroz + guarnicoes:legumes',
    ],
  },
  { text: 'um estrogonofe e um guaraná lata', expect: ['1 strogonoff', '1 guarana-lata'] },
  { text: 'duas panquecas doces de chocolate', expect: ['2 panqueca-doce + recheio-doce:chocolate'] },
  {
    text: 'panqueca de carne moida molho rose com queijo extra, sem cebola',
    expect: ['1 panqueca + recheio:carne + molho:rose + adicionais:queijo (sem cebola)'],
  },
  { text: 'um bife acebolado por favor', expect: ['1 bife + ?guarnicoes'] },
  {
    text: 'almoço aqui do escritório\n1 bife acebolado com arroz e feijão\n1 strogonoff\n2 panqueca de frango ao sugo\n1 escondidinho de legumes individual\n1 coca 2l',
    expect: [
      '1 bife + guarnicoes:arroz + guarnicoes:feijao',
      '1 strogonoff',
      '2 panqueca + recheio:frango + molho:sugo',
      '1 e-legumes [Individual]',
      '1 coca-2l',
    ],
  },
  {
    text: 'oi bom dia eu quero dois escondidinho de calabresa individual e uma panqueca doce de doce de leite e dois pudim',
    expect: ['2 e-calabresa [Individual]', '1 panqueca-doce + recheio-doce:doce-leite', '2 pudim'],
  },
  {
    text: '3 panquecas ao sugo: duas de carne moída e uma de presunto e queijo',
    expect: ['2 panqueca + recheio:carne + molho:sugo', '1 panqueca + recheio:presunto-queijo + molho:sugo'],
  },
  {
    text: '1 nhoque e 1 filé de frango com arroz e legumes',
    expect: ['! nhoque', '1 file-frango + guarnicoes:arroz + guarnicoes:legumes'],
  },
  { text: 'manda um suco', expect: ['? 1 suco: suco-maracuja | suco-abacaxi'] },
  {
    text: 'ah e um pudim tbm',
    cart: ['1 strogonoff'],
    expect: ['1 strogonoff', '1 pudim'],
  },
  {
    text: 'mais duas panquecas iguais a essa',
    cart: ['1 panqueca + recheio:frango + molho:sugo'],
    expect: ['3 panqueca + recheio:frango + molho:sugo'],
  },
  {
    text: 'coloca também uma panqueca de presunto e queijo com molho branco e bacon',
    cart: ['1 e-carne-seca [Individual]'],
    expect: [
      '1 e-carne-seca [Individual]',
      '1 panqueca + recheio:presunto-queijo + molho:branco + adicionais:bacon',
    ],
  },
]

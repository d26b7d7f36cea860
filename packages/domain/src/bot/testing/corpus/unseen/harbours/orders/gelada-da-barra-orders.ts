import type { CorpusMessage } from '../../../corpus'

/** gelada-da-barra: what is ordered. */
export const geladaDaBarraOrders: readonly CorpusMessage[] = [
  {
    text: 'opa boa noite, 1 fardo de skol lata e 1 gelo de 5kg',
    expect: ['1 skol-lata [Fardo]', '1 gelo-5'],
  },
  { text: '2 fardo de brahma e um carvão', expect: ['2 brahma-lata [Fardo]', '1 carvao'] },
  { text: '6 heineken lata', expect: ['6 heineken-lata [Unidade]'] },
  { text: 'quero uma caixa de original com troca de casco', expect: ['1 original [Caixa] + casco:troca'] },
  { text: '3 spaten', expect: ['3 spaten [Unidade] + ?casco'] },
  { text: 'me vê 4 skol', expect: ['? 4 skol: skol-lata | skol-600'] },
  {
    text: 'manda aí uma vodka smirnoff, 4 red bull e 5 gelo de coco',
    expect: ['1 vodka', '4 energetico', '5 gelo-coco'],
  },
  { text: 'um botijao de gás por favor', expect: ['1 gas'] },
  { text: '2 galão de água e 1 gelo de 5kg', expect: ['2 galao', '1 gelo-5'] },
  { text: 'um vinho tinto', expect: ['? 1 vinho tinto: vinho-suave | vinho-seco'] },
  { text: 'dois vinho suave e um gin tanqueray', expect: ['2 vinho-suave', '1 gin'] },
  {
    text: 'Boa noite\n\n2 fardos amstel lata\n1 coca 2l\n1 guaraná 2l\n1 copo descartável\n2 gelo 5kg',
    expect: ['2 amstel-lata [Fardo]', '1 coca-2l', '1 guarana-2l', '1 copo', '2 gelo-5'],
  },
  { text: 'uma caixa de skol 600 sem casco', expect: ['1 skol-600 [Caixa] + casco:sem'] },
  {
    text: 'boa noite amigo eu tô precisando de um fardo de heineken e uma coca zero de dois litros e três carvão pro churrasco',
    expect: ['1 heineken-lata [Fardo]', '1 coca-zero-2l', '3 carvao'],
  },
  {
    text: '12 original com troca de casco',
    expect: ['12 original [Unidade] + casco:troca'],
  },
  {
    text: 'uma dúzia de brahma lata e meia dúzia de heineken zero',
    expect: ['12 brahma-lata [Unidade]', '6 heineken-zero [Unidade]'],
  },
  {
    text: 'mais um fardo de skol',
    cart: ['1 skol-lata [Fardo]', '1 carvao'],
    expect: ['2 skol-lata [Fardo]', '1 carvao'],
  },
  {
    text: 'bota 2 gelo de coco tbm',
    cart: ['1 whisky'],
    expect: ['1 whisky', '2 gelo-coco'],
  },
  {
    text: 'e uma coca 2 litros',
    cart: ['1 cachaca', '1 coca-2l'],
    expect: ['1 cachaca', '2 coca-2l'],
  },
  { text: 'um narguilé e uma 51', expect: ['! narguilé', '1 cachaca'] },
  {
    text: 'eu quero uma heineken lata e meu irmão quer duas amstel',
    expect: ['1 heineken-lata [Unidade]', '2 amstel-lata [Unidade]'],
  },
  {
    text: 'Boa tarde, gostaria de um botijão de gás e um galão de água, por favor. Agradeço desde já.',
    expect: ['1 gas', '1 galao'],
  },
  {
    text: 'wisky red label 1, redbull 6, gelo d coco 6',
    expect: ['1 whisky', '6 energetico', '6 gelo-coco'],
  },
  {
    text: '10 água com gás e 10 agua mineral de 500',
    expect: ['10 agua-gas', '10 agua'],
  },
]

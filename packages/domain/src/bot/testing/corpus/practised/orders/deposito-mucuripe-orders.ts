import type { CorpusMessage } from '../../corpus'

/** deposito-mucuripe: what is ordered. */
export const depositoMucuripeOrders: readonly CorpusMessage[] = [
  // Plain orders
  { text: 'um bujão', expect: ['1 gas + ?casco'] },
  {
    text: 'macho traz 12 heineken long neck e um saco de gelo em cubo de 5kg',
    expect: ['12 heineken-ln', '1 gelo-5'],
  },
  { text: '2 coca 2l e 1 fanta uva lata', expect: ['2 coca [2L]', '1 fanta-uva [Lata]'] },
  {
    text: 'boa noite amigo, ainda tem 1 carteira de marlboro vermelho e um isqueiro? pode separar',
    expect: ['1 marlboro', '1 isqueiro'],
  },
  { text: 'quero 3 fardo de skol e carvao de 3 kilo', expect: ['3 skol-fardo', '1 carvao-3'] },
  {
    text: 'UMA VODKA SMIRNOFF, 4 RED BULL E GELO DE COCO 6',
    expect: ['1 smirnoff', '4 red-bull', '6 gelo-coco'],
  },
  {
    text: '6 litrão de skol tbm e era só',
    cart: ['1 carvao-3'],
    expect: ['1 carvao-3', '6 skol-litrao', 'fim'],
  },
  { text: 'manda duas skol', expect: ['? 2 skol: skol-lata | skol-latao | skol-litrao'] },
  {
    text: 'meia dúzia de original 600 e uma dúzia de água mineral 500',
    expect: ['6 original', '12 agua-500'],
  },
  {
    text: 'me vê aí um guaraná de dois litros, um doritos e dois amendoim',
    expect: ['1 guarana [2L]', '1 doritos', '2 amendoim'],
  },
  { text: 'quero um saco de carvão', expect: ['? 1 carvão: carvao-3 | carvao-5'] },
  { text: '1 pitu na lata 1 ypioca 1 cajuina 600', expect: ['1 pitu', '1 ypioca', '1 cajuina [600ml]'] },
  { text: 'uma coca e uma água c/ gás pra agora', expect: ['1 coca [?]', '1 agua-gas'] },
  { text: 'bota dez latinha de brahma duplo malte 🍺🍺', expect: ['10 brahma-duplo'] },
  {
    text: 'vamo lá a lista do churras:\n2 fardo heineken\n1 fardo skol\n6 coca zero 2l\n4 guarana 2 litros\n2 sprite 2l\n3 sacos gelo 10kg\n2 carvão 5kg\n1 red label\n5 red bull tropical\n2 copo descartável\n1 lucky strike\n3 ruffles',
    expect: [
      '2 heineken-fardo',
      '1 skol-fardo',
      '6 coca-zero [2L]',
      '4 guarana [2L]',
      '! sprite',
      '3 gelo-10',
      '2 carvao-5',
      '1 red-label',
      '5 red-bull-tropical',
      '2 copo',
      '1 lucky',
      '3 ruffles',
    ],
  },
  { text: '4 corona e 4 heineken zero', expect: ['4 corona', '4 heineken-zero'] },
  // Options, extras and notes
  { text: '1 gás, é troca, tô com o vazio aqui', expect: ['1 gas + casco:troca'] },
  { text: 'preciso de um botijão novo completo, não tenho casco', expect: ['1 gas + casco:novo'] },
  {
    text: '2 garrafão de água, um é troca e o outro com vasilhame novo',
    expect: ['1 galao + casco:troca', '1 galao + casco:novo'],
  },
  { text: 'seis skol lata bem geladas por favor', expect: ['6 skol-lata (bem geladas)'] },
  {
    text: 'três galão de 20 litros, tudo na troca, e uma água 1,5 natural sem ser gelada',
    expect: ['3 galao + casco:troca', '1 agua-15 (natural sem ser gelada)'],
  },
  { text: '2 red bull, pode ser quente mesmo sem gelar', expect: ['2 red-bull (quente mesmo sem gelar)'] },
  {
    text: 'bujão de gás, vê se vem com o lacre certinho. a troca eu tenho',
    expect: ['1 gas + casco:troca (vem com o lacre certinho)'],
  },
  // Sizes, halves and flavours
  {
    text: 'coca lata 3, coca 600 uma, coca 2 litros duas',
    expect: ['3 coca [Lata]', '1 coca [600ml]', '2 coca [2L]'],
  },
  { text: 'uma fanta de 2l', expect: ['? 1 fanta: fanta-laranja | fanta-uva'] },
  { text: 'duas cajuína são geraldo', expect: ['2 cajuina [?]'] },
  { text: 'coca zero seiscentos e uma brahma de latão', expect: ['1 coca-zero [600ml]', '1 brahma-latao'] },
  { text: 'skol 350 uma dúzia e latão de skol meia dúzia', expect: ['12 skol-lata', '6 skol-latao'] },
  { text: 'água pequena com gás 2, água grande de 1 litro e meio 1', expect: ['2 agua-gas', '1 agua-15'] },
  { text: '5 fanta: 3 laranja lata 2 uva lata', expect: ['3 fanta-laranja [Lata]', '2 fanta-uva [Lata]'] },
]

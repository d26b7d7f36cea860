import type { CorpusMessage } from '../../../corpus'

/** taco-caicara: what is ordered. */
export const tacoCaicaraOrders: readonly CorpusMessage[] = [
  {
    text: 'opa boa noite, me ve um burrito normal de frango',
    expect: ['1 burrito [Normal] + proteina:frango'],
  },
  {
    text: 'burrito gigante de carne moída com guacamole',
    expect: ['1 burrito [Gigante] + proteina:carne + adicionais:guacamole'],
  },
  { text: '3 taco de peixe pf', expect: ['3 taco + proteina:peixe'] },
  {
    text: 'um taco de porco e um de frango, e uma corona',
    expect: ['1 taco + proteina:porco', '1 taco + proteina:frango', '1 corona'],
  },
  {
    text: 'quero um trio de tacos, carne, frango e porco',
    expect: ['1 trio + tacos:carne + tacos:frango + tacos:porco'],
  },
  { text: 'trio de taco: 2 carne 1 peixe', expect: ['1 trio + tacos:carne*2 + tacos:peixe'] },
  { text: 'um trio de tacos', expect: ['1 trio + ?tacos'] },
  { text: 'quesadila de queijo e 1 sprite', expect: ['1 q-queijo', '1 sprite-lata'] },
  { text: 'duas quesadilla', expect: ['? 2 quesadilla: q-queijo | q-frango | q-porco'] },
  { text: 'nacho com chili grande', expect: ['1 nachos-chili [Grande]'] },
  { text: 'nachos com guacamole', expect: ['1 nachos [?]'] },
  { text: 'bowl mexicano de feijão gigante', expect: ['1 bowl [Gigante] + proteina:feijao'] },
  { text: 'bowl normal', expect: ['1 bowl [Normal] + ?proteina'] },
  { text: 'burito de porco', expect: ['1 burrito [?] + proteina:porco'] },
  { text: '2 churros de doce de leite e 1 de chocolate', expect: ['2 churros-dl', '1 churros-choc'] },
  {
    text: 'taco de carne com cheddar e jalapeño, ardência forte',
    expect: ['1 taco + proteina:carne + adicionais:cheddar + adicionais:jalapeno + ardencia:forte'],
  },
  {
    text: 'burrito normal de frango sem alface',
    expect: ['1 burrito [Normal] + proteina:frango (sem alface)'],
  },
  {
    text: 'galera aqui quer:\n2 burrito normal carne\n1 burrito gigante frango\n1 nachos com chili pequeno\n3 coca lata',
    expect: [
      '2 burrito [Normal] + proteina:carne',
      '1 burrito [Gigante] + proteina:frango',
      '1 nachos-chili [Pequeno]',
      '3 coca-lata',
    ],
  },
  {
    text: 'dois burritos gigantes de carne, um com sour cream e outro sem cebola',
    expect: [
      '1 burrito [Gigante] + proteina:carne + adicionais:sour',
      '1 burrito [Gigante] + proteina:carne (sem cebola)',
    ],
  },
  { text: 'e uma limonada sem gelo', cart: ['1 q-frango'], expect: ['1 q-frango', '1 limonada (sem gelo)'] },
  {
    text: 'mais dois tacos de frango',
    cart: ['1 taco + proteina:peixe'],
    expect: ['1 taco + proteina:peixe', '2 taco + proteina:frango'],
  },
  {
    text: 'boa noite piá eu queria duas quesadillas de frango uma margarita e uma água com gás',
    expect: ['2 q-frango', '1 margarita', '1 agua-gas'],
  },
  {
    text: 'Boa noite, tudo bem? Somos novos na cidade e queremos experimentar: um nachos com guacamole grande e duas Coronas, por favor!',
    expect: ['1 nachos [Grande]', '2 corona'],
  },
  { text: 'uma fajita e uma coca', expect: ['! fajita', '1 coca-lata'] },
]

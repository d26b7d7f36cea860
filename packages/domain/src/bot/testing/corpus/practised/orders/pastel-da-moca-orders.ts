import type { CorpusMessage } from '../../corpus'

/** pastel-da-moca: what is ordered. */
export const pastelDaMocaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'oi bom dia, 2 pastel de carne normal e 1 caldo de cana 500',
    expect: ['2 past-carne [Normal]', '1 caldo [500 ml]'],
  },
  { text: 'quero um cento de coxinha', expect: ['1 f-coxinha [Cento]'] },
  {
    text: 'duas dúzias de bolinha de queijo e um suco de maracuja',
    expect: ['24 bolinha', '1 suco-maracuja'],
  },
  { text: 'meia dúzia de kibe e um par de esfiha de queijo', expect: ['6 kibe', '2 esfiha-queijo'] },
  {
    text: 'visse moça, bota aí 4 coxinha de catupiry e 2 cajuína',
    expect: ['4 coxinha-catupiry', '2 cajuina'],
  },
  {
    text: 'MEIO CENTO DE KIBE E MEIO CENTO DE RISOLE',
    expect: ['1 f-kibe [Meio cento]', '1 f-risole [Meio cento]'],
  },
  {
    text: 'um pastel de charque gigante, um de camarao gigante e uma coca 1 litro',
    expect: ['1 past-charque [Gigante]', '1 past-camarao [Gigante]', '1 coca-1l'],
  },
  {
    text: 'me arruma 3 empadinha e um suco de cajá bem gelado',
    expect: ['3 empada', '1 suco-caja (bem gelado)'],
  },
  {
    text: 'ah e 1 combo lanche tbm pfvr',
    cart: ['2 past-carne [Gigante]'],
    expect: ['2 past-carne [Gigante]', '1 combo-lanche'],
  },
  { text: 'oxe quero 5 esfirra', expect: ['? 5 esfirra: esfiha-carne | esfiha-queijo'] },
  {
    text: 'pastel de pizza x2, pastel de banana x1, tudo normal',
    expect: ['2 past-pizza [Normal]', '1 past-banana [Normal]'],
  },
  {
    text: 'bom dia!! é pra aniversário: 2 centos de coxinha, 1 cento de bolinha de queijo e 25 risole de festa',
    expect: ['2 f-coxinha [Cento]', '1 f-bolinha [Cento]', '1 f-risole [25 unidades]'],
  },
  { text: 'um pastel de queijo', expect: ['1 past-queijo [?]'] },
  {
    text: 'Lista do povo do escritório:\n- 2 past carne normal\n- 1 past queijo normal\n- 1 frango catupiry gigante\n- 3 coxinhas\n- 1 coxinha c/ catupiry\n- 2 kibes\n- 1 empada\n- 1 esfiha carne\n- 4 coca lata\n- 1 suco de maracujá\n- 2 aguas',
    expect: [
      '2 past-carne [Normal]',
      '1 past-queijo [Normal]',
      '1 past-frango-catupiry [Gigante]',
      '3 coxinha',
      '1 coxinha-catupiry',
      '2 kibe',
      '1 empada',
      '1 esfiha-carne',
      '4 coca-lata',
      '1 suco-maracuja',
      '2 agua',
    ],
  },
  {
    text: 'dez coxinhas dessas normais mesmo e um caldo com limão de litro',
    expect: ['10 coxinha', '1 caldo-limao [1 litro]'],
  },
  // Options, extras and notes
  {
    text: 'pastel de carne gigante com ovo e sem azeitona',
    expect: ['1 past-carne [Gigante] + adicionais:ovo (sem azeitona)'],
  },
  {
    text: '2 pastel de frango normal, bota queijo extra nos dois',
    expect: ['2 past-frango [Normal] + adicionais:queijo'],
  },
  {
    text: 'um pastel de charque normal com catupiry e cheddar',
    expect: ['1 past-charque [Normal] + adicionais:catupiry + adicionais:cheddar'],
  },
  {
    text: 'quero o de palmito gigante bem sequinho, sem coentro pelo amor de deus',
    expect: ['1 past-palmito [Gigante] (bem sequinho, sem coentro)'],
  },
  {
    text: '6 coxinhas com bastante ketchup e maionese',
    expect: ['6 coxinha (com bastante ketchup e maionese)'],
  },
  { text: 'pastel de romeu e julieta normal com cheddar', expect: ['1 past-romeu [Normal]', '! cheddar'] },
  {
    text: 'tres pastéis de carne normal, um deles sem cebola',
    expect: ['2 past-carne [Normal]', '1 past-carne [Normal] (sem cebola)'],
  },
  {
    text: 'caldo de cana 300 sem gelo e um pastel de queijo c orégano normal',
    expect: ['1 caldo [300 ml] (sem gelo)', '1 past-queijo [Normal] (c orégano)'],
  },
  // Sizes, halves and flavours
  {
    text: 'um cento sortido de coxinha, kibe e bolinha',
    expect: ['1 f-sortido [Cento] + sabores:coxinha + sabores:bolinha + sabores:kibe'],
  },
  { text: 'meio cento de salgados sortidos', expect: ['1 f-sortido [Meio cento] + ?sabores'] },
  {
    text: 'combo família com 2 de carne e 2 de queijo',
    expect: ['1 combo-familia + pasteis:carne*2 + pasteis:queijo*2'],
  },
  {
    text: 'quero o combo familia: um carne, um pizza e dois frango',
    expect: ['1 combo-familia + pasteis:carne + pasteis:frango*2 + pasteis:pizza'],
  },
  {
    text: '1 cento misturado metade coxinha metade risole',
    expect: ['1 f-sortido [Cento] + sabores:coxinha + sabores:risole'],
  },
  {
    text: '25 salgado sortido só de enroladinho e kibe',
    expect: ['1 f-sortido [25 unidades] + sabores:kibe + sabores:salsicha'],
  },
  {
    text: 'combo familia, dois de pizza, os outros depois eu digo',
    expect: ['1 combo-familia + pasteis:pizza*2 + ?pasteis'],
  },
]

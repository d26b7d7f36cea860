import type { CorpusMessage } from '../../corpus'

/** What customers of the sushi place order. */
export const sushiOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'oii boa noite, quero um combinado de 30 peças e uma coca 2l',
    expect: ['1 combo-30', '1 coca-2l'],
  },
  { text: '2 temaki salmao completo e 1 temaki skin pfv', expect: ['2 temaki-completo', '1 temaki-skin'] },
  { text: 'me vê um yakissoba pequeno de frango', expect: ['1 yakisoba [Pequeno] + proteina:frango'] },
  {
    text: 'opa piá, manda uma porção de hot roll de salmão, dois temaki de camarao e uma gengibirra',
    expect: ['1 hot-salmao', '2 temaki-camarao', '1 gengibirra'],
  },
  {
    text: 'Boa noite! Gostaria de um sashimi de atum e um sunomono, por favor.',
    expect: ['1 sashimi-atum', '1 sunomono'],
  },
  {
    text: 'combo 40 pçs\n1 guioza de legumes\n2 heineken',
    expect: ['1 combo-40', '1 guioza + recheio:legumes', '2 heineken'],
  },
  {
    text: 'QUERO DOIS COMBINADO HOT DE 20 E UMA COCA ZERO LATA',
    expect: ['2 combo-hot-20', '1 coca-zero-lata'],
  },
  { text: 'uma barca e 3 agua c gas', expect: ['1 barca', '3 agua-gas'] },
  { text: 'hj vou de temaki hot, dois por favor', expect: ['2 temaki-hot'] },
  { text: '1 poke e 1 chá verde geladinho', expect: ['1 poke', '1 cha-verde (geladinho)'] },
  {
    text: 'tres rolinho primavera de queijo e um misoshiro',
    expect: ['3 rolinho + recheio:queijo', '1 missoshiro'],
  },
  {
    text: 'temaki de kani pra piazada, são 3, e pra mim um uramaki california',
    expect: ['3 temaki-kani', '1 uramaki-california'],
  },
  {
    text: 'manda uma yakisoba g de carne e legumes, 1 shimeji e um guaraná',
    expect: ['1 yakisoba [Grande] + proteina:carne + proteina:legumes', '1 shimeji', '1 guarana-lata'],
  },
  { text: 'consegue me mandar um joy de salmao e um niguiri', expect: ['1 joy', '1 niguiri'] },
  { text: 'um hot roll e uma água sem gás', expect: ['? 1 hot roll: hot-salmao | hot-camarao', '1 agua'] },
  { text: 'eu quero um sashimi', expect: ['? 1 sashimi: sashimi-salmao | sashimi-atum'] },
  // Options and notes
  {
    text: 'temaki de salmão com cream cheese e sem alga kkk',
    expect: ['1 temaki-salmao + adicionais:cream-cheese (sem alga)'],
  },
  {
    text: 'dois temaki completo sem cebolinha, um deles com crispy de couve',
    expect: ['1 temaki-completo + adicionais:crispy (sem cebolinha)', '1 temaki-completo (sem cebolinha)'],
  },
  {
    text: 'combinado salmao 30 com 2 shoyu e 1 tarê',
    expect: ['1 combo-salmao-30 + molhos:shoyu*2 + molhos:tare'],
  },
  {
    text: 'yakisoba média camarão, pouco óleo e sem brócolis',
    expect: ['1 yakisoba [Médio] + proteina:camarao (pouco óleo, sem brócolis)'],
  },
  {
    text: '1 combinado 20 peças, com gengibre e wasabi, nada de kani',
    expect: ['1 combo-20 + molhos:gengibre + molhos:wasabi (nada de kani)'],
  },
  {
    text: 'temaki atum c/ salmao extra e bastante gergelim',
    expect: ['1 temaki-atum + adicionais:salmao (bastante gergelim)'],
  },
  // Sizes and flavours
  { text: 'vê um yakisoba de carne ae', expect: ['1 yakisoba [?] + proteina:carne'] },
  {
    text: 'duas yakisoba grande, uma de frango e uma só de legumes',
    expect: ['1 yakisoba [Grande] + proteina:frango', '1 yakisoba [Grande] + proteina:legumes'],
  },
  {
    text: 'meia dúzia de mochi, dois de cada sabor',
    expect: ['2 mochi + sabor:morango', '2 mochi + sabor:maracuja', '2 mochi + sabor:doce-leite'],
  },
  {
    text: 'guioza e um rolinho de chocolate',
    expect: ['1 guioza + ?recheio', '1 rolinho + recheio:chocolate'],
  },
  // Said ahead
  {
    text: 'combinado 40 pra entrega no batel, rua bispo dom josé 2100 apto 504, pix',
    expect: [
      '1 combo-40',
      'entrega',
      'bairro Batel',
      'endereço rua bispo dom josé 2100 apto 504',
      'pagamento pix',
    ],
  },
  {
    text: 'passo pegar umas 19:40, um temaki skin e um temaki atum. Anderson',
    expect: ['1 temaki-skin', '1 temaki-atum', 'retirada', 'hora 19:40', 'nome Anderson'],
  },
  {
    text: 'vou querer 1 poke de salmao. moro na agua verde, av republica argentina 1180 casa dos fundos, levar maquininha vou passar no debito',
    expect: [
      '1 poke',
      'entrega',
      'bairro Água Verde',
      'endereço av republica argentina 1180 casa dos fundos',
      'pagamento debit_card',
    ],
  },
  {
    text: 'uma barca de 60 entrega em são josé dos pinhais',
    expect: ['1 barca', 'entrega', 'fora são josé dos pinhais'],
  },
]

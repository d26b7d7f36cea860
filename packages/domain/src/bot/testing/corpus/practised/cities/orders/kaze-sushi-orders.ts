import type { CorpusMessage } from '../../../corpus'

/** kaze-sushi: what is ordered. */
export const kazeSushiOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'oi boa noite, um combinado de 24 peças e 2 coca lata',
    expect: ['1 comb-24', '2 coca-lata'],
  },
  {
    text: 'oi boa noite me vê um combinado de quarenta peças dois temaki de skin e duas gengibirra é pra retirar lá pelas oito e meia no nome da Camila',
    expect: ['1 comb-40', '2 temaki-skin', '2 gengibirra', 'retirada', 'hora 20:30', 'nome Camila'],
  },
  { text: '2 temaki salmão e 1 temaki skin', expect: ['2 temaki-salmao', '1 temaki-skin'] },
  {
    text: '10 hot de camarão e 5 hot de romeu e julieta',
    expect: ['1 hot-camarao [10 unidades]', '1 hot-romeu [5 unidades]'],
  },
  { text: 'quero hot roll de salmao', expect: ['1 hot-salmao [?]'] },
  { text: 'um yakisoba pequeno pfv', expect: ['1 yakisoba [P] + ?proteina'] },
  {
    text: 'sashimi de salmão 10 fatias, sunomono 2, missoshiro 1',
    expect: ['1 sashimi-salmao [10 fatias]', '2 sunomono', '1 missoshiro'],
  },
  {
    text: 'sashimi de atum de 5 fatias e um guioza de porco',
    expect: ['! sashimi de atum', '1 guioza + recheio:porco'],
  },
  {
    text: 'piá do céu que fome kkkk manda dois temaki hot e um combinado 16',
    expect: ['2 temaki-hot', '1 comb-16'],
  },
  {
    text: '5 rolinho primavera, 3 de queijo e 2 de carne',
    expect: ['3 rolinho + recheio:queijo', '2 rolinho + recheio:carne'],
  },
  {
    text: 'Boa noite! Vou querer um combinado salmão 24 peças e um chá verde, obrigada',
    expect: ['1 comb-salmao-24', '1 cha'],
  },
  {
    text: 'uramaki filadelfia 8 e uramaki california 4',
    expect: ['1 ura-filadelfia [8 peças]', '1 ura-california [4 peças]'],
  },
  {
    text: 'pedido da galera\ncombinado 40 x1\ncombinado salmao 24 x1\nhot skin 10\ntemaki kani 2\ncoca zero 3\nhashi 6',
    expect: [
      '1 comb-40',
      '1 comb-salmao-24',
      '1 hot-skin [10 unidades]',
      '2 temaki-kani',
      '3 coca-zero-lata',
      '6 hashi',
    ],
  },
  // Options and extras
  {
    text: 'temaki salmao com cream cheese e cebolinha, sem gergelim',
    expect: ['1 temaki-salmao + adicionais:cream-cheese + adicionais:cebolinha (sem gergelim)'],
  },
  {
    text: 'combo temaki: um salmão e um kani, com coca zero',
    expect: ['1 combo-temaki + temakis:salmao + temakis:kani + bebida:coca-zero'],
  },
  { text: 'combinado 24 sem kani e sem pepino', expect: ['1 comb-24 (sem kani, sem pepino)'] },
  {
    text: 'dois temaki de camarao, um com cream cheese outro com crispy de couve',
    expect: ['1 temaki-camarao + adicionais:cream-cheese', '1 temaki-camarao + adicionais:crispy'],
  },
  // Halves
  {
    text: '20 hot roll metade salmão metade skin',
    expect: ['1 hot-salmao [10 unidades]', '1 hot-skin [10 unidades]'],
  },
  {
    text: 'yakisoba g meio carne meio frango e um guarana lata',
    expect: ['1 yakisoba [G] + proteina:carne + proteina:frango', '1 guarana-lata'],
  },
]

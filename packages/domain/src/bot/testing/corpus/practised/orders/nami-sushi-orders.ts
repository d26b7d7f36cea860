import type { CorpusMessage } from '../../corpus'

/** nami-sushi: what is ordered. */
export const namiSushiOrders: readonly CorpusMessage[] = [
  // Plain orders
  { text: 'boa tarde, quero o combinado de 50 peças', expect: ['1 comb-50'] },
  { text: '2 hot filadelfia de 8 e um sunomono', expect: ['2 hot-filadelfia [8 peças]', '1 sunomono'] },
  {
    text: 'Boa noite! Somos dois aqui em casa e queríamos um yakisoba de carne, o grande, pra dividir. De bebida, duas coca zero. Obrigada desde já 🥢',
    expect: ['1 yaki-carne [G]', '2 coca-zero-lata'],
  },
  {
    text: 'uai, me manda um combinado de salmao',
    expect: ['? 1 combinado de salmao: comb-salmao-15 | comb-salmao-30'],
  },
  { text: 'SASHIMI DE ATUM 10 FATIAS, MISSOSHIRO 1', expect: ['1 sashimi-atum [10 fatias]', '1 missoshiro'] },
  {
    text: 'queria dois niguiri de salmão, um joy de maracujá e um chá gelado',
    expect: ['2 niguiri', '1 joy-maracuja', '1 cha'],
  },
  { text: 'nó, to doida num hot roll 🤤 manda um', expect: ['1 hot-roll [?]'] },
  { text: 'me vê 1 filadelfia', expect: ['? 1 filadelfia: hot-filadelfia | ura-filadelfia'] },
  { text: 'combinado salmão 15 e 3 hashi', expect: ['1 comb-salmao-15', '3 hashi'] },
  {
    text: 'põe tb uramaki california 8 pçs e uramaki skin 4 pçs por gentileza',
    cart: ['1 comb-veg'],
    expect: ['1 comb-veg', '1 ura-california [8 peças]', '1 ura-skin [4 peças]'],
  },
  { text: 'yakissoba misto p, 1 h2o limao', expect: ['1 yaki-misto [P]', '1 h2oh'] },
  {
    text: 'um combinado vegetariano, um yakisoba de legumes G e duas sapporo',
    expect: ['1 comb-veg', '1 yaki-legumes [G]', '2 sapporo'],
  },
  { text: 'vou qrer 16 hot de banana c nutella', expect: ['1 hot-banana [16 peças]'] },
  {
    text: 'Pessoal daqui vai querer:\n1 combinado 30 peças\n1 combinado vegetariano\n2 hot roll 16 peças\n1 hot camarao 8 peças\n1 uramaki filadelfia 8\n1 sashimi salmao 5 fatias\n2 joy de salmao\n1 yakisoba frango G\n3 rolinho\n4 coca lata\n5 hashi\n2 wasabi',
    expect: [
      '1 comb-30',
      '1 comb-veg',
      '2 hot-roll [16 peças]',
      '1 hot-camarao [8 peças]',
      '1 ura-filadelfia [8 peças]',
      '1 sashimi-salmao [5 fatias]',
      '2 joy',
      '1 yaki-frango [G]',
      '3 rolinho',
      '4 coca-lata',
      '5 hashi',
      '2 wasabi',
    ],
  },
  { text: 'sashimi salmão 5, joy 2', expect: ['1 sashimi-salmao [5 fatias]', '2 joy'] },
  // Options, extras and notes
  {
    text: 'temaki de salmão sem arroz com cream cheese',
    expect: ['1 temaki-salmao + arroz:sem-arroz + complementos:cream-cheese'],
  },
  {
    text: '2 temaki skin, um com arroz e gergelim e o outro só o peixe sem arroz',
    expect: ['1 temaki-skin + arroz:com-arroz + complementos:gergelim', '1 temaki-skin + arroz:sem-arroz'],
  },
  {
    text: 'um temaki salmao completo com couve e cebolinha',
    expect: ['1 temaki-salmao-completo + complementos:couve + complementos:cebolinha + ?arroz'],
  },
  {
    text: 'Combinado de 20 peças sem nada de kani, por favor, e sem pepino tb',
    expect: ['1 comb-20 (sem nada de kani, sem pepino)'],
  },
  {
    text: 'guioza de porco e um yakisoba de frango pequeno com pouco shoyu',
    expect: ['1 guioza + recheio:porco', '1 yaki-frango [P] (com pouco shoyu)'],
  },
  {
    text: 'temaki hot com arroz, cream cheese a mais e gergelim. capricha no tarê',
    expect: [
      '1 temaki-hot + arroz:com-arroz + complementos:cream-cheese + complementos:gergelim (capricha no tarê)',
    ],
  },
  {
    text: 'um temaki de atum com arroz, sem nada de maionese e bem recheado',
    expect: ['1 temaki-atum + arroz:com-arroz (sem nada de maionese, bem recheado)'],
  },
  { text: 'hot roll 8 peças com couve', expect: ['1 hot-roll [8 peças]', '! couve'] },
  // Sizes, halves and flavours
  { text: 'temaki de camarao', expect: ['1 temaki-camarao + ?arroz'] },
  {
    text: 'guioza 2 porções, uma de legumes e uma de frango',
    expect: ['1 guioza + recheio:legumes', '1 guioza + recheio:frango'],
  },
  {
    text: 'yakisoba de carne tamanho G, outro de legumes tamanho P',
    expect: ['1 yaki-carne [G]', '1 yaki-legumes [P]'],
  },
  {
    text: 'dois sashimi de salmão, um de cinco e um de dez',
    expect: ['1 sashimi-salmao [5 fatias]', '1 sashimi-salmao [10 fatias]'],
  },
  { text: 'uma porção de guioza', expect: ['1 guioza + ?recheio'] },
  { text: 'o combinado de 30, mas aquele que é só de salmão', expect: ['1 comb-salmao-30'] },
  {
    text: 'hot filadelfia grande (o de 16) e dois uramaki filadelfia pequeno (4)',
    expect: ['1 hot-filadelfia [16 peças]', '2 ura-filadelfia [4 peças]'],
  },
]

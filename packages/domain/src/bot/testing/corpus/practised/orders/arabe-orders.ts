import type { CorpusMessage } from '../../corpus'

/** What customers of the Arab food place order. */
export const arabeOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'boa noite quero 10 esfiha aberta de carne e 5 aberta de queijo',
    expect: ['10 ea-carne', '5 ea-queijo'],
  },
  {
    text: '1 shawarma de frango normal e 1 coca lata',
    expect: ['1 shawarma [Normal] + proteina:frango', '1 coca-lata'],
  },
  { text: 'seis kibe frito e uma porçao de homus', expect: ['6 kibe-frito', '1 hommus'] },
  {
    text: 'oi, me vê duas esfirras fechadas de espinafre e um ayran',
    expect: ['2 ef-espinafre', '1 ayran'],
  },
  {
    text: 'SHAWARMA GIGANTE MISTO 2 POR FAVOR',
    expect: ['2 shawarma [Gigante] + proteina:misto'],
  },
  {
    text: '1 kibe cru\n3 pão sirio\n1 coalhada\n1 tabule',
    expect: ['1 kibe-cru', '3 pao-sirio', '1 coalhada', '1 tabule'],
  },
  {
    text: 'uma dúzia de esfiha aberta, seis de carne e seis de calabresa',
    expect: ['6 ea-carne', '6 ea-calabresa'],
  },
  {
    text: 'Boa tarde, gostaria de um charuto de folha de uva e um mjadra.',
    expect: ['1 charuto-uva', '1 mjadra'],
  },
  {
    text: 'manda um michui de frango com arroz e um guarana 2l',
    expect: ['1 michui + acompanhamento:arroz', '1 guarana-2l'],
  },
  {
    text: '4 esfiha fechada de frango 2 kibe com queijo e 1 agua com gas',
    expect: ['4 ef-frango', '2 kibe-frito-queijo', '1 agua-gas'],
  },
  { text: 'uma batata frita e um falafel', expect: ['1 batata', '1 falafel'] },
  {
    text: 'quero o trio de pastas com 4 pães sírios',
    expect: ['1 trio', '4 pao-sirio'],
  },
  { text: '2 baklava e 1 ninho d pistache', expect: ['2 baklava', '1 ninho'] },
  {
    text: 'piá do céu que fome, me manda um shawarma de carne gigante',
    expect: ['1 shawarma [Gigante] + proteina:carne'],
  },
  {
    text: 'esfiha de zaatar 3 esfiha de chocolate 2',
    expect: ['3 ea-zaatar', '2 ea-chocolate'],
  },
  {
    text: 'carneiro com arroz, uma coca zero e um malabie pra sobremesa',
    expect: ['1 carneiro', '1 coca-zero-lata', '1 malabie'],
  },
  {
    text: 'bah vê uma kafta na brasa com fritas',
    expect: ['1 kafta + acompanhamento:batata'],
  },
  {
    text: 'meia duzia de esfiha de carne',
    expect: ['? 6 esfiha de carne: ea-carne | ef-carne'],
  },
  {
    text: 'um charuto e uma babaganuche',
    expect: ['? 1 charuto: charuto-uva | charuto-repolho', '1 babaganuche'],
  },
  { text: 'dois shawarma de falafel', expect: ['2 shawarma [?] + proteina:falafel'] },
  {
    text: 'um shawarma normal e um kibe assado',
    expect: ['1 shawarma [Normal] + ?proteina', '1 kibe-assado'],
  },
  // Options and notes
  {
    text: 'shawarma normal de carne com queijo e molho de alho sem cebola',
    expect: ['1 shawarma [Normal] + proteina:carne + extras:queijo + extras:molho-alho (sem cebola)'],
  },
  {
    text: '2 shawarmas gigantes de frango, um com batata dentro e o outro com picles',
    expect: [
      '1 shawarma [Gigante] + proteina:frango + extras:batata',
      '1 shawarma [Gigante] + proteina:frango + extras:picles',
    ],
  },
  {
    text: 'shawarma no prato de frango tamanho normal, bastante alface e pouca pimenta',
    expect: ['1 shawarma-prato [Normal] + proteina:frango (bastante alface, pouca pimenta)'],
  },
  { text: 'kibe cru sem cebola e bem temperado', expect: ['1 kibe-cru (sem cebola, bem temperado)'] },
  {
    text: '8 aberta de carne bem assadinha e 2 limão cortado junto',
    expect: ['8 ea-carne (bem assadinha)', '! limão'],
  },
  // Said ahead
  {
    text: '12 esfihas abertas de queijo, entrega vila yolanda rua naipi 340 fundos, no cartao de credito',
    expect: [
      '12 ea-queijo',
      'entrega',
      'bairro Vila Yolanda',
      'endereço rua naipi 340 fundos',
      'pagamento credit_card',
    ],
  },
  {
    text: 'vou retirar 20h em nome de Hassan. 1 kibe cru e 6 pao sirio, pago pix',
    expect: ['1 kibe-cru', '6 pao-sirio', 'retirada', 'hora 20:00', 'nome Hassan', 'pagamento pix'],
  },
  {
    text: 'entregam em ciudad del este? ia querer 2 shawarma de carne normal',
    expect: ['2 shawarma [Normal] + proteina:carne', 'fora ciudad del este'],
  },
  {
    text: 'dinheiro, vou pagar com uma nota de 200',
    cart: ['1 carneiro', '1 trio'],
    at: 'payment',
    expect: ['1 carneiro', '1 trio', 'pagamento cash', 'troco 200'],
  },
  // Awkward
  {
    text: 'boa noite habib olha só eu quero vinte esfihas abertas dez de carne cinco de queijo e cinco de frango quatro kibes fritos um hommus dois pães sírios e três latas de guaraná entrega no porto meira na avenida morenitas mil e duzentos e é no pix tá',
    expect: [
      '10 ea-carne',
      '5 ea-queijo',
      '5 ea-frango',
      '4 kibe-frito',
      '1 hommus',
      '2 pao-sirio',
      '3 guarana-lata',
      'entrega',
      'bairro Porto Meira',
      'endereço avenida morenitas mil e duzentos',
      'pagamento pix',
    ],
  },
  {
    text: 'JANTA TURMA\n• Ali: shawarma carne gigante s/ tomate\n• Bruna: shawarma falafel normal\n• Tati: 3 fechada de queijo\n• Zé: kafta c/ arroz\n+ 1 coca 2l\nentrega 19:45',
    expect: [
      '1 shawarma [Gigante] + proteina:carne (s/ tomate)',
      '1 shawarma [Normal] + proteina:falafel',
      '3 ef-queijo',
      '1 kafta + acompanhamento:arroz',
      '1 coca-2l',
      'entrega',
      'hora 19:45',
    ],
  },
]

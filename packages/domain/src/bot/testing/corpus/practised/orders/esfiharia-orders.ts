import type { CorpusMessage } from '../../corpus'

/** What customers of the esfiha shop order. */
export const esfihariaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'oi boa noite queria 8 esfirra aberta de calabresa e 4 fechada de carne',
    expect: ['8 esf-calabresa [Aberta]', '4 esf-carne [Fechada]'],
  },
  {
    text: '3 kibe\n1 kibe com catupiry\n1 tubaína 2l',
    expect: ['3 kibe', '1 kibe-catupiry', '1 tubaina-2l'],
  },
  {
    text: 'Boa noite, tudo bem? Por favor, meia dúzia de esfihas fechadas de escarola e uma porção de mini kibe. Muito obrigado.',
    expect: ['6 esf-escarola [Fechada]', '1 mini-kibe'],
  },
  {
    text: 'ô meu, desce 15 aberta de queijo e duas coca lata',
    expect: ['15 esf-queijo [Aberta]', '2 coca-lata'],
  },
  {
    text: 'tudo aberta: 6 carne, 6 queijo e 4 frango com catupiry',
    expect: ['6 esf-carne [Aberta]', '6 esf-queijo [Aberta]', '4 esf-frango-catupiry [Aberta]'],
  },
  { text: '2 folhada de queijo e um suco de laranja', expect: ['2 folhada-queijo', '1 suco-laranja'] },
  { text: 'KIBE CRU GRANDE E 2 PACOTES DE PÃO SÍRIO', expect: ['1 kibe-cru [Grande]', '2 pao-sirio'] },
  {
    text: 'homus pequeno, coalhada pequena e um tabule pfv',
    expect: ['1 homus [Pequeno]', '1 coalhada [Pequeno]', '1 tabule'],
  },
  {
    text: '5 esfiha de frango com catupiry fechada e 5 de frango aberta',
    expect: ['5 esf-frango-catupiry [Fechada]', '5 esf-frango [Aberta]'],
  },
  {
    text: 'manda 1 charuto de repolho, 1 esfiha doce de banana e 2 belewa',
    expect: ['1 charuto', '1 doce-banana', '2 belewa'],
  },
  {
    text: '10 esfia aberta d palmito e 1 agua c gas',
    expect: ['10 esf-palmito [Aberta]', '1 agua-gas'],
  },
  // To be asked
  { text: '6 esfiha de carne', expect: ['6 esf-carne [?]'] },
  {
    text: 'um beirute e uma guaraná lata',
    expect: ['? 1 beirute: beirute-rosbife | beirute-frango | beirute-file', '1 guarana-lata'],
  },
  {
    text: '10 esfiha fechada de queijo e um refri de 2 litros',
    expect: ['10 esf-queijo [Fechada]', '? 1 refri de 2 litros: coca-2l | guarana-2l | tubaina-2l'],
  },
  { text: 'quero um box de 20', expect: ['1 box-20 + ?sabores'] },
  { text: 'me vê um shawarma e um homus', expect: ['1 shawarma + ?proteina', '1 homus [?]'] },
  // Options and notes
  {
    text: 'me vê um box de 10, 5 de carne, 3 de queijo e 2 de escarola',
    expect: ['1 box-10 + sabores:carne*5 + sabores:queijo*3 + sabores:escarola*2'],
  },
  {
    text: 'um beirute de filé com ovo e sem tomate e uma tubaina 600',
    expect: ['1 beirute-file + extras:ovo (sem tomate)', '1 tubaina-600'],
  },
  { text: 'combo sultão com guaraná', expect: ['1 combo-sultao + bebida:guarana'] },
  {
    text: 'uma marmita árabe sem cebola e uma batata com cheddar e bacon',
    expect: ['1 marmita (sem cebola)', '1 batata-cheddar'],
  },
  {
    text: 'dois beirute de rosbife, um com bacon e catupiry, o outro puro',
    expect: ['1 beirute-rosbife + extras:bacon + extras:catupiry', '1 beirute-rosbife (puro)'],
  },
  // Said ahead
  {
    text: 'manda 20 aberta de carne no jd paulista, rua argentina 215, pago no débito',
    expect: [
      '20 esf-carne [Aberta]',
      'entrega',
      'bairro Jardim Paulista',
      'endereço rua argentina 215',
      'pagamento debit_card',
    ],
  },
  {
    text: 'vou buscar às 19h40, 12 fechada de frango e 1 fatuche, em nome de Marcelo',
    expect: ['12 esf-frango [Fechada]', '1 fatuche', 'retirada', 'hora 19:40', 'nome Marcelo'],
  },
  {
    text: 'vcs entregam em jardinópolis? queria 30 esfiha aberta de carne',
    expect: ['30 esf-carne [Aberta]', 'fora jardinópolis'],
  },
  {
    text: 'é no ipiranga',
    cart: ['1 combo-sultao + bebida:coca'],
    at: 'neighbourhood',
    expect: ['1 combo-sultao + bebida:coca', 'bairro Ipiranga'],
  },
  {
    text: 'av saudade 1100 ap 34 bloco b. avisa o moço pra ligar quando chegar pq o interfone tá quebrado',
    cart: ['8 esf-carne [Aberta]'],
    at: 'address',
    expect: [
      '8 esf-carne [Aberta]',
      'endereço av saudade 1100 ap 34 bloco b',
      'obs avisa o moço pra ligar quando chegar pq o interfone tá quebrado',
    ],
  },
  // Awkward
  {
    text: 'oi salim boa noite eu vou querer hoje dez esfiha aberta de carne cinco de queijo aberta também duas folhada de carne e um kibe cru pequeno aí cê manda uma coca de dois litros zero não viu da normal entrega aqui na vila tibério rua martinico prado seiscentos e doze',
    expect: [
      '10 esf-carne [Aberta]',
      '5 esf-queijo [Aberta]',
      '2 folhada-carne',
      '1 kibe-cru [Pequeno]',
      '1 coca-2l',
      'entrega',
      'bairro Vila Tibério',
      'endereço rua martinico prado seiscentos e doze',
    ],
  },
  {
    text: 'Pedido da firma 🥙\n\nAbertas\n12 carne\n8 queijo\n6 calabresa\n\nFechadas\n4 escarola\n4 carne\n\n2 homus G\n3 pão sírio\n2 guaraná 2L\n1 coca zero lata\n\nRibeirânia - Av. Costábile Romano 2200\npix',
    expect: [
      '12 esf-carne [Aberta]',
      '8 esf-queijo [Aberta]',
      '6 esf-calabresa [Aberta]',
      '4 esf-escarola [Fechada]',
      '4 esf-carne [Fechada]',
      '2 homus [Grande]',
      '3 pao-sirio',
      '2 guarana-2l',
      '1 coca-zero-lata',
      'entrega',
      'bairro Ribeirânia',
      'endereço Av. Costábile Romano 2200',
      'pagamento pix',
    ],
  },
]

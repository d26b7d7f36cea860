import type { CorpusMessage } from '../../../corpus'

/** trailer-do-tiao: what is ordered. */
export const trailerDoTiaoOrders: readonly CorpusMessage[] = [
  { text: 'boa noite, 2 x tudo e 1 coca 2l', expect: ['2 x-tudo', '1 coca-2l'] },
  { text: 'me ve 1 x becon e 1 x egg becon', expect: ['1 x-bacon', '1 x-egg-bacon'] },
  {
    text: 'entrega um x salada sem tomate em araguari',
    expect: ['1 x-salada (sem tomate)', 'entrega', 'fora araguari'],
  },
  {
    text: '3 x-burguer, sendo 1 com bacon e os outros 2 normal',
    expect: ['1 x-burguer + adicionais:bacon', '2 x-burguer'],
  },
  {
    text: 'x frango com catupiri e uma batata fritas grande',
    expect: ['1 x-frango + adicionais:catupiry', '1 batata [Grande]'],
  },
  { text: 'combo x salada com guaraná', expect: ['1 combo-salada + bebida:guarana'] },
  { text: 'quero um combo do x bacon', expect: ['1 combo-bacon + ?bebida'] },
  {
    text: 'cachorro quente sem purê e sem batata palha',
    expect: ['1 cachorro (sem purê, sem batata palha)'],
  },
  {
    text: 'Boa noite. Gostaria de dois mistos quentes e um suco de maracujá de 500 ml, por favor.',
    expect: ['2 misto', '1 suco [500 ml] + sabor:maracuja'],
  },
  {
    text: 'sô manda um x calabresa com maionese verde e uma coca',
    expect: ['1 x-calabresa + molho:maionese', '? 1 coca: coca-lata | coca-600 | coca-2l'],
  },
  {
    text: '1 suco de abacaxi com hortelã e 1 mandioca frita pequena',
    expect: ['1 suco [?] + sabor:abacaxi', '1 mandioca [Pequena]'],
  },
  {
    text: 'x tudo com hamburguer extra e cheddar\nx salada\nmineiro 2l',
    expect: ['1 x-tudo + adicionais:hamburguer + adicionais:cheddar', '1 x-salada', '1 mineiro-2l'],
  },
  {
    text: 'e uma porção de frango a passarinho, da grande',
    cart: ['2 x-egg'],
    expect: ['2 x-egg', '1 frango-passarinho [Grande]'],
  },
  {
    text: 'mais um x tudo sem salsicha',
    cart: ['1 x-tudo', '1 coca-600'],
    expect: ['1 x-tudo', '1 coca-600', '1 x-tudo (sem salsicha)'],
  },
  {
    text: 'dois x bacon pra entregar no tibery, av. cesário crosara 1200, pago no cartão de débito',
    expect: [
      '2 x-bacon',
      'entrega',
      'bairro Tibery',
      'endereço av. cesário crosara 1200',
      'pagamento debit_card',
    ],
  },
  {
    text: 'vou buscar 1 x egg e 1 coca zero lata 19h30, é a Keila',
    expect: ['1 x-egg', '1 coca-zero-lata', 'retirada', 'hora 19:30', 'nome Keila'],
  },
  {
    text: 'oi moço eu vou querer três x salada um sem alface um sem tomate e o outro completo mesmo e três coca lata aí manda aqui no martins rua duque de caxias quatrocentos e cinquenta vou pagar no dinheiro',
    expect: [
      '1 x-salada (sem alface)',
      '1 x-salada (sem tomate)',
      '1 x-salada',
      '3 coca-lata',
      'entrega',
      'bairro Martins',
      'endereço rua duque de caxias quatrocentos e cinquenta',
      'pagamento cash',
    ],
  },
  { text: 'xtudo 1 xbacon 2 agua c gas 1', expect: ['1 x-tudo', '2 x-bacon', '1 agua-gas'] },
]

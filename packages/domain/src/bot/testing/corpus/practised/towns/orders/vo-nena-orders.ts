import type { CorpusMessage } from '../../../corpus'

/** vo-nena: what is ordered. */
export const voNenaOrders: readonly CorpusMessage[] = [
  {
    text: 'boa noite, quero uma pizza grande de calabresa e uma coca 2 litros',
    expect: ['1 p-calabresa [Grande]', '1 coca-2l'],
  },
  { text: 'boaa noite me ve uma media de brocolis c bacon pfv', expect: ['1 p-brocolis [Média]'] },
  {
    text: 'duas pizza grande, 1 mussarela e 1 napolitana',
    expect: ['1 p-mussarela [Grande]', '1 p-napolitana [Grande]'],
  },
  {
    text: 'Oi, tudo bem? Queria uma pizza grande meio a meio, metade calabresa e metade frango com catupiry',
    expect: ['1 p-calabresa / p-frango [Grande]'],
  },
  { text: '1 portuguesa media s/ cebola', expect: ['1 p-portuguesa [Média] (s/ cebola)'] },
  { text: 'uma pizza da vó nena', expect: ['1 p-nena [?]'] },
  {
    text: 'grande de quatro queijos com borda de catupiry',
    expect: ['1 p-quatro-queijos [Grande] + borda:catupiry'],
  },
  {
    text: '1 pequena de banana c canela\n1 grande lombo canadense\n2 guaraná lata',
    expect: ['1 d-banana [Pequena]', '1 p-lombo [Grande]', '2 guarana-lata'],
  },
  {
    text: 'uma grande de marguerita de 54 reais e uma batata frita',
    expect: ['1 p-marguerita [Grande]', '1 batata'],
  },
  {
    text: 'grande meia portuguesa meia 4 queijos, borda de chedar e um suco de uva',
    expect: ['1 p-portuguesa / p-quatro-queijos [Grande] + borda:cheddar', '1 suco-uva'],
  },
  {
    text: 'calabresa grande com ovo e milho a mais',
    expect: ['1 p-calabresa [Grande] + adicionais:ovo + adicionais:milho'],
  },
  {
    text: 'qro uma marguerita g e um guarana',
    expect: ['1 p-marguerita [Grande]', '? 1 guarana: guarana-lata | guarana-2l'],
  },
  {
    text: 'e mais uma de brigadeiro pequena pras crianças',
    cart: ['1 p-calabresa [Grande]'],
    expect: ['1 p-calabresa [Grande]', '1 d-brigadeiro [Pequena]'],
  },
  {
    text: 'põe tb 2 pão de alho',
    cart: ['1 p-atum [Média]', '1 coca-lata'],
    expect: ['1 p-atum [Média]', '1 coca-lata', '2 pao-alho'],
  },
  {
    text: 'uma grande de atum pra entregar na gleba palhano, rua joão wyclif 500 ap 1102, pago no pix',
    expect: [
      '1 p-atum [Grande]',
      'entrega',
      'bairro Gleba Palhano',
      'endereço rua joão wyclif 500 ap 1102',
      'pagamento pix',
    ],
  },
  {
    text: 'separa uma média de mussarela q eu passo pegar as 20h, nome Rodrigo',
    expect: ['1 p-mussarela [Média]', 'retirada', 'hora 20:00', 'nome Rodrigo'],
  },
  {
    text: 'oi boa noite eu queria pedir duas pizzas grandes uma de frango com catupiry e a outra metade calabresa metade portuguesa e também uma coca zero de dois litros é pra entregar aqui no aeroporto',
    expect: [
      '1 p-frango [Grande]',
      '1 p-calabresa / p-portuguesa [Grande]',
      '1 coca-zero-2l',
      'entrega',
      'bairro Aeroporto',
    ],
  },
  {
    text: 'PIZZA GRANDE ROMEU E JULIETA E BATATA COM CHEDDAR E BACON',
    expect: ['1 d-romeu [Grande]', '1 batata-cheddar'],
  },
]

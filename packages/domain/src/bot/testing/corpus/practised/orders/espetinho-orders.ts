import type { CorpusMessage } from '../../corpus'

/** What customers of the skewer and pizza place order. */
export const espetinhoOrders: readonly CorpusMessage[] = [
  // Plain orders
  { text: 'boa noite, 4 espetinho de carne e 2 de queijo coalho', expect: ['4 esp-carne', '2 esp-queijo'] },
  { text: 'manda uma calabresa grande e uma coca 2 litros', expect: ['1 p-calabresa [Grande]', '1 coca-2l'] },
  {
    text: 'tchê vê 3 kafta, 2 coração e 1 pão de alho',
    expect: ['3 esp-kafta', '2 esp-coracao', '1 pao-alho'],
  },
  {
    text: 'Porção inteira de mandioca frita e 2 brahma 600 por gentileza',
    expect: ['1 mandioca [Inteira]', '2 brahma-600'],
  },
  { text: 'meia porçao de batata e meia de tilapia', expect: ['1 batata [Meia]', '1 tilapia [Meia]'] },
  {
    text: '1 caldo d piranha de 500\n1 caldo feijão de 300\n2 sopa paraguaia',
    expect: ['1 caldo-piranha [500 ml]', '1 caldo-feijao [300 ml]', '2 sopa-paraguaia'],
  },
  { text: 'QUERO PIZZA M DE PORTUGUESA', expect: ['1 p-portuguesa [Média]'] },
  {
    text: 'dois medalhão e dois frango com bacon no espeto',
    expect: ['2 esp-medalhao', '2 esp-frango-bacon'],
  },
  {
    text: 'meia duzia de espeto de linguiça e um arroz carreteiro',
    expect: ['6 esp-linguica', '1 carreteiro'],
  },
  {
    text: 'uma jarra de chopp pilsen geladaço e um frango passarinho inteiro',
    expect: ['1 chopp-pilsen [Jarra] (geladaço)', '1 passarinho [Inteira]'],
  },
  {
    text: 'opa, pizza quatro queijo média e guaraná lata, 2',
    expect: ['1 p-quatro-queijos [Média]', '2 guarana-lata'],
  },
  {
    text: 'hoje é dia da pantaneira grande! e um potinho de vinagrete',
    expect: ['1 p-pantaneira [Grande]', '1 vinagrete'],
  },
  { text: 'cinco espetos de frango', expect: ['5 esp-frango'] },
  {
    text: 'uma heineken, uma agua com gás e duas costela',
    expect: ['1 heineken-600', '1 agua-gas', '2 esp-costela'],
  },
  {
    text: 'quero um guaraná e um espetinho de queijo',
    expect: ['? 1 guaraná: guarana-lata | guarana-2l', '1 esp-queijo'],
  },
  // Options and notes
  {
    text: '2 espetinhos de carne mal passado com mandioca e vinagrete',
    expect: ['2 esp-carne + ponto:mal + acompanhamentos:mandioca + acompanhamentos:vinagrete'],
  },
  {
    text: 'grande de marguerita c borda de cheddar, pouco manjericão',
    expect: ['1 p-marguerita [Grande] + borda:cheddar (pouco manjericão)'],
  },
  {
    text: '3 de carne, um bem passado e dois ao ponto',
    expect: ['1 esp-carne + ponto:bem', '2 esp-carne + ponto:ao-ponto'],
  },
  {
    text: 'portuguesa média sem azeitona borda catupiry',
    expect: ['1 p-portuguesa [Média] + borda:catupiry (sem azeitona)'],
  },
  {
    text: 'contra filé acebolado inteiro mas com pouca cebola',
    expect: ['1 contra-file [Inteira] (pouca cebola)'],
  },
  // Halves, sizes
  {
    text: 'pizza grande meia calabresa meia quatro queijos',
    expect: ['1 p-calabresa / p-quatro-queijos [Grande]'],
  },
  {
    text: 'uma média 1/2 portuguesa e 1/2 frango c/ catupiry e uma grande só de mussarela',
    expect: ['1 p-portuguesa / p-frango [Média]', '1 p-mussarela [Grande]'],
  },
  {
    text: 'metade pantaneira e metade bacon com milho, borda de catupiry, tam. grande',
    expect: ['1 p-pantaneira / p-bacon [Grande] + borda:catupiry'],
  },
  {
    text: 'duas pizzas: uma de frango com catupiry g e outra de chocolate m',
    expect: ['1 p-frango [Grande]', '1 p-chocolate [Média]'],
  },
  { text: 'me vê uma pizza de calabresa', expect: ['1 p-calabresa [?]'] },
  { text: 'chopp de vinho e 1 caldo de mandioca', expect: ['1 chopp-vinho [?]', '1 caldo-mandioca [?]'] },
  // Said ahead
  {
    text: '10 espetinho, 5 de carne e 5 de frango com bacon. entrega no monte castelo rua amazonas 1422, em dinheiro e preciso de troco pra 200',
    expect: [
      '5 esp-carne',
      '5 esp-frango-bacon',
      'entrega',
      'bairro Monte Castelo',
      'endereço rua amazonas 1422',
      'pagamento cash',
      'troco 200',
    ],
  },
  {
    text: 'uma grande de mussarela, vou aí retirar 21h, Cleiton',
    expect: ['1 p-mussarela [Grande]', 'retirada', 'hora 21:00', 'nome Cleiton'],
  },
  {
    text: 'meia porção de calabresa acebolada pra entregar em sidrolandia',
    expect: ['1 calabresa-acebolada [Meia]', 'entrega', 'fora sidrolandia'],
  },
  {
    text: 'tiradentes, rua marquês de pombal 77, portão de madeira',
    cart: ['4 esp-kafta', '1 coca-2l'],
    at: 'neighbourhood',
    expect: [
      '4 esp-kafta',
      '1 coca-2l',
      'bairro Tiradentes',
      'endereço rua marquês de pombal 77, portão de madeira',
    ],
  },
]

import type { CorpusMessage } from '../../corpus'

/** What customers of the bakery order. */
export const padariaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'bom dia mô quirido, 10 pão francês bem branquinho e 200g de mussarela',
    expect: ['10 pao-frances [Unidade] (bem branquinho)', '1 mussarela [200 g]'],
  },
  { text: 'meio quilo de pão francês e um leite', expect: ['1 pao-frances [500 g]', '1 leite'] },
  {
    text: 'uma cuca de banana inteira e meia de farofa',
    expect: ['1 cuca-banana [Inteira]', '1 cuca-farofa [Metade]'],
  },
  { text: '1kg de pão de queijo', expect: ['1 pao-queijo [1 kg]'] },
  {
    text: '5 pão de queijo e 2 café com leite',
    expect: ['5 pao-queijo [Unidade]', '2 cafe-leite'],
  },
  {
    text: 'cem brigadeiro e 50 beijinho',
    expect: ['1 brigadeiro [Cento]', '50 beijinho [Unidade]'],
  },
  {
    text: '3 fatias de bolo de cenoura e 2 expressos',
    expect: ['3 bolo-cenoura [Fatia]', '2 expresso'],
  },
  {
    text: 'Bom dia. Gostaria de encomendar um bolo de fubá inteiro, um pão de milho e uma rosca de polvilho. Obrigada!',
    expect: ['1 bolo-fuba [Inteiro]', '1 pao-milho', '1 rosca'],
  },
  {
    text: '2 sonho de creme e 1 de doce de leite',
    expect: ['2 sonho + recheio:creme', '1 sonho + recheio:doce-leite'],
  },
  {
    text: 'torta de bolacha inteira\ncoca 2l\nguaraná 2l',
    expect: ['1 torta-bolacha [Inteira]', '1 coca-2l', '1 guarana-2l'],
  },
  {
    text: 'me da uma manteiga, 6 paozinho frances e 300g de presunto',
    expect: ['1 manteiga', '6 pao-frances [Unidade]', '1 presunto [200 g]', '1 presunto [100 g]'],
  },
  // To be asked
  { text: 'torta alemã e um cappuccino', expect: ['1 torta-alema [?]', '1 cappuccino'] },
  {
    text: 'uma cuca inteira pfv',
    expect: ['? 1 cuca: cuca-banana | cuca-uva | cuca-farofa | cuca-doce-leite'],
  },
  {
    text: '2 empada e 1 coca zero',
    expect: ['? 2 empada: empada-frango | empada-camarao', '1 coca-zero-lata'],
  },
  { text: 'sonho', expect: ['1 sonho + ?recheio'] },
  {
    text: 'torta de aniversário de 1kg com recheio de nozes',
    expect: ['1 torta [1 kg] + recheio:nozes + ?massa'],
  },
  // Options and notes
  {
    text: 'presunto 200g fatia fina, queijo prato 100g e mortadela 500g em peça',
    expect: ['1 presunto [200 g] + corte:fina', '1 prato [100 g]', '1 mortadela [500 g] + corte:peca'],
  },
  {
    text: 'torta de aniversário 2kg massa de chocolate recheio de brigadeiro com morango',
    expect: ['1 torta [2 kg] + massa:chocolate + recheio:brigadeiro + recheio:morango'],
  },
  {
    text: 'DOIS MISTO QUENTE UM SEM PRESUNTO E UM SUCO DE LARANJA 500 SEM GELO',
    expect: ['1 misto', '1 misto (SEM PRESUNTO)', '1 suco-laranja [500 ml] (SEM GELO)'],
  },
  {
    text: 'qro 1 croissant d chocolate e 1 d presunto e queijo 🥐',
    expect: ['1 croissant + recheio:chocolate', '1 croissant + recheio:presunto-queijo'],
  },
  {
    text: 'um pão integral fatiado e duas coxinhas bem quentinhas',
    expect: ['1 pao-integral (fatiado)', '2 coxinha (bem quentinhas)'],
  },
  // Said ahead
  {
    text: 'cesta de café da manhã grande com suco de laranja, entregar 7h30 na trindade, rua lauro linhares 1200 apto 405 bl a, pix',
    expect: [
      '1 cesta-g + bebida:suco',
      'entrega',
      'hora 07:30',
      'bairro Trindade',
      'endereço rua lauro linhares 1200 apto 405 bl a',
      'pagamento pix',
    ],
  },
  {
    text: 'deixa separado 20 pão francês e 500g de mussarela, pego 6h45 antes do serviço, Valdir',
    expect: ['20 pao-frances [Unidade]', '1 mussarela [500 g]', 'retirada', 'hora 06:45', 'nome Valdir'],
  },
  {
    text: 'faz entrega em palhoça? preciso de 3 torta de limão inteira',
    expect: ['3 torta-limao [Inteira]', 'fora palhoça'],
  },
  {
    text: 'lagoa',
    cart: ['1 cuca-uva [Inteira]', '1 pao-caseiro'],
    at: 'neighbourhood',
    expect: ['1 cuca-uva [Inteira]', '1 pao-caseiro', 'bairro Lagoa da Conceição'],
  },
  {
    text: 'vou passar cartão',
    cart: ['1 cesta-p + bebida:cafe'],
    at: 'payment',
    expect: ['1 cesta-p + bebida:cafe', 'pagamento ?'],
  },
  // Awkward
  {
    text: 'oi querida bom dia me faz um favor me separa aí quinze pão francês meio quilo de pão de queijo duzentas gramas de presunto e duzentas de queijo prato uma cuca de uva metade só e um bolo de laranja inteiro aí manda entregar no córrego grande rua joão pio duarte trezentos e vinte e eu pago em dinheiro',
    expect: [
      '15 pao-frances [Unidade]',
      '1 pao-queijo [500 g]',
      '1 presunto [200 g]',
      '1 prato [200 g]',
      '1 cuca-uva [Metade]',
      '1 bolo-laranja [Inteiro]',
      'entrega',
      'bairro Córrego Grande',
      'endereço rua joão pio duarte trezentos e vinte',
      'pagamento cash',
    ],
  },
  {
    text: 'Niver da Manu 🎂\n1 torta 3 kg massa branca, recheio morango e beijinho\n1 cento de brigadeiro\n1 cento de casadinho\n30 beijinho\n10 empada de frango\n4 coca 2L\nbusco às 15h no débito',
    expect: [
      '1 torta [3 kg] + massa:branca + recheio:morango + recheio:beijinho',
      '1 brigadeiro [Cento]',
      '1 casadinho [Cento]',
      '30 beijinho [Unidade]',
      '10 empada-frango',
      '4 coca-2l',
      'retirada',
      'hora 15:00',
      'pagamento debit_card',
    ],
  },
]

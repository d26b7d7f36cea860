import type { CorpusMessage } from '../../corpus'

/** What customers of the pizzaria in Recife order. */
export const pizzaRecifeOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'boa noite quero uma pizza grande metade calabresa metade charque',
    expect: ['1 pizza [Grande] + sabores:calabresa + sabores:charque'],
  },
  { text: '1 media portuguesa', expect: ['1 pizza [Média] + sabores:portuguesa'] },
  {
    text: 'pizza grande de camarão e um suco de cajá',
    expect: ['1 pizza [Grande] + sabores:camarao', '1 suco-caja [?]'],
  },
  { text: 'uma pizza de calabresa', expect: ['1 pizza [?] + sabores:calabresa'] },
  { text: 'Pizza grande', expect: ['1 pizza [Grande] + ?sabores'] },
  { text: 'uma lasanha', expect: ['? 1 lasanha: lasanha-bolonhesa | lasanha-frango | lasanha-camarao'] },
  {
    text: 'macaxeira frita inteira, 2 caldinho de camarão e 3 skol',
    expect: ['1 macaxeira [Inteira]', '2 caldinho-camarao', '3 skol'],
  },
  {
    text: 'duas grandes, uma de mussarela e a outra meio a meio carne de sol e nordestina',
    expect: [
      '1 pizza [Grande] + sabores:mussarela',
      '1 pizza [Grande] + sabores:carne-sol + sabores:nordestina',
    ],
  },
  {
    text: 'uma marguerita e uma calabresa, as duas broto',
    expect: ['1 pizza [Broto] + sabores:marguerita', '1 pizza [Broto] + sabores:calabresa'],
  },
  {
    text: 'suco de graviola 2 copo e um de maracujá jarra',
    expect: ['2 suco-graviola [Copo]', '1 suco-maracuja [Jarra]'],
  },
  { text: 'mermão manda uma de charque grande', expect: ['1 pizza [Grande] + sabores:charque'] },
  {
    text: '3 pizza grande: calabresa, mussarela e frango com catupiry',
    expect: [
      '1 pizza [Grande] + sabores:calabresa',
      '1 pizza [Grande] + sabores:mussarela',
      '1 pizza [Grande] + sabores:frango-catupiry',
    ],
  },
  { text: 'coca 1 litro e uma zero lata', expect: ['1 coca-1l', '1 coca-zero-lata'] },
  {
    text: 'pizza meio a meio charque e 4 queijos',
    expect: ['1 pizza [?] + sabores:charque + sabores:quatro-queijos'],
  },
  {
    text: 'calzone de frango c/ catupiry, 1 heineken e uma fatia de bolo de rolo',
    expect: ['1 calzone + recheio:frango-catupiry', '1 heineken', '1 bolo-rolo'],
  },
  {
    text: 'kero uma familia d calabreza e 1 guarana 2l 🍕',
    expect: ['1 pizza [Família] + sabores:calabresa', '1 guarana-2l'],
  },
  // Options and notes
  {
    text: 'oxe me vê uma família de frango com catupiry com borda de cheddar e uma coca 2 litros',
    expect: ['1 pizza [Família] + sabores:frango-catupiry + bordas:cheddar', '1 coca-2l'],
  },
  {
    text: 'Boa noite, meu filho. Eu quero uma pizza média de atum sem cebola e uma jarra de suco de acerola. Deus abençoe',
    expect: ['1 pizza [Média] + sabores:atum (sem cebola)', '1 suco-acerola [Jarra]'],
  },
  {
    text: 'combo família quatro queijos e portuguesa com guaraná',
    expect: ['1 combo-familia + sabores:quatro-queijos + sabores:portuguesa + bebida:guarana'],
  },
  {
    text: 'broto de cartola e um caldinho de feijão visse, a pizza com bastante canela',
    expect: ['1 pizza [Broto] + sabores:cartola (bastante canela)', '1 caldinho-feijao'],
  },
  {
    text: 'grande de carne de sol com borda de queijo coalho e bem assada',
    expect: ['1 pizza [Grande] + sabores:carne-sol + bordas:coalho (bem assada)'],
  },
  {
    text: '- 1 grande calabresa borda catupiry\n- 1 grande meia mussarela meia bacon\n- 1 broto de chocolate\n- 2 coca 2l\n- 1 cajuina',
    expect: [
      '1 pizza [Grande] + sabores:calabresa + bordas:catupiry',
      '1 pizza [Grande] + sabores:mussarela + sabores:bacon',
      '1 pizza [Broto] + sabores:chocolate',
      '2 coca-2l',
      '1 cajuina',
    ],
  },
  // Said ahead
  {
    text: 'mande uma grande de frango com catupiry pra rua dos navegantes 1200 apto 502 boa viagem vou pagar em dinheiro troco pra cem',
    expect: [
      '1 pizza [Grande] + sabores:frango-catupiry',
      'entrega',
      'bairro Boa Viagem',
      'endereço rua dos navegantes 1200 apto 502',
      'pagamento cash',
      'troco 100',
    ],
  },
  {
    text: 'pego aí às 8 da noite uma média romeu e julieta, no nome de Severino',
    expect: ['1 pizza [Média] + sabores:romeu-julieta', 'retirada', 'hora 20:00', 'nome Severino'],
  },
  {
    text: 'entregar em olinda uma família de calabresa',
    expect: ['1 pizza [Família] + sabores:calabresa', 'entrega', 'fora olinda'],
  },
  {
    text: 'Casa Forte, rua visconde de ouro preto 55',
    cart: ['1 pizza [Média] + sabores:nordestina', '1 coca-1l'],
    at: 'neighbourhood',
    expect: [
      '1 pizza [Média] + sabores:nordestina',
      '1 coca-1l',
      'bairro Casa Forte',
      'endereço rua visconde de ouro preto 55',
    ],
  },
  // Awkward
  {
    text: 'boa noite minha filha é o seguinte eu quero uma pizza grande metade de portuguesa metade de frango com catupiry e outra média só de mussarela pros meninos e dois suco de maracujá de copo um sem açúcar e entregue aqui no ibura na avenida dois rios trezentos e vinte que eu pago no pix',
    expect: [
      '1 pizza [Grande] + sabores:portuguesa + sabores:frango-catupiry',
      '1 pizza [Média] + sabores:mussarela',
      '1 suco-maracuja [Copo] (sem açúcar)',
      '1 suco-maracuja [Copo]',
      'entrega',
      'bairro Ibura',
      'endereço avenida dois rios trezentos e vinte',
      'pagamento pix',
    ],
  },
  {
    text: 'combo galera, as pizza é uma de calabresa outra de bacon, o refri fanta. e bota mais uma cartola de sobremesa pra voinha',
    expect: ['1 combo-galera + sabores:calabresa + sabores:bacon + bebida:fanta', '1 cartola'],
  },
]

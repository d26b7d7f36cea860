import type { CorpusMessage } from '../../../corpus'

/** pastel-do-cambui: what is ordered. */
export const pastelDoCambuiOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'bom dia 2 pastel de carne 1 de queijo e 1 caldo de cana 500',
    expect: ['2 past-carne', '1 past-queijo', '1 caldo [500 ml]'],
  },
  {
    text: 'me vê pastel: 3 carne com queijo, 1 pizza e 1 bauru',
    expect: ['3 past-carne-queijo', '1 past-pizza', '1 past-bauru'],
  },
  { text: 'meia duzia de pastel de frango c catupiri', expect: ['6 past-frango-catupiry'] },
  { text: '2 pastel de frango e 1 kibe', expect: ['2 past-frango', '1 kibe'] },
  {
    text: 'pastel comum dois de cada: carne, queijo e pizza. e um caldo de litro com limão',
    expect: ['2 past-carne', '2 past-queijo', '2 past-pizza', '1 caldo [1 litro] + mistura:limao'],
  },
  { text: 'um caldo de cana e 2 coxinha', expect: ['1 caldo [?]', '2 coxinha'] },
  {
    text: '1 combo feira de carne e queijo',
    expect: ['1 combo-feira + pasteis:carne + pasteis:queijo'],
  },
  { text: '2 combo feira e 1 coca lata', expect: ['2 combo-feira + ?pasteis', '1 coca-lata'] },
  {
    text: 'um pastel de escarola e um pastel de palmito',
    expect: ['! pastel de escarola', '1 past-palmito'],
  },
  { text: '20 mini pastel de queijo', expect: ['1 mini [20 unidades] + sabores:queijo'] },
  {
    text: 'Oi, tudo bem? Quero 4 pastéis: 2 de bauru, 1 de camarão e 1 de carne seca com catupiry. E 2 cocas zero.',
    expect: ['2 past-bauru', '1 past-camarao', '1 past-carne-seca', '2 coca-zero-lata'],
  },
  {
    text: 'pastel de carne 5\npastel de queijo 5\npastel romeu e julieta 2\ncoca 2l 1',
    expect: ['5 past-carne', '5 past-queijo', '2 past-romeu', '1 coca-2l'],
  },
  {
    text: 'queria um pastel de banana e um suco de laranja de 300',
    expect: ['1 past-banana', '1 suco-laranja [300 ml]'],
  },
  {
    text: 'então moça boa tarde me manda três pastel de carne um de palmito e dois guaraná lata aqui no taquaral na rua luísa de gusmão 333 vou pagar em dinheiro troco pra cem por favor',
    expect: [
      '3 past-carne',
      '1 past-palmito',
      '2 guarana-lata',
      'entrega',
      'bairro Taquaral',
      'endereço rua luísa de gusmão 333',
      'pagamento cash',
      'troco 100',
    ],
  },
  // Options and extras
  {
    text: 'pastel de carne com ovo e azeitona',
    expect: ['1 past-carne + adicionais:ovo + adicionais:azeitona'],
  },
  {
    text: 'dois pastel de pizza um com cheddar e outro sem tomate',
    expect: ['1 past-pizza + adicionais:cheddar', '1 past-pizza (sem tomate)'],
  },
  {
    text: 'pastelão de carne com catupiry e bem sequinho',
    expect: ['1 pl-carne + adicionais:catupiry (bem sequinho)'],
  },
  {
    text: 'caldo de cana 500 com abacaxi e pouco gelo',
    expect: ['1 caldo [500 ml] + mistura:abacaxi (pouco gelo)'],
  },
  // Halves
  { text: 'um pastelão metade carne metade queijo', expect: ['1 pl-carne / pl-queijo'] },
  {
    text: '2 pastelao meio a meio calabresa e palmito, os dois iguais',
    expect: ['2 pl-calabresa / pl-palmito'],
  },
  {
    text: 'um pastelão meio frango com catupiry meio carne e uma coca zero',
    expect: ['1 pl-frango-catupiry / pl-carne', '1 coca-zero-lata'],
  },
  {
    text: 'mini pastel 10 metade carne metade pizza',
    expect: ['1 mini [10 unidades] + sabores:carne + sabores:pizza'],
  },
]

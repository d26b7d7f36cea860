import type { CorpusMessage } from '../../corpus'

/** What customers of the pastelaria order. */
export const pastelariaOrders: readonly CorpusMessage[] = [
  // Plain orders
  { text: 'oi boa tarde, 3 pastel de carne e 2 de queijo', expect: ['3 p-carne', '2 p-queijo'] },
  {
    text: 'me ve um caldo de cana de 500 com limao e um pastel de pizza',
    expect: ['1 caldo [500 ml] + mistura:limao', '1 p-pizza'],
  },
  {
    text: 'dois de palmito um de bacalhau e um litro de garapa',
    expect: ['2 p-palmito', '1 p-bacalhau', '1 caldo [1 litro]'],
  },
  {
    text: 'QUERO 4 PASTEL DE FRANGO COM CATUPIRY E 1 COCA 2L',
    expect: ['4 p-frango-catupiry', '1 coca-2l'],
  },
  {
    text: '1 carne c queijo\n1 carne c ovo\n1 bauru\n1 tubaina',
    expect: ['1 p-carne-queijo', '1 p-carne-ovo', '1 p-bauru', '1 tubaina'],
  },
  {
    text: 'boa noite gostaria de meia dúzia de pastel de queijo por favor',
    expect: ['6 p-queijo'],
  },
  {
    text: 'uma porção de mini pastel de carne e queijo e um guaraná lata',
    expect: ['1 mini + sabores:carne + sabores:queijo', '1 guarana-lata'],
  },
  { text: 'um pastelão mogiana e uma coca zero', expect: ['1 e-mogiana', '1 coca-zero-lata'] },
  { text: 'vê pra mim 2 romeu e julieta e 1 de banana', expect: ['2 d-romeu', '1 d-banana'] },
  {
    text: 'dez pastel sendo 5 de carne 3 de pizza e 2 de escarola',
    expect: ['5 p-carne', '3 p-pizza', '2 p-escarola'],
  },
  { text: 'tres pastel de frango e uma coca lata', expect: ['3 p-frango', '1 coca-lata'] },
  {
    text: 'Bom dia! Um pastel de calabresa e um suco de laranja de 300 ml.',
    expect: ['1 p-calabresa', '1 suco-laranja [300 ml]'],
  },
  { text: '2 barão do café e 2 caldo d cana 300ml', expect: ['2 e-barao', '2 caldo [300 ml]'] },
  {
    text: 'pastel de chocolate 1, pastel de doce de leite 2',
    expect: ['1 d-chocolate', '2 d-doce-leite'],
  },
  { text: 'qro 1 come fogo e uma agua s gás', expect: ['1 e-come-fogo', '1 agua'] },
  {
    text: 'um pastel de presunto e queijo e um de queijo só',
    expect: ['1 p-presunto-queijo', '1 p-queijo'],
  },
  { text: 'seis de carne e dois potinho de vinagrete', expect: ['6 p-carne', '2 vinagrete'] },
  {
    text: 'oii td bem? hj vai ser 1 da horta e 1 garapinha de 300',
    expect: ['1 e-horta', '1 caldo [300 ml]'],
  },
  { text: 'duas coca e um pastel bauru', expect: ['? 2 coca: coca-lata | coca-2l', '1 p-bauru'] },
  { text: 'caldo de cana com abacaxi', expect: ['1 caldo [?] + mistura:abacaxi'] },
  { text: 'porçao de mini pastel', expect: ['1 mini + ?sabores'] },
  // Options and notes
  { text: 'manda um de camarao bem sequinho', expect: ['1 p-camarao (bem sequinho)'] },
  {
    text: '2 de carne com bacon extra e sem tomate',
    expect: ['2 p-carne + adicionais:bacon (sem tomate)'],
  },
  {
    text: 'pastel de queijo com cheddar e milho, e um litro de caldo de cana sem gelo',
    expect: ['1 p-queijo + adicionais:cheddar + adicionais:milho', '1 caldo [1 litro] (sem gelo)'],
  },
  { text: '3 pastel de carne, um sem cebola', expect: ['2 p-carne', '1 p-carne (sem cebola)'] },
  {
    text: '2 caldo de cana de meio litro, um com gengibre e o outro com maracujá',
    expect: ['1 caldo [500 ml] + mistura:gengibre', '1 caldo [500 ml] + mistura:maracuja'],
  },
  // Said ahead
  {
    text: '5 pastel de carne 5 de queijo entrega na vila tibério rua martinico prado 455 pago em dinheiro troco pra 150',
    expect: [
      '5 p-carne',
      '5 p-queijo',
      'entrega',
      'bairro Vila Tibério',
      'endereço rua martinico prado 455',
      'pagamento cash',
      'troco 150',
    ],
  },
  {
    text: 'Oi, separa 8 de pizza que passo pegar 18h30, nome é Sueli',
    expect: ['8 p-pizza', 'retirada', 'hora 18:30', 'nome Sueli'],
  },
  {
    text: 'pode mandar 3 pastel de palmito em sertãozinho',
    expect: ['3 p-palmito', 'entrega', 'fora sertãozinho'],
  },
  {
    text: 'av. independência 2210 bloco b ap 33, ribeirânia',
    cart: ['2 p-bauru', '1 caldo [1 litro]'],
    at: 'neighbourhood',
    expect: [
      '2 p-bauru',
      '1 caldo [1 litro]',
      'bairro Ribeirânia',
      'endereço av. independência 2210 bloco b ap 33',
    ],
  },
  // Awkward
  {
    text: 'oi moça faz favor anota pra mim quatro pastéis de carne dois de queijo um de frango com catupiry e um de camarão aí vê também dois caldos de cana de meio litro com limão é pra entregar aqui no jardim irajá na rua do professor oitocentos e oitenta e vou passar no débito',
    expect: [
      '4 p-carne',
      '2 p-queijo',
      '1 p-frango-catupiry',
      '1 p-camarao',
      '2 caldo [500 ml] + mistura:limao',
      'entrega',
      'bairro Jardim Irajá',
      'endereço rua do professor oitocentos e oitenta',
      'pagamento debit_card',
    ],
  },
  {
    text: 'Pedido do escritório:\nCarne - 6\nQueijo - 4\nPalmito - 2\nMogiana - 1 (sem ovo)\nGuaraná 2L - 2\nalguém busca 12h',
    expect: [
      '6 p-carne',
      '4 p-queijo',
      '2 p-palmito',
      '1 e-mogiana (sem ovo)',
      '2 guarana-2l',
      'retirada',
      'hora 12:00',
    ],
  },
]

import type { CorpusMessage } from '../../corpus'

/** What customers of the hot-dog stand order. */
export const dogaoOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'boa noite piá, me vê um dogão de frango duplo e uma gengibirra 600',
    expect: ['1 dog-frango [Duplo]', '1 gengibirra-600'],
  },
  { text: 'me manda dois x salada e uma coca 2l', expect: ['2 x-salada', '1 coca-2l'] },
  { text: 'dogao de calabresa', expect: ['1 dog-calabresa [?]'] },
  {
    text: 'dois dogão, um de frango duplo e um quatro queijos simples',
    expect: ['1 dog-frango [Duplo]', '1 dog-queijos [Simples]'],
  },
  {
    text: 'quero:\n1 dogão tudo duplo\n2 mini dog\n1 polenta frita inteira\n1 coca zero lata',
    expect: ['1 dog-tudo [Duplo]', '2 mini-dog', '1 polenta [Inteira]', '1 coca-zero-lata'],
  },
  { text: 'uma polenta e uma original bem gelada', expect: ['1 polenta [?]', '1 original (bem gelada)'] },
  {
    text: 'dogão simples: 1 frango 1 bacon 1 calabresa',
    expect: ['1 dog-frango [Simples]', '1 dog-bacon [Simples]', '1 dog-calabresa [Simples]'],
  },
  { text: 'uma coca', expect: ['? 1 coca: coca-lata | coca-2l'] },
  {
    text: 'DOGAO BACON DUPLO\nDOGAO 4 QUEIJO SIMPLES\nGENGIBIRRA 2 LITRO',
    expect: ['1 dog-bacon [Duplo]', '1 dog-queijos [Simples]', '1 gengibirra-2l'],
  },
  {
    text: 'um bolo de pote de prestígio e um pudim',
    expect: ['1 bolo-pote + sabor:prestigio', '1 pudim'],
  },
  { text: 'xis egg 2 e mate 2', expect: ['2 x-egg', '2 mate'] },
  {
    text: 'oii td bem? kero 1 dogao d carne moida simples e 1 guarana latinha pfvr 🌭',
    expect: ['1 dog-carne [Simples]', '1 guarana-lata'],
  },
  { text: 'um vegetariano simples', expect: ['1 dog-vegetariano [Simples]'] },
  // Options and notes
  { text: '2 dogão de bacon simples sem ervilha', expect: ['2 dog-bacon [Simples] (sem ervilha)'] },
  {
    text: 'Boa noite! Gostaria de um Dogão Tradicional duplo, sem mostarda, e uma água com gás, por favor.',
    expect: ['1 dog-tradicional [Duplo] (sem mostarda)', '1 agua-gas'],
  },
  { text: 'dogao duplo de costela c/ cheddar', expect: ['1 dog-costela [Duplo] + adicionais:cheddar'] },
  {
    text: 'dogão de carne moída simples com uma vina extra e purê',
    expect: ['1 dog-carne [Simples] + adicionais:vina + adicionais:pure'],
  },
  {
    text: 'combo dogão com guaraná e combo casal, um de bacon e um de frango, com framboesa',
    expect: ['1 combo-dog + bebida:guarana', '1 combo-casal + dogs:bacon + dogs:frango + bebida:framboesa'],
  },
  {
    text: '3 mini dog pros piazinho e um xis bacon com ovo',
    expect: ['3 mini-dog', '1 x-bacon + adicionais:ovo'],
  },
  {
    text: 'tradicional simples com maionese verde e molho de alho',
    expect: ['1 dog-tradicional [Simples] + molhos:verde + molhos:alho'],
  },
  {
    text: 'dois x-tudo, um deles sem cebola e o outro completo',
    expect: ['1 x-tudo (sem cebola)', '1 x-tudo'],
  },
  {
    text: 'um dogão de frango c catupiry simples bem prensado daí',
    expect: ['1 dog-catupiry [Simples] (bem prensado)'],
  },
  // Said ahead
  {
    text: 'cata aí 2 batata com cheddar e bacon meia e 1 dogão de costela duplo, retiro no balcão 20h30, Everton',
    expect: ['2 batata-cheddar [Meia]', '1 dog-costela [Duplo]', 'retirada', 'hora 20:30', 'nome Everton'],
  },
  {
    text: 'um tradicional duplo com bacon e ovo, dinheiro, troco pra 50',
    expect: ['1 dog-tradicional [Duplo] + adicionais:bacon + adicionais:ovo', 'pagamento cash', 'troco 50'],
  },
  {
    text: 'entrega no boqueirão, rua paulo setúbal 1200 casa 3. é um dogão de bacon simples sem tomate',
    expect: [
      '1 dog-bacon [Simples] (sem tomate)',
      'entrega',
      'bairro Boqueirão',
      'endereço rua paulo setúbal 1200 casa 3',
    ],
  },
  {
    text: 'pra entregar em colombo um dogão de frango simples',
    expect: ['1 dog-frango [Simples]', 'entrega', 'fora colombo'],
  },
  // Awkward
  {
    text: 'oi boa noite eu queria um dogão de frango com catupiry duplo sem milho e sem ervilha e um de calabresa simples e pra beber uma coca de dois litros pra entregar no água verde na rua petit carneiro quinhentos e doze e vou pagar na maquininha no crédito',
    expect: [
      '1 dog-catupiry [Duplo] (sem milho, sem ervilha)',
      '1 dog-calabresa [Simples]',
      '1 coca-2l',
      'entrega',
      'bairro Água Verde',
      'endereço rua petit carneiro quinhentos e doze',
      'pagamento credit_card',
    ],
  },
  {
    text: 'Piazada aqui da oficina vai querer\n4 dog tudo duplo (1 sem cebola)\n2 dog bacon simples\n1 x salada\n3 gengibirra 2l\nCabral, rua são luiz 88, pix',
    expect: [
      '1 dog-tudo [Duplo] (sem cebola)',
      '3 dog-tudo [Duplo]',
      '2 dog-bacon [Simples]',
      '1 x-salada',
      '3 gengibirra-2l',
      'entrega',
      'bairro Cabral',
      'endereço rua são luiz 88',
      'pagamento pix',
    ],
  },
]

import type { CorpusMessage } from '../../../corpus'

/** pao-do-gonzaga: what is ordered. */
export const paoDoGonzagaOrders: readonly CorpusMessage[] = [
  {
    text: 'bom dia! 10 pães franceses e 200g de mussarela por favor',
    expect: ['10 pao-frances', '1 mussarela [200 g]'],
  },
  { text: '6 pao frances 1 leite 1 mantega', expect: ['6 pao-frances', '1 leite', '1 manteiga'] },
  {
    text: 'me ve 200 g de presunto em fatia fina e 100 de peito de peru',
    expect: ['1 presunto [200 g] + corte:fina', '1 peito-peru [100 g]'],
  },
  {
    text: 'dois pão na chapa com requeijão e dois café com leite grande',
    expect: ['2 pao-chapa + adicionais:requeijao', '2 media [Grande]'],
  },
  { text: 'um misto quente e um suco de laranja sem gelo', expect: ['1 misto', '1 suco-laranja (sem gelo)'] },
  { text: 'um bolo de cenoura', expect: ['1 bolo-cenoura [?]'] },
  {
    text: '1 bolo de fubá inteiro e 2 fatias de torta de limão',
    expect: ['1 bolo-fuba [Inteiro]', '2 torta-limao [Fatia]'],
  },
  {
    text: '3 sonhos, 2 de creme e 1 de doce de leite',
    expect: ['2 sonho + recheio:creme', '1 sonho + recheio:doce-leite'],
  },
  { text: 'meia dúzia de pão de queijo e um café pequeno', expect: ['6 pao-queijo', '1 cafe [Pequeno]'] },
  {
    text: 'Bom dia, queria fazer um pedido:\n5 coxinhas\n5 esfihas de carne\n2 empadas\n10 carolinas',
    expect: ['5 coxinha', '5 esfiha', '2 empada', '10 carolina'],
  },
  { text: 'uma duzia de pãozinho francês bem assado', expect: ['12 pao-frances (bem assado)'] },
  { text: 'bauru sem tomate e um chocolate quente', expect: ['1 bauru (sem tomate)', '1 chocolate [?]'] },
  { text: 'meio kilo de mortadela em pedaço', expect: ['1 mortadela [500 g] + corte:peca'] },
  {
    text: 'ah e mais 4 pão frances',
    cart: ['6 pao-frances', '1 presunto [100 g]'],
    expect: ['10 pao-frances', '1 presunto [100 g]'],
  },
  {
    text: 'inclui um croissant e um sonho',
    cart: ['1 media [Pequeno]'],
    expect: ['1 media [Pequeno]', '1 croissant', '1 sonho + ?recheio'],
  },
  {
    text: '8 pães de leite e 200g de presunto, entrega no boqueirão, rua oswaldo cruz 319 apto 72. Pago com cartão de débito',
    expect: [
      '8 pao-leite',
      '1 presunto [200 g]',
      'entrega',
      'bairro Boqueirão',
      'endereço rua oswaldo cruz 319 apto 72',
      'pagamento debit_card',
    ],
  },
  {
    text: 'separa um bolo de laranja inteiro pra mim que passo buscar 9h30, nome Célia',
    expect: ['1 bolo-laranja [Inteiro]', 'retirada', 'hora 09:30', 'nome Célia'],
  },
  {
    text: 'bom dia querida eu queria quinze pão francês trezentos gramas de mussarela um pão de forma e um litro de leite é pra entregar no embaré na avenida epitácio pessoa duzentos e dez e vou pagar em dinheiro',
    expect: [
      '15 pao-frances',
      '1 mussarela [200 g]',
      '1 mussarela [100 g]',
      '1 pao-forma',
      '1 leite',
      'entrega',
      'bairro Embaré',
      'endereço avenida epitácio pessoa duzentos e dez',
      'pagamento cash',
    ],
  },
]

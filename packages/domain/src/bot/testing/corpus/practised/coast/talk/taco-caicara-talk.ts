import type { CorpusMessage } from '../../../corpus'

/** taco-caicara: what is said ahead, corrected and asked. */
export const tacoCaicaraTalk: readonly CorpusMessage[] = [
  {
    text: '2 quesadilla de porco p/ entregar no rocio, rua manoel bonifácio 340 casa 2, débito',
    expect: [
      '2 q-porco',
      'entrega',
      'bairro Rocio',
      'endereço rua manoel bonifácio 340 casa 2',
      'pagamento debit_card',
    ],
  },
  {
    text: 'retiro às oito da noite, é Thiago',
    cart: ['1 nachos [Grande]'],
    at: 'fulfilment',
    expect: ['1 nachos [Grande]', 'retirada', 'hora 20:00', 'nome Thiago'],
  },
  {
    text: 'rua júlia da costa 55, o interfone não funciona, me liga',
    cart: ['1 q-queijo'],
    at: 'address',
    expect: ['1 q-queijo', 'endereço rua júlia da costa 55', 'obs o interfone não funciona, me liga'],
  },
  {
    text: 'pago com vale refeição',
    cart: ['1 bowl [Normal] + proteina:frango'],
    at: 'payment',
    expect: ['1 bowl [Normal] + proteina:frango', 'pagamento voucher'],
  },
  { text: 'tenho 100 reais', cart: ['2 margarita'], at: 'change', expect: ['2 margarita', 'troco 100'] },
  {
    text: 'errei, o burrito é de porco',
    cart: ['1 burrito [Normal] + proteina:frango', '1 coca-lata'],
    expect: ['1 burrito [Normal] + proteina:porco', '1 coca-lata'],
  },
  {
    text: 'tira o guacamole por favorrr',
    cart: ['1 burrito [Gigante] + proteina:carne + adicionais:guacamole'],
    expect: ['1 burrito [Gigante] + proteina:carne'],
  },
  {
    text: 'os churros podem ser 4',
    cart: ['1 trio + tacos:carne*3', '2 churros-dl'],
    expect: ['1 trio + tacos:carne*3', '4 churros-dl'],
  },
  {
    text: 'troca a coca por sprite',
    cart: ['1 q-frango', '1 coca-lata'],
    expect: ['1 q-frango', '1 sprite-lata'],
  },
  {
    text: 'limpa o carrinho por favor, vou escolher outra coisa',
    cart: ['1 q-frango', '1 coca-lata'],
    expect: ['1 q-frango', '1 coca-lata', 'esvaziar'],
  },
  { text: 'o que vem no nachos com chili?', expect: ['pergunta ingredientes nachos-chili'] },
  { text: 'qual o valor do burrito gigante?', expect: ['pergunta preço burrito'] },
  { text: 'a quesadilla de queijo tem glúten? sou celíaca', expect: ['pergunta alérgeno q-queijo glúten'] },
  {
    text: 'tem churros de chocolate? e entregam na Raia?',
    expect: ['pergunta tem churros-choc', 'pergunta entrega Raia'],
  },
  { text: 'aceitam cartão na entrega?', expect: ['pergunta pagamento'] },
  { text: 'obrigado, até mais 👋', expect: ['oi'] },
]

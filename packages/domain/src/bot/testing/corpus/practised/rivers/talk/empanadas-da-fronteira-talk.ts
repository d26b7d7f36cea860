import type { CorpusMessage } from '../../../corpus'

/** empanadas-da-fronteira: what is said ahead, corrected and asked. */
export const empanadasDaFronteiraTalk: readonly CorpusMessage[] = [
  {
    text: 'uma dúzia de carne, entregar no bairro são miguel, rua domingos de almeida 210, dinheiro sem troco',
    expect: [
      '1 e-carne [Dúzia]',
      'entrega',
      'bairro São Miguel',
      'endereço rua domingos de almeida 210',
      'pagamento cash',
      'sem troco',
    ],
  },
  {
    text: 'ipiranga, rua bento martins 1500 casa dos fundos',
    cart: ['2 medialuna'],
    at: 'neighbourhood',
    expect: ['2 medialuna', 'bairro Ipiranga', 'endereço rua bento martins 1500 casa dos fundos'],
  },
  {
    text: 'passo pra buscar as 17h',
    cart: ['1 e-frango [Dúzia]'],
    at: 'fulfilment',
    expect: ['1 e-frango [Dúzia]', 'retirada', 'hora 17:00'],
  },
  {
    text: 'troco pra cinquenta',
    cart: ['1 e-humita [Meia dúzia]'],
    at: 'change',
    expect: ['1 e-humita [Meia dúzia]', 'troco 50'],
  },
  {
    text: 'debito',
    cart: ['1 pote-dl'],
    at: 'payment',
    expect: ['1 pote-dl', 'pagamento debit_card'],
  },
  {
    text: 'muda a de humita pra frango',
    cart: ['1 e-humita [Meia dúzia]', '1 e-carne [Dúzia]'],
    expect: ['1 e-frango [Meia dúzia]', '1 e-carne [Dúzia]'],
  },
  {
    text: 'o alfajor é de chocolate branco, me enganei',
    cart: ['2 alfajor + cobertura:preto'],
    expect: ['2 alfajor + cobertura:branco'],
  },
  {
    text: 'tira a quilmes que já tenho em casa',
    cart: ['1 e-carne [Meia dúzia]', '1 quilmes'],
    expect: ['1 e-carne [Meia dúzia]'],
  },
  {
    text: 'em vez de 3 medialunas põe 5',
    cart: ['3 medialuna'],
    expect: ['5 medialuna'],
  },
  { text: 'quanto sai a duzia da de carne?', expect: ['pergunta preço e-carne'] },
  { text: 'a empanada de carne tem ovo dentro? sou alérgica', expect: ['pergunta alérgeno e-carne ovo'] },
  { text: 'o que é que vai na de humita', expect: ['pergunta ingredientes e-humita'] },
  { text: 'vcs entregam em Libres?', expect: ['pergunta entrega Libres'] },
  { text: 'abre domingo tchê?', expect: ['pergunta horário'] },
  {
    text: 'era isso, gracias',
    cart: ['1 e-queijo [Dúzia]'],
    expect: ['1 e-queijo [Dúzia]', 'fim'],
  },
  { text: 'meu pedido ja saiu?', expect: ['pergunta pedido'] },
]

import type { CorpusMessage } from '../../../corpus'

/** tortas-da-fonte: what is said ahead, corrected and asked. */
export const tortasDaFonteTalk: readonly CorpusMessage[] = [
  {
    text: '6 empada de palmito, entrega na Cascatinha rua das hortênsias 45, cartão de débito',
    expect: [
      '6 e-palmito [Unidade]',
      'entrega',
      'bairro Cascatinha',
      'endereço rua das hortênsias 45',
      'pagamento debit_card',
    ],
  },
  {
    text: 'passo aí pra pegar às 17h30, nome Lúcia',
    cart: ['1 t-frango [Grande] + massa:podre'],
    at: 'fulfilment',
    expect: ['1 t-frango [Grande] + massa:podre', 'retirada', 'hora 17:30', 'nome Lúcia'],
  },
  {
    text: 'rua assis figueiredo 1200 apto 32',
    cart: ['12 e-queijo [Unidade]'],
    at: 'address',
    expect: ['12 e-queijo [Unidade]', 'endereço rua assis figueiredo 1200 apto 32'],
  },
  { text: 'no crédito', cart: ['3 pudim'], at: 'payment', expect: ['3 pudim', 'pagamento credit_card'] },
  {
    text: 'vocês entregam em Caldas?',
    cart: ['2 q-lorraine'],
    expect: ['2 q-lorraine', 'pergunta entrega Caldas'],
  },
  {
    text: 'muda pra 8 empadas de frango',
    cart: ['6 e-frango [Unidade]', '1 cafe'],
    expect: ['8 e-frango [Unidade]', '1 cafe'],
  },
  {
    text: 'a massa da torta é podre, me enganei',
    cart: ['1 t-palmito [Grande] + massa:folhada'],
    expect: ['1 t-palmito [Grande] + massa:podre'],
  },
  {
    text: 'tira o café',
    cart: ['2 e-frango [Unidade]', '1 cafe'],
    expect: ['2 e-frango [Unidade]'],
  },
  { text: 'quanto ta a duzia da empada de camarao', expect: ['pergunta preço e-camarao'] },
  { text: 'a empada de queijo tem glúten?', expect: ['pergunta alérgeno e-queijo glúten'] },
  { text: 'quais sabores de suco?', expect: ['pergunta sabores suco'] },
  { text: 'aceita pix ou só cartão?', expect: ['pergunta pagamento'] },
  { text: 'manda o cardápio por favor', expect: ['pergunta cardápio'] },
  { text: 'quero o mesmo de sempre', expect: ['de novo'] },
  {
    text: 'esvazia tudo, vou começar de novo',
    cart: ['2 pudim', '1 cafe'],
    expect: ['2 pudim', '1 cafe', 'esvaziar'],
  },
  { text: 'obrigada, fiquem com Deus 🙏', expect: ['oi'] },
]

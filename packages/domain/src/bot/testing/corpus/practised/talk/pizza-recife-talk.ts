import type { CorpusMessage } from '../../corpus'

/** What customers of the pizzaria in Recife correct, ask and say besides. */
export const pizzaRecifeTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'em vez de mussarela bote portuguesa',
    cart: ['1 pizza [Grande] + sabores:mussarela', '1 coca-2l'],
    expect: ['1 pizza [Grande] + sabores:portuguesa', '1 coca-2l'],
  },
  {
    text: 'pense num calor kkk bota mais uma coca 2l',
    cart: ['1 pizza [Grande] + sabores:charque', '1 coca-2l'],
    expect: ['1 pizza [Grande] + sabores:charque', '2 coca-2l'],
  },
  {
    text: 'esqueci, com borda de catupiry',
    cart: ['1 pizza [Média] + sabores:calabresa'],
    expect: ['1 pizza [Média] + sabores:calabresa + bordas:catupiry'],
  },
  {
    text: 'tire a borda por favor',
    cart: ['1 pizza [Família] + sabores:atum + bordas:cheddar', '1 batata [Meia]'],
    expect: ['1 pizza [Família] + sabores:atum', '1 batata [Meia]'],
  },
  // Questions
  { text: 'quais os sabores de pizza?', expect: ['pergunta sabores pizza'] },
  {
    text: 'tem caldinho de sururu? e vocês aceitam ticket?',
    expect: ['pergunta tem caldinho-sururu', 'pergunta pagamento'],
  },
  { text: 'vcs ficam onde visse', expect: ['pergunta loja'] },
  { text: 'cadê minha pizza homi, já faz uma hora que pedi', expect: ['pergunta pedido'] },
  // Said at its step
  {
    text: 'no débito, e avise o motoqueiro que é a casa do portão azul',
    cart: ['1 pizza [Broto] + sabores:camarao'],
    at: 'payment',
    expect: [
      '1 pizza [Broto] + sabores:camarao',
      'pagamento debit_card',
      'obs avise o motoqueiro que é a casa do portão azul',
    ],
  },
  // Greetings and closing
  { text: 'tá certo, depois eu peço então, obrigada viu', expect: ['oi'] },
  { text: 'desculpa, cancele meu pedido, deu um problema aqui', expect: ['cancelar'] },
  // Not sold or unclear
  {
    text: 'uma média de palmito e uma macaxeira com charque meia',
    expect: ['1 pizza [Média] + ?sabores', '! palmito', '1 macaxeira-charque [Meia]'],
  },
]

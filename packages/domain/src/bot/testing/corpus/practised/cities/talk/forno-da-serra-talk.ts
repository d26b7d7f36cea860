import type { CorpusMessage } from '../../../corpus'

/** forno-da-serra: what is asked, corrected and said at a step. */
export const fornoDaSerraTalk: readonly CorpusMessage[] = [
  // Questions
  { text: 'a pizza mineira vem com o q?', expect: ['pergunta ingredientes p-mineira'] },
  {
    text: 'quanto que ta a gigante de quatro queijos?',
    cart: ['1 coca-2l'],
    expect: ['1 coca-2l', 'pergunta preço p-quatro-queijos'],
  },
  // Corrections and steps
  {
    text: 'ô moça troca a metade de palmito por bacon',
    cart: ['1 p-calabresa / p-palmito [Grande]'],
    expect: ['1 p-calabresa / p-bacon [Grande]'],
  },
  {
    text: 'muda pra gigante e tira o refri',
    cart: ['1 p-portuguesa [Grande] + borda:catupiry', '1 coca-2l'],
    expect: ['1 p-portuguesa [Gigante] + borda:catupiry'],
  },
  {
    text: 'vai ser no dinheiro, troco pra 100',
    cart: ['1 p-mineira [Grande]', '2 guarana-lata'],
    at: 'payment',
    expect: ['1 p-mineira [Grande]', '2 guarana-lata', 'pagamento cash', 'troco 100'],
  },
  { text: 'manda o mesmo da outra vez pfv', expect: ['de novo'] },
]

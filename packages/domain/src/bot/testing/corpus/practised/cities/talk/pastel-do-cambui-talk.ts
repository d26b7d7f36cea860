import type { CorpusMessage } from '../../../corpus'

/** pastel-do-cambui: what is asked, corrected and said at a step. */
export const pastelDoCambuiTalk: readonly CorpusMessage[] = [
  // Questions
  { text: 'qual o valor do pastelão de carne?', expect: ['pergunta preço pl-carne'] },
  {
    text: '2 pastel de queijo. demora mto pra entregar?',
    expect: ['2 past-queijo', 'pergunta tempo'],
  },
  // Corrections and steps
  {
    text: 'um dos de carne muda pra camarão',
    cart: ['3 past-carne', '1 guarana-lata'],
    expect: ['2 past-carne', '1 past-camarao', '1 guarana-lata'],
  },
  {
    text: 'o de carne é sem azeitona',
    cart: ['1 past-carne', '1 past-queijo'],
    expect: ['1 past-carne (sem azeitona)', '1 past-queijo'],
  },
  {
    text: 'cartão de débito, traz a maquininha',
    cart: ['1 pl-carne / pl-queijo', '1 caldo [1 litro]'],
    at: 'payment',
    expect: ['1 pl-carne / pl-queijo', '1 caldo [1 litro]', 'pagamento debit_card'],
  },
]

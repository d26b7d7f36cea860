import type { CorpusMessage } from '../../corpus'

/** What customers of the home-style restaurant correct, ask and say besides. */
export const mineiroTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'nó, esqueci o angu no marmitex, põe aí',
    cart: ['1 marmitex [M] + carne:pernil + acompanhamentos:arroz'],
    expect: ['1 marmitex [M] + carne:pernil + acompanhamentos:arroz + acompanhamentos:angu'],
  },
  {
    text: 'o tutu cê tira, e a limonada vira jarra',
    cart: ['1 tutu', '1 lombo', '1 limonada [Copo]'],
    expect: ['1 lombo', '1 limonada [Jarra]'],
  },
  {
    text: 'não é de bife é de costelinha',
    cart: ['1 marmitex [P] + carne:bife', '1 mate-couro'],
    expect: ['1 marmitex [P] + carne:costelinha', '1 mate-couro'],
  },
  // Questions
  { text: 'quanto q ta o marmitex', expect: ['pergunta preço marmitex'] },
  {
    text: 'vocês servem até que horas no sábado',
    expect: ['pergunta horário'],
  },
  {
    text: 'demora muito pra chegar aqui',
    cart: ['2 frango-quiabo'],
    at: 'confirm',
    expect: ['2 frango-quiabo', 'pergunta tempo'],
  },
  // Closing
  {
    text: 'tá ótimo assim, pode fechar uai',
    cart: ['1 feijoada', '1 seleta [Dose]'],
    expect: ['1 feijoada', '1 seleta [Dose]', 'fim'],
  },
  // Not sold or unclear
  { text: '1 moqueca e 1 mate couro', expect: ['! moqueca', '1 mate-couro'] },
]

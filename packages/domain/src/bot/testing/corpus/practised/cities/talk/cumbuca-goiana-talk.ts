import type { CorpusMessage } from '../../../corpus'

/** cumbuca-goiana: what is asked, corrected and said at a step. */
export const cumbucaGoianaTalk: readonly CorpusMessage[] = [
  // Questions
  { text: 'oi bom dia qual carne tem na marmita hj?', expect: ['pergunta sabores marmita'] },
  {
    text: 'o que vem no empadão goiano?',
    cart: ['1 galinhada'],
    expect: ['1 galinhada', 'pergunta ingredientes empadao'],
  },
  // Corrections and steps
  {
    text: 'tira a salada e coloca farofa no lugar',
    cart: ['1 marmita [M] + carne:bife + guarnicoes:arroz + guarnicoes:salada'],
    expect: ['1 marmita [M] + carne:bife + guarnicoes:arroz + guarnicoes:farofa'],
  },
  {
    text: 'a fit é g e não m',
    cart: ['1 marmita [M] + carne:bife', '1 fit [M] + carne:tilapia'],
    expect: ['1 marmita [M] + carne:bife', '1 fit [G] + carne:tilapia'],
  },
  {
    text: 'vou pagar no vale refeição tá',
    cart: ['2 marmita [P] + carne:omelete'],
    at: 'payment',
    expect: ['2 marmita [P] + carne:omelete', 'pagamento voucher'],
  },
]

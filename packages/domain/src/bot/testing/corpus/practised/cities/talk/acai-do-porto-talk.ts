import type { CorpusMessage } from '../../../corpus'

/** acai-do-porto: what is asked, corrected and said at a step. */
export const acaiDoPortoTalk: readonly CorpusMessage[] = [
  // Questions
  { text: 'qto ta o litro do açaí grosso hj?', expect: ['pergunta preço acai-grosso'] },
  { text: 'quais frutas tem pra suco mana', expect: ['pergunta sabores suco'] },
  {
    text: 'vcs entregam no marco? quero 2 açai na tigela de 500 com granola',
    expect: ['2 tigela [500 ml] + acompanhamentos:granola', 'pergunta entrega Marco'],
  },
  // Corrections and steps
  {
    text: 'bota mais um de cada',
    cart: ['2 chopp-acai', '2 chopp-bacuri'],
    expect: ['3 chopp-acai', '3 chopp-bacuri'],
  },
  {
    text: 'troca a granola por paçoca e põe nutella tb',
    cart: ['1 tigela [500 ml] + acompanhamentos:granola + acompanhamentos:banana'],
    expect: ['1 tigela [500 ml] + acompanhamentos:banana + acompanhamentos:pacoca + adicionais:nutella'],
  },
  {
    text: 'passagem são benedito 45, casa verde do lado da igreja',
    cart: ['1 acai-medio [1 litro]', '1 farinha-agua'],
    at: 'address',
    expect: [
      '1 acai-medio [1 litro]',
      '1 farinha-agua',
      'endereço passagem são benedito 45, casa verde do lado da igreja',
    ],
  },
  { text: 'boa tarde mana, tudo bem por aí? 😊', expect: ['oi'] },
]

import type { CorpusMessage } from '../../corpus'

/** What customers of the savouries and party shop correct, ask and say besides. */
export const salgaderiaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'em vez de 50 faz o cento da coxinha',
    cart: ['1 coxinha [50 unidades]', '1 coca-2l'],
    at: 'confirm',
    expect: ['1 coxinha [Cento]', '1 coca-2l'],
  },
  {
    text: 'o beijinho não precisa mais não, minha sogra vai fazer',
    cart: ['1 brigadeiro [Cento]', '1 beijinho [50 unidades]'],
    expect: ['1 brigadeiro [Cento]'],
  },
  {
    text: 'as bolinha é congelada viu',
    cart: ['1 bolinha [Cento]', '1 guarana-2l'],
    expect: ['1 bolinha [Cento] + preparo:congelado', '1 guarana-2l'],
  },
  // Questions
  { text: 'quanto cê tá fazendo o cento da coxinha', expect: ['pergunta preço coxinha'] },
  { text: 'o que vem no kit festa de 20 pessoas', expect: ['pergunta ingredientes kit-20'] },
  {
    text: 'entrega no novo mundo? qual a taxa',
    cart: ['2 quibe [Cento]'],
    expect: ['2 quibe [Cento]', 'pergunta entrega Novo Mundo'],
  },
  // Closing
  {
    text: 'fechou então bem, só esses',
    cart: ['1 torta-palmito [P]', '6 esfirra [Unidade]'],
    expect: ['1 torta-palmito [P]', '6 esfirra [Unidade]', 'fim'],
  },
  // Not sold or unclear
  { text: 'um cento de camafeu e 50 cajuzinho', expect: ['! camafeu', '1 cajuzinho [50 unidades]'] },
]

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { emptyBot, type BotState } from '../model/state'
import { pizzaria } from '../testing/pizzaria'
import { botTurn } from './bot-turn'

/** What the bot understands wherever it stands in a message. */
const details = [
  'me chamo Bia',
  'meu nome é João',
  'entrega na rua das flores 120',
  'é pra entregar no centro',
  'rua sete, 45, centro',
  'vou retirar aí',
  'busco na loja',
  'pago no pix',
  'no cartão de débito',
  'dinheiro, troco pra 50',
  'pra 20h',
  'entrega às 19:30',
]
/** What nobody knows, with the words that people wrap it in. */
const wrapped = [
  '',
  'aquele ',
  'manda ',
  'manda aquele ',
  'um ',
  'quero aquela ',
  'bota ',
  'faz aquele lá ',
  'o ',
  'me vê ',
]
const tails = ['', ' caprichado', ' da casa', ' bem servido', ' de sempre', ' top']
const joints = [', ', ' e ', '. ', '\n', ' - ']

const unknownWord = fc
  .array(fc.constantFrom('zu', 'vra', 'xo', 'glu', 'jum', 'fro', 'nhe', 'pru', 'zam'), {
    minLength: 2,
    maxLength: 3,
  })
  .map((syllables) => syllables.join(''))

const begun: readonly BotState[] = [
  { ...emptyBot, step: { at: 'menu' } },
  {
    ...emptyBot,
    step: { at: 'cart' },
    cart: [
      { item_id: 'x-bacon', price_type: 'padrao', quantity: 1, options: [], notes: null, unit_cents: 2490 },
    ],
  },
]
const starts = begun.map((state) => ({
  ...state,
  heardAt: pizzaria.now,
  askedAt: pizzaria.now,
  greetedAt: pizzaria.now,
}))

test('words that nothing was made of beside a detail are said back or noted', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.constantFrom(...details),
      unknownWord,
      fc.constantFrom(...wrapped),
      fc.constantFrom(...tails),
      fc.constantFrom(...joints),
      fc.boolean(),
      (state, detail, word, before, behind, joint, isFirst) => {
        const clause = `${before}${word}${behind}`
        const text = isFirst ? `${clause}${joint}${detail}` : `${detail}${joint}${clause}`
        const messages = [{ at: pizzaria.now, text, replyId: null, media: null }]
        const { prompts, missed } = botTurn(state, { kind: 'messages', messages }, pizzaria)
        const said = [
          ...prompts.map((prompt) => prompt.text),
          ...(missed?.words ?? []),
          missed?.whole ? text : '',
        ]
        expect(said.join('\n').toLowerCase(), text).toContain(word)
      },
    ),
    { numRuns: runs(400) },
  )
})

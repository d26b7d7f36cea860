import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { priceCart, type CartEntry } from '../../menu'
import { MAX_QUANTITY } from '../model/limits'
import type { BotInput, BotTurn, BotWorld } from '../model/model'
import { readBotState } from '../model/read-state'
import { emptyBot, type BotState } from '../model/state'
import { anyHappening, inputOf, roadToOrder, type Happening } from '../testing/any-conversation'
import { anyModelAnswer } from '../testing/any-model-answer'
import { pizzaria } from '../testing/pizzaria'
import { botTurn } from '../turn/bot-turn'
import type { ModelAnswer } from './model-answer'

const placing = ['place-order', 'book', 'cancel-appointment', 'move-appointment', 'mute', 'receipt']

interface Turn {
  before: BotState
  input: Extract<BotInput, { kind: 'messages' }>
  world: BotWorld
}

/** States of random conversations, and in each of them a text that nobody understands. */
function everyState(look: (turn: Turn, answer: ModelAnswer) => void): void {
  const happenings = fc
    .tuple(fc.array(anyHappening, { maxLength: 12 }), roadToOrder(anyHappening))
    .map(([before, road]): Happening[] => [...before, ...road])
  fc.assert(
    fc.property(happenings, fc.array(anyModelAnswer, { minLength: 20, maxLength: 20 }), (all, answers) => {
      let state = emptyBot
      let world = pizzaria
      for (const [place, happening] of all.entries()) {
        if (happening.kind === 'minutes') world = { ...world, now: world.now + happening.minutes * 60_000 }
        if (happening.kind === 'world') world = { ...happening.change(world), now: world.now }
        const input = inputOf(happening, state, world)
        if (!input) continue
        const message = { at: world.now, text: 'blorf trunfo', replyId: null, media: null }
        const unread = { kind: 'messages' as const, messages: [message] }
        look({ before: state, input: unread, world }, answers[place % answers.length] as ModelAnswer)
        if (input.kind === 'messages')
          look({ before: state, input, world }, answers[(place * 7) % answers.length] as ModelAnswer)
        state = readBotState(JSON.parse(JSON.stringify(botTurn(state, input, world).state)))
        world = { ...world, now: world.now + 3000 }
      }
    }),
    { numRuns: runs(200, 10) },
  )
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const entriesOf = ({ typed }: BotState): readonly CartEntry[] => typed?.ready ?? []

it('whatever a language model answers, nothing changes without a yes, only what is sold waits for one, and it says nothing of its own', () => {
  let followed = 0
  let ordered = 0
  everyState(({ before, input, world }, answer) => {
    const without = botTurn(before, input, world)
    // Nobody is asked about what another machine says: the bot has gone.
    if (without.effect?.kind === 'hand-over' && without.effect.why === 'loop') return
    const turn = botTurn(before, { ...input, second: answer }, world)
    if (same(turn, without)) return
    followed += 1
    expect(without.missed).toMatchObject({ whole: true })
    expect(placing).not.toContain(turn.effect?.kind)
    expectKept(turn, without)
    expect(readBotState(JSON.parse(JSON.stringify(turn.state)))).toEqual(turn.state)
    ordered += expectSold(turn.state, before, world)
    for (const { text } of turn.prompts) expect(text).not.toMatch(/de graça|IGNORE|__proto__|ŋ/)
  })
  expect(followed).toBeGreaterThan(50)
  expect(ordered).toBeGreaterThan(10)
})

/** What waits for a yes is sold, within its limits, with the customer's own words as notes; answers how much joined it. */
function expectSold(state: BotState, before: BotState, world: BotWorld): number {
  const { lines, problems } = priceCart(world.menu, entriesOf(state), world.now)
  expect(problems).toEqual([])
  expect(lines.every(({ quantity }) => quantity >= 1 && quantity <= MAX_QUANTITY)).toBe(true)
  const added = entriesOf(state).filter((entry) => !entriesOf(before).some((known) => same(known, entry)))
  for (const { notes } of added) expect([null, 'trunfo', 'blorf']).toContain(notes)
  return added.length
}

/** A person who is called gets what there is; anybody else finds it where it was. */
function expectKept(turn: BotTurn<BotState>, without: BotTurn<BotState>): void {
  expect(turn.state.cart).toEqual(without.state.cart)
  expect(turn.state.orderKey).toBe(without.state.orderKey)
  if (turn.effect?.kind === 'hand-over') return
  for (const [name, value] of Object.entries(without.state.checkout))
    if (value != null && name !== 'card') expect(turn.state.checkout).toMatchObject({ [name]: value })
  if (without.effect?.kind === 'hand-over') return
  for (const { item_id } of entriesOf(without.state))
    expect(piecesOf(item_id, turn.state)).toBeGreaterThanOrEqual(piecesOf(item_id, without.state))
}

function piecesOf(itemId: string, state: BotState): number {
  const own = entriesOf(state).filter(({ item_id }) => item_id === itemId)
  return own.reduce((sum, { quantity }) => sum + quantity, 0)
}

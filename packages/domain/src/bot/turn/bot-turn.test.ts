import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { priceCart } from '../../menu'
import { botTurn } from './bot-turn'
import { feeTo } from '../cart/fees'
import { LOOP_PROMPTS_AT_ALL } from '../model/limits'
import type { BotInput, BotOrder, BotTurn, BotWorld } from '../model/model'
import { readBotState } from '../model/read-state'
import { emptyBot, type BotState } from '../model/state'
import { anyChange, anyHappening, inputOf, roadToOrder, type Happening } from '../testing/any-conversation'
import { pizzaria } from '../testing/pizzaria'

interface Turn {
  before: BotState
  input: BotInput
  world: BotWorld
  turn: BotTurn<BotState>
}

/** Plays what happens; each state is stored and read back as a database would. */
function play(happenings: readonly Happening[], look: (turn: Turn) => void, { tick = 3000 } = {}): BotState {
  let state = emptyBot
  let world = pizzaria
  for (const happening of happenings) {
    if (happening.kind === 'minutes') world = { ...world, now: world.now + happening.minutes * 60_000 }
    if (happening.kind === 'world') world = { ...happening.change(world), now: world.now }
    const input = inputOf(happening, state, world)
    if (!input) continue
    const turn = botTurn(state, input, world)
    look({ before: state, input, world, turn })
    state = readBotState(JSON.parse(JSON.stringify(turn.state)))
    world = { ...world, now: world.now + tick }
  }
  return state
}

const conversations = fc
  .tuple(fc.array(anyHappening, { maxLength: 20 }), roadToOrder(anyHappening))
  .map(([before, road]) => [...before, ...road])

function everyTurn(look: (turn: Turn) => void): void {
  fc.assert(
    fc.property(conversations, (happenings) => void play(happenings, look)),
    { numRuns: runs(400, 20) },
  )
}

describe('botTurn', () => {
  it('remembers plain JSON that any database stores, and knows it again', () => {
    everyTurn(({ turn }) => {
      const stored = JSON.stringify(turn.state)
      expect(JSON.parse(stored)).toEqual(turn.state)
      expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]/i)
      expect(readBotState(turn.state)).toBe(turn.state)
    })
  })

  it('gives the same answer to the same arguments', () => {
    everyTurn(({ before, input, world, turn }) => {
      expect(botTurn(copy(before), copy(input), copy(world))).toEqual(turn)
    })
  })

  it('says at most two things a turn, three with a PIX code, and nothing that WhatsApp would refuse', () => {
    everyTurn(({ turn, world, input }) => {
      const hasCode = world.orders.some(({ pixCode }) => pixCode) || input.kind === 'result'
      expect(turn.prompts.length).toBeLessThanOrEqual(hasCode ? 3 : 2)
      for (const { text, options } of turn.prompts) {
        expect(text.trim()).not.toBe('')
        expect(text.length).toBeLessThanOrEqual(options.length > 0 ? 1024 : 4096)
        expect(options.length).toBeLessThanOrEqual(10)
        expect(new Set(options.map(({ title }) => title)).size).toBe(options.length)
        expect(new Set(options.map(({ id }) => id)).size).toBe(options.length)
        for (const { id, title, description } of options) {
          expect(id.length).toBeLessThanOrEqual(200)
          expect(title.trim()).not.toBe('')
          expect(title.length).toBeLessThanOrEqual(24)
          expect((description ?? '').length).toBeLessThanOrEqual(72)
        }
      }
    })
  })

  it('orders at the prices and the fee of that moment, one content per key, also after a crash, and a new key for each order', () => {
    let orders = 0
    const placed = { kind: 'placed', number: 1, totalCents: 1, pixCode: null, link: null } as const
    const twice = fc
      .tuple(roadToOrder(anyChange), roadToOrder(anyChange))
      .map(([first, second]): Happening[] => [...first, { kind: 'result', result: placed }, ...second])
    fc.assert(
      fc.property(fc.oneof(conversations, twice), (happenings) => {
        const asked = new Map<number, BotOrder>()
        const over = new Set<number>()
        const look = ({ turn: { effect }, world, before, input }: Turn) => {
          const { step } = before
          const isPlaced = input.kind === 'result' && input.result.kind === 'placed'
          if (isPlaced && step.at === 'waiting' && step.effect.kind === 'place-order')
            over.add(step.effect.order.key)
          if (effect?.kind !== 'place-order') return
          const { order } = effect
          expect(over).not.toContain(order.key)
          expect(botTurn(before, later(input), { ...world, now: world.now + 20_000 }).effect).toEqual(effect)
          const earlier = asked.get(order.key)
          if (earlier) return expect(order).toEqual(earlier)
          orders += 1
          asked.set(order.key, order)
          expectHonest(order, world)
        }
        play(happenings, look, { tick: 0 })
      }),
      { numRuns: runs(800, 40) },
    )
    expect(orders).toBeGreaterThan(0)
  })

  it('is quiet after a hand-over or a mute until it is called again', () => {
    everyTurn(({ turn: { state, effect, timerAt }, world }) => {
      if (effect?.kind !== 'hand-over' && effect?.kind !== 'mute') return
      expect(timerAt).toBeNull()
      const later = { ...world, now: world.now + 3_600_000 }
      const placed = { kind: 'placed', number: 1, totalCents: 1, pixCode: 'x', link: null } as const
      for (const input of [{ kind: 'timer' }, { kind: 'result', result: placed }] satisfies BotInput[]) {
        expect(botTurn(state, input, later)).toMatchObject({ prompts: [], effect: null, timerAt: null })
      }
    })
  })

  it('stops after thirty prompts in ten minutes, however well it understood', () => {
    const said = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'pizzas' : 'bebidas'))
    const turns: BotTurn<BotState>[] = []
    play(
      said.map((text) => ({ kind: 'texts', texts: [text], minutesLate: 0 })),
      ({ turn }) => turns.push(turn),
    )
    const first = turns.findIndex(({ effect }) => effect?.kind === 'hand-over')
    expect(turns[first]).toMatchObject({ prompts: [], effect: { why: 'loop' }, state: { cart: [] } })
    expect(first).toBe(LOOP_PROMPTS_AT_ALL)
  })

  it('leaves the state alone when all that came is old', () => {
    everyTurn(({ before, world }) => {
      const messages = [{ at: world.now - 180_001, text: 'sim', replyId: null, media: null }]
      const turn = botTurn(before, { kind: 'messages', messages }, world)
      expect(turn).toMatchObject({ state: before, prompts: [], effect: null })
    })
  })
})

/** The same turn again some seconds later, as after a crash before its state was written. */
function later(input: BotInput): BotInput {
  if (input.kind !== 'messages') return input
  return { ...input, messages: input.messages.map((message) => ({ ...message, at: message.at + 20_000 })) }
}

function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

function expectHonest(order: BotOrder, world: BotWorld): void {
  const { lines, items_cents, problems } = priceCart(world.menu, order.lines, world.now)
  expect(problems).toEqual([])
  expect(lines).toHaveLength(order.lines.length)
  const fee = order.fulfilment === 'delivery' ? feeTo(world, order.neighbourhood) : null
  const { minimumCents, freeFromCents } = world.shop.rules ?? { minimumCents: 0, freeFromCents: 0 }
  const isFree = fee === null || (freeFromCents > 0 && items_cents >= freeFromCents)
  const feeCents = isFree ? 0 : fee.kind === 'fee' ? fee.centavos : Number.NaN
  if (order.fulfilment === 'delivery') expect(items_cents).toBeGreaterThanOrEqual(minimumCents)
  expect(order.feeCents).toBe(feeCents)
  expect(order.totalCents).toBe(items_cents + feeCents)
  // A closed shop takes what is wanted for later.
  expect(world.shop.open || order.scheduledFor !== undefined).toBe(true)
  expect(order.address !== null).toBe(order.fulfilment === 'delivery')
  if (order.paymentMethod === 'pix') expect(world.shop.pix).not.toBeNull()
  if (order.changeForCents !== null) expect(order.changeForCents).toBeGreaterThan(order.totalCents)
}

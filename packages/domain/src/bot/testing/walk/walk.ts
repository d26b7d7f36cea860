import { priceCart } from '../../../menu'
import type { BotEffect, BotInput, BotOrder, BotResult, BotWorld, Prompt } from '../../model/model'
import { readBotState } from '../../model/read-state'
import { emptyBot, type BotState } from '../../model/state'
import { botTurn } from '../../turn/bot-turn'
import { cantinaPizzas } from '../../reading/testing/cantina-pizzas'
import { hamburgueria } from '../hamburgueria'
import { pizzaria } from '../pizzaria'
import { chanceOf, type Chance } from './chance'
import { nextSaid, type Said } from './customer'
import { faultsOf } from './faults-of-order'
import { readSummary, type Summary } from './summary'
import { changedWorld } from './world-changes'

/** What came of a walk. A fault says what was wrong, in which turn, and what was said before it. */
interface Walked {
  turns: number
  placed: number
  again: number
  handOvers: number
  faults: string[]
}

const MINUTE = 60_000
/** Flavours as products, sold by halves. */
const cantina: BotWorld = { ...pizzaria, menu: cantinaPizzas }

/**
 * A customer who wanders through the whole bot for so many turns: orders, corrects, asks, leaves and comes back, while
 * the shop changes and its answers are late or refused. The same seed walks the same way.
 */
export function walk(seed: number, turns: number): Walked {
  const walker = new Walker(seed)
  for (let turn = 0; turn < turns && walker.walked.faults.length === 0; turn += 1) walker.step()
  return walker.walked
}

class Walker {
  readonly walked: Walked = { turns: 0, placed: 0, again: 0, handOvers: 0, faults: [] }
  private readonly chance: Chance
  private readonly base: BotWorld
  private state: BotState = emptyBot
  private world: BotWorld
  private timerAt: number | null = null
  private summary: Summary | null = null
  /** Orders that were asked for, by their key: asked for again they say the same. */
  private readonly asked = new Map<number, string>()
  private readonly said: string[] = []

  constructor(private readonly seed: number) {
    this.chance = chanceOf(seed)
    this.base = this.chance.one([pizzaria, hamburgueria, cantina])
    this.world = this.base
  }

  step(): void {
    this.pass()
    const { step } = this.state
    if (step.at === 'waiting' && this.chance.often(85)) return this.turn(this.resultFor(step.effect), null)
    if (this.timerAt !== null && this.timerAt <= this.world.now) return this.turn({ kind: 'timer' }, null)
    if (this.chance.often(2)) return this.turn(this.resultFor({ kind: 'place-order', order: nobodys }), null)
    const said = nextSaid(this.state, this.world, this.chance)
    const messages = said.messages.map((message) => ({ ...message, at: this.world.now }))
    this.turn({ kind: 'messages', messages }, said)
  }

  /** Time goes by, and now and then the shop changes. */
  private pass(): void {
    const { chance } = this
    const minutes = chance.often(93) ? 0.3 + chance.below(20) / 10 : chance.one([11, 12, 35, 70, 300])
    const now = this.world.now + Math.round(minutes * MINUTE)
    this.world = { ...this.world, now }
    if (chance.often(4)) this.world = { ...changedWorld(this.world, this.base, chance), now }
  }

  private turn(input: BotInput, said: Said | null): void {
    this.walked.turns += 1
    this.note('>', wordsOf(input))
    const before = this.state
    try {
      const turn = botTurn(before, input, this.world)
      this.timerAt = turn.timerAt
      this.state = readBotState(JSON.parse(JSON.stringify(turn.state)))
      for (const { text } of turn.prompts) this.note('<', text)
      if (turn.effect) this.look(turn.effect, before, said)
      const isSilent = turn.prompts.length === 0 && turn.effect === null
      if (isSilent && said?.means === 'other' && !mayBeSilent(said, before)) this.fault('no answer')
      this.show(turn.prompts)
    } catch (error) {
      this.fault(String(error))
    }
  }

  private look(effect: BotEffect, before: BotState, said: Said | null): void {
    if (effect.kind === 'hand-over' || effect.kind === 'mute') {
      this.walked.handOvers += 1
      this.world = { ...this.world, now: this.world.now + 61 * MINUTE }
    }
    if (effect.kind !== 'place-order') return
    const { order } = effect
    const content = JSON.stringify(order)
    if (before.step.at === 'waiting') {
      if (this.asked.get(order.key) !== content) this.fault('another order under the same key')
      return
    }
    if (this.asked.has(order.key)) this.fault('a key that is used')
    this.asked.set(order.key, content)
    if (said?.means !== 'yes') this.fault('placed without a yes')
    if (this.summary === null) return this.fault('placed without a summary')
    const faults = faultsOf(order, this.summary, this.world)
    if (faults.length > 0) this.fault(faults.join('\n  '))
    this.summary = null
  }

  private show(prompts: readonly Prompt[]): void {
    const shown = readSummary(prompts)
    if (shown === 'unreadable') this.fault('a summary that does not say the whole order')
    else if (shown && 'reminderCents' in shown) {
      if (shown.reminderCents !== this.summary?.totalCents) this.fault('another total than in the summary')
    } else if (shown) this.summary = shown
    if (prompts.some(({ text }) => text.includes('Seu último pedido, nº'))) this.walked.again += 1
  }

  /** What the shop and the agenda answer, rightly, late or not at all. */
  private resultFor(effect: BotEffect): BotInput {
    const result = this.answerTo(effect)
    return result ? { kind: 'result', result } : { kind: 'timer' }
  }

  private answerTo(effect: BotEffect): BotResult | null {
    const { chance } = this
    const slots = [3, 5, 26].map((hours) => ({
      start: new Date(this.world.now + hours * 3_600_000).toISOString(),
    }))
    const date = slots[0]!.start.slice(0, 10)
    switch (effect.kind) {
      case 'place-order': {
        if (effect.order !== nobodys && chance.often(75)) return this.placed(effect.order)
        return { kind: 'not-placed', why: chance.one(['changed', 'changed', 'closed', 'refused'] as const) }
      }
      case 'find-days':
        return chance.often(80) ? { kind: 'days', days: [{ date, free: 3 }] } : { kind: 'no-agenda' }
      case 'find-slots':
        return { kind: 'slots', date, slots }
      case 'book':
        return chance.one<BotResult>([
          { kind: 'booked', start: effect.start, link: null, pending: true },
          { kind: 'slot-taken', slots },
          { kind: 'too-many' },
        ])
      default:
        return null
    }
  }

  private placed(order: BotOrder): BotResult {
    this.walked.placed += 1
    const number = this.walked.placed
    const { lines } = priceCart(this.world.menu, order.lines, this.world.now)
    const known: BotWorld['orders'][number] = {
      number,
      status: this.chance.one(['analysis', 'delivered', 'delivered', 'cancelled'] as const),
      fulfilment: order.fulfilment,
      totalCents: order.totalCents,
      placedAt: this.world.now,
      paymentMethod: order.paymentMethod,
      pixCode: null,
      lines: lines.map(({ item_id, name, quantity, options, notes, unit_cents }) => ({
        itemId: item_id,
        name,
        quantity,
        options: options.map((option) => option.name),
        notes,
        unitCents: unit_cents,
      })),
    }
    this.world = { ...this.world, orders: [known, ...this.world.orders].slice(0, 3) }
    return { kind: 'placed', number, totalCents: order.totalCents, pixCode: null, link: null }
  }

  private note(mark: string, words: string): void {
    this.said.push(`${mark} ${words.slice(0, 900)}`)
    if (this.said.length > 14) this.said.shift()
  }

  private fault(what: string): void {
    const where = `seed ${this.seed}, turn ${this.walked.turns}, step ${this.state.step.at}`
    this.walked.faults.push(`${where}: ${what}\n${this.said.join('\n')}`)
  }
}

/** An answer for which nobody waits. */
const nobodys: BotOrder = {
  key: -1,
  lines: [],
  fulfilment: 'pickup',
  customerName: '',
  address: null,
  neighbourhood: null,
  feeCents: 0,
  totalCents: 0,
  paymentMethod: 'cash',
  changeForCents: null,
  notes: null,
}

/** What has no words needs no answer, nor who waits for the shop. */
function mayBeSilent({ messages }: Said, { step }: BotState): boolean {
  return step.at === 'waiting' || messages.every(({ text }) => !/[\p{L}\p{N}]/u.test(text))
}

function wordsOf(input: BotInput): string {
  if (input.kind !== 'messages') return JSON.stringify(input)
  return input.messages
    .map(
      ({ text, replyId, media }) => `${text}${replyId ? ` [${replyId}]` : ''}${media ? ` <${media}>` : ''}`,
    )
    .join(' / ')
}

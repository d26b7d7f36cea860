import {
  botTurn,
  emptyBot,
  HUMAN_SILENCE_MINUTES,
  type BotEffect,
  type BotInput,
  type BotMessage,
  type BotResult,
  type BotState,
  type HandOverReason,
  type Prompt,
} from '@balcao/domain/bot'
import { answerEffect, nothingPretended, type Pretended } from './pretended'
import { worldAt, type Stage } from './world-at'

/** What happened besides the messages. Cents and minutes. */
export type SystemLine =
  | { kind: 'hand-over'; why: HandOverReason; summary: string }
  | { kind: 'receipt'; orderNumber: number | null }
  | { kind: 'mute'; minutes: number }
  | { kind: 'order'; number: number; totalCents: number }
  | { kind: 'booked' | 'no-agenda' | 'quiet' | 'returned' | 'silent' | 'closed' | 'opened' }
  | { kind: 'passed'; minutes: number }

export type Media = 'audio' | 'image' | 'location'

/** One thing on the phone, in order. `at` in epoch milliseconds of the simulation's clock. */
export type Entry = { id: number; at: number } & (
  | { by: 'customer'; text: string; media: Media | null }
  | { by: 'bot'; prompt: Prompt }
  | { by: 'system'; line: SystemLine }
)

export interface Simulation {
  bot: BotState
  pretended: Pretended
  entries: readonly Entry[]
  timerAt: number | null
  /** Until when a person answers in place of the bot. */
  quietUntil: number | null
  /** Milliseconds that its clock was put forward. */
  skew: number
  closed: boolean
}

export const emptySimulation: Simulation = {
  bot: emptyBot,
  pretended: nothingPretended,
  entries: [],
  timerAt: null,
  quietUntil: null,
  skew: 0,
  closed: false,
}

/** What the person who tests does. `at` is the real time in epoch milliseconds. */
export type SimulatorAct = { at: number } & (
  | { kind: 'say'; text: string; replyId?: string }
  | { kind: 'send'; media: Media }
  /** Time goes on, and timers that come due fire; 0 minutes look whether one is due. */
  | { kind: 'pass'; minutes: number }
  | { kind: 'give-back' }
  | { kind: 'close'; closed: boolean }
  | { kind: 'restart' }
)

const MINUTE_MS = 60_000
/** As on the server: a machine that never ends is stopped. */
const MOST_EFFECTS = 4
const MOST_TIMERS = 20

/** The simulation after an act: the same arguments give the same answer, and nothing outside is touched. */
export function simulate(before: Simulation, act: SimulatorAct, stage: Stage): Simulation {
  const now = act.at + before.skew
  switch (act.kind) {
    case 'say':
      return handle(before, { text: act.text, replyId: act.replyId ?? null, media: null }, now, stage)
    case 'send':
      return handle(before, { text: '', replyId: null, media: act.media }, now, stage)
    case 'pass':
      return pass(before, act.minutes, now, stage)
    case 'give-back':
      return returned(before, now)
    case 'close':
      return withLine({ ...before, closed: act.closed }, { kind: act.closed ? 'closed' : 'opened' }, now)
    case 'restart':
      return { ...emptySimulation, closed: before.closed }
  }
}

function handle(
  before: Simulation,
  { text, replyId, media }: Omit<BotMessage, 'at' | 'media'> & { media: Media | null },
  now: number,
  stage: Stage,
): Simulation {
  const awake = before.quietUntil !== null && before.quietUntil <= now ? returned(before, now) : before
  const received = withEntry(awake, { by: 'customer', text, media }, now)
  if (received.quietUntil !== null)
    return saidQuiet(awake) ? received : withLine(received, { kind: 'quiet' }, now)
  const messages = [{ at: now, text, replyId, media }]
  const after = take(received, { kind: 'messages', messages }, now, stage)
  return after.entries.length === received.entries.length ? withLine(after, { kind: 'silent' }, now) : after
}

/** Turns follow each other until the bot waits for the customer. */
function take(before: Simulation, first: BotInput, now: number, stage: Stage): Simulation {
  let after = before
  let input = first
  for (let round = 0; round < MOST_EFFECTS; round += 1) {
    const { closed, pretended } = after
    const world = worldAt(stage, { now, closed, pretended })
    const turn = botTurn(after.bot, input, world)
    after = { ...after, bot: turn.state, timerAt: turn.timerAt }
    for (const prompt of turn.prompts) after = withEntry(after, { by: 'bot', prompt }, now)
    if (!turn.effect) break
    const answer = answerEffect(after.pretended, turn.effect, world)
    after = carriedOut({ ...after, pretended: answer.pretended }, turn.effect, answer.result, now)
    if (!answer.result) break
    input = { kind: 'result', result: answer.result }
  }
  return after
}

function carriedOut(after: Simulation, effect: BotEffect, result: BotResult | null, now: number): Simulation {
  if (effect.kind === 'hand-over') {
    const { why, summary } = effect
    return withLine(quiet(after, HUMAN_SILENCE_MINUTES, now), { kind: 'hand-over', why, summary }, now)
  }
  if (effect.kind === 'mute') {
    return withLine(quiet(after, effect.minutes, now), { kind: 'mute', minutes: effect.minutes }, now)
  }
  if (effect.kind === 'receipt') {
    return withLine(after, { kind: 'receipt', orderNumber: effect.orderNumber }, now)
  }
  if (result?.kind === 'placed') {
    return withLine(after, { kind: 'order', number: result.number, totalCents: result.totalCents }, now)
  }
  if (result?.kind === 'booked') return withLine(after, { kind: 'booked' }, now)
  return result?.kind === 'no-agenda' ? withLine(after, { kind: 'no-agenda' }, now) : after
}

function quiet(after: Simulation, minutes: number, now: number): Simulation {
  return { ...after, quietUntil: now + minutes * MINUTE_MS, timerAt: null }
}

function returned(before: Simulation, now: number): Simulation {
  return before.quietUntil === null
    ? before
    : withLine({ ...before, quietUntil: null }, { kind: 'returned' }, now)
}

/** The clock goes forward, from one timer to the next, so that each finds its own hour. */
function pass(before: Simulation, minutes: number, now: number, stage: Stage): Simulation {
  const end = now + minutes * MINUTE_MS
  let after: Simulation = { ...before, skew: before.skew + minutes * MINUTE_MS }
  let clock = now
  for (let fired = 0; fired < MOST_TIMERS; fired += 1) {
    const due = after.timerAt
    if (due === null || due > end) break
    const at = Math.max(due, clock)
    after = passed(after, clock, at)
    after = take({ ...after, timerAt: null }, { kind: 'timer' }, at, stage)
    clock = at
  }
  if (after.quietUntil !== null && after.quietUntil <= end) {
    const at = Math.max(after.quietUntil, clock)
    after = returned(passed(after, clock, at), at)
    clock = at
  }
  return passed(after, clock, end)
}

function passed(after: Simulation, from: number, to: number): Simulation {
  const minutes = Math.round((to - from) / MINUTE_MS)
  return minutes > 0 ? withLine(after, { kind: 'passed', minutes }, to) : after
}

type NewEntry = Entry extends infer E
  ? E extends { id: number; at: number }
    ? Omit<E, 'id' | 'at'>
    : never
  : never

function withEntry(after: Simulation, entry: NewEntry, at: number): Simulation {
  const id = (after.entries.at(-1)?.id ?? 0) + 1
  return { ...after, entries: [...after.entries, { ...entry, id, at }] }
}

function withLine(after: Simulation, line: SystemLine, at: number): Simulation {
  return withEntry(after, { by: 'system', line }, at)
}

/** That the bot is quiet was said already since the customer was last answered. */
function saidQuiet({ entries }: Simulation): boolean {
  const last = entries.findLast(({ by }) => by !== 'customer')
  return last?.by === 'system' && last.line.kind === 'quiet'
}

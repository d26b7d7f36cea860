import { rulesOf } from './all-steps'
import { loopSummary, rested } from '../answers/hand-over'
import { gatherBurst } from './gather-burst'
import { handleMessages } from './handle-messages'
import { handlePlacedBefore, handleResult } from './handle-result'
import { handleTimer, timerOf } from './handle-timer'
import { LOOP_PROMPTS, LOOP_PROMPTS_AT_ALL, LOOP_WINDOW_MINUTES } from '../model/limits'
import type { BotInput, BotTurn, BotWorld, Missed, Prompt } from '../model/model'
import { cut, fitPrompts } from '../words/prompt-limits'
import type { Move, Question } from '../model/rules'
import { emptyCheckout, type BotState } from '../model/state'
import { wholeTexts } from '../model/texts'

const MINUTE = 60_000
const MAX_ROUNDS = 4
const MAX_SHOWN = 80
const MOST_OPTIONS = 10

/**
 * One turn of the bot. The same arguments give the same answer: it knows no clock, no chance and no memory but `state`.
 * At most two prompts come of it, three where a PIX code or products of a catalogue are among them, and at most one
 * effect.
 */
export function botTurn(state: BotState, input: BotInput, given: BotWorld): BotTurn<BotState> {
  const world = { ...given, texts: wholeTexts(given.texts) }
  const move = afterGivingWay(moveOf(state, input, world), world)
  const question = questionOf(move, world)
  const prompts = promptsOf(move, question)
  if (!isOutcome(input) && isLoop(move, prompts.length, world.now)) return stopped(move.state)
  const next = remembered(move, question, prompts.length, world.now)
  return {
    state: next,
    prompts,
    effect: move.effect ?? null,
    timerAt: timerOf(next),
    missed: missedIn(move, input, world.now),
  }
}

function missedIn({ missed }: Move, input: BotInput, now: number): Missed | null {
  if (!missed || input.kind !== 'messages') return null
  const text = gatherBurst(input.messages, now)?.lines.join('\n') ?? ''
  return text === '' ? null : { text, ...missed }
}

function moveOf(state: BotState, input: BotInput, world: BotWorld): Move {
  if (input.kind === 'messages') return handleMessages(state, input.messages, world, input.second)
  if (input.kind === 'result') return handleResult(state, input.result, world)
  if (input.kind === 'placed-before') return handlePlacedBefore(state, input.result, world)
  return handleTimer(state, world)
}

function isOutcome({ kind }: BotInput): boolean {
  return kind === 'result' || kind === 'placed-before'
}

/** A question that cannot be asked any more gives way to the one it leads to. */
function afterGivingWay(move: Move, world: BotWorld): Move {
  let now = move
  for (let round = 0; now.question === undefined && round < MAX_ROUNDS; round += 1) {
    const { step } = now.state
    const other = rulesOf(step).giveWay?.(step, { state: now.state, world })
    if (!other) break
    const notice = [now.notice, other.notice].filter(Boolean).join('\n') || null
    now = { ...now, ...other, notice, effect: other.effect ?? now.effect ?? null }
  }
  return now
}

function questionOf({ state, question }: Move, world: BotWorld): Question | null {
  return question === undefined ? rulesOf(state.step).ask(state.step, { state, world }) : question
}

function promptsOf({ notice, texts = [] }: Move, question: Question | null): Prompt[] {
  const first = texts.flatMap((text) => fitPrompts('', text, []))
  if (question === null) return notice ? [...first, ...fitPrompts('', notice, [])] : first
  const long = first.length > 0 ? '' : (question.before ?? '')
  const before = [notice, long].filter(Boolean).join('\n\n')
  const { text, options, products, asksPlace } = question
  if (!products) return [...first, ...withLast(fitPrompts(before, text, options), asksPlace && { asksPlace })]
  const { title, ids } = products
  const shown = fitPrompts(before, products.text, products.options)
  const others = options.length > 0 ? fitPrompts('', text, options) : []
  return [...first, ...withLast(shown, { products: { title, ids } }), ...others]
}

/** The last of several says more. */
function withLast(prompts: Prompt[], more: Partial<Prompt> | undefined): Prompt[] {
  return prompts.map((prompt, at) => (at === prompts.length - 1 ? { ...prompt, ...more } : prompt))
}

/** Prompts that were not earned count towards twelve; all of them, with results aside, towards thirty. */
function isLoop({ state, earned, effect }: Move, more: number, now: number): boolean {
  if (more === 0 || effect?.kind === 'hand-over') return false
  const recent = recentlySent(state, now)
  const unearned = recent.filter((prompt) => !prompt.earned).length
  return unearned + (earned ? 0 : more) > LOOP_PROMPTS || recent.length + more > LOOP_PROMPTS_AT_ALL
}

function recentlySent({ sent }: BotState, now: number): BotState['sent'] {
  return sent.filter(({ at }) => now - at < LOOP_WINDOW_MINUTES * MINUTE)
}

/** Another machine is on the other side: nothing is said, and nothing of it is kept. */
function stopped(state: BotState): BotTurn<BotState> {
  const next: BotState = { ...rested(state), cart: [], checkout: emptyCheckout }
  return {
    state: next,
    prompts: [],
    effect: { kind: 'hand-over', why: 'loop', summary: loopSummary },
    timerAt: null,
    missed: null,
  }
}

function remembered(
  { state, earned = false, effect }: Move,
  question: Question | null,
  sent: number,
  now: number,
): BotState {
  if (effect?.kind === 'hand-over' || effect?.kind === 'mute') return state
  if (sent === 0) return state
  const prompts = Array.from({ length: sent }, () => ({ at: now, earned }))
  const offered = [question?.products?.options ?? [], question?.options ?? []].flatMap((options) =>
    options.slice(0, MOST_OPTIONS),
  )
  const shown = offered
    .filter(({ id }, at) => offered.findIndex((one) => one.id === id) === at)
    .map(({ id, title }) => ({ id, title: cut(title, MAX_SHOWN) }))
  return { ...state, shown, askedAt: now, sent: [...recentlySent(state, now), ...prompts] }
}

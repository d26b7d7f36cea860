import { rulesOf } from './all-steps'
import { commandIn, obey } from './commands'
import { afterSilence } from './expiry'
import { handOver } from '../answers/hand-over'
import { hearBooking } from '../answers/hear-booking'
import { gatherBurst, type Burst } from './gather-burst'
import { handleMedia, handleReceipt } from './handle-media'
import { handleOldButton } from './handle-old-button'
import { handleDoubt } from './handle-doubt'
import { handleAgain, handleSentence, hearsMore } from './handle-sentence'
import { handleText } from './handle-text'
import { handleWaiting } from './handle-waiting'
import { GREETING_IN_STEP_MINUTES } from '../model/limits'
import { misunderstood } from './misunderstood'
import type { BotMessage, BotWorld } from '../model/model'
import { hearCoupon } from '../cart/coupon'
import { withPlace } from '../cart/with-place'
import { withPreface } from './preface'
import { refreshed } from '../cart/refresh'
import type { Answer, Move, Scene } from '../model/rules'
import type { ModelAnswer } from '../second-reading/model-answer'
import { withUnheard } from './with-unheard'
import { withSynonyms } from '../synonyms/with-synonyms'
import { bare, isThanks } from '../words/small-talk'
import type { BotState } from '../model/state'
import { handleOrder } from '../cart/typed-order'

const MINUTE = 60_000

/** A turn of the customer: one or more messages that came close together. */
export function handleMessages(
  before: BotState,
  messages: readonly BotMessage[],
  world: BotWorld,
  second: ModelAnswer | null = null,
): Move {
  const burst = gatherBurst(messages, world.now)
  if (!burst) return silent(before)
  const { state: awake, resumes } = afterSilence(before, world.now)
  if (isLostOrder(before, awake)) {
    return handOver({ state: { ...before, heardAt: world.now }, world }, 'problem')
  }
  const attentive = { ...awake, heardAt: world.now, shrugged: false }
  const isWaiting = attentive.step.at === 'waiting'
  const { state: fresh, said } = isWaiting
    ? { state: attentive, said: [] }
    : refreshed({ state: attentive, world })
  const state = burst.place ? withPlace(fresh, burst.place) : fresh
  const isMoved = said.length > 0 && (state.step.at !== attentive.step.at || isSummary(state))
  const heard = isWaiting ? null : hearCoupon(burst.lines, { state, world })
  const scene = { state: heard?.state ?? state, world }
  const taught = asTaught(heard ? { ...burst, lines: heard.lines } : burst, scene)
  const isCouponAlone = heard?.lines.length === 0 && burst.media.size === 0
  const move =
    (isCouponAlone ? askAgain(scene) : null) ??
    handleReceipt(taught, scene) ??
    (isMoved || resumes
      ? handleInstead(taught, scene, resumes)
      : decide(taught, scene, {
          wasShrugged: awake.shrugged,
          second: second && { answer: second, written: burst.lines.join('\n') },
        }))
  const leaves = move.effect?.kind === 'hand-over' || move.effect?.kind === 'mute'
  const notice = [...(leaves ? [] : said), heard?.said, move.notice].filter(Boolean).join('\n') || null
  return withPreface({ ...move, notice }, { begins: resumes || isBeginning(awake) }, world)
}

/** The same question by what is true now: a summary anew. */
function askAgain({ state, world }: Scene): Move {
  const { step } = state
  if (step.at === 'quiet') return { state: { ...state, step: { at: 'menu' } }, earned: true }
  return step.at === 'confirm'
    ? { state: { ...state, step: { ...step, shownAt: world.now } }, earned: true }
    : { state, earned: true }
}

/** What was written, with products in the place of what the shop calls them; not where words are the answer. */
function asTaught(burst: Burst, { state, world }: Scene): Burst {
  if (rulesOf(state.step).words) return burst
  const isShown = (line: string) => state.shown.some(({ title }) => bare(title) === bare(line))
  return { ...burst, lines: burst.lines.map((line) => (isShown(line) ? line : withSynonyms(line, world))) }
}

/** Nothing is said. */
function silent(state: BotState): Move {
  return { state, question: null }
}

/** An order was asked for and nobody knows whether it arrived. */
function isLostOrder({ step }: BotState, awake: BotState): boolean {
  return step.at === 'waiting' && step.effect.kind === 'place-order' && awake.step.at !== 'waiting'
}

function isBeginning({ step }: BotState): boolean {
  return step.at === 'quiet' || step.at === 'resume'
}

/** Steps that read prices or lines back: an answer to the old ones does not hold for the new. */
function isSummary({ step }: BotState): boolean {
  return step.at === 'confirm' || step.at === 'understood' || step.at === 'remove'
}

/** The question has changed since the customer saw it: words that say what they want count, answers do not. */
function handleInstead(burst: Burst, scene: Scene, resumes: boolean): Move {
  const { state, world } = scene
  const command = commandIn(burst, null, scene)
  if (command && command !== 'voltar') return calm(obey(command, burst.lines.join('\n'), scene))
  // What was read back before the silence is not added to what is ordered now: it may be the same once more.
  const anew = { state: { ...state, typed: null }, world }
  const again = resumes ? handleAgain(burst.lines.join('\n'), anew) : null
  if (again) return calm(again)
  const order = resumes ? handleOrder(burst.lines.join(', '), anew) : null
  if (order && !('notFound' in order)) return calm(order)
  if (resumes && state.typed)
    return handleSentence(burst.lines.join('\n'), scene) ?? { state, notice: 'Paramos aqui:' }
  const step = state.step.at === 'confirm' ? { ...state.step, shownAt: world.now } : state.step
  return { state: { ...state, step } }
}

function decide(
  burst: Burst,
  scene: Scene,
  { wasShrugged, second }: { wasShrugged: boolean; second: NonNullable<Answer['second']> | null },
): Move {
  const { state } = scene
  const { step } = state
  const text = burst.lines.join('\n')
  const pressed = state.shown.some(({ id }) => id === burst.replyId) ? burst.replyId : null
  const command = commandIn(burst, pressed, scene)
  if (step.at === 'waiting') return handleWaiting(command, scene)
  const isOther = command !== null && command !== 'agendar' && command !== 'horario'
  const booking = pressed === null && burst.replyId === null && !isOther ? hearBooking(text, scene) : null
  if (booking) return calm(booking)
  if (command) return calm(obey(command, text, scene))
  const gone = rulesOf(step).giveWay?.(step, scene)
  if (gone) return gone
  if (burst.replyId !== null && pressed === null) return handleOldButton(burst.replyId, scene)
  if (text === '' && pressed === null) return handleWordless(burst, scene, wasShrugged)
  const isIdle = step.at === 'done' || step.at === 'menu' || step.at === 'quiet'
  if (isIdle && pressed === null && isThanks(text)) return silent(state)
  if (step.at === 'doubt') return calm(handleDoubt(step, { text, choice: pressed }, scene))
  const sentence = pressed === null ? handleSentence(text, scene) : null
  if (sentence) return withUnheard(calm(sentence), text, scene)
  const move = calm(handleText({ text, lines: burst.lines, choice: pressed, second }, scene))
  return pressed === null && hearsMore(step) && !rulesOf(step).words ? withUnheard(move, text, scene) : move
}

/** Greetings, and what has no words. */
function handleWordless(burst: Burst, scene: Scene, wasShrugged: boolean): Move {
  const { state, world } = scene
  if (burst.media.size > 0) {
    const media = handleMedia(burst, scene, wasShrugged)
    return 'failed' in media ? misunderstood(scene, media.failed) : media
  }
  if (!burst.greets) return silent(state)
  if (state.step.at === 'quiet') return { state: { ...state, step: { at: 'menu' } } }
  const isFresh = state.askedAt !== null && world.now - state.askedAt < GREETING_IN_STEP_MINUTES * MINUTE
  return isFresh ? silent(state) : { state }
}

/** An answer that got the customer further ends the count of those that were not understood. */
function calm(move: Move): Move {
  return move.earned ? { ...move, state: { ...move.state, invalid: 0 } } : move
}

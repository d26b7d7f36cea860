import { rulesOf } from './all-steps'
import { isCommand, obey } from './commands'
import { MAX_CANDIDATES } from '../model/limits'
import { misunderstood } from './misunderstood'
import type { Answer, Move, Scene } from '../model/rules'
import { bare, isThanks } from '../words/small-talk'
import { handleOrder, type NotFound } from '../cart/typed-order'
import { followModel } from '../second-reading/follow-model'
import { readChoice } from '../understand'

const quantified =
  /(?:^| )(?:\d{1,2}x?|x\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|meia duzia|uma duzia) [^ ]*\p{L}{2}/u

/**
 * An answer in words or a pressed option: an option's number or title, what the step makes of it, or products by name.
 * 'Two of something' is an order rather than the second option. A second reading counts where none of these is found.
 */
export function handleText(answer: Answer, scene: Scene): Move {
  const { state } = scene
  const { step } = state
  const rules = rulesOf(step)
  const sentence = answer.lines.join(', ')
  const exact = answer.choice ?? exactChoice(answer.text, scene)
  const isOrder = exact === null && rules.grows !== undefined && quantified.test(bare(answer.text))
  const first = isOrder ? handleOrder(sentence, scene) : null
  if (first && !('notFound' in first)) return first
  const meant = exact === null ? choiceIn(answer, scene) : { kind: 'chosen' as const, id: exact }
  const choice = meant?.kind === 'chosen' ? meant.id : null
  if (choice === 'repetir') return { state }
  if (isCommand(choice)) return obey(choice, answer.text, scene)
  const move = rules.handle(step, { ...answer, choice }, scene)
  if (move) return move
  if (meant?.kind === 'unclear') return between(meant.ids, scene)
  const order =
    rules.grows && !isOrder ? handleOrder(sentence, scene, { surely: rules.grows === 'surely' }) : first
  if (order && !('notFound' in order)) return order
  const { second } = answer
  const read = second && !order?.isKnown ? followModel(second.answer, second.written, scene) : null
  return read ?? notUnderstood(order, scene)
}

/** Nothing that was written is an answer, or names what is sold. */
function notUnderstood(order: NotFound | null, scene: Scene): Move {
  const { state } = scene
  const move: Move =
    state.step.at === 'quiet'
      ? {
          state: { ...state, step: { at: 'menu' } },
          notice: order?.notFound ?? null,
          missed: order?.missed ?? { words: [], did: 'asked' },
        }
      : misunderstood(scene, order?.notFound ?? null, order?.missed?.words ?? [])
  return move.missed && !order?.isKnown ? { ...move, missed: { ...move.missed, whole: true } } : move
}

/** The option whose title was written out. */
function exactChoice(text: string, { state }: Scene): string | null {
  const found = state.shown.filter(({ title }) => bare(title) !== '' && bare(title) === bare(text))
  return found.length === 1 ? found[0]!.id : null
}

/** The option that the words mean. Where words are an answer of their own, only a number chooses. */
function choiceIn({ text, lines }: Answer, { state }: Scene): ReturnType<typeof readChoice> {
  const { step, shown } = state
  if (shown.length === 0) return null
  if (rulesOf(step).words) return /^\W*\d{1,2}\W*$/.test(text) ? readChoice(text, shown) : null
  const whole = readChoice(lines.join(' '), shown)
  if (whole || lines.length === 1) return whole
  const said = lines.filter((line) => !isThanks(line)).map((line) => readChoice(line, shown))
  const ids = new Set(said.flatMap((read) => (read?.kind === 'chosen' ? [read.id] : (read?.ids ?? []))))
  const [id] = ids
  if (id === undefined || said.includes(null)) return null
  return ids.size === 1 ? { kind: 'chosen', id } : { kind: 'unclear', ids: [...ids] }
}

/** Asks between the options that the words may mean. */
function between(ids: readonly string[], { state }: Scene): Move {
  const options = state.shown.filter(({ id }) => ids.includes(id)).slice(0, MAX_CANDIDATES)
  return { state, question: { text: 'Qual destas opções?', options } }
}

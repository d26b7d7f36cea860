import { readAgain } from '../again/read-again'
import { MAX_CANDIDATES, MAX_SAID } from '../model/limits'
import type { Move, Scene } from '../model/rules'
import type { ReadMessage } from './read-message'
import { heardAt } from './handle-sentence'
import { cut } from '../words/prompt-limits'
import { withoutLinks } from '../words/tidy'

/**
 * A move with what the message said that nothing was made of: noted among what was not understood, and said back where
 * the message orders, changes and asks nothing else.
 */
export function withUnheard(move: Move, text: string, scene: Scene): Move {
  if (move.missed || move.effect) return move
  const said = heardAt(readAgain(text)?.rest ?? text, scene)
  if (said.order.unheard.length === 0) return move
  const words = said.order.unheard.slice(0, MAX_CANDIDATES).map((clause) => cut(clause, MAX_SAID))
  const missed = { words, did: 'asked' as const }
  if (!isBare(said) || move.question === null) return { ...move, missed }
  const notice = [
    move.notice,
    `Não entendi: ${words.map((clause) => `“${withoutLinks(clause)}”`).join(', ')}.`,
  ]
  return { ...move, missed, notice: notice.filter(Boolean).join('\n') }
}

/** Whether nothing of an order was understood: neither products nor changes nor questions. */
function isBare({ order, edits, questions }: ReadMessage): boolean {
  const { lines, unclear, unknown } = order
  return (
    lines.length + unclear.length + unknown.length + questions.length === 0 &&
    !edits.changed &&
    !edits.empties
  )
}

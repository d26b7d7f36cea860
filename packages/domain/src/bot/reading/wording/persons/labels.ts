import type { Text } from '../../explain/explanation'
import { isName, ownerEnd, personEnd } from './persons'

const MOST_LABEL = 4

/** 'Setor 1: …', 'Cléber 2 espetos' in a line of its own: whose what follows is. */
export function labelEnd(text: Text, at: number): number | null {
  const { tokens, words } = text
  const isFirst = at === 0 || /^[\n.;]$/.test(words[at - 1]!)
  if (!isFirst) return null
  const numbered =
    /^(?:setor|mesa|andar|sala|ap|apto|quarto|pedido|bloco|casa|turma|comanda)$/.test(words[at]!) &&
    tokens[at + 1]?.kind === 'number'
      ? at + 2
      : null
  if (numbered !== null && words[numbered] === ':') return numbered + 1
  const person = words[at] === 'eu' ? at + 1 : personEnd(text, at)
  if (person !== null && words[person] === ':') return person + 1
  const owned = ownedLabel(text, at)
  if (owned !== null) return owned
  const isOfLines = words.includes('\n')
  const isNamed = isOfLines && isName(text, at)
  const next = tokens[at + 1]
  return isNamed && next && next.kind !== 'break' && words[at + 1] !== 'e' ? at + 1 : null
}

/** 'o churrasco do Wagner:', 'o meu:': behind the colon. */
function ownedLabel(text: Text, from: number): number | null {
  for (let at = from; at < from + MOST_LABEL; at += 1) {
    const to = ownerEnd(text, at)
    if (to !== null && text.words[to] === ':') return to + 1
    const token = text.tokens[at]
    if (!token || token.kind === 'break') return null
  }
  return null
}

import type { QuickReply } from '@balcao/contract/conversations'
import { plainName } from '@balcao/domain/text'
import { fillVariables, type Variables } from '@balcao/domain/messaging'

const variable = /\{\s*([\p{L}\p{M}_]{1,40})\s*\}/gu

/** What is looked for in the quick replies: what follows the '/' that begins a text of one line; null for other texts. */
export function quickQueryOf(text: string): string | null {
  return text.startsWith('/') && !/[\n\s]/.test(text) ? text.slice(1) : null
}

/** The quick replies that answer a query: shortcuts that begin with it, then shortcuts and texts that hold it. */
export function findQuickReplies(replies: readonly QuickReply[], query: string): QuickReply[] {
  const wanted = plainName(query)
  const rank = ({ shortcut, text }: QuickReply) => {
    const name = plainName(shortcut.replace(/^\//, ''))
    if (name.startsWith(wanted)) return 0
    if (name.includes(wanted)) return 1
    return plainName(text).includes(wanted) ? 2 : 3
  }
  return replies
    .map((reply) => ({ reply, rank: rank(reply) }))
    .filter((each) => each.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ reply }) => reply)
}

/** A variable that stands in a text without a value. `from` and `to` are places in the text. */
export interface Blank {
  name: string
  from: number
  to: number
}

/** A text with the variables that have a value filled in; the others stay, to be seen. Values are not read again. */
export function fillKnown(text: string, values: Variables): string {
  return text.replace(variable, (typed, name: string) => {
    const known = plainName(name)
    return (Object.hasOwn(values, known) && values[known]) || typed
  })
}

/** The variables that still stand in a text. */
export function blanksIn(text: string): Blank[] {
  return Array.from(text.matchAll(variable), ({ 0: typed, 1: name, index }) => ({
    name: plainName(name!),
    from: index,
    to: index + typed.length,
  }))
}

/** A text with its blanks taken out, and lines that would say nothing without them. */
export function withoutBlanks(text: string): string {
  return fillVariables(text, Object.fromEntries(blanksIn(text).map(({ name }) => [name, null])))
}

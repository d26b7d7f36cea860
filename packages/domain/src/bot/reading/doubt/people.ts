import { numberOf } from '../../understand/number-words'
import type { Reading } from './reading'

/** 'todo mundo quer …, somos quatro', 'eu vou na média, meu pai na grande', and there are fewer. */
export function isShort({ typed, order, edits }: Reading): boolean {
  const { words } = typed
  const line = words.join(' ')
  if (/\b(?:menos|exceto|fora)\b/.test(line) || order.unknown.length > 0) return false
  const all = [...order.lines, ...order.unclear, ...(edits.changed ? edits.cart : [])]
  const sum = all.reduce((more, { quantity }) => more + (quantity ?? 1), 0)
  if (/\bde cada tambem\b/.test(line)) return true
  if (sum < ownersIn(typed)) return true
  if (!/\b(?:cada|todo mundo|(?:para|pra) tod[oa]s)\b/.test(line)) return false
  const told = /\b(?:somos|seremos|tamos?|estamos|sao)(?: em)? (\S+)/.exec(line)?.[1]
  const count = told === undefined ? null : numberOf(told)
  return count !== null && sum < count
}

/** How many people something is said of, one by one: 'o da Jú é …, o da Nat …'. */
function ownersIn({ tokens, words }: Reading['typed']): number {
  const owners = words.flatMap((word, at) => {
    const isFirst = at === 0 || tokens[at - 1]!.kind === 'break' || words[at - 1] === 'e'
    const said = /^(?:meu|minha|del[ea]|d[ao] \S+) (?:e|com|sem|vai|quero)(?= )/.exec(
      words.slice(at + 1, at + 4).join(' ') + ' ',
    )
    return isFirst && /^[oa]$/.test(word) && said ? [said[0]] : []
  })
  return owners.length > 1 ? owners.length : 0
}

/** 'dois açaís, no meu põe nutella', 'duas grandes: uma de bacon e a outra …': of some of them, and all were ordered so. */
export function isOfSomeone({ typed, order, starts }: Reading): boolean {
  const { tokens, words } = typed
  return starts.some((start, at) => {
    if ((order.lines[at]?.quantity ?? 1) < 2) return false
    const from = tokens.findIndex((token) => token.start >= start)
    const next = Math.min(...starts.filter((other) => other > start), Number.POSITIVE_INFINITY)
    const to = tokens.findIndex((token) => token.start >= next)
    const said = words.slice(from, to < 0 ? words.length : to)
    const line = said.join(' ')
    const isOther = /(?:^| )uma?(?! d[oa]s) .*[oa] outr[oa]\b/.test(line)
    return isOther || /(?:^| )n[oa] (?:meu|minha|del[ea])(?= )/.test(line)
  })
}

import { numberOf } from '../../understand/number-words'
import type { Text } from '../explain/explanation'
import { tokenFrom } from '../tokens'
import type { Reading } from './reading'

/** 'todo mundo quer …, somos quatro', 'eu vou na média, meu pai na grande', and there are fewer. */
export function isShort({ typed, order, edits }: Reading): boolean {
  const { words } = typed
  const line = words.join(' ')
  if (/\b(?:menos|exceto|fora)\b/.test(line) || order.unknown.length > 0) return false
  if (/\bde cada tambem\b/.test(line)) return true
  const all = [...order.lines, ...order.unclear, ...(edits.changed ? edits.cart : [])]
  const sum = all.reduce((more, { quantity }) => more + (quantity ?? 1), 0)
  if (sum < ownersIn(typed)) return true
  if (!/\b(?:cada|todo mundo|(?:para|pra) tod[oa]s)\b/.test(line)) return false
  const told = /\b(?:somos|seremos|tamos?|estamos|sao)(?: em)? (\S+)/.exec(line)?.[1]
  const count = told === undefined ? null : numberOf(told)
  return count !== null && sum < count
}

const saidOf = /^(?:meu|minha|del[ea]|d[ao] \S+) (?:e|com|sem|vai|quero)(?= |$)/

/** How many people something is said of, one by one: 'o da Jú é …, o da Nat …'. */
function ownersIn({ tokens, words }: Text): number {
  const owners = words.filter((word, at) => {
    const isFirst = at === 0 || tokens[at - 1]!.kind === 'break' || words[at - 1] === 'e'
    return isFirst && /^[oa]$/.test(word) && saidOf.test(words.slice(at + 1, at + 4).join(' '))
  })
  return owners.length > 1 ? owners.length : 0
}

/** 'dois açaís, no meu põe nutella', 'duas grandes: uma de bacon e a outra …': of some of them, and all were ordered so. */
export function isOfSomeone({ typed, order, starts }: Reading): boolean {
  const { words } = typed
  return starts.some((start, at) => {
    if ((order.lines[at]?.quantity ?? 1) < 2) return false
    const next = Math.min(...starts.filter((other) => other > start))
    const line = words.slice(tokenFrom(typed, start), tokenFrom(typed, next)).join(' ')
    const isOther = /(?:^| )uma?(?! d[oa]s) .*[oa] outr[oa]\b/.test(line)
    return isOther || /(?:^| )n[oa] (?:meu|minha|del[ea])(?= )/.test(line)
  })
}

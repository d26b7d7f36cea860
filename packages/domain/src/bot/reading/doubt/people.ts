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
  if (sum < Math.max(ownersIn(typed), eatersIn(line))) return true
  if (sum < 2 && order.lines.length > 0 && saysTwo(line) && !isOfTwo(order.lines)) return true
  if (!/\b(?:cada|todo mundo|(?:para|pra) tod[oa]s)\b/.test(line)) return false
  const told = /\b(?:somos|seremos|tamos?|estamos|sao)(?: em)? (\S+)/.exec(line)?.[1]
  const count = told === undefined ? null : numberOf(told)
  return count !== null && sum < count
}

/** 'as duas arepa montada', 'ambos sem gelo'. */
const bothOf = /(?:^| )(?:n?as duas|n?os dois|amb[oa]s)(?= |$)/
/** 'uma de queijo e outra de carne', and nothing before it of which they are: '2 bolas, uma de flocos …'. */
const oneAndOther = /^(?<ahead>.*?)\buma? (?:de|com|sem) .* outr[oa] (?:de|com|sem) /

function saysTwo(line: string): boolean {
  const ahead = oneAndOther.exec(line)?.groups?.ahead?.split(' ')
  const isCounted = ahead?.some((word) => (numberOf(word) ?? 0) > 1)
  return bothOf.test(line) || (ahead !== undefined && !isCounted)
}

/** 'um combo, os dois bem passados': two of what comes in one. */
const isOfTwo = (lines: Reading['order']['lines']): boolean =>
  lines.some(({ options }) => options.some(({ count }) => count > 1))

/** How many people say what they have: 'eu vou na média, meu pai na grande'. */
function eatersIn(line: string): number {
  const people = line.match(
    /(?<=^|[,;.\n] |\be )(?:eu|meu \S+|minha \S+|el[ea]) (?:vou|vai|quer|quero|fic[oa]|prefer\S+|n[oa]|de)(?= )/g,
  )
  return people && people.length > 1 ? people.length : 0
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

/** 'dois açaís com granola e banana nos dois', and there are more of it. */
export function isOfMore({ typed: { words }, order: { lines } }: Reading): boolean {
  if (!bothOf.test(words.join(' '))) return false
  const isAlone = new Set(lines.map(({ itemId }) => itemId)).size === 1
  return isAlone && lines.length > 1 && lines.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0) > 2
}

/** 'dois açaís, no meu põe nutella', 'duas grandes: uma de bacon e a outra …': of some of them, and all were ordered so. */
export function isOfSomeone({ typed, order, starts }: Reading): boolean {
  const { words } = typed
  return starts.some((start, at) => {
    if ((order.lines[at]?.quantity ?? 1) < 2) return false
    const next = Math.min(...starts.filter((other) => other > start))
    const line = words.slice(tokenFrom(typed, start), tokenFrom(typed, next)).join(' ')
    const behind = words.slice(tokenFrom(typed, next), tokenFrom(typed, next) + 2)
    // '2 câmaras: uma aro 20' | 'e outra aro 26'
    const isSplit = /(?:^| ): uma?(?! d[oa]s) /.test(line) && behind.some((word) => /^outr[oa]$/.test(word))
    if (isSplit) return true
    const isOther = /(?:^| )uma?(?! d[oa]s) .*[oa] outr[oa]\b/.test(line)
    return isOther || /(?:^| )n[oa] (?:meu|minha|del[ea])(?= )/.test(line)
  })
}

import { readNumberAt } from '../../../understand/number-words'
import type { Span, Text } from '../../explain/explanation'
import type { Token } from '../../tokens'
import { folkAt, listedPeople, personEnd } from './persons'

const MOST = 30

/** So many people, and where that is said. */
interface People extends Span {
  count: number
}

/**
 * 'um creme pra cada um, somos dois', 'cada criança 2 esfihas, são 3 crianças', 'pudim pra todo mundo, somos 6': so many for
 * each of so many people.
 */
export function withEachPerson(typed: Text): Text {
  const text = withPeopleCounted(typed)
  const { tokens, words } = text
  const each = words.findIndex((_, at) => eachEnd(text, at) !== null)
  const people = each < 0 ? null : peopleIn(text)
  if (!people || people.count > MOST) return text
  const end = eachEnd(text, each)!
  const less = lessBehind(text, end)
  const to = less ?? end
  const all = people.count - (less === null ? 0 : 1)
  const from = /^(?:para|pr[oa])$/.test(words[each - 1] ?? '') ? each - 1 : each
  const begun = people.to <= from ? people.to : 0
  const count = countBefore(text, begun, from) ?? countBehind(text, to)
  const isGone = (at: number) => (at >= from && at < to) || (at >= people.from && at < people.to)
  if (count === null) {
    const begin = words[each] === 'cada' ? null : productBefore(text, from)
    return begin === null
      ? text
      : retold(text, isGone, new Map([[begin, [numbered(tokens[begin]!, all), tokens[begin]!]]]))
  }
  const number = readNumberAt(words, count)!
  const isCount = (at: number) => at > count && at < count + number.length
  const said = [numbered(tokens[count]!, number.value * all)]
  return retold(text, (at) => isGone(at) || isCount(at), new Map([[count, said]]))
}

function retold(text: Text, isGone: (at: number) => boolean, told: ReadonlyMap<number, Token[]>): Text {
  const tokens = text.tokens.flatMap((token, at) => (isGone(at) ? [] : (told.get(at) ?? [token])))
  return { ...text, tokens, words: tokens.map(({ word }) => word) }
}

function numbered(token: Token, value: number): Token {
  const word = String(value)
  return { ...token, kind: 'number', word, key: word }
}

/** 'as duas querem', 'eu e a Duda vamos de', 'os três iguais:': so many of what follows, where nobody counts it. */
function withPeopleCounted(text: Text): Text {
  const { tokens, words } = text
  for (let at = 0; at < tokens.length; at += 1) {
    if (at > 0 && tokens[at - 1]!.kind !== 'break' && words[at - 1] !== 'e') continue
    const same = at === 0 ? sameAt(text, at) : null
    const people = same ?? listedPeople(text, at) ?? countedAt(text, at)
    if (!people) continue
    const verb = same ? same.to : verbEnd(words, people.to)
    if (verb === null || verb >= tokens.length) continue
    const next = tokens[verb]!
    if (
      next.kind === 'break' ||
      readNumberAt(words, verb) !== null ||
      /^(?:n[oa]s?|mais|so|que|meia)$/.test(next.word)
    )
      continue
    const token = numbered(tokens[at]!, people.count)
    return retold(text, (place) => place > at && place < verb, new Map([[at, [token]]]))
  }
  return text
}

/** 'os dois iguais:' before anything is ordered. */
function sameAt({ words }: Text, at: number): People | null {
  const number = /^[oa]s$/.test(words[at]!) ? readNumberAt(words, at + 1) : null
  const to = at + 1 + (number?.length ?? 0)
  if (!number || number.value < 2 || words[to] !== 'iguais') return null
  return { count: number.value, from: at, to: /^[:,]$/.test(words[to + 1] ?? '') ? to + 2 : to + 1 }
}

/** 'as duas', 'nós três', before a verb. */
function countedAt({ words }: Text, at: number): People | null {
  const number = /^(?:[oa]s|nos|eles|elas)$/.test(words[at]!) ? readNumberAt(words, at + 1) : null
  if (!number || number.value < 2) return null
  const to = at + 1 + number.length
  return { count: number.value, from: at, to }
}

function verbEnd(words: readonly string[], at: number): number | null {
  const found =
    /^(?:vamos querer|vao querer|vamos de|vao de|vamos pedir|vao pedir|queremos|querem|quer|pediram|preferem)(?= |$)/.exec(
      words.slice(at, at + 2).join(' '),
    )
  return found ? at + found[0].split(' ').length : null
}

/** Behind 'cada um', 'cada criança', with 'quer' or the like; 'todo mundo', where that is whom it is for. */
function eachEnd(text: Text, at: number): number | null {
  const { words, tokens } = text
  const isFor = /^(?:para|pr[oa])$/.test(words[at - 1] ?? '')
  if (isFor && /^tod(?:o mundo|os|as)(?= |$)/.test(words.slice(at, at + 2).join(' ')))
    return words[at] === 'todo' ? at + 2 : at + 1
  const isAll =
    (at === 0 || tokens[at - 1]!.kind === 'break') && words[at] === 'todo' && words[at + 1] === 'mundo'
  const wish = isAll ? verbEnd(words, at + 2) : null
  if (wish !== null) return wish
  if (words[at] !== 'cada') return null
  const next = words[at + 1] ?? ''
  if (isFor && (at + 1 >= tokens.length || tokens[at + 1]!.kind === 'break')) return at + 1
  const to = /^(?:uma?|pessoa)$/.test(next) || folkAt(words, at + 1) ? at + 2 : personEnd(text, at + 1)
  if (to === null) return null
  const verb = /^(?:vai (?:querer|de|comer|tomar)|quer|come|toma|ganha|leva|com|pega|pede)(?= |$)/.exec(
    words.slice(to, to + 2).join(' '),
  )
  return verb ? to + verb[0].split(' ').length : to
}

/** 'menos pra mim', behind whom it is for. */
function lessBehind(text: Text, at: number): number | null {
  const { words } = text
  if (!/^(?:menos|exceto|fora)$/.test(words[at] ?? '')) return null
  const next = /^(?:para|pr[oa])$/.test(words[at + 1] ?? '') ? at + 2 : at + 1
  return words[next] === 'eu' ? next + 1 : personEnd(text, next)
}

/** 'somos dois', 'somos em 4', 'são 3 crianças', '4 pessoas', 'nós quatro', 'somos eu, meu marido e meu filho'. */
function peopleIn(text: Text): People | null {
  const { words } = text
  for (let at = 0; at < words.length; at += 1) {
    const listed = /^(?:somos|seremos)$/.test(words[at]!) ? listedPeople(text, at + 1) : null
    if (listed) return { ...listed, from: at }
    const number = readNumberAt(words, at)
    if (!number || number.value < 2) continue
    const end = at + number.length
    const isFolk = folkAt(words, end)
    const isIn = words[at - 1] === 'em' && /^(?:somos|estamos|tamo|tamos|gente)$/.test(words[at - 2] ?? '')
    const isTold = /^(?:somos|seremos|estamos|tenho|sao)$/.test(words[at - 1] ?? '')
    const isUs = words[at - 1] === 'nos' && /^(?:para|pr[oa])$/.test(words[at - 2] ?? '')
    if (isUs) return { count: number.value, from: at, to: at }
    // 'pra cada menina, são duas'
    const isOwn = words[at - 1] !== 'sao' || (isPause(text, at - 2) && isPause(text, end))
    if (!isIn && !isFolk && !(isTold && isOwn)) continue
    return { count: number.value, from: isIn ? at - 2 : isTold ? at - 1 : at, to: isFolk ? end + 1 : end }
  }
  return null
}

function isPause({ tokens }: Text, at: number): boolean {
  return at < 0 || at >= tokens.length || tokens[at]!.kind === 'break'
}

/** The number that a clause begins with that ends at a place, and that does not count the people. */
function countBefore({ words, tokens }: Text, begun: number, to: number): number | null {
  for (let at = to - 1; at >= begun && tokens[at]!.kind !== 'break'; at -= 1)
    if (readNumberAt(words, at) !== null && readNumberAt(words, at - 1) === null && words[at - 1] !== 'de')
      return at
  return null
}

function countBehind({ words }: Text, at: number): number | null {
  return readNumberAt(words, at) === null ? null : at
}

/** Where the clause begins that ends at a place and counts nothing: 'pudim' of 'pudim pra todo mundo'. */
function productBefore({ tokens, words }: Text, to: number): number | null {
  let from = to
  while (from > 0 && tokens[from - 1]!.kind !== 'break' && words[from - 1] !== 'e') from -= 1
  while (from < to && /^(?:quero|queria|manda|me|ve|entao|[oa]s?)$/.test(words[from]!)) from += 1
  return from < to ? from : null
}

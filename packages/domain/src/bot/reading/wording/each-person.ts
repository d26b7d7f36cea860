import { readNumberAt } from '../../understand/number-words'
import type { Text } from '../explain/explanation'
import type { Token } from '../tokens'
import { personEnd } from './persons'

const folk =
  /^(?:pessoas?|gente|adultos?|criancas?|convidados?|amigos?|amigas?|colegas?|menin[oa]s?|filh[oa]s?|net[oa]s?|sobrinh[oa]s?|alun[oa]s?)$/
const MOST = 30

/** 'um creme pra cada um, somos dois', 'cada criança 2 esfihas, são 3 crianças': so many for each of so many people. */
export function withEachPerson(text: Text): Text {
  const { tokens, words } = text
  const each = words.findIndex((word, at) => word === 'cada' && eachEnd(text, at) !== null)
  const people = each < 0 ? null : peopleIn(text)
  if (!people || people.count > MOST) return text
  const to = eachEnd(text, each)!
  const from = /^(?:para|pr[oa])$/.test(words[each - 1] ?? '') ? each - 1 : each
  const count = countBefore(text, from) ?? countBehind(text, to)
  if (count === null) return text
  const number = readNumberAt(words, count)!
  const all = String(number.value * people.count)
  const told = tokens.flatMap((token, at): Token[] => {
    const isGone = (at >= from && at < to) || (at >= people.from && at < people.to)
    if (isGone || (at > count && at < count + number.length)) return []
    return at === count ? [{ ...token, kind: 'number', word: all, key: all }] : [token]
  })
  return { ...text, tokens: told, words: told.map(({ word }) => word) }
}

/** Behind 'cada um', 'cada criança', with 'quer' or the like. */
function eachEnd(text: Text, at: number): number | null {
  const { words } = text
  const next = words[at + 1] ?? ''
  const to = /^(?:uma?|pessoa)$/.test(next) || folk.test(next) ? at + 2 : personEnd(text, at + 1)
  if (to === null) return null
  return /^(?:quer|come|toma|ganha|leva|com)$/.test(words[to] ?? '') ? to + 1 : to
}

/** 'somos dois', 'são 3 crianças', '4 pessoas'. */
function peopleIn({ words }: Text): { count: number; from: number; to: number } | null {
  for (let at = 0; at < words.length; at += 1) {
    const number = readNumberAt(words, at)
    if (!number || number.value < 2) continue
    const end = at + number.length
    const isTold = /^(?:somos|seremos|estamos|sao)$/.test(words[at - 1] ?? '')
    const isFolk = folk.test(words[end] ?? '')
    const isIn = words[at - 1] === 'em' && /^(?:estamos|tamo|tamos|gente)$/.test(words[at - 2] ?? '')
    if (!isIn && !isFolk && !(isTold && words[at - 1] !== 'sao')) continue
    return { count: number.value, from: isIn ? at - 2 : isTold ? at - 1 : at, to: isFolk ? end + 1 : end }
  }
  return null
}

/** The number that a clause begins with that ends at a place. */
function countBefore({ words, tokens }: Text, to: number): number | null {
  for (let at = to - 1; at >= 0 && tokens[at]!.kind !== 'break'; at -= 1)
    if (readNumberAt(words, at) !== null && readNumberAt(words, at - 1) === null) return at
  return null
}

function countBehind({ words }: Text, at: number): number | null {
  return readNumberAt(words, at) === null ? null : at
}

import { readNumberAt } from '../../../understand/number-words'
import type { Text } from '../../explain/explanation'
import { sizeOf } from '../../menu/sizes'
import { anewBehind, overBehind } from '../../order/said/said-anew'
import type { Token } from '../../tokens'
import { talk } from '../../vocabulary/talk'
import { noteStarts } from '../../vocabulary/word-sets'
import { labelEnd } from './labels'
import { ends, isPause, oneOfThem, ownedBy, partOf, type Told } from './owned'
import { folkAt, personEnd } from './persons'

/**
 * An order for several people without whose each thing is: 'pra mim um x, pro João um y', 'a Bia quer um z', 'dois sucos, o
 * meu de uva e o dela de manga' (one of each), 'o café da Cris'. `isOpen`: lines are there already, which 'o café da Cris' may
 * be one of, so that it stays 'o café'; `several`: of one of them there are several, of which 'o dela' is one.
 */
export function withoutOwners(text: Text, { isOpen, several }: { isOpen: boolean; several: boolean }): Text {
  const told: Token[] = []
  let done = 0
  for (let at = 0; at < text.tokens.length; at += 1) {
    if (at < done) continue
    const one =
      forSomebody(text, at, told) ??
      labelled(text, at) ??
      wants(text, at) ??
      (isOpen ? (several ? oneOfThem(text, at) : null) : partOf(text, at)) ??
      ownedBy(text, at)
    if (!one) {
      told.push(text.tokens[at]!)
      continue
    }
    told.push(...one.said)
    done = one.to
  }
  if (done === 0) return text
  return { ...text, tokens: told, words: told.map(({ word }) => word) }
}

/** 'pra mim', 'pro seu Zé', 'pras crianças': a pause, but for what says more of the product before. */
function forSomebody(text: Text, at: number, told: Token[]): Told | null {
  const { words, tokens } = text
  const isTo = /^pr[oa]s?$/.test(words[at]!)
  if (!isTo && words[at] !== 'para') return null
  const group = groupBehind(text, at + 1)
  const to = group?.to ?? personEnd(text, at + 1)
  if (to === null) return null
  if (group && ends(text, to)) countLast(told, group.count)
  const next = words[to] ?? ''
  if (/^(?:igual|iguais|idem)$/.test(next) && ends(text, to + 1))
    return { said: anewBehind(tokens[at]!, lastProduct(told)), to: to + 1 }
  if (isBareCount(told) && ends(text, to)) return { said: anewBehind(tokens[at]!, lastAllotted(told)), to }
  const more = next === ',' ? (words[to + 1] ?? '') : next
  const goesOn = /^(?:com|de)$/.test(more) || noteStarts.has(more) || (next !== ',' && sizeOf(next) !== null)
  return { said: goesOn ? [] : [allotting(tokens[at]!)], to }
}

/** 'duas meninas' of 'pras duas meninas'; 'duas pessoas' are a size. */
function groupBehind(text: Text, from: number): { count: number; to: number } | null {
  const number = readNumberAt(text.words, from)
  const to = from + (number?.length ?? 0)
  const isOf =
    number && number.value > 1 && folkAt(text.words, to) && !/^(?:pessoa|adulto)s?$/.test(text.words[to]!)
  return isOf ? { count: number.value, to: to + 1 } : null
}

/** 'achocolatado pras duas meninas' are two: what nobody counted is one for each. */
function countLast(told: Token[], count: number): void {
  let from = told.length
  while (from > 0 && !isPause(told[from - 1]!) && told[from - 1]!.word !== 'e') from -= 1
  const words = told.slice(from).map(({ word }) => word)
  if (words.length === 0 || words.some((_, at) => readNumberAt(words, at) !== null)) return
  const word = String(count)
  told.splice(from, 0, { ...told[from]!, kind: 'number', word, key: word, end: told[from]!.start })
}

/** A pause where something is somebody's. */
function allotting(token: Token): Token {
  return { ...overBehind(token), start: token.start, end: token.start }
}

/** 'e um' of '… e um pro meu marido': how many, and nothing of what. */
function isBareCount(told: readonly Token[]): boolean {
  const words = told.map(({ word }) => word)
  const last = words.length - 1
  const isCount = last > 0 && (readNumberAt(words, last) !== null || /^outr[oa]$/.test(words[last]!))
  return isCount && (words[last - 1] === 'e' || isPause(told[last - 1]!)) && lastAllotted(told).length > 0
}

/** What was said to be somebody's before, without how many of it: 'baião' of 'um baião ¦ e um'. */
function lastAllotted(told: readonly Token[]): Token[] {
  const end = told.findLastIndex(({ word }) => word === '¦')
  if (end < 0 || told.slice(end + 1).filter(({ word, kind }) => kind !== 'break' && word !== 'e').length > 1)
    return []
  return behindCount(told.slice(0, end))
}

function lastProduct(told: readonly Token[]): Token[] {
  let end = told.length
  while (end > 0 && isPause(told[end - 1]!)) end -= 1
  let from = end
  while (from > 0 && !isPause(told[from - 1]!)) from -= 1
  return told.slice(from, end)
}

/** The words of the last clause behind its number. */
function behindCount(told: readonly Token[]): Token[] {
  const last = lastProduct(told)
  const words = last.map(({ word }) => word)
  const at = words.findIndex((_, place) => readNumberAt(words, place) !== null)
  return at < 0 ? [] : last.slice(at + readNumberAt(words, at)!.length)
}

/** Whose what follows is, said over it. */
function labelled(text: Text, at: number): Told | null {
  const to = labelEnd(text, at)
  return to === null ? null : { said: [allotting(text.tokens[at]!)], to }
}

const wanting =
  /^(?:quer|querem|quis|pediu|pediram|prefere|preferem|escolheu|vai querer|vao querer|vai de|vao de|vai comer|vai tomar|vao comer|vao tomar|come|toma|comem|tomam)(?= |$)/
const refusing = /^(?:nao|nem|desistiu|desistiram|mudou|mudaram|trocou|trocaram|cancelou)(?= |$)/

/** 'a Bia quer', 'minha mãe vai de', 'o Pedro não quer mais': who wants it says nothing of what. */
function wants(text: Text, at: number): Told | null {
  const { tokens, words } = text
  if (at > 0 && !ends(text, at - 1) && !/^(?:ai|mas|que)$/.test(words[at - 1]!)) return null
  const isEach = words[at] === 'cada' && words[at + 1] !== undefined
  const to = isEach ? at + 2 : (personEnd(text, at) ?? strangerEnd(text, at))
  if (to === null) return null
  const behind = words.slice(to, to + 3).join(' ')
  const verb = wanting.exec(behind)
  if (verb && isEach) {
    const next = to + verb[0].split(' ').length
    const number = readNumberAt(words, next)
    return number?.value === 1 ? { said: [allotting(tokens[at]!)], to: next + number.length } : null
  }
  if (verb) return { said: [allotting(tokens[at]!)], to: to + verb[0].split(' ').length }
  // 'e a Nádia só um kibe'
  if (at > 0 && words[to] === 'so' && readNumberAt(words, to + 1) !== null)
    return { said: [allotting(tokens[at]!)], to: to + 1 }
  return refusing.test(behind) ? { said: [], to } : null
}

/** Somebody whose name nobody has heard: 'gabi', before 'quer'. */
function strangerEnd({ tokens, words, lexicon }: Text, from: number): number | null {
  const at = /^[oa]$/.test(words[from] ?? '') ? from + 1 : from
  const token = tokens[at]
  const isStrange =
    token?.kind === 'word' &&
    token.word.length > 2 &&
    !talk.has(token.word) &&
    lexicon.senses(token).size === 0
  return isStrange && /^(?:quer|querem|desistiu|pediu)$/.test(words[at + 1] ?? '') ? at + 1 : null
}

import { readNumberAt } from '../../../understand/number-words'
import type { Text } from '../../explain/explanation'
import { sizeOf } from '../../menu/sizes'
import { anewBehind, overBehind } from '../../order/said/said-anew'
import type { Token } from '../../tokens'
import { talk } from '../../vocabulary/talk'
import { noteStarts } from '../../vocabulary/word-sets'
import { labelEnd } from './labels'
import { folkAt, isName, ownerEnd, personEnd } from './persons'

/** What is said for somebody ends here: the words that stand for it, and the token behind it. */
interface Told {
  said: readonly Token[]
  to: number
}

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

function ends({ tokens, words }: Text, at: number): boolean {
  const token = tokens[at]
  return !token || token.kind === 'break' || words[at] === 'e'
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

const isPause = ({ kind }: Token): boolean => kind === 'break'

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

const is = /^(?:e|eh|vai|vem|sera|quero)$/
const says = /^(?:com|sem|bem|mal|de|d[oa]|pouc[oa]|so)$/

/** 'o meu de uva', 'a da Rita sem feijão', 'o beirute dele é com bacon': one, and how it is. */
function partOf(text: Text, at: number): Told | null {
  const { tokens, words } = text
  const isBegun = at === 0 || ends(text, at - 1) || /^(?:so|que|ai)$/.test(words[at - 1]!)
  if (!isBegun) return null
  const named = /^(?:eu|el[ea])$/.test(words[at]!) ? at + 1 : isName(text, at) ? at + 1 : null
  if (named !== null && at > 0 && /^(?:de|com|sem)$/.test(words[named] ?? ''))
    return { said: [oneOf(tokens[at]!, 'um')], to: named }
  const isHead = /^[oa]$/.test(words[at]!)
  const owner = ownerEnd(text, isHead ? at + 1 : at)
  const isOwn = /^(?:meu|minha)$/.test(words[at]!)
  const one = oneOf(tokens[at]!, /^(?:a|minha)$/.test(words[at]!) ? 'uma' : 'um')
  if ((isHead || isOwn) && owner !== null) {
    const told = copulaEnd(text, owner)
    const isTold = says.test(words[told] ?? '') || sizeOf(words[told] ?? '') !== null || isOfMenu(text, told)
    if (!isTold) return null
    // 'meu sonho é de creme': what is his is named first.
    const being = isOwn && !isHead ? copulaBehind(text, told) : null
    if (being !== null) return { said: [one, ...tokens.slice(told, being)], to: copulaEnd(text, being) }
    return { said: [one], to: told }
  }
  if (!isHead) return null
  const product = at + 1
  const behind = [product + 1, product + 2].find((place) => isOwner(text, product, place))
  if (behind === undefined) return null
  const to = ownerEnd(text, behind)!
  const told = copulaEnd(text, to)
  return told > to ? { said: [one, ...tokens.slice(product, behind)], to: told } : null
}

/** 'o da minha mãe é com milho', 'a dela sem cebola': one of them. */
function oneOfThem(text: Text, at: number): Told | null {
  const { tokens, words } = text
  if ((at > 0 && !ends(text, at - 1)) || !/^[oa]$/.test(words[at]!)) return null
  const owner = ownerEnd(text, at + 1)
  if (owner === null) return oneOfNamed(text, at)
  const next = words[copulaEnd(text, owner)] ?? ''
  const isHow = noteStarts.has(next) || next === 'com' || (copulaEnd(text, owner) > owner && next !== 'so')
  if (!isHow) return null
  const of = words[at] === 'a' ? 'delas' : 'deles'
  const one = oneOf(tokens[at]!, of === 'delas' ? 'uma' : 'um')
  return { said: [one, { ...tokens[at + 1]!, kind: 'word', word: of, key: of }], to: owner }
}

/** 'o café da Lu é grande', where there are several of it. */
function oneOfNamed(text: Text, at: number): Told | null {
  const { tokens, words } = text
  const behind = [at + 2, at + 3].find((place) => isOwner(text, at + 1, place))
  const owner = behind === undefined ? null : ownerEnd(text, behind)
  if (behind === undefined || owner === null || copulaEnd(text, owner) === owner) return null
  const of = words[at] === 'a' ? 'das' : 'dos'
  const one = oneOf(tokens[at]!, of === 'das' ? 'uma' : 'um')
  return { said: [one, { ...one, word: of, key: of }, ...tokens.slice(at + 1, behind)], to: owner }
}

function oneOf(token: Token, word: 'um' | 'uma'): Token {
  return { ...token, kind: 'word', word, key: word }
}

/** Behind 'é', 'vai ser', where such a word stands. */
function copulaEnd({ words }: Text, at: number): number {
  let to = at
  while (is.test(words[to] ?? '') || (to > at && /^(?:ser|querer)$/.test(words[to] ?? ''))) to += 1
  return to
}

function copulaBehind(text: Text, from: number): number | null {
  for (let at = from + 1; at < from + 4; at += 1) {
    const token = text.tokens[at]
    if (!token || token.kind === 'break') return null
    if (text.text.slice(token.start, token.end).normalize('NFC').toLowerCase().startsWith('é')) return at
  }
  return null
}

function isOfMenu({ tokens, lexicon }: Text, at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.word.length < 2) return token?.word === 'x'
  return [...lexicon.senses(token)].some(
    ([key, cost]) => cost <= 0.1 && (lexicon.isName(key.split(' ')[0]!) || lexicon.isOption(key)),
  )
}

/** Whether somebody's is what was named just before: 'dele' of 'o beirute dele'. */
function isOwner(text: Text, product: number, at: number): boolean {
  if (text.tokens.slice(product, at).some(isPause) || !isOfMenu(text, product)) return false
  const isOf = /^(?:del[ea]s?|d[eoa]s?)$/.test(text.words[at] ?? '')
  return isOf && ownerEnd(text, at) !== null
}

/** 'o x-bacon do João', '… é da mainha', 'uma do Davi': whose it is, behind it. */
function ownedBy(text: Text, at: number): Told | null {
  const { words, tokens } = text
  const of = /^(?:e|eh)$/.test(words[at]!) && isAccented(text, at) ? at + 1 : at
  const to = ownerEnd(text, of)
  if (to === null || at === 0 || isPause(tokens[at - 1]!)) return null
  if (of > at) return ends(text, to) ? { said: [], to } : null
  return /^d[eoa]s?$|^del[ea]s?$/.test(words[at]!) && isProductBefore(text, at) ? { said: [], to } : null
}

function isAccented({ text, tokens }: Text, at: number): boolean {
  return /^(?:é|eh)/i.test(text.slice(tokens[at]!.start, tokens[at]!.end).normalize('NFC'))
}

function isProductBefore(text: Text, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 3) && !ends(text, back); back -= 1) {
    if (readNumberAt(text.words, back) !== null) return false
    if (isOfMenu(text, back)) return true
  }
  return false
}

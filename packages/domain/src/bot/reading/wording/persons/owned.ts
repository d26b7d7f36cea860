import { readNumberAt } from '../../../understand/number-words'
import type { Text } from '../../explain/explanation'
import { sizeOf } from '../../menu/sizes'
import type { Token } from '../../tokens'
import { noteStarts } from '../../vocabulary/word-sets'
import { isName, ownerEnd } from './persons'

/** What is said for somebody ends here: the words that stand for it, and the token behind it. */
export interface Told {
  said: readonly Token[]
  to: number
}

export const isPause = ({ kind }: Token): boolean => kind === 'break'

/** Whether a clause ends at a place. */
export function ends({ tokens, words }: Text, at: number): boolean {
  const token = tokens[at]
  return !token || token.kind === 'break' || words[at] === 'e'
}

const is = /^(?:e|eh|vai|vem|sera|quero)$/
const says = /^(?:com|sem|bem|mal|de|d[oa]|pouc[oa]|so)$/

/** 'o meu de uva', 'a da Rita sem feijão', 'o beirute dele é com bacon': one, and how it is. */
export function partOf(text: Text, at: number): Told | null {
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
export function oneOfThem(text: Text, at: number): Told | null {
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
export function ownedBy(text: Text, at: number): Told | null {
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

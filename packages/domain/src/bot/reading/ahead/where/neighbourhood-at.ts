import type { FeeGroup } from '../../../../delivery'
import { neighbourhoodsOf } from '../../../understand/neighbourhoods'
import { plainWords } from '../../../understand/plain-words'
import { written } from '../../tokens'
import { noPlaces, orderWords } from '../ahead-words'
import { isOfMenu, markOf, pauses, type Scan, type Span } from '../scan'

/** A neighbourhood of the shop that may be meant by these words. */
export interface Place extends Span {
  /** Null where several fit. */
  name: string | null
  /** Said without slips and whole. */
  exact: boolean
  whole: boolean
  /** The words mean something of the menu as well. */
  ofMenu: boolean
}

interface Names {
  /** First and last letters of the names' words, by which most other words are told apart at once. */
  begins: ReadonlySet<string>
  ends: ReadonlySet<string>
  /** Names of one word. */
  single: ReadonlySet<string>
}

const LONGEST = 6
const small = new Set('de da do das dos bairro'.split(' '))
const kept = new WeakMap<readonly FeeGroup[], Names>()

/** The longest neighbourhood that is said from a token on; null where none is. */
export function neighbourhoodAt(scan: Scan, from: number): Place | null {
  const first = scan.tokens[from]
  if (!first || first.kind === 'break' || small.has(first.word)) return null
  const names = namesOf(scan.shop)
  const match = neighbourhoodsOf(scan.shop)
  for (let to = endOf(scan, from); to > from; to -= 1) {
    if (scan.tokens[to - 1]!.kind === 'break' || small.has(scan.words[to - 1]!)) continue
    if (!worthLooking(scan, names, { from, to })) continue
    const found = match(written(scan.text, scan.tokens, from, to))
    if (found.kind === 'unknown') continue
    const words = Array.from({ length: to - from }, (_, more) => from + more)
    const ofMenu = words.every(
      (at) => isOfMenu(scan, at) || small.has(scan.words[at]!) || scan.tokens[at]!.kind !== 'word',
    )
    if (found.kind === 'ambiguous') return { from, to, name: null, exact: false, whole: false, ofMenu }
    const own = plainWords(found.bairro).filter((word) => !small.has(word))
    const said = words
      .map((at) => scan.words[at]!)
      .filter((word) => !small.has(word) && /[\p{L}\d]/u.test(word))
    const exact = said.every(
      (word) => word.length < 5 || own.some((one) => one === word || `${one}s` === word),
    )
    return { from, to, name: found.bairro, exact, whole: said.length >= own.length, ofMenu }
  }
  return null
}

function endOf(scan: Scan, from: number): number {
  let to = from
  while (to < scan.tokens.length && to - from < LONGEST && !scan.taken[to]) {
    const isPause = scan.tokens[to]!.kind === 'break' && !/^[·-]$/.test(markOf(scan, to))
    if (isPause) break
    to += 1
  }
  return to
}

function worthLooking(scan: Scan, { begins, ends, single }: Names, { from, to }: Span): boolean {
  const { words } = scan
  const first = words[from]!
  // 'Portão' between pauses, where a neighbourhood is called so.
  if (to === from + 1 && single.has(first) && pauses(scan, from - 1) && pauses(scan, to)) return true
  if (to === from + 1 && (first.length < 3 || orderWords.has(first) || noPlaces.has(first))) return false
  for (let at = from; at < to; at += 1) {
    const word = words[at]!
    if (word.length >= 3 && (begins.has(word.slice(0, 2)) || ends.has(word.slice(-3)))) return true
  }
  return false
}

function namesOf({ feeGroups }: Scan['shop']): Names {
  const before = kept.get(feeGroups)
  if (before) return before
  const words = feeGroups
    .flatMap(({ bairros }) => bairros.flatMap(plainWords))
    .filter((word) => !small.has(word))
  const names = {
    begins: new Set(words.map((word) => word.slice(0, 2))),
    ends: new Set(words.map((word) => word.slice(-3))),
    single: new Set(
      feeGroups
        .flatMap(({ bairros }) => bairros.map(plainWords))
        .flatMap((name) => (name.length === 1 ? name : [])),
    ),
  }
  kept.set(feeGroups, names)
  return names
}

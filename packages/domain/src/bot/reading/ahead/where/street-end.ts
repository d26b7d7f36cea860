import { joins, orderWords, streets, weakStreets } from '../ahead-words'
import { isOfMenu, markOf, pauses, type Scan } from '../scan'
import { numberEnd, startsOrder, unitEnd } from './house-part'
import { neighbourhoodAt } from './neighbourhood-at'

const MOST_WORDS = 12

/** Where street and number end; `mayNumber` where a number may still come behind a pause. */
export function streetEnd(scan: Scan, start: number): { to: number; numbered: boolean; mayNumber: boolean } {
  const { words, tokens } = scan
  const cue = [start, start + 1, start + 2].find((at) => streets.has(words[at] ?? ''))
  let at = cue === undefined ? start : cue + 1
  while (markOf(scan, at) === '·') at += 1
  const first = at
  for (; at < tokens.length && at - first < MOST_WORDS; at += 1) {
    if (scan.taken[at]) break
    if (markOf(scan, at) === '·') continue
    if (pauses(scan, at)) break
    const number = numberEnd(scan, at)
    if (number !== null) {
      const named = at === first || (at === first + 1 && isLetter(scan, first))
      if (startsOrder(scan, at) && !named) break
      if (isNameNumber(scan, number) || isWithinName(scan, at, number)) {
        at = number - 1
        continue
      }
      if (named && numberEnd(scan, number) !== null && !startsOrder(scan, number)) {
        at = number - 1
        continue
      }
      return { to: number, numbered: true, mayNumber: named }
    }
    if (at > first && orderWords.has(words[at]!) && !isLetter(scan, at)) break
    if (at > first && !/^d[aeo]s?$/.test(words[at - 1]!) && unitEnd(scan, at) !== null) break
    if (at > first && /^(perto|proximo|prox|esquina|frente|lado|atras)$/.test(words[at]!)) break
    if (at > first && isPlaceBehind(scan, at)) break
    if (
      at > first &&
      isOfMenu(scan, at) &&
      !joins.has(words[at]!) &&
      !/^d[aeo]s?$|^e$/.test(words[at - 1]!) &&
      !(cue !== undefined && !weakStreets.has(words[cue]!) && isWithinStreet(scan, at))
    )
      break
    if (at > first && /^(um|uma|com)$/.test(words[at]!) && !isLetter(scan, at)) break
  }
  const isRuaA = cue !== undefined && at === first + 1 && /^[aeo]$/.test(words[first]!)
  while (at > first && !isRuaA && joins.has(words[at - 1]!) && !isLetter(scan, at - 1)) at -= 1
  return { to: at > first ? at : start, numbered: false, mayNumber: true }
}

function isLetter({ tokens }: Scan, at: number): boolean {
  const token = tokens[at]
  return (
    token !== undefined &&
    token.kind === 'word' &&
    token.end - token.start === 1 &&
    !/^[eoa]$/.test(token.word)
  )
}

/** 'grande' of 'rua rio grande do sul 340', although it is a size: no product begins so, and the house's number follows. */
function isWithinStreet(scan: Scan, from: number): boolean {
  const { tokens, words, lexicon } = scan
  if (lexicon.items.some(({ name }) => name[0] === tokens[from]!.key)) return false
  for (let at = from + 1; at < from + 5 && !pauses(scan, at) && !scan.taken[at]; at += 1) {
    if (numberEnd(scan, at) !== null) return !startsOrder(scan, at)
    if (orderWords.has(words[at]!)) return false
  }
  return false
}

/** 'sete de setembro', 'vinte e cinco de março'. */
function isNameNumber({ words }: Scan, to: number): boolean {
  return words[to] === 'de' && !/^(um|uma|\d+)$/.test(words[to + 1] ?? '')
}

/** 'avenida dois rios 320': words behind a number that was spelled out, and the house's number behind them. */
function isWithinName(scan: Scan, from: number, to: number): boolean {
  if (scan.tokens[from]!.kind !== 'word') return false
  let at = to
  while (at < to + 3 && isStreetWord(scan, at)) at += 1
  return at > to && numberEnd(scan, at) !== null && !startsOrder(scan, at)
}

function isStreetWord(scan: Scan, at: number): boolean {
  const word = scan.words[at]
  return (
    word !== undefined &&
    !pauses(scan, at) &&
    !scan.taken[at] &&
    scan.tokens[at]!.kind === 'word' &&
    numberEnd(scan, at) === null &&
    unitEnd(scan, at) === null &&
    !orderWords.has(word) &&
    !joins.has(word) &&
    !isOfMenu(scan, at)
  )
}

/** A neighbourhood that is no part of the street's name. */
function isPlaceBehind(scan: Scan, at: number): boolean {
  const { words } = scan
  if (/^(d[aeo]s?)$/.test(words[at - 1]!)) return false
  const place = neighbourhoodAt(scan, at)
  if (!place?.name || !place.exact) return false
  return /^(em|no|na)$/.test(words[at - 1]!) || (place.whole && numberEnd(scan, place.to) === null)
}

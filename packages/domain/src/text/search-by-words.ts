import { plainName } from './plain-name'
import { sameButSlip } from './same-but-slip'

/** What a row is found by: what it is called (names, codes, words of the shop), and what is said of it besides. */
export interface Searchable {
  names: readonly string[]
  also?: readonly string[]
}

/** How far a word is from what was typed; the sum decides the order. */
const EXACT = 0
const BEGINS = 1
const INSIDE = 3
const SLIP = 5
const ALSO = 6

interface Words {
  /** The words of each name. */
  names: string[][]
  /** Each name without what stands between its words: 'xbacon'. */
  joined: string[]
  also: string[]
}

/**
 * The rows in which every typed word is found, the best first, alike ones in their order; all rows where nothing is
 * typed. Accents and case do not count. A word may be typed in part from its beginning ('calab'), inside ('frango' of
 * 'Superfrango'), without what joins it ('xbacon' of 'X-Bacon'), or with a slip of the finger; slips count only where nothing is found
 * without. What is said besides is found from the beginning of its words.
 */
export function searchByWords<Row>(
  rows: readonly Row[],
  query: string,
  searchable: (row: Row) => Searchable,
): Row[] {
  const typed = wordsIn(query)
  if (typed.length === 0) return [...rows]
  const whole = typed.join(' ')
  const found = rows.flatMap((row, place) => {
    const words = wordsOf(searchable(row))
    const scores = typed.map((word) => scoreOf(word, words))
    if (scores.includes(null)) return []
    const isSlip = scores.includes(SLIP)
    const sum = scores.reduce<number>((all, score) => all + (score ?? 0), 0)
    // Of equals, what is called so comes before what only begins so, and both before what has it in the middle.
    const starts = words.names.map((name) => name.join(' '))
    const lead = starts.includes(whole) ? -1 : starts.some((name) => name.startsWith(whole)) ? -0.5 : 0
    return [{ row, place, isSlip, score: sum + lead }]
  })
  const clean = found.filter(({ isSlip }) => !isSlip)
  return (clean.length > 0 ? clean : found)
    .sort((one, other) => one.score - other.score || one.place - other.place)
    .map(({ row }) => row)
}

function scoreOf(typed: string, { names, joined, also }: Words): number | null {
  const words = names.flat()
  if (words.includes(typed)) return EXACT
  if (words.some((word) => word.startsWith(typed)) || joined.some((name) => name.startsWith(typed)))
    return BEGINS
  if (typed.length > 1 && joined.some((name) => name.includes(typed))) return INSIDE
  if (also.some((word) => word.startsWith(typed))) return ALSO
  return words.some((word) => beginsWithSlip(typed, word)) ? SLIP : null
}

/** Whether a word, or as much of it as is typed, is the same but for a slip. */
function beginsWithSlip(typed: string, word: string): boolean {
  const lengths = [typed.length - 1, typed.length, typed.length + 1, word.length]
  return lengths.some((length) => sameButSlip(typed, word.slice(0, length)))
}

function wordsOf({ names, also = [] }: Searchable): Words {
  const split = names.map(wordsIn)
  return { names: split, joined: split.map((words) => words.join('')), also: also.flatMap(wordsIn) }
}

function wordsIn(text: string): string[] {
  return plainName(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

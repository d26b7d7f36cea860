import { isContainer, qualifiers } from '../../menu/name-words'
import { sizeOf } from '../../menu/sizes'
import type { ItemEntry, Lexicon } from '../../menu/lexicon'
import type { Said } from '../../tokens'

/** An item and how well words fit it: better is more. */
export interface Fit {
  entry: ItemEntry
  score: number
  covered: ReadonlySet<number>
  /** Those of them that call it, rather than an option of it. */
  called: ReadonlySet<number>
  named: boolean
  /** Words of its name that were not said. */
  open: readonly string[]
}

function sensesAt({ tokens, words }: Said, lexicon: Lexicon, at: number): [string, number][] {
  const senses = [...lexicon.senses(tokens[at]!)].flatMap(([key, cost]) =>
    key.split(' ').map((part): [string, number] => [part, cost]),
  )
  const size = sizeOf(words[at]!)
  return size === null ? senses : [...senses, [size, 0]]
}

/** What a run of words may mean, and how well each item fits; `telling` are the places of the words that tell. */
export function fitsOf(said: Said, lexicon: Lexicon, telling: readonly number[]): Fit[] {
  const senses = new Map(telling.map((at) => [at, sensesAt(said, lexicon, at)]))
  const keys = new Set([...senses.values()].flat().map(([key]) => key))
  const grouped = lexicon.items.filter(({ groups }) =>
    groups.some((group) => group.keys.some((key) => keys.has(key))),
  )
  const entries = new Set([...[...keys].flatMap((key) => lexicon.having(key)), ...grouped])
  return [...entries]
    .flatMap((entry) => fitOf(entry, telling, senses) ?? [])
    .sort((a, b) => a.entry.place - b.entry.place)
}

/** How well an item fits: each word that is about it counts, its name more than its category, that more than its options. */
function fitOf(
  entry: ItemEntry,
  telling: readonly number[],
  senses: ReadonlyMap<number, readonly (readonly [string, number])[]>,
): Fit | null {
  const types = new Set(entry.types.flatMap(({ keys }) => keys))
  const options = new Set(entry.groups.flatMap(({ options: of }) => of.flatMap(({ keys }) => keys)))
  const groups = new Set(entry.groups.flatMap(({ keys }) => keys))
  const covered = new Set<number>()
  const called = new Set<number>()
  const named = new Set<string>()
  let score = 0
  let how = 0
  for (const at of telling) {
    let best = 0
    for (const [key, cost] of senses.get(at)!) {
      const kind = entry.name.includes(key)
        ? 0.2
        : entry.categoryKeys.includes(key)
          ? 0.1
          : types.has(key)
            ? 0.05
            : options.has(key)
              ? 0.02
              : groups.has(key)
                ? 0.01
                : 0
      if (kind === 0) continue
      if (kind === 0.2) named.add(key)
      if (kind >= 0.05) called.add(at)
      if (1 - cost + kind / 10 > best) {
        best = 1 - cost + kind / 10
        if (!isContainer(key) || kind !== 0.2) how = Math.max(how, kind)
      }
    }
    if (best === 0) continue
    covered.add(at)
    score += best
  }
  if (covered.size === 0) return null
  const open = entry.name.filter((key) => !named.has(key))
  const full = open.every((key) => (entry.weights[entry.name.indexOf(key)] ?? 1) <= 0.05) && named.size > 0
  const qualified = named.size > 0 && open.some((key) => qualifiers.has(key))
  // 'o gás' is what is called so, before the 'Água com gás'.
  const isBeside = named.size > 0 && [...named].every((key) => entry.beside.has(key))
  return {
    entry,
    covered,
    called,
    open,
    named: how === 0.2,
    score: score + how + (full ? 0.3 : 0) - (qualified ? 0.15 : 0) - (isBeside ? 0.1 : 0),
  }
}

import { readNumberAt } from '../../understand/number-words'
import { isContainer, qualifiers, sizeOf, type ItemEntry, type Lexicon } from '../lexicon'
import { written, type Said, type Token } from '../tokens'
import { wordKey } from '../../understand/word-key'
import { noteStarts } from '../word-sets'
import { isIdle } from './question-words'

/** What a run of words names: items that fit equally well, and words for what the shop has not. */
export interface Things {
  itemIds: readonly string[]
  unknown: readonly string[]
  /** They are said by their name, not by what may be chosen with them. */
  named: boolean
}

interface Fit {
  entry: ItemEntry
  score: number
  covered: ReadonlySet<number>
  named: boolean
}

const separators = new Set(['e', ',', 'ou', '+', '/', '&', 'mais'])
const unit = /^(?:l|ml|g|kg|litros?|bolas?|gramas?|cm|pessoas?|fatias?|pedacos?)$/
const NEAR = 0.02
/** What has many names on a menu, and rarely its own. */
const generic: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ new Map(
  [
    'refrigerante coca guarana fanta sprite pepsi soda kuat sukita bare dolly tubaina cajuina jesus',
    'refri coca guarana fanta sprite pepsi soda kuat sukita bare dolly tubaina cajuina jesus',
    'cerveja brahma skol heineken antarctica polar budweiser stella corona original amstel itaipava',
    'breja brahma skol heineken antarctica polar budweiser stella corona original amstel itaipava',
  ].map((line) => {
    const [first, ...names] = line.split(' ').map((word) => wordKey(word))
    return [first!, names] as const
  }),
)

/** The items that a run of tokens names, one thing or several ('a cartola e o bolo de rolo'). */
export function thingsIn(said: Said, lexicon: Lexicon, from: number, to: number): Things {
  const whole = oneThing(said, lexicon, from, to)
  if (!said.words.slice(from, to).some((word) => separators.has(word))) return whole
  if (whole.unknown.length === 0 && whole.named) return whole
  const parts: Things[] = []
  let start = from
  for (let at = from; at <= to; at += 1) {
    if (at < to && !separators.has(said.words[at]!)) continue
    parts.push(oneThing(said, lexicon, start, at))
    start = at + 1
  }
  const several = parts.filter(({ itemIds, unknown }) => itemIds.length > 0 || unknown.length > 0)
  const known = several.every(({ itemIds, named }) => itemIds.length > 0 && named)
  if (several.length < 2 || (whole.unknown.length === 0 && !known)) return whole
  return {
    itemIds: [...new Set(several.flatMap(({ itemIds }) => itemIds))],
    unknown: [...new Set(several.flatMap(({ unknown }) => unknown))],
    named: known,
  }
}

function oneThing(said: Said, lexicon: Lexicon, from: number, to: number): Things {
  const telling = tellingIn(said, lexicon, from, to)
  if (telling.length === 0) return { itemIds: [], unknown: [], named: false }
  const fits = fitsOf(said, lexicon, telling)
  const best = Math.max(0, ...fits.map(({ score }) => score))
  const chosen = fits.filter(({ score }) => score > best - NEAR)
  const first = chosen[0]
  const left = first
    ? telling.filter(
        (at) =>
          !first.covered.has(at) &&
          !isIdle(said.words[at]!) &&
          !noteStarts.has(said.words[at]!) &&
          !isRefused(said, at),
      )
    : telling
  const nameless = left.filter(
    (at) =>
      said.tokens[at]!.kind === 'word' && said.words[at]!.length > 2 && !isContainer(said.tokens[at]!.key),
  )
  if (!first || (nameless.length > 0 && nameless[0] === firstWord(said, telling))) {
    const words = telling.filter((at) => !isIdle(said.words[at]!))
    return {
      itemIds: [],
      unknown: words.length > 0 ? [written(said.text, said.tokens, words[0]!, words.at(-1)! + 1)] : [],
      named: false,
    }
  }
  if (nameless.length > 0)
    return {
      itemIds: [],
      unknown: [written(said.text, said.tokens, nameless[0]!, nameless.at(-1)! + 1)],
      named: false,
    }
  return {
    itemIds: chosen.map(({ entry }) => entry.item.id),
    unknown: [],
    named: chosen.some(({ named }) => named),
  }
}

function firstWord({ tokens }: Said, telling: readonly number[]): number | undefined {
  return telling.find((at) => tokens[at]!.kind === 'word')
}

/** 'sem cebola' says nothing of what there is. */
function isRefused({ words }: Said, at: number): boolean {
  return words[at] === 'sem' || words[at - 1] === 'sem'
}

/** Places of the words that name something; the quantity before them left out. */
function tellingIn({ tokens, words }: Said, lexicon: Lexicon, from: number, to: number): number[] {
  const telling: number[] = []
  for (let at = from; at < to; at += 1) {
    const token = tokens[at]!
    const word = words[at]!
    if (token.kind === 'break' || token.kind === 'half' || /^(?:qual|quais|que)$/.test(word)) continue
    const number = readNumberAt(words, at)
    const counts =
      number !== null &&
      telling.length === 0 &&
      at + number.length < to &&
      !unit.test(words[at + number.length]!)
    if (counts) {
      at += number.length - 1
      continue
    }
    if (isIdle(word) && !namesItem(lexicon, token)) continue
    telling.push(at)
  }
  return telling
}

function namesItem(lexicon: Lexicon, token: Token): boolean {
  if (token.word.length < 4 || /^(?:esta|hoje|essa|esse|ainda)$/.test(token.word)) return false
  return [...lexicon.senses(token)].some(([key, cost]) => cost <= 0.1 && lexicon.isName(key))
}

function sensesAt({ tokens, words }: Said, lexicon: Lexicon, at: number): [string, number][] {
  const known = [...lexicon.senses(tokens[at]!)]
  const kinds =
    known.length > 0 ? [] : (generic.get(tokens[at]!.key) ?? []).map((key): [string, number] => [key, 0])
  const senses = [...known, ...kinds].flatMap(([key, cost]) =>
    key.split(' ').map((part): [string, number] => [part, cost]),
  )
  const size = sizeOf(words[at]!)
  return size === null ? senses : [...senses, [size, 0]]
}

function fitsOf(said: Said, lexicon: Lexicon, telling: readonly number[]): Fit[] {
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
  return {
    entry,
    covered,
    named: how === 0.2,
    score: score + how + (full ? 0.3 : 0) - (qualified ? 0.15 : 0),
  }
}

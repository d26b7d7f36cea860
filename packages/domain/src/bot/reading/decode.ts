import { readNumberAt } from '../understand/number-words'
import {
  explain,
  isFiller,
  isMeasureAt,
  saysNothing,
  leadOf,
  type Carry,
  type Explanation,
  type Text,
} from './explain'
import { qualifiers, sizeOf, type ItemEntry } from './lexicon'
import { asides } from './word-sets'

/** What a run of words was taken for. */
export type Piece = ItemPiece | { kind: 'unknown'; from: number; to: number }

export interface ItemPiece {
  kind: 'item'
  from: number
  to: number
  said: Explanation
  /** All that the words may mean as well, the best first; one when it is sure. */
  alike: readonly Explanation[]
  carry: Carry | null
}

interface Path {
  cost: number
  piece: Piece | null
  before: Path | null
  carry: Carry | null
}

const BEAM = 4
const MOST_TOKENS = 26
const CANDIDATES = 9
const HEADED = 6
/** Pauses, numbers and names that one run may go over; of a long message less, so that its work stays bounded. */
const MOST_BOUNDS = 22
const MOST_BOUNDS_OF_LONG = 9
const LONG = 70
/** A reading that costs so much more than another up to here is given up. */
const BEHIND = 1.2
const UNKNOWN = 0.6

/** What a message most likely says, run by run. */
export function decode(text: Text): Piece[] {
  const { tokens, lexicon } = text
  const bounds = boundsOf(text)
  const weights = candidateWeights(text)
  const reach = bounds.length > LONG ? MOST_BOUNDS_OF_LONG : MOST_BOUNDS
  const paths: Path[][] = bounds.map(() => [])
  paths[0]!.push({ cost: 0, piece: null, before: null, carry: null })
  for (const [index, from] of bounds.slice(0, -1).entries()) {
    const here = best(paths[index]!)
    paths[index] = here
    if (here.length === 0) continue
    const next = bounds[index + 1]!
    const idle = isIdle(text, from, next)
    for (const path of here) {
      if (idle) paths[index + 1]!.push({ ...path, cost: path.cost + 0.01 })
      paths[index + 1]!.push(unknown(text, path, from, next))
    }
    const lead = leadOf(text, from, text.tokens.length)
    const hopeless = new Set<ItemEntry>()
    const hopelessWith = new Map<Path, Set<ItemEntry>>()
    const start = startCost(text, from, lead.at, lead.quantity !== null)
    for (let ahead = index + 1; ahead < bounds.length; ahead += 1) {
      const to = bounds[ahead]!
      if ((to - from > MOST_TOKENS || ahead - index > reach) && ahead > index + 1) break
      if (isIdle(text, from, to)) continue
      const lead = leadOf(text, from, to)
      const entries = candidatesOf(weights, from, to)
      const explained = (entry: ItemEntry, carry: Carry | null, lost: Set<ItemEntry>) => {
        if (lost.has(entry)) return null
        const said = explain(text, entry, from, to, { lead, carry })
        if (said === 'hopeless') lost.add(entry)
        return said === 'hopeless' ? null : said
      }
      const plain = entries.flatMap((entry) => explained(entry, null, hopeless) ?? [])
      // '51' of 'Cachaça 51' may be the name as well as how many.
      if (lead.takes === 1 && to - from > 1 && lexicon.isName(tokens[lead.at - 1]!.key)) {
        const uncounted = { quantity: null, at: lead.at - 1, takes: 0 }
        for (const entry of entries) {
          const said = explain(text, entry, from, to, { lead: uncounted, carry: null })
          if (said && said !== 'hopeless') plain.push(said)
        }
      }
      for (const path of here) {
        const { carry } = path
        const add = (said: Explanation | null) => {
          if (!said) return
          const cost = path.cost + said.cost + start
          const piece: ItemPiece = { kind: 'item', from, to, said, alike: [said], carry }
          paths[ahead]!.push({ cost, piece, before: path, carry: carryOf(said, carry) })
        }
        const carried = carry
          ? new Set([carry.entry, ...headed(text, carry, weights, from, to)])
          : new Set<ItemEntry>()
        for (const said of plain) if (!carried.has(said.entry)) add(said)
        const lost = hopelessWith.get(path) ?? new Set<ItemEntry>()
        hopelessWith.set(path, lost)
        for (const entry of carried) add(explained(entry, carry, lost))
      }
    }
  }
  return piecesOf(best(paths.at(-1)!)[0]).map((piece) =>
    piece.kind === 'item' ? withAlike(text, piece, candidatesOf(weights, piece.from, piece.to, 60)) : piece,
  )
}

function best(paths: readonly Path[]): Path[] {
  const kept: Path[] = []
  const seen = new Set<string>()
  for (const path of [...paths].sort((one, other) => one.cost - other.cost)) {
    const key = `${path.carry?.entry.place ?? ''} ${[...(path.carry?.head ?? [])].join()} ${path.carry?.left ?? 0}`
    if (seen.has(key)) continue
    if (kept[0] && path.cost > kept[0].cost + BEHIND) break
    seen.add(key)
    kept.push(path)
    if (kept.length >= BEAM) break
  }
  return kept
}

function piecesOf(path: Path | undefined): Piece[] {
  const pieces: Piece[] = []
  for (let at: Path | null = path ?? null; at; at = at.before) {
    if (!at.piece) continue
    const last = pieces[0]
    if (at.piece.kind === 'unknown' && last?.kind === 'unknown' && at.piece.to === last.from) {
      pieces[0] = { ...last, from: at.piece.from }
    } else pieces.unshift(at.piece)
  }
  return pieces
}

function unknown({ tokens, words, lexicon }: Text, path: Path, from: number, to: number): Path {
  let cost = path.piece?.kind === 'unknown' && path.piece.to === from ? 0.05 : UNKNOWN
  for (let at = from; at < to; at += 1) {
    const token = tokens[at]!
    if (token.kind === 'break') cost += 0.05
    else if (isFiller(words[at]!)) cost += 0.05
    else if ([...lexicon.senses(token)].some(([key, price]) => price <= 0.1 && lexicon.isName(key)))
      cost += 0.6
    else cost += 0.2
  }
  return { cost: path.cost + cost, piece: { kind: 'unknown', from, to }, before: path, carry: path.carry }
}

function carryOf(said: Explanation, before: Carry | null): Carry {
  const head = new Set([...said.named].map((place) => said.entry.name[place]!))
  if (said.carried !== null) for (const key of before?.head ?? []) head.add(key)
  const told =
    said.carried !== null && before !== null && said.quantity !== null && said.quantity <= before.left
  const left = told ? before.left - said.quantity! : (said.quantity ?? 1) > 1 ? said.quantity! : 0
  return {
    entry: said.entry,
    head,
    type: said.type ?? (said.carried ? (before?.type ?? null) : null),
    left,
    counted: said.quantity !== null,
  }
}

function boundsOf(text: Text): number[] {
  const { tokens, words, lexicon } = text
  const bounds = [0]
  for (let at = 1; at < tokens.length; at += 1) {
    const before = tokens[at - 1]!
    const token = tokens[at]!
    const word = words[at]!
    const begins =
      token.kind === 'break'
        ? before.kind !== 'break'
        : token.kind === 'times'
          ? before.kind === 'break'
          : (token.kind !== 'word' && !isMeasureAt(text, at + 1)) ||
            (readNumberAt(words, at) !== null && !isMeasureAt(text, at + readNumberAt(words, at)!.length)) ||
            /^(e|mais|com|outr[oa]s?|tambem|quero|manda|me|traz|coloca|bota|poe|ambos|ambas|tod[oa]s|meia|metade|cada|pr[ao]s?|para)$/.test(
              word,
            ) ||
            (word === 'tudo' && before.word !== 'x') ||
            (/^[oa]s$/.test(word) && readNumberAt(words, at + 1) !== null) ||
            (!/^(de|d[oa]s?|x)$/.test(before.word) &&
              word !== 'sem' &&
              [...lexicon.senses(token)].some(
                ([key]) => lexicon.isName(key.split(' ')[0]!) || lexicon.isOption(key),
              ))
    if (begins && at > bounds.at(-1)!) bounds.push(at)
  }
  bounds.push(tokens.length)
  return tokens.length === 0 ? [0] : bounds
}

/** Whether a run names nothing. */
function isIdle(text: Text, from: number, to: number): boolean {
  const { tokens, words } = text
  let aside = false
  for (let at = from; at < to; at += 1) {
    if (tokens[at]!.kind === 'break') {
      aside = false
      continue
    }
    if (asides.has(words[at]!)) aside = true
    if (!aside && !saysNothing(text, at)) return false
  }
  return !aside || to - from < 3
}

function startCost({ tokens, words }: Text, from: number, at: number, counted: boolean): number {
  if (from === 0) return 0
  let cost = counted ? 0.1 : 0.5
  const [comma, and] = counted ? [0.05, 0.1] : [0.3, 0.3]
  for (let place = from; place < Math.max(at, from + 1); place += 1) {
    const token = tokens[place]!
    if (token.kind === 'break') cost = Math.min(cost, /[\n.!;?]/.test(token.word) ? 0 : comma)
    else if (/^(e|mais|tambem|quero|manda|me)$/.test(words[place]!)) cost = Math.min(cost, and)
  }
  return cost
}

type Weights = readonly { entry: ItemEntry; sums: Float64Array }[]

/** How much each token speaks for each item, summed up from the start. */
function candidateWeights({ tokens, words, lexicon }: Text): Weights {
  const speaking = new Map<ItemEntry, Float64Array>()
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'break') continue
    const keys = new Map(lexicon.senses(token))
    const size = sizeOf(words[at]!)
    if (size) keys.set(size, 0)
    for (const [sense, price] of keys) {
      for (const key of sense.split(' ')) {
        for (const entry of lexicon.having(key)) {
          const own = speaking.get(entry) ?? new Float64Array(tokens.length + 1)
          speaking.set(entry, own)
          const named = entry.name.indexOf(key)
          const weight = named >= 0 ? 0.5 + entry.weights[named]! : 0.45
          own[at + 1] = Math.max(own[at + 1]!, weight * (1 - price))
        }
      }
    }
  }
  return [...speaking].map(([entry, own]) => {
    for (let at = 1; at < own.length; at += 1) own[at] = own[at]! + own[at - 1]!
    return { entry, sums: own }
  })
}

function candidatesOf(weights: Weights, from: number, to: number, most = CANDIDATES): ItemEntry[] {
  return weights
    .map(({ entry, sums }) => ({ entry, weight: sums[to]! - sums[from]! }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ entry }) => entry)
}

/** Items that the word before calls together with one of these: 'de queijo' behind 'esfiha de carne'. */
function headed({ lexicon }: Text, { head }: Carry, weights: Weights, from: number, to: number): ItemEntry[] {
  if (head.size === 0) return []
  const called = new Set([...head].flatMap((key) => lexicon.having(key)))
  return weights
    .filter(
      ({ entry, sums }) =>
        called.has(entry) && sums[to]! > sums[from]! && entry.name.some((key) => head.has(key)),
    )
    .slice(0, HEADED)
    .map(({ entry }) => entry)
}

/** What else the words may mean as well as they mean the best. */
function withAlike(text: Text, piece: ItemPiece, entries: readonly ItemEntry[]): ItemPiece {
  const { from, to, said, carry } = piece
  if (said.carried === 'item') return piece
  const lead = leadOf(text, from, to)
  const also = carry ? headed(text, carry, candidateWeights(text), from, to) : []
  const all = [...new Set([...entries, ...also])].flatMap((entry) => {
    const one = explain(text, entry, from, to, { lead, carry })
    return one === null || one === 'hopeless' ? [] : [one]
  })
  const base = (one: Explanation) => one.cost - one.unsaid
  const near = all.filter((one) => {
    if (one.carried === 'item' || (said.carried === 'head' && one.carried !== 'head')) return false
    if (said.full && !(one.full && one.named.size >= said.named.size)) return false
    if (one.rest.length > said.rest.length) return false
    if (base(one) > base(said) + 0.06) return false
    if (one.entry === said.entry) return true
    if (
      told(one) < told(said) ||
      one.notes.length > said.notes.length ||
      one.refused.length > said.refused.length
    )
      return false
    const isBeside = ({ entry, named }: Explanation) =>
      [...named].every((place) => entry.beside.has(entry.name[place]!))
    if (one.named.size > 0 && isBeside(one) && !isBeside(said)) return false
    const strange = one.entry.name.some((key, place) => qualifiers.has(key) && !one.named.has(place))
    return !strange
  })
  const alike = [said, ...near.filter(({ entry }) => entry !== said.entry)]
  const exact = alike.filter((one) => one.full)
  return { ...piece, alike: exact.length === 1 && said.full ? exact : alike }
}

function told({ named, options, open, type }: Explanation): number {
  return named.size + options.size + open.size + (type === null ? 0 : 1)
}

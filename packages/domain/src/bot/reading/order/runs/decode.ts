import { explain } from '../../explain/explain'
import type { Carry, Explanation, Text } from '../../explain/explanation'
import { isFiller } from '../../explain/fillers'
import { leadOf, type Lead } from '../../explain/lead'
import type { ItemEntry, Lexicon } from '../../menu/lexicon'
import { amountAt } from '../../menu/measures'
import { isContainer } from '../../menu/name-words'
import type { Token } from '../../tokens'
import { withAlike } from './alike'
import { boundsOf, isIdle, startCost } from './bounds'
import { candidatesOf, candidateWeights, headed, type Weights } from './candidates'
import type { ItemPiece, Piece } from '../piece'

interface Path {
  cost: number
  piece: Piece | null
  before: Path | null
  carry: Carry | null
}

const BEAM = 4
const MOST_TOKENS = 26
/** Pauses, numbers and names that one run may go over; of a long message less, so that its work stays bounded. */
const MOST_BOUNDS = 22
const MOST_BOUNDS_OF_LONG = 9
const LONG = 70
/** A reading that costs so much more than another up to here is given up. */
const BEHIND = 1.2
const UNKNOWN = 0.6
/** What it costs to believe that '2 de X' is no X of what was named before. */
const OTHER_HEAD = 0.8
/** More than so many are seldom ordered: the figure may be part of a name. */
const LARGEST_USUAL = 20

/** What stands before a run. */
interface Before {
  lead: Lead
  carry: Carry | null
}

/** What was decoded last by a menu: a turn may look at one message more than once. */
const kept = new WeakMap<Lexicon, Map<string, Decoded>>()
const MOST_KEPT = 40

/** A reading of a message, and what it costs to believe it. */
interface Decoded {
  pieces: readonly Piece[]
  cost: number
}

/** What a message most likely says, run by run. */
export function decode(text: Text): Decoded {
  const before = kept.get(text.lexicon) ?? new Map<string, Decoded>()
  kept.set(text.lexicon, before)
  const key = text.tokens.map(({ kind, word, start, end }) => `${kind} ${word} ${start} ${end}`).join('\n')
  const known = before.get(key)
  if (known) return known
  const read = decoded(text)
  if (before.size >= MOST_KEPT) before.clear()
  before.set(key, read)
  return read
}

function decoded(text: Text): Decoded {
  const bounds = boundsOf(text)
  const weights = candidateWeights(text)
  const reach = bounds.length > LONG ? MOST_BOUNDS_OF_LONG : MOST_BOUNDS
  const paths: Path[][] = bounds.map(() => [])
  paths[0]!.push({ cost: 0, piece: null, before: null, carry: null })
  for (const [index, from] of bounds.slice(0, -1).entries()) {
    const here = best(paths[index]!)
    if (here.length === 0) continue
    const next = bounds[index + 1]!
    const idle = isIdle(text, from, next)
    for (const path of here) {
      if (idle) paths[index + 1]!.push({ ...path, cost: path.cost + 0.01 })
      paths[index + 1]!.push(unknown(text, path, from, next))
    }
    const begun = beginRuns(text, weights, from)
    for (let ahead = index + 1; ahead < bounds.length; ahead += 1) {
      const to = bounds[ahead]!
      if ((to - from > MOST_TOKENS || ahead - index > reach) && ahead > index + 1) break
      if (!isIdle(text, from, to)) paths[ahead]!.push(...itemPaths(begun, here, to))
    }
  }
  const [path] = best(paths.at(-1)!)
  const pieces = piecesOf(path).map((piece) =>
    piece.kind === 'item' ? withAlike(text, piece, weights) : piece,
  )
  return { pieces, cost: path?.cost ?? 0 }
}

/** Runs that begin at one token, while they grow: what can mean no item any more is not looked at again. */
interface Begun {
  text: Text
  weights: Weights
  from: number
  /** What it costs that they begin there, as counted or not. */
  start: { counted: number; loose: number }
  hopeless: Set<ItemEntry>
  hopelessBehind: Map<Path, Set<ItemEntry>>
}

function beginRuns(text: Text, weights: Weights, from: number): Begun {
  const lead = leadOf(text, from, text.tokens.length)
  const counted = lead.quantity !== null || amountAt(text.words, lead.at) !== null
  const loose = startCost(text, from, lead.at, false)
  const start = { counted: counted ? startCost(text, from, lead.at, true) : loose, loose }
  return { text, weights, from, start, hopeless: new Set(), hopelessBehind: new Map() }
}

/** The paths that go on with a run up to `to`, as each item that it may mean. */
function itemPaths(begun: Begun, here: readonly Path[], to: number): Path[] {
  const { text, weights, from, start, hopeless, hopelessBehind } = begun
  const lead = leadOf(text, from, to)
  const explained = (entry: ItemEntry, before: Before, lost: Set<ItemEntry>): Explanation[] => {
    if (lost.has(entry)) return []
    const said = explain(text, entry, { from, to }, before)
    if (said === 'hopeless') lost.add(entry)
    return said === null || said === 'hopeless' ? [] : [said]
  }
  const entries = candidatesOf(weights, from, to)
  const plain = entries.flatMap((entry) => explained(entry, { lead, carry: null }, hopeless))
  const uncounted = uncountedLead(text, lead)
  const named = new Set(
    uncounted
      ? entries.flatMap((entry) => explained(entry, { lead: uncounted, carry: null }, new Set()))
      : [],
  )
  plain.push(...named)
  return here.flatMap((path) => {
    const { carry } = path
    const carried = new Set(carry ? [carry.entry, ...headed(text, carry, weights, from, to)] : [])
    const lost = hopelessBehind.get(path) ?? new Set()
    hopelessBehind.set(path, lost)
    const own = plain.filter(({ entry }) => !carried.has(entry))
    const behind = [...carried].flatMap((entry) => explained(entry, { lead, carry }, lost))
    const isOf = carry !== null && lead.quantity !== null && text.words[lead.at] === 'de'
    return [...own, ...behind].map((said): Path => {
      const piece: ItemPiece = { kind: 'item', from, to, said, alike: [said], carry }
      const begins = named.has(said) ? start.loose : start.counted
      const rivals = isOf && !carried.has(said.entry) && isOfHead(text.lexicon, carry, said) ? OTHER_HEAD : 0
      return {
        cost: path.cost + said.cost + begins + rivals,
        piece,
        before: path,
        carry: carryOf(said, carry),
      }
    })
  })
}

/** 'duas de goiaba' behind 'três polpas de cajá' are the 'Polpa de goiaba', although there is a 'Goiaba' too. */
function isOfHead(lexicon: Lexicon, { entry: before, head }: Carry, { entry, named }: Explanation): boolean {
  const keys = [...named].map((place) => entry.name[place]!)
  const first = before.name[0]!
  if (keys.length === 0 || !head.has(first) || !before.stem.has(first) || entry.name[0] === first)
    return false
  return lexicon
    .having(first)
    .some(
      ({ category, name }) =>
        category === before.category && name[0] === first && keys.every((key) => name.includes(key)),
    )
}

/** '51' of 'Cachaça 51' and 'dois' of 'Dois amores' may be the name as well as how many. */
function uncountedLead({ tokens, lexicon }: Text, { at, takes }: Lead): Lead | null {
  const token = takes === 1 ? tokens[at - 1]! : null
  const isLarge = token !== null && Number(token.word) > LARGEST_USUAL && lexicon.isName(token.key)
  const isFirst =
    token !== null &&
    lexicon.having(token.key).some(({ name }) => name[0] === token.key && name[1] === tokens[at]?.key)
  return isLarge || isFirst ? { quantity: null, at: at - 1, takes: 0 } : null
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
    else if (namesSome(lexicon, token)) cost += 0.6
    else cost += 0.2
  }
  return { cost: path.cost + cost, piece: { kind: 'unknown', from, to }, before: path, carry: path.carry }
}

/** Whether a word tells a product: one of a name, and no figure or measure. */
function namesSome(lexicon: Lexicon, token: Token): boolean {
  return [...lexicon.senses(token)].some(
    ([key, price]) => price <= 0.1 && lexicon.isName(key) && !isContainer(key),
  )
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
    left,
    counted: said.quantity !== null,
  }
}

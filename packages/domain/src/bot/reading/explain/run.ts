import type { GroupEntry, ItemEntry } from '../menu/lexicon'
import type { Portion } from '../menu/measures'
import type { Carry, Span, Text } from './explanation'
import type { Lead } from './lead'

/** A run of words while it is explained as one item, word by word. */
export interface Run {
  readonly text: Text
  readonly entry: ItemEntry
  readonly from: number
  readonly to: number
  readonly lead: Lead | null
  readonly carry: Carry | null
  /** The token that is read next. */
  at: number
  cost: number
  quantity: number | null
  type: string | null
  /** Portions beside that type: the half of 'quilo e meio'. */
  portions: readonly Portion[]
  /** Places of the name's words that were said, and the sum of their weights. */
  readonly named: Set<number>
  said: number
  /** Count by group id and option id. */
  readonly options: Map<string, number>
  /** Groups of which something was said that fits several of its options, and the words. */
  readonly open: Map<string, Span>
  readonly common: Set<string>
  readonly notes: Span[]
  readonly refused: Span[]
  readonly rest: number[]
  /** The group that was named last: 'borda' of 'borda de catupiry'. */
  focus: GroupEntry | null
  /** How many of the option that comes: 'dois' of 'dois ovos'. */
  count: number | null
  /** The option that was said last, by its key. */
  lastOption: string | null
  each: boolean
  half: boolean
  doubtful: boolean
  /** An option of it was said in part only. */
  partly: boolean
  /** It was called by its kind: 'refri' for a 'Tubaína'. */
  byKind: boolean
  calls: number
}

/** The beginning of a run, behind how many are ordered. */
export function startRun(
  text: Text,
  entry: ItemEntry,
  { from, to }: Span,
  { lead, carry }: { lead: Lead | null; carry: Carry | null },
): Run {
  return {
    text,
    entry,
    from,
    to,
    lead,
    carry,
    at: lead ? lead.at : from,
    cost: 0,
    quantity: lead?.quantity ?? null,
    type: null,
    portions: [],
    named: new Set(),
    said: 0,
    options: new Map(),
    open: new Map(),
    common: new Set(),
    notes: [],
    refused: [],
    rest: [],
    focus: null,
    count: null,
    lastOption: null,
    each: lead?.each ?? false,
    half: false,
    doubtful: false,
    partly: false,
    byKind: false,
    calls: 0,
  }
}

/** What the word at a place may mean of the menu, and at which cost. */
export function sensesAt({ text }: Run, place: number): ReadonlyMap<string, number> {
  return text.lexicon.senses(text.tokens[place]!)
}

/** The group of the item that a word names. */
export function groupAt(run: Run, place: number): GroupEntry | null {
  if (place >= run.to) return null
  const senses = sensesAt(run, place)
  return run.entry.groups.find(({ keys }) => keys.some((key) => senses.has(key))) ?? null
}

/** How many options of a group were said. */
export function chosenIn({ options }: Run, { group }: GroupEntry): number {
  let sum = 0
  for (const [key, times] of options) if (key.startsWith(`${group.id} `)) sum += times
  return sum
}

/** Whether the name was said in full, but for words that tell nothing. */
export function isNamedInFull({ entry, named, byKind }: Run): boolean {
  if (byKind) return false
  return entry.name.every((_, place) => named.has(place) || entry.weights[place]! <= 0.05) && named.size > 0
}

/** Goes on behind what was read, at a cost. */
export function take(run: Run, end: number, cost = 0): true {
  run.cost += cost
  run.at = end
  return true
}

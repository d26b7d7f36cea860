import type { ItemEntry, Lexicon } from '../menu/lexicon'
import type { Portion } from '../menu/measures'
import type { Said } from '../tokens'

/** A message while it is read. */
export interface Text extends Said {
  lexicon: Lexicon
}

export interface Span {
  from: number
  to: number
}

/** What a run of words says, when it is taken to mean one item. */
export interface Explanation {
  entry: ItemEntry
  cost: number
  quantity: number | null
  type: string | null
  /** Portions beside so many of that type: the half of 'quilo e meio'. */
  portions: readonly Portion[]
  /** Count by group id and option id. */
  options: ReadonlyMap<string, number>
  /** Groups of which something was said that fits several of its options, and the words. */
  open: ReadonlyMap<string, Span>
  notes: readonly Span[]
  /** 'com X' where the shop has X, but not for this item. */
  refused: readonly Span[]
  /** Words that mean nothing here. */
  rest: readonly number[]
  /** Places of the name's words that were said. */
  named: ReadonlySet<number>
  /** The name was said in full. */
  full: boolean
  /** The item was not named: it is the one before, or what its options or size imply. */
  carried: 'item' | 'head' | null
  /** So much of what was said stands for 'each of them'. */
  each: boolean
  /** What of the cost comes from words of the name that were not said. */
  unsaid: number
  /** Behind 'com' or the like: options that stand for all of what was split ('os dois com leite'). */
  common: ReadonlySet<string>
  /** 'meia' was said where no group takes two of its options. */
  half: boolean
  /** How often a word of its category was said. */
  calls: number
  /** It was called by its kind: 'refri' for a 'Tubaína'. */
  byKind: boolean
  /** A figure of it may as well be how many: 'coca 2' where there is a 'Coca 2 L'. */
  doubtful: boolean
}

export interface Carry {
  entry: ItemEntry
  /** Keys by which it was called. */
  head: ReadonlySet<string>
  /** How many of them may still be told apart: 'um sem cebola' behind '2 x-bacon'. */
  left: number
  /** It was said how many. */
  counted: boolean
}

import { plainWords } from '../../understand/plain-words'
import { wordKey } from '../../understand/word-key'
import { written } from '../tokens'
import type { Span, Text } from '../explain/explanation'
import type { ItemEntry } from '../menu/lexicon'
import type { ItemPiece } from './piece'

/** One product while pieces are put together. */
export interface Draft {
  piece: ItemPiece
  entry: ItemEntry
  alike: readonly ItemEntry[]
  quantity: number
  counted: boolean
  type: string | null
  options: Map<string, number>
  /** Groups to be asked which of their options is meant, and the words for it. */
  open: Map<string, Span>
  notes: string[]
  /** One product, and still to be asked whether it is meant. */
  doubtful: boolean
  /** The token behind it. */
  end: number
}

/** Products that are said together, and the piece behind them. */
export interface Group {
  drafts: Draft[]
  next: number
}

/** What a piece says by itself. */
export function draftOf(text: Text, piece: ItemPiece): Draft {
  const { said } = piece
  const notes = said.notes.map(({ from, to }) => written(text.text, text.tokens, from, to))
  const noGroups = said.entry.groups.length === 0
  const isPlain = noGroups && hasFuller(text, said.entry)
  return {
    piece,
    entry: said.entry,
    alike: piece.alike.map(({ entry }) => entry),
    quantity: said.quantity ?? 1,
    counted: said.quantity !== null,
    type: said.type,
    options: new Map(said.options),
    open: new Map(said.open),
    doubtful: said.doubtful,
    end: piece.to,
    notes: notes.filter(
      (note) =>
        !(noGroups && /^sem nada$/i.test(note)) &&
        !(isPlain && (/^pur[oa]s?$/i.test(note) || saysWithout(text, said.entry, note))),
    ),
  }
}

/** Whether there is one of the same name 'com' something: 'doce de leite puro' is the one without cheese. */
function hasFuller(text: Text, entry: ItemEntry): boolean {
  return fullerThan(text, entry).length > 0
}

function fullerThan({ lexicon }: Text, entry: ItemEntry): ItemEntry[] {
  return lexicon.items.filter(
    (other) =>
      other !== entry &&
      other.category === entry.category &&
      other.beside.size > 0 &&
      entry.name.every((key, place) => other.name.includes(key) || entry.weights[place]! <= 0.05) &&
      other.name.every((key) => entry.name.includes(key) || other.beside.has(key)),
  )
}

/** 'água sem gás' is the 'Água mineral' where there is an 'Água com gás'. */
function saysWithout(text: Text, entry: ItemEntry, note: string): boolean {
  const refused = refusedBy([note])
  return (
    refused.size > 0 &&
    fullerThan(text, entry).some(({ beside }) => [...refused].every((key) => beside.has(key)))
  )
}

/** Whether several products may be meant. */
export function isOpen({ alike }: Draft): boolean {
  return alike.length > 1
}

/** Whether an option of a group was said. */
export function hasOf(options: ReadonlyMap<string, number>, groupId: string): boolean {
  return [...options.keys()].some((key) => key.startsWith(`${groupId} `))
}

/** A size that the item has as well; null where it has not. */
export function typeFor(entry: ItemEntry, type: string | null): string | null {
  return entry.types.find(({ name }) => name === type)?.name ?? null
}

/** Says more of a product: its size where none was said, options and notes. */
export function add(one: Draft, more: Draft): void {
  one.type ??= more.type
  for (const [key, count] of more.options) one.options.set(key, count)
  for (const [group, words] of more.open) one.open.set(group, words)
  one.notes.push(...more.notes)
}

/** What was said of several holds for each of them, but for what each says otherwise. */
export function inherit(part: Draft, heading: Draft): void {
  const own = new Set([...part.options.keys()].map((key) => key.split(' ')[0]!))
  const refused = refusedBy(part.notes)
  for (const [key, count] of heading.options) {
    const [groupId, optionId] = key.split(' ')
    const group = part.entry.groups.find(({ group }) => group.id === groupId)
    if (!group) continue
    const option = group.options.find(({ option }) => option.id === optionId)
    if (group.group.min === 0 && option?.keys.every((word) => refused.has(word))) continue
    if (!own.has(group.group.id) || group.group.max > 1)
      part.options.set(key, Math.max(part.options.get(key) ?? 0, count))
  }
  part.notes = [...heading.notes, ...part.notes.filter((note) => !heading.notes.includes(note))]
}

/** Words behind a 'sem': the 'feijão' of 'uma sem feijão'. */
export function refusedBy(notes: readonly string[]): ReadonlySet<string> {
  const behind = notes.flatMap((note) => {
    const words = plainWords(note)
    return words[0] === 'sem' ? words.slice(1) : []
  })
  return new Set(behind.map(wordKey))
}

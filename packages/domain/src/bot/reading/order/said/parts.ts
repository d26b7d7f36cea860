import { halvesId, PARTS_GROUP } from '../../../../catalogue'
import { nameId } from '../../../../text'
import type { Explanation, Span, Text } from '../../explain/explanation'
import { leadOf } from '../../explain/lead'
import { halvesEntry } from '../../menu/halves-entry'
import type { ItemEntry } from '../../menu/lexicon'
import { typeFor } from '../draft'
import { halvesIn, partsAt, sizeIn, type SaidParts } from './parts-at'
import type { ItemPiece, Piece } from '../piece'

/**
 * The pieces with those that name parts of one thing as one: 'grande meia calabresa', 'meia atum' where the menu has both
 * as products and sells them by halves. What is sold otherwise is left as it is, and asked about.
 */
export function withParts(text: Text, pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = []
  for (let at = 0; at < pieces.length; at += 1) {
    const said = partsAt(text, pieces, at)
    const next = said?.next ?? at + 1
    const piece = said ? pieceOf(text, said) : openHalves(text, pieces[at]!)
    merged.push(...(piece ? [piece] : pieces.slice(at, next)))
    at = next - 1
  }
  return merged
}

const named = /\b(?:meio a meio|meia a meia|meio e meio|(?:[234]|dois|duas|tres|quatro) sabores)\b/

/** 'uma grande meio a meio': of what, is still to be asked. */
function openHalves(text: Text, piece: Piece): ItemPiece | null {
  const { from, to } = piece
  if (!named.test(text.words.slice(from, to).join(' '))) return null
  if (piece.kind === 'item' && (piece.said.named.size > 0 || piece.said.calls === 0)) return null
  const entries = piece.kind === 'item' ? piece.alike.map(({ entry }) => entry) : text.lexicon.items
  const sold = [...new Set(entries.flatMap(({ category }) => (category.meio_a_meio ? [category] : [])))]
  const [category] = sold
  if (!category || sold.length > 1) return null
  const products = text.lexicon.items.filter((entry) => entry.category === category)
  const entry = halvesEntry(halvesId(category.id), { price_type: null, options: [] }, products)
  if (!entry) return null
  const lead = leadOf(text, from, to)
  const isCounted = !(text.words[lead.at] ?? '').startsWith('sabor')
  const made: Explanation = {
    ...nothingSaid,
    entry,
    quantity: isCounted ? lead.quantity : null,
    type: sizeIn(text, piece, entry),
    named: new Set(entry.name.keys()),
  }
  return { kind: 'item', from, to, said: made, alike: [made], carry: null }
}

const nothingSaid: Omit<Explanation, 'entry' | 'quantity' | 'type' | 'named'> = {
  cost: 0,
  options: new Map(),
  open: new Map(),
  notes: [],
  refused: [],
  rest: [],
  full: true,
  carried: null,
  each: false,
  unsaid: 0,
  common: new Set(),
  half: false,
  calls: 0,
  doubtful: false,
  portions: [],
  byKind: false,
}

function pieceOf(text: Text, said: SaidParts): ItemPiece | null {
  const { parts, more, lost, isMixed, quantity, type } = said
  if (isMixed) return null
  const sure = parts.filter(({ piece }) => piece.alike.length === 1)
  const [first] = sure
  if (!first) return null
  const { category } = first.piece.said.entry
  const products = text.lexicon.items.filter((entry) => entry.category === category)
  const shares = new Map<ItemEntry, number>()
  for (const { piece, count } of sure)
    shares.set(piece.said.entry, (shares.get(piece.said.entry) ?? 0) + count)
  const isAll = parts.length > 1 || halvesIn(text, first.piece) > 1
  const isWhole = shares.size === 1 && sure.length === parts.length && isAll && lost.length === 0
  const options = [...shares].map(([{ item }, count]) => ({
    group_id: PARTS_GROUP,
    option_id: item.id,
    count,
  }))
  const whole = isWhole
    ? first.piece.said.entry
    : halvesEntry(halvesId(category.id), { price_type: null, options }, products)
  const all = [...shares.values()].reduce((sum, count) => sum + count, 0)
  if (!whole || all > (category.meio_a_meio?.maximo ?? 0)) return null
  const pieces = [...parts.map(({ piece }) => piece), ...more]
  const { chosen, refused } = chosenOf(text, pieces, whole)
  const made: Explanation = {
    ...nothingSaid,
    entry: whole,
    quantity,
    type: typeFor(whole, type ?? pieces.find(({ said: { type: one } }) => one !== null)?.said.type ?? null),
    options: new Map([
      ...(isWhole ? [] : options.map((part) => [`${PARTS_GROUP} ${part.option_id}`, part.count] as const)),
      ...chosen,
    ]),
    notes: notesOf(text, pieces, parts.length - 1),
    refused: [...pieces.flatMap(({ said: one }) => one.refused), ...refused, ...lost],
    named: new Set(whole.name.keys()),
    doubtful: pieces.some(({ said: one }) => one.doubtful),
  }
  const { from } = said
  return { kind: 'item', from, to: pieces.at(-1)!.to, said: made, alike: [made], carry: first.piece.carry }
}

/** What was chosen with the parts, as the whole offers it; what it does not offer is refused by its words. */
function chosenOf(
  text: Text,
  pieces: readonly ItemPiece[],
  whole: ItemEntry,
): { chosen: [string, number][]; refused: Span[] } {
  const chosen: [string, number][] = []
  const refused: Span[] = []
  for (const piece of pieces) {
    for (const [key, count] of piece.said.options) {
      const own = piece.said.entry.groups
        .flatMap(({ group, options }) => options.map((option) => ({ group, ...option })))
        .find(({ group, option }) => `${group.id} ${option.id}` === key)
      if (!own) continue
      const fits = whole.groups.flatMap(({ group }) =>
        group.opcoes
          .filter(
            ({ nome }) =>
              nameId(group.nome) === nameId(own.group.nome) && nameId(nome) === nameId(own.option.nome),
          )
          .map(({ id }) => `${group.id} ${id}`),
      )
      if (fits[0] !== undefined) chosen.push([fits[0], count])
      else refused.push(wordsOf(text, piece, own.keys))
    }
  }
  return { chosen, refused }
}

function wordsOf({ tokens, lexicon }: Text, { from, to }: Span, keys: readonly string[]): Span {
  const places = tokens.flatMap((token, at) => {
    const isIt = at >= from && at < to && keys.some((key) => lexicon.senses(token).has(key))
    return isIt ? [at] : []
  })
  return places.length > 0 ? { from: places[0]!, to: places.at(-1)! + 1 } : { from, to }
}

/** Notes with what they are of: 'calabresa sem cebola', 'sem cebola na calabresa'; behind the last part, of the whole. */
function notesOf(text: Text, pieces: readonly ItemPiece[], last: number): Span[] {
  const all: Span[] = []
  for (const [at, { from, to, said }] of pieces.entries()) {
    const isNamedAgain = at > last && said.named.size > 0
    const before = all.at(-1)
    if (isNamedAgain && said.notes.length === 0 && before) all[all.length - 1] = { ...before, to }
    for (const note of said.notes) {
      const isOfOne = at < last || isNamedAgain
      const start = isOfOne ? nameIn(text, { from, to: note.from }, said.entry) : null
      all.push(start === null ? note : { from: start, to: note.to })
    }
  }
  return all
}

function nameIn({ tokens, lexicon }: Text, { from, to }: Span, { name }: ItemEntry): number | null {
  const place = tokens.findIndex(
    (token, at) => at >= from && at < to && name.some((key) => lexicon.senses(token).has(key)),
  )
  return place < 0 ? null : place
}

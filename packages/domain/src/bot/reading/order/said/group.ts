import { MAX_QUANTITY } from '../../../model/limits'
import type { Text } from '../../explain/explanation'
import { belongs, contradicts, isIncomplete, summedUp } from '../belongs'
import { add, draftOf, inherit, isOpen, typeFor, type Draft, type Group } from '../draft'
import type { ItemPiece, Piece } from '../piece'
import { optionsApart } from './options-apart'
import { sizedTogether } from './sized-together'
import { unknownWords } from '../unknown-words'

/** A product with what is said of it in other pieces, while those are gone through. */
interface Heading {
  text: Text
  draft: Draft
  /** Some of it that were told apart: 'um sem cebola'. */
  parts: Draft[]
  sum: number
}

/** The product that a piece names, told apart as the pieces behind it say: '3 sucos, dois de acerola e um de laranja'. */
export function groupAt(text: Text, pieces: readonly Piece[], at: number): Group {
  const draft = draftOf(text, pieces[at] as ItemPiece)
  const each =
    oneOfEach(text, draft, pieces, at) ??
    optionsApart(text, draft, pieces, at) ??
    oneOfACategory(text, draft, pieces, at) ??
    sizedTogether(text, draft, pieces, at)
  if (each) return each
  const heading: Heading = { text, draft, parts: [], sum: 0 }
  let next = at + 1
  while (next < pieces.length && readPart(heading, pieces, next)) {
    next += 1
    if (isDone(heading, pieces[next])) break
  }
  return groupOf(heading, at, next)
}

/** '2 mousse, uma de cada'. */
function oneOfEach(
  { words, tokens }: Text,
  draft: Draft,
  pieces: readonly Piece[],
  at: number,
): Group | null {
  const run = words.slice(draft.piece.from, pieces[at + 1]?.to ?? tokens.length).join(' ')
  if (!/um[ao]? de cada/.test(run) || !isOpen(draft) || draft.alike.length !== draft.quantity) return null
  return {
    drafts: draft.alike.map((entry) => ({ ...draft, entry, alike: [entry], quantity: 1 })),
    next: at + 1,
  }
}

/** '2 pizzas grandes: calabresa e portuguesa', one of each in that size. */
function oneOfACategory(text: Text, draft: Draft, pieces: readonly Piece[], at: number): Group | null {
  const others = summedUp(draft, pieces, at + 1)
  if (!others) return null
  const drafts = [draft, ...others.map((other) => draftOf(text, other))].map((one) => ({
    ...one,
    quantity: 1,
    type: one.type ?? typeFor(one.entry, draft.type),
  }))
  return { drafts, next: at + 1 + others.length }
}

/** Reads one more piece of a product; false where it is a product of its own. */
function readPart(heading: Heading, pieces: readonly Piece[], at: number): boolean {
  const { text, draft, parts } = heading
  const piece = pieces[at]!
  if (piece.kind !== 'item') return unknownWords(text, piece, true) === null
  const part = draftOf(text, piece)
  if (isMore(part) && !contradicts(piece, parts.at(-1) ?? draft)) {
    addWhereItBelongs(heading, part)
    return true
  }
  if (!draft.counted && isHowMany(part, draft)) {
    draft.quantity = part.quantity
    draft.counted = true
    return true
  }
  if (isOfAll(part, draft)) {
    for (const one of parts.length > 0 ? parts : [draft]) add(one, part)
    return true
  }
  const isAdded = parts.length === 0 && (text.words[piece.from] === 'e' || text.words[piece.from - 1] === 'e')
  // 'um beirute com bacon e um sem tomate' are two.
  if (isAdded && part.counted && draft.counted && draft.quantity === 1) return false
  if (!belongs(part, draft, isAdded)) return false
  if (!part.counted && !draft.counted && parts.length === 0 && !isIncomplete(draft)) return false
  if (heading.sum + part.quantity > Math.max(draft.quantity, draft.counted ? 0 : MAX_QUANTITY)) return false
  parts.push(part)
  heading.sum += part.quantity
  return true
}

/** Whether all of them are told apart; 'os dois com leite em pó' may still come. */
function isDone({ text, draft, parts, sum }: Heading, next: Piece | undefined): boolean {
  if (parts.length === 0 || !draft.counted || sum !== draft.quantity) return false
  return next?.kind !== 'item' || !isOfAll(draftOf(text, next), draft)
}

/** 'os dois com leite em pó': it holds for all of them. */
function isOfAll(part: Draft, heading: Draft): boolean {
  const { each, carried } = part.piece.said
  return (
    each &&
    carried === 'item' &&
    (!part.counted || part.quantity === heading.quantity) &&
    belongs(part, heading, false)
  )
}

/** 'quero 3' behind 'risole de camarão'. */
function isHowMany({ counted, entry, piece, options, notes, type }: Draft, heading: Draft): boolean {
  const saysNothingElse =
    piece.said.named.size === 0 && options.size === 0 && notes.length === 0 && type === null
  return counted && entry === heading.entry && saysNothingElse
}

/** Words on the product before, which neither name nor count one: 'coloca borda de cheddar', 'a do peixe é sem feijão'. */
function isMore({ piece, counted }: Draft): boolean {
  return piece.said.carried === 'item' && !counted && !piece.said.each
}

/** To the one that has those options already, which only say which one is meant; else to the first. */
function addWhereItBelongs({ draft, parts }: Heading, part: Draft): void {
  const before = parts.length === 0 || draft.counted ? [...parts, draft] : parts
  const has = before.find(
    ({ options }) => part.options.size > 0 && [...part.options.keys()].every((key) => options.has(key)),
  )
  const one = has ?? before.find(({ entry }) => entry === part.entry) ?? before[0]!
  add(one, has ? { ...part, options: new Map() } : part)
}

const plain = /^sem (?:mais )?nada$/i

function groupOf({ draft, parts, sum }: Heading, at: number, next: number): Group {
  if (parts.length === 0) return { drafts: [draft], next }
  if (draft.counted ? sum < draft.quantity && isOpen(draft) : !isIncomplete(draft))
    return { drafts: [draft], next: at + 1 }
  const common = new Set(parts.flatMap(({ piece }) => [...piece.said.common]))
  const isMore = parts.some(({ options }) => options.size > 0)
  for (const part of parts) {
    // 'um com granola, o outro sem nada': as it comes.
    if (isMore && part.options.size === 0) part.notes = part.notes.filter((note) => !plain.test(note))
    part.type ??= typeFor(part.entry, draft.type)
    inherit(part, draft)
    for (const other of parts)
      for (const key of common)
        if (!part.options.has(key) && other.options.has(key)) part.options.set(key, other.options.get(key)!)
  }
  const left = draft.counted ? draft.quantity - sum : 0
  return { drafts: left > 0 ? [...parts, { ...draft, quantity: left }] : parts, next }
}

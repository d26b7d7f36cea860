import { offeredTypes } from '../../catalogue'
import type { ChosenOption } from '../../menu'
import { decode, type ItemPiece, type Piece } from './decode'
import { isFiller, leadOf, saysNothing, type Text } from './explain'
import type { ItemEntry } from './lexicon'
import { MAX_QUANTITY } from '../understand/read-quantity'
import { wordKey } from '../understand/word-key'
import { written, type Token } from './tokens'

/** A product that was surely meant, with what was said of it. Groups that were not said are open. */
export interface SaidLine {
  itemId: string
  /** Null where the customer has yet to say it; the only one where there is one. */
  priceType: string | null
  quantity: number
  options: ChosenOption[]
  notes: string | null
}

/** Words that may mean several products; what was said of them holds for the one that is chosen, where it has that. */
interface UnclearLine extends Omit<SaidLine, 'itemId'> {
  said: string
  itemIds: string[]
}

/** What a message orders: in its order, what is not sure and words that mean nothing that is sold. */
export interface SaidOrder {
  lines: SaidLine[]
  unclear: UnclearLine[]
  unknown: string[]
}

const MAX_NOTES = 200
const MAX_UNCLEAR = 5

/** One product while pieces are put together. */
interface Draft {
  piece: ItemPiece
  entry: ItemEntry
  alike: readonly ItemEntry[]
  quantity: number
  counted: boolean
  type: string | null
  options: Map<string, number>
  notes: string[]
  /** One product, and still to be asked whether it is meant. */
  doubtful: boolean
  /** The token behind it. */
  end: number
}

/** The order in a message from which everything else was taken. */
export function readLines(typed: Text): SaidOrder {
  const text = glued(typed)
  const pieces = decode(text)
  const drafts: Draft[] = []
  const unknown: string[] = []
  let at = 0
  while (at < pieces.length) {
    const piece = pieces[at]!
    if (piece.kind === 'unknown') {
      const words = unknownWords(text, piece, drafts.length > 0)
      if (words !== null) unknown.push(words)
      at += 1
      continue
    }
    const group = halvesAt(text, pieces, at) ?? groupAt(text, pieces, at)
    const last = drafts.at(-1)
    if (last && last.quantity > 1 && isLoose(text, group.drafts[0]!)) group.drafts[0]!.doubtful = true
    drafts.push(...group.drafts)
    at = group.next
  }
  const order: SaidOrder = { lines: [], unclear: [], unknown }
  for (const draft of drafts) {
    const { said } = draft.piece
    const whole = written(text.text, text.tokens, ...tellingSpan(text, draft.piece, draft.end))
    for (const span of said.refused) unknown.push(written(text.text, text.tokens, span.from, span.to))
    if (draft.quantity < 1 || draft.quantity > MAX_QUANTITY) {
      unknown.push(
        written(text.text, text.tokens, draft.piece.from, draft.piece.to).replace(/^(?:[\s,.]|e\s)+/i, ''),
      )
      continue
    }
    const notes = draft.notes.join(', ').slice(0, MAX_NOTES).trim() || null
    const { quantity, type } = draft
    if (draft.alike.length > 1 || said.rest.length > 0 || draft.doubtful) {
      const itemIds = draft.alike.slice(0, MAX_UNCLEAR).map(({ item }) => item.id)
      order.unclear.push({
        said: whole,
        quantity,
        itemIds,
        priceType: type,
        options: optionsOf(draft, unknown),
        notes,
      })
    } else {
      const options = optionsOf(draft, unknown)
      order.lines.push({
        itemId: draft.entry.item.id,
        priceType: type ?? onlyType(draft.entry),
        quantity,
        options,
        notes,
      })
    }
  }
  return order
}

/** Halves that are products of their own: which one is meant, only the customer can say. */
function halvesAt(
  text: Text,
  pieces: readonly Piece[],
  at: number,
): { drafts: Draft[]; next: number } | null {
  const first = pieces[at] as ItemPiece
  if (!first.said.half) return null
  const draft = draftOf(text, first)
  const alike = [...draft.alike]
  let next = at + 1
  for (
    let piece = pieces[next];
    piece?.kind === 'item' &&
    (piece.said.half || /\b(e|meia|metade)$/.test(text.words.slice(first.from, piece.from).join(' ')));
    piece = pieces[next]
  ) {
    alike.push(piece.said.entry)
    next += 1
  }
  return {
    drafts: [{ ...draft, alike: [...new Set(alike)], doubtful: true, end: pieces[next - 1]!.to }],
    next,
  }
}

/** Called by a word of the one before, or joined to several of it, and not counted: '2 pastel de carne e queijo'. */
function isLoose(text: Text, { piece, counted }: Draft): boolean {
  if (counted) return false
  return piece.said.carried === 'head' || text.words[piece.from] === 'com'
}

/** 'contra filé' where the menu has a 'Contrafilé'. */
function glued(text: Text): Text {
  const { lexicon } = text
  const tokens: Token[] = []
  for (const token of text.tokens) {
    const before = tokens.at(-1)
    const word = before?.kind === 'word' && token.kind === 'word' ? before.word + token.word : null
    const key = word && wordKey(word)
    const isOne =
      key &&
      key.length > 5 &&
      lexicon.isName(key) &&
      !lexicon.isName(before!.key) &&
      !lexicon.isName(token.key)
    if (isOne) tokens[tokens.length - 1] = { ...before!, word: word!, key, end: token.end }
    else tokens.push(token)
  }
  return { ...text, tokens, words: tokens.map(({ word }) => word) }
}

function groupAt(text: Text, pieces: readonly Piece[], at: number): { drafts: Draft[]; next: number } {
  const piece = pieces[at] as ItemPiece
  const heading = draftOf(text, piece)
  let wanted = heading.quantity
  let next = at + 1
  const each = /um[ao]? de cada/.exec(
    text.words.slice(piece.from, pieces[next]?.to ?? text.tokens.length).join(' '),
  )
  if (each && heading.alike.length > 1 && heading.alike.length === wanted) {
    return {
      drafts: heading.alike.map((entry) => ({ ...heading, entry, alike: [entry], quantity: 1 })),
      next,
    }
  }
  const ofEach = summedUp(heading, pieces, next)
  if (ofEach)
    return {
      drafts: [heading, ...ofEach.map((other) => draftOf(text, other))].map((draft) => ({
        ...draft,
        quantity: 1,
        type: draft.type ?? typeFor(draft.entry, heading.type),
      })),
      next: next + ofEach.length,
    }
  const parts: Draft[] = []
  let sum = 0
  while (next < pieces.length) {
    const other = pieces[next]!
    if (other.kind !== 'item') {
      if (unknownWords(text, other, true) !== null) break
      next += 1
      continue
    }
    const part = draftOf(text, other)
    if (isMore(part) && !contradicts(other, parts.at(-1) ?? heading)) {
      more([...parts, ...(parts.length === 0 || heading.counted ? [heading] : [])], part)
      next += 1
      continue
    }
    if (
      !heading.counted &&
      part.counted &&
      part.entry === heading.entry &&
      part.piece.said.named.size === 0 &&
      onlyCounts(part)
    ) {
      heading.quantity = part.quantity
      heading.counted = true
      wanted = heading.quantity
      next += 1
      continue
    }
    if (!belongs(part, heading)) break
    const forAll =
      other.said.each && other.said.carried === 'item' && (!part.counted || part.quantity === wanted)
    if (forAll) {
      for (const one of parts.length > 0 ? parts : [heading]) add(one, part)
      next += 1
      continue
    }
    if (!part.counted && !heading.counted && parts.length === 0 && !isIncomplete(heading)) break
    if (sum + part.quantity > Math.max(wanted, heading.counted ? 0 : 99)) break
    parts.push(part)
    sum += part.quantity
    next += 1
    if (heading.counted && sum === wanted && !forAllAhead(text, pieces[next], heading, wanted)) break
  }
  if (parts.length === 0) return { drafts: [heading], next: Math.max(next, at + 1) }
  if (heading.counted ? sum < wanted && isUnsure(heading) : !isIncomplete(heading))
    return { drafts: [heading], next: at + 1 }
  const common = new Set(parts.flatMap(({ piece }) => [...piece.said.common]))
  for (const part of parts) {
    part.type ??= typeFor(part.entry, heading.type)
    inherit(part, heading)
    for (const other of parts)
      for (const key of common)
        if (!part.options.has(key) && other.options.has(key)) part.options.set(key, other.options.get(key)!)
  }
  const left = heading.counted ? wanted - sum : 0
  return { drafts: left > 0 ? [...parts, { ...heading, quantity: left }] : parts, next }
}

/** '2 pizzas: calabresa e portuguesa' are two of a category, one of each. */
function summedUp(heading: Draft, pieces: readonly Piece[], at: number): ItemPiece[] | null {
  if (!heading.counted || heading.quantity < 2 || heading.piece.said.calls === 0 || heading.alike.length > 1)
    return null
  const others = pieces.slice(at, at + heading.quantity - 1).filter((piece) => piece.kind === 'item')
  const fits = others.every(
    ({ said, alike }) =>
      said.quantity === null &&
      said.full &&
      alike.length === 1 &&
      said.entry.category === heading.entry.category &&
      said.entry !== heading.entry,
  )
  const after = pieces[at + others.length]
  const goesOn =
    after?.kind === 'item' &&
    after.said.quantity === null &&
    after.said.entry.category === heading.entry.category
  return fits && others.length === heading.quantity - 1 && !goesOn ? others : null
}

function forAllAhead(text: Text, piece: Piece | undefined, heading: Draft, wanted: number): boolean {
  if (piece?.kind !== 'item' || piece.said.carried !== 'item' || !piece.said.each) return false
  const part = draftOf(text, piece)
  return belongs(part, heading) && (!part.counted || part.quantity === wanted)
}

/** Words on the product before, which neither name nor count one: 'coloca borda de cheddar', 'a do peixe é sem feijão'. */
function isMore({ piece, counted }: Draft): boolean {
  return piece.said.carried === 'item' && !counted && !piece.said.each
}

function more(before: readonly Draft[], part: Draft): void {
  const has = before.find(
    ({ options }) => part.options.size > 0 && [...part.options.keys()].every((key) => options.has(key)),
  )
  const one = has ?? before.find(({ entry }) => entry === part.entry) ?? before[0]!
  one.type ??= part.type
  if (!has) for (const [key, count] of part.options) one.options.set(key, count)
  one.notes.push(...part.notes)
}

function onlyCounts({ options, notes, type }: Draft): boolean {
  return options.size === 0 && notes.length === 0 && type === null
}

/** Whether a product only says more of the one before: 'um sem cebola' behind '2 x-bacon'. */
function belongs({ entry, piece }: Draft, heading: Draft): boolean {
  const { said } = piece
  if (entry === heading.entry && contradicts(piece, heading)) return false
  if (entry === heading.entry && said.carried === 'item') return true
  if (heading.alike.length > 1 && heading.alike.includes(entry)) return true
  if (heading.alike.length > 1 && said.carried === 'head' && entry.category === heading.entry.category)
    return true
  const isCategory =
    heading.piece.said.named.size === 0 && heading.piece.said.calls > 0 && heading.options.size === 0
  if (isCategory && entry.category === heading.entry.category) return true
  if (said.carried === null) return entry === heading.entry && said.named.size === 0
  const own = [...said.named].some((place) => heading.entry.name.includes(entry.name[place]!))
  return (
    said.carried === 'head' &&
    !own &&
    entry !== heading.entry &&
    heading.entry.name.every((key) => entry.name.includes(key))
  )
}

/** Another size, or another choice where only so many may be made: a product of its own. */
function contradicts({ said }: ItemPiece, heading: Draft): boolean {
  if (said.type !== null && heading.type !== null) return true
  return heading.entry.groups.some(({ group }) => {
    const has = (keys: Iterable<string>) => [...keys].some((key) => key.startsWith(`${group.id} `))
    return group.min > 0 && has(said.options.keys()) && has(heading.options.keys())
  })
}

function isUnsure(heading: Draft): boolean {
  return heading.alike.length > 1
}

/** A product that nobody could cook yet: which one is open, or a group that must be chosen from, or its size. */
function isIncomplete(draft: Draft): boolean {
  if (draft.alike.length > 1) return true
  if (draft.entry.types.length > 0 && draft.type === null) return true
  return draft.entry.groups.some(
    ({ group }) => group.min > 0 && ![...draft.options.keys()].some((key) => key.startsWith(`${group.id} `)),
  )
}

function inherit(part: Draft, heading: Draft): void {
  const own = new Set([...part.options.keys()].map((key) => key.split(' ')[0]!))
  for (const [key, count] of heading.options) {
    const group = part.entry.groups.find(({ group }) => group.id === key.split(' ')[0])
    if (!group) continue
    if (!own.has(group.group.id) || group.group.max > 1)
      part.options.set(key, Math.max(part.options.get(key) ?? 0, count))
  }
  part.notes = [...heading.notes, ...part.notes.filter((note) => !heading.notes.includes(note))]
}

function add(one: Draft, more: Draft): void {
  one.type ??= more.type
  for (const [key, count] of more.options) one.options.set(key, count)
  one.notes.push(...more.notes)
}

function draftOf(text: Text, piece: ItemPiece): Draft {
  const { said } = piece
  const notes = said.notes.map(({ from, to }) => written(text.text, text.tokens, from, to))
  const noGroups = said.entry.groups.length === 0
  return {
    piece,
    entry: said.entry,
    alike: piece.alike.map(({ entry }) => entry),
    quantity: said.quantity ?? 1,
    counted: said.quantity !== null,
    type: said.type ?? (said.entry.types.length === 0 ? null : null),
    options: new Map(said.options),
    doubtful: said.doubtful,
    end: piece.to,
    notes: notes.filter((note) => !(noGroups && /^sem nada$/i.test(note))),
  }
}

function typeFor(entry: ItemEntry, type: string | null): string | null {
  return entry.types.find(({ name }) => name === type)?.name ?? null
}

/** The options as a cart has them; what a group has no room for goes to `unknown`, never quietly away. */
function optionsOf({ options, entry }: Draft, unknown: string[]): ChosenOption[] {
  const chosen: ChosenOption[] = []
  for (const { group } of entry.groups) {
    let room = group.max
    for (const option of group.opcoes) {
      const count = options.get(`${group.id} ${option.id}`) ?? 0
      const taken = Math.min(count, room)
      if (taken > 0) chosen.push({ group_id: group.id, option_id: option.id, count: taken })
      if (taken < count) unknown.push(option.nome)
      room -= taken
    }
  }
  return chosen
}

/** The price type of an item that has only one; null where the customer has to say it. */
export function onlyType({ item, category, types }: ItemEntry): string | null {
  return types.length === 0 ? (offeredTypes(item, category)[0] ?? null) : null
}

/** What an item was called, without how many of it and what it was wrapped in. */
function tellingSpan(text: Text, { from, to }: ItemPiece, last: number): [number, number] {
  const { tokens } = text
  const lead = leadOf(text, from, to)
  let start = lead.takes > 0 ? lead.at : from
  let end = last
  const skips = (at: number) => tokens[at]!.kind === 'break' || saysNothing(text, at)
  while (start < end && skips(start)) start += 1
  while (end > start && skips(end - 1)) end -= 1
  return [start, end]
}

const wants =
  /\b(quero|queria|manda|mande|traz|me (?:ve|da)|ve|separa|pedir|coloca|bota|gostaria|tem|fazem|faz)\b/

/** Words that order something that is not sold; null for talk. */
function unknownWords(
  text: Text,
  { from, to }: { from: number; to: number },
  behind: boolean,
): string | null {
  const { tokens, words } = text
  const run = words.slice(from, to).join(' ')
  let start = from
  let end = to
  let counted = false
  while (start < end && (tokens[start]!.kind === 'break' || isFiller(words[start]!))) {
    if (/^(um|uma|uns|umas)$/.test(words[start]!)) counted = true
    start += 1
  }
  const isNumber = tokens[start]?.kind === 'number'
  if (isNumber && /^\d+$/.test(words[start]!)) start += 1
  while (start < end && tokens[start]!.kind === 'break') start += 1
  while (end > start && (tokens[end - 1]!.kind === 'break' || isFiller(words[end - 1]!))) end -= 1
  if (words[to] === ':' || words[to - 1] === ':') return null
  if (end <= start || /^(aquel[ea]s?|aquilo|meu|minha|ess[ea]s?|mesm[oa])$/.test(words[start]!)) return null
  const joined = behind && /^(e|mais)$/.test(words[from]!) && !/\b(gente|eu|ele|ela|minha|meu)\b/.test(run)
  const named = tokens
    .slice(start, end)
    .some((token) =>
      [...text.lexicon.senses(token)].some(
        ([key, price]) => price <= 0.1 && (text.lexicon.isName(key) || text.lexicon.isOption(key)),
      ),
    )
  return counted || isNumber || joined || named || wants.test(run)
    ? written(text.text, tokens, start, end)
    : null
}

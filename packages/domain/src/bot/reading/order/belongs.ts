import { wordKey } from '../../understand/word-key'
import { hasOf, isOpen, type Draft } from './draft'
import type { ItemEntry } from '../menu/lexicon'
import type { ItemPiece, Piece } from './piece'

const without = wordKey('sem')

/** Whether a product only says more of the one before: 'um sem cebola' behind '2 x-bacon'. */
export function belongs({ entry, piece, counted }: Draft, heading: Draft, isAdded: boolean): boolean {
  const { said } = piece
  if (isAdded && isBesides({ entry, piece, counted }, heading)) return false
  if (entry === heading.entry && contradicts(piece, heading)) return false
  if (entry === heading.entry && said.carried === 'item') return true
  const isAlike =
    heading.alike.some((one) => isOf(entry, one)) ||
    (said.carried === 'head' && entry.category === heading.entry.category)
  if (isOpen(heading) && isAlike) return true
  const isCategory =
    heading.piece.said.named.size === 0 && heading.piece.said.calls > 0 && heading.options.size === 0
  if (isCategory && entry.category === heading.entry.category) return true
  if (said.carried === null) return entry === heading.entry && said.named.size === 0
  const own = [...said.named].some((place) => heading.entry.name.includes(entry.name[place]!))
  // 'uma água com gás, uma sem' are one of each.
  const isWithout = entry.name.includes(without) && !heading.entry.name.includes(without)
  return (
    said.carried === 'head' &&
    !own &&
    !(isWithout && heading.piece.said.full) &&
    entry !== heading.entry &&
    heading.entry.name.every(
      (key, place) => entry.name.includes(key) || heading.entry.weights[place]! <= 0.05,
    )
  )
}

/** '5 pão de queijo e 2 recheado', '2 temaki sem arroz e um com cream cheese': behind an 'e' so many more, each as it is said. */
function isBesides(
  { entry, piece, counted }: Pick<Draft, 'entry' | 'piece' | 'counted'>,
  heading: Draft,
): boolean {
  if (!counted || !heading.counted || isIncomplete(heading)) return false
  const { carried, options, notes } = piece.said
  if (carried === 'head') return entry !== heading.entry
  const isDescribed = (said: { options: ReadonlyMap<string, number>; notes: readonly unknown[] }) =>
    said.options.size + said.notes.length > 0
  return carried === 'item' && isDescribed(heading) && isDescribed({ options, notes })
}

/** What is made by halves of such products goes for one of them. */
function isOf(entry: ItemEntry, one: ItemEntry): boolean {
  return one === entry || (entry.remade !== undefined && one.category === entry.category)
}

/** Another size, or another choice where only so many may be made: a product of its own. */
export function contradicts({ said }: ItemPiece, heading: Draft): boolean {
  if (said.type !== null && heading.type !== null) return true
  // 'acarajé: 5 com vatapá e 5 com vatapá e camarão': who says it again, says it of others.
  if (
    said.quantity !== null &&
    said.options.size > heading.options.size &&
    [...heading.options.keys()].some((key) => said.options.has(key))
  )
    return true
  return heading.entry.groups.some(
    ({ group }) =>
      (group.min > 0 || group.max === 1) && hasOf(said.options, group.id) && hasOf(heading.options, group.id),
  )
}

/** A product that nobody could cook yet: which one is open, or a group that must be chosen from, or its size. */
export function isIncomplete(draft: Draft): boolean {
  if (isOpen(draft)) return true
  if (draft.entry.types.length > 0 && draft.type === null) return true
  return draft.entry.groups.some(({ group }) => group.min > 0 && !hasOf(draft.options, group.id))
}

/** '2 pizzas: calabresa e portuguesa' are two of a category, one of each. */
export function summedUp(heading: Draft, pieces: readonly Piece[], at: number): ItemPiece[] | null {
  if (!heading.counted || heading.quantity < 2 || heading.piece.said.calls === 0 || isOpen(heading))
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

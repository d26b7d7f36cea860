import { readNumberAt } from '../../../understand/number-words'
import type { Text } from '../../explain/explanation'
import { hasOf, isOpen, type Draft, type Group } from '../draft'
import type { ItemPiece, Piece } from '../piece'

/** Several of a product that are told apart by its options alone; null where they are not. */
export function optionsApart(text: Text, draft: Draft, pieces: readonly Piece[], at: number): Group | null {
  return (
    someOfEachOption(text, draft, pieces, at) ??
    oneOfEachNamed(text, draft, pieces, at) ??
    asManyAsItsSize(text, draft, pieces, at)
  )
}

/** '6 mochi, dois de cada sabor': as many of each option as there are together. */
function someOfEachOption(text: Text, draft: Draft, pieces: readonly Piece[], at: number): Group | null {
  const { words } = text
  const { entry, options } = draft
  const each = words.indexOf('cada', draft.piece.from)
  const next = pieces[at + 1]
  const count = each < 0 || words[each - 1] !== 'de' ? null : readNumberAt(words, each - 2)
  const isOwn = each < (next?.from ?? words.length)
  const isNext = next?.kind === 'item' && next.said.carried === 'item' && each < next.to
  if (!count || isOpen(draft) || !(isOwn || isNext)) return null
  const [only, ...others] = entry.groups.filter(({ group }) => group.min === 1 && !hasOf(options, group.id))
  const isOne = only && others.length === 0 && only.group.max === 1
  if (!isOne || count.value * only.options.length !== draft.quantity) return null
  const drafts = only.options.map(({ option }) => ({
    ...draft,
    quantity: count.value,
    options: new Map([...options, [`${only.group.id} ${option.id}`, 1] as const]),
    open: new Map(),
  }))
  return { drafts, next: isOwn ? at + 1 : at + 2 }
}

/** The options of a piece that only says of which kind the product before it is; null where it says anything else. */
function onlyOptions(piece: Piece | undefined, { entry, piece: { said } }: Draft): readonly string[] | null {
  if (piece?.kind !== 'item' || piece.said.entry !== entry || piece.said.carried !== 'item') return null
  const { options, notes, type, each } = piece.said
  const [groupId, ...others] = new Set([...options.keys()].map((key) => key.split(' ')[0]!))
  const isSame = groupId !== undefined && others.length === 0 && (type === null || type === said.type)
  return isSame && notes.length === 0 && !each ? [...options.keys()] : null
}

/** '2 pastel de carne e queijo', of which each has one: as many as are named are one of each. */
function oneOfEachNamed(text: Text, draft: Draft, pieces: readonly Piece[], at: number): Group | null {
  const [first, ...others] = [...draft.options.keys()]
  const group = draft.entry.groups.find(({ group }) => group.id === first?.split(' ')[0])?.group
  if (!draft.counted || draft.quantity < 2 || others.length > 0 || group?.max !== 1) return null
  const next = pieces.slice(at + 1, at + draft.quantity)
  const keys = next.map((piece) => {
    const isUncounted = piece.kind === 'item' && piece.said.quantity === null
    if (!isUncounted || !/^(?:e|,)$/.test(text.words[piece.from]!)) return null
    const [key, ...more] = onlyOptions(piece, draft) ?? []
    return key?.startsWith(`${group.id} `) && more.length === 0 ? key : null
  })
  if (keys.length !== draft.quantity - 1 || keys.includes(null)) return null
  const drafts = [first!, ...keys].map((key) => ({
    ...draft,
    quantity: 1,
    options: new Map([[key!, 1] as const]),
  }))
  return { drafts, next: at + draft.quantity }
}

/** 'copinho de 2 bolas, uma de flocos e outra de morango': together as many as its size says, in the one of it. */
function asManyAsItsSize(text: Text, draft: Draft, pieces: readonly Piece[], at: number): Group | null {
  const size = draft.entry.types.find(({ name }) => name === draft.type)?.keys[0]
  const many = /^\d$/.test(size ?? '') ? Number(size) : 0
  const { from, to } = draft.piece
  const isToldApart = /, uma? (?:bola )?d[aeo] /.test(text.words.slice(from, to).join(' '))
  if (draft.quantity !== 1 || many < 2 || (draft.options.size > 0 && !isToldApart)) return null
  const options = new Map(draft.options)
  let next = at + 1
  for (let sum = [...options.values()].reduce((all, one) => all + one, 0); sum < many; next += 1) {
    const piece = pieces[next] as ItemPiece
    const [key, ...more] = onlyOptions(piece, draft) ?? []
    const count = key ? piece.said.quantity : null
    if (!key || count === null || count < 1 || more.length > 0 || options.has(key)) return null
    options.set(key, count)
    sum += count
    if (sum > many) return null
  }
  const group = draft.entry.groups.find(({ group }) =>
    [...options.keys()].every((key) => key.startsWith(`${group.id} `)),
  )
  return group && group.group.max >= many ? { drafts: [{ ...draft, options }], next } : null
}

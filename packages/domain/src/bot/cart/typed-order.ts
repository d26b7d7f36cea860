import { withEntry } from './cart-lines'
import { draftOf, nextOfDraft } from './drafts'
import { MAX_CANDIDATES, MAX_NOTES, MAX_SAID } from '../model/limits'
import type { BotWorld } from '../model/model'
import { findOffer } from './on-offer'
import { cut } from '../words/prompt-limits'
import { goTo, type MissedWords, type Move, type Scene } from '../model/rules'
import type { BotState, Draft, TypedOrder } from '../model/state'
import { sameName } from '../words/small-talk'
import { withoutLinks } from '../words/tidy'
import { readOrder, type SaidLine, type SaidOrder } from '../reading'

/** A sentence names products, and the shop has none of them. `isKnown`: one of them only ran out. */
export interface NotFound {
  notFound: string
  missed: MissedWords | null
  isKnown: boolean
}

/**
 * Products that a sentence names, after those that already wait for their confirmation; null: it names none, or with
 * `surely` none that is meant for sure.
 */
export function handleOrder(
  text: string,
  { state, world }: Scene,
  { surely = false }: { surely?: boolean } = {},
): Move | NotFound | null {
  const said = readOrder(text, world.menu, world.now)
  if (said.lines.length === 0 && said.unclear.length === 0) {
    const words = notFound(said.unknown.map((words) => cut(words, MAX_SAID)).slice(0, MAX_CANDIDATES), world)
    const missed = notSold(said.unknown, world)
    const isKnown = (missed?.words.length ?? 0) < Math.min(said.unknown.length, MAX_CANDIDATES)
    return words === null ? null : { notFound: words, missed, isKnown }
  }
  if (surely && said.lines.length === 0) return null
  const next = withOrder(state, said)
  return next && { ...nextTyped(next, world), missed: notSold(said.unknown, world) }
}

/** The state with the products of a sentence to be gone through; null when it has none. */
export function withOrder(state: BotState, said: SaidOrder): BotState | null {
  if (said.lines.length === 0 && said.unclear.length === 0) return null
  const before = state.typed ?? { todo: [], ready: [], unknown: [] }
  const typed: TypedOrder = {
    todo: [
      ...before.todo,
      ...said.lines.map((line) => ({ kind: 'draft' as const, draft: briefDraft(line.itemId, line) })),
      ...said.unclear.map(({ said, quantity, itemIds, priceType, options, asks, notes }) => ({
        kind: 'which' as const,
        said: cut(said, MAX_SAID),
        quantity,
        itemIds,
        known: { priceType, options, ...(asks && { asks }), notes: notes && cut(notes, MAX_NOTES) },
      })),
    ],
    ready: before.ready,
    unknown: [...before.unknown, ...said.unknown.map((words) => cut(words, MAX_SAID))].slice(
      0,
      MAX_CANDIDATES,
    ),
  }
  return { ...state, typed }
}

/** The next question of a typed order; when none is left, what was understood is read back. */
export function nextTyped(state: BotState, world: BotWorld, notices: readonly string[] = []): Move {
  const typed = state.typed ?? { todo: [], ready: [], unknown: [] }
  const [next, ...todo] = typed.todo
  const said = notices.join('\n') || null
  const on = (change: Partial<TypedOrder>): BotState => ({ ...state, typed: { ...typed, todo, ...change } })
  if (!next) {
    if (typed.ready.length > 0) return goTo(state, { at: 'understood' }, said)
    const words = [said, notFound(typed.unknown, world)].filter(Boolean).join('\n') || null
    return goTo({ ...state, typed: null }, { at: state.cart.length > 0 ? 'cart' : 'menu' }, words)
  }
  if (next.kind === 'draft') return advanceDraft(on({}), next.draft, world, notices)
  const { said: words, quantity, known } = next
  const onSale = next.itemIds.filter((id) => findOffer(world.menu, id, world.now)).slice(0, MAX_CANDIDATES)
  const itemIds = isOut(words, world) ? [] : onSale
  if (itemIds.length === 0) return nextTyped(on({ unknown: [...typed.unknown, words] }), world, notices)
  return goTo(on({}), { at: 'which', said: words, quantity, itemIds, ...(known && { known }) }, said)
}

/** A product of a sentence, with what was said of it. */
function briefDraft(
  itemId: string,
  { quantity, priceType, options, asks, notes }: Omit<SaidLine, 'itemId'>,
): Draft {
  return draftOf(itemId, {
    priceType,
    quantity,
    options,
    ...(asks && { asks }),
    notes: notes && cut(notes, MAX_NOTES),
    brief: true,
  })
}

/** What a draft asks next; when it is whole, the cart takes it, or the typed order that it came from. */
export function advanceDraft(
  state: BotState,
  draft: Draft,
  world: BotWorld,
  notices: readonly string[] = [],
): Move {
  const next = nextOfDraft(draft, world)
  const said = notices.join('\n') || null
  if (next.kind === 'asks') return goTo(state, next.step, said)
  if (next.kind === 'gone') {
    const name = world.menu.items.find(({ id }) => id === draft.itemId)?.nome ?? 'Este produto'
    const words = [...notices, `${name} acabou agora há pouco.`]
    if (state.typed) return nextTyped(state, world, words)
    return goTo(state, { at: state.cart.length > 0 ? 'cart' : 'category', page: 0 }, words.join('\n'))
  }
  if (state.typed) {
    const ready = withEntry(state.typed.ready, next.entry)
    const typed = { ...state.typed, ready: ready ?? state.typed.ready }
    return nextTyped({ ...state, typed }, world, ready ? notices : [...notices, fullCart])
  }
  const cart = withEntry(state.cart, next.entry)
  return goTo({ ...state, cart: cart ?? state.cart }, { at: 'cart' }, cart ? said : fullCart)
}

export const fullCart = 'O carrinho está cheio. Para um pedido deste tamanho, fale com um atendente.'

/** What is not to be had, in words: known products that ran out, and what the shop does not know; null for none. */
export function notFound(unknown: readonly string[], { menu }: BotWorld): string | null {
  const named = unknown.map((said) => ({ said, item: menu.items.find(({ nome }) => sameName(said, nome)) }))
  const out = named.flatMap(({ item }) => item?.nome ?? [])
  const strange = named.flatMap(({ said, item }) => (item ? [] : [withoutLinks(said)]))
  const words = [
    out.length > 0 ? `Em falta agora: ${out.join(', ')}.` : '',
    strange.length > 0 ? `Não achei no cardápio: ${strange.join(', ')}.` : '',
  ]
  return words.filter(Boolean).join('\n') || null
}

/** The words of an order that name nothing of the menu, not even what ran out; null for none. */
export function notSold(unknown: readonly string[], { menu }: BotWorld): MissedWords | null {
  if (unknown.length === 0) return null
  const names = menu.items.flatMap(({ nome, opcoes }) => [
    nome,
    ...opcoes.flatMap(({ opcoes: of }) => of.map((option) => option.nome)),
  ])
  const words = unknown.filter((said) => !names.some((name) => sameName(said, name)))
  const cutWords = words.map((said) => cut(said, MAX_SAID)).slice(0, MAX_CANDIDATES)
  return cutWords.length > 0 ? { words: cutWords, did: 'not-sold' } : null
}

/** Whether words are the name of a product that is not to be had now, so that none that resembles it is meant. */
function isOut(said: string, { menu, now }: BotWorld): boolean {
  const items = menu.items.filter(({ nome }) => sameName(said, nome))
  return items.length > 0 && items.every(({ id }) => findOffer(menu, id, now) === null)
}

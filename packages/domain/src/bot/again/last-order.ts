import { findPastLine, type CartEntry, type PastLine } from '../../menu'
import { formatBrl } from '../../money'
import { isVoid } from '../../orders'
import { dateIn } from '../../time/wall-clock'
import { isSameLine, withEntry } from '../cart/cart-lines'
import { draftOf, nextOfDraft } from '../cart/drafts'
import { fullCart } from '../cart/typed-order'
import { MAX_NOTES, MAX_QUANTITY } from '../model/limits'
import type { BotWorld } from '../model/model'
import type { Scene } from '../model/rules'
import type { BotState, Draft, TypedOrder } from '../model/state'
import { dayWords } from '../words/moment'
import { cut } from '../words/prompt-limits'

/** The newest order of the customer that came about; null where none is known. */
function lastOrder({ orders }: BotWorld) {
  const found = orders.find(({ status, lines = [] }) => !isVoid(status) && lines.length > 0)
  return found ? { ...found, lines: found.lines! } : null
}

/**
 * The products of the last order as a sentence would have named them, by the catalogue of now, and what has to be said
 * of them: which order it was, what cannot be had any more, what costs otherwise. Null where there is no such order.
 */
export function withLastOrder({ state, world }: Scene): { state: BotState; notices: string[] } | null {
  const last = lastOrder(world)
  if (!last) return null
  const today = dateIn(world.now, world.shop.timeZone)
  const day = dayWords(dateIn(last.placedAt, world.shop.timeZone), today)
  const lines = last.lines.map((line) => lineOfNow(line, world))
  const typed = state.typed ?? { todo: [], ready: [], unknown: [] }
  const isSaidTwice =
    state.step.at === 'understood' && lines.every(({ entry }) => entry === null || isIn(typed.ready, entry))
  const { taken, isFull } = isSaidTwice ? { taken: typed, isFull: false } : withLines(typed, lines)
  const notices = [
    `Seu último pedido, nº ${last.number} (${day}):`,
    ...lines.flatMap(({ notice }) => notice ?? []),
    ...(isFull ? [fullCart] : []),
    ...(state.cart.length > 0 ? ['Isto entra junto com o que já está no carrinho.'] : []),
  ]
  return { state: { ...state, typed: taken }, notices }
}

interface LineOfNow {
  entry: CartEntry | null
  /** What still has to be asked of it. */
  draft: Draft | null
  notice: string | null
}

/** A line that still stands as it was, or what is open of it, or neither. */
function lineOfNow(line: PastLine, world: BotWorld): LineOfNow {
  const { quantity, name } = line
  const found = quantity > MAX_QUANTITY ? null : findPastLine(line, world.menu, world.now)
  if (!found) return { entry: null, draft: null, notice: `Não dá para repetir: ${quantity}x ${name}.` }
  const { item_id, price_type, options, missing } = found
  const notes = line.notes && cut(line.notes, MAX_NOTES)
  const draft = draftOf(item_id, { priceType: price_type, options, quantity, notes, brief: true })
  const next = nextOfDraft(draft, world)
  if (next.kind === 'gone')
    return { entry: null, draft: null, notice: `Em falta agora: ${quantity}x ${name}.` }
  const without = missing.length > 0 ? [`${name}: não há mais ${missing.join(', ')}.`] : []
  if (next.kind === 'asks') return { entry: null, draft, notice: without[0] ?? null }
  const cents = next.entry.unit_cents
  const was = `${name} custava ${formatBrl(line.unitCents)} e agora custa ${formatBrl(cents)}.`
  const said = [...without, ...(cents === line.unitCents ? [] : [was])]
  return { entry: next.entry, draft: null, notice: said.join('\n') || null }
}

function withLines(before: TypedOrder, lines: readonly LineOfNow[]): { taken: TypedOrder; isFull: boolean } {
  const drafts = lines.flatMap(({ draft }) => (draft ? [{ kind: 'draft' as const, draft }] : []))
  let { ready } = before
  let isFull = false
  for (const { entry } of lines) {
    if (!entry) continue
    const more = withEntry(ready, entry)
    if (more) ready = more
    else isFull = true
  }
  return { taken: { ...before, todo: [...before.todo, ...drafts], ready }, isFull }
}

function isIn(cart: readonly CartEntry[], entry: CartEntry): boolean {
  return cart.some((other) => isSameLine(other, entry) && other.quantity >= entry.quantity)
}

import {
  isOnSale,
  offeredTypes,
  priceCents,
  priceChoices,
  STANDARD_PRICE,
  type Category,
  type Item,
  type PricedOption,
} from '../catalogue'
import { finderIn, lostParts } from './find-product'
import type { CartEntry, MenuRows } from './model'

/** A line with the shop's price of now. Cents. */
export interface PricedLine {
  item_id: string
  name: string
  quantity: number
  base_cents: number
  options: PricedOption[]
  unit_cents: number
  total_cents: number
  notes: string | null
}

/**
 * Why a line cannot be taken as it is: sold out or gone, its size or options are no longer offered, or it costs
 * something else now (`unit_cents`).
 */
export interface CartProblem {
  line: number
  code: 'unavailable' | 'options_changed' | 'price_changed'
  name: string | null
  unit_cents: number | null
}

/**
 * Prices a cart by the menu of now. Lines of a problem other than its price are left out of `lines` and the sum.
 * @param now milliseconds: a paused product is back after its time.
 */
export function priceCart(
  menu: MenuRows,
  entries: readonly CartEntry[],
  now: number,
): { lines: PricedLine[]; items_cents: number; problems: CartProblem[] } {
  const find = finderIn(menu, now)
  const lines: PricedLine[] = []
  const problems: CartProblem[] = []
  for (const [line, entry] of entries.entries()) {
    const found = find(entry)
    const gone = found && lostParts(menu, found.item, entry)
    const isThere = found && gone === null && isOnSale(found.item, found.category, now)
    const priced = isThere ? priceOffered(found.item, found.category, entry) : null
    if (priced === null) {
      problems.push({ line, code: 'unavailable', name: gone ?? found?.item.nome ?? null, unit_cents: null })
    } else if (priced === 'options_changed') {
      problems.push({ line, code: 'options_changed', name: found!.item.nome, unit_cents: null })
    } else {
      lines.push(priced)
      if (priced.unit_cents !== entry.unit_cents) {
        problems.push({ line, code: 'price_changed', name: priced.name, unit_cents: priced.unit_cents })
      }
    }
  }
  return { lines, items_cents: lines.reduce((sum, line) => sum + line.total_cents, 0), problems }
}

function priceOffered(item: Item, category: Category, entry: CartEntry): PricedLine | 'options_changed' {
  const isOffered = offeredTypes(item, category).includes(entry.price_type)
  return isOffered ? priceLine(item, category, entry) : 'options_changed'
}

/** The price of one line by the shop's rules; 'options_changed' when its size or options do not fit (any more). */
export function priceLine(
  item: Item,
  category: Category,
  entry: Omit<CartEntry, 'unit_cents'>,
): PricedLine | 'options_changed' {
  if (!category.tipos_preco.includes(entry.price_type)) return 'options_changed'
  const chosen = priceChoices(
    item,
    entry.price_type,
    entry.options.map(({ group_id, option_id, count }) => ({
      groupId: group_id,
      optionId: option_id,
      count,
    })),
  )
  if ('problem' in chosen) return 'options_changed'
  return {
    item_id: item.id,
    name: nameOf(item, category, entry.price_type),
    quantity: entry.quantity,
    base_cents: priceCents(item, entry.price_type),
    options: chosen.options,
    unit_cents: chosen.unitCents,
    total_cents: chosen.unitCents * entry.quantity,
    notes: entry.notes || null,
  }
}

function nameOf(item: Item, category: Category, type: string): string {
  return category.tipos_preco.length > 1 || type !== STANDARD_PRICE ? `${item.nome} (${type})` : item.nome
}

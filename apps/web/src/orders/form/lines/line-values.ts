import { orderLine, type PastLine, type PricedLine } from '@balcao/domain/menu'
import { centsFromDigits, formatAmount } from '@balcao/domain/money'
import { lineTotal, MAX_QUANTITY } from '@balcao/domain/orders'
import type { ItemValues } from '../order-form-values'

/** A line as the form has it, of a product at the price of the menu. */
export function valuesOfLine(priced: PricedLine): ItemValues {
  const { name, quantity, unitPriceCents, options, notes, productId } = orderLine(priced)
  return {
    name,
    quantity,
    unit_price: formatAmount(unitPriceCents),
    options: options.map((option) => ({ name: option.name, price: formatAmount(option.priceCents) })),
    notes: notes ?? '',
    product_id: productId,
  }
}

/** The lines with one more; what is asked for in the very same way, at the same price, adds up. */
export function withLine(items: readonly ItemValues[], added: ItemValues): ItemValues[] {
  const key = keyOf(added)
  const same = items.findIndex((item) => keyOf(item) === key)
  if (same < 0) return [...items, added]
  return items.map((item, place) =>
    place === same ? { ...item, quantity: Math.min(MAX_QUANTITY, item.quantity + added.quantity) } : item,
  )
}

const keyOf = (item: ItemValues) => JSON.stringify({ ...item, quantity: 1 })

/** A line by its names, as the menu of today is asked for it. */
export function pastLineOf({ product_id, name, quantity, options, notes, ...item }: ItemValues): PastLine {
  return {
    itemId: product_id,
    name,
    quantity,
    options: options.map((option) => option.name),
    notes: notes || null,
    unitCents: options.reduce((sum, { price }) => sum + centsOf(price), centsOf(item.unit_price)),
  }
}

/** Cents of a line; 0 while it cannot be added up. */
export function lineCents({ quantity, unit_price, options }: ItemValues): number {
  const priced = options.map(({ price }) => ({ priceCents: centsOf(price) }))
  return quantity > 0 ? lineTotal({ quantity, unitPriceCents: centsOf(unit_price), options: priced }) : 0
}

const centsOf = (text: string) => centsFromDigits(text) ?? 0

/** One line of an order in cents; each option's price is added to the unit price. */
export interface PricedItem {
  quantity: number
  unitPriceCents: number
  options: readonly { priceCents: number }[]
}

/** What an order's total is made of, in cents. */
export interface PricedOrder {
  items: readonly PricedItem[]
  deliveryFeeCents: number
  discountCents: number
}

/** Most an order may come to, in cents: R$ 999.999,99. */
export const MAX_ORDER_TOTAL_CENTS = 99_999_999

/** Most pieces one line may order. */
export const MAX_QUANTITY = 999

/**
 * Cents of one line: quantity times unit price with options.
 * @throws RangeError unless the quantity is a whole number from 1 and the prices are whole cents from 0.
 */
export function lineTotal({ quantity, unitPriceCents, options }: PricedItem): number {
  if (!isWhole(quantity) || quantity === 0) throw new RangeError('A quantity is a whole number from 1')
  const unit = options.reduce((sum, option) => sum + cents(option.priceCents), cents(unitPriceCents))
  return cents(quantity * unit)
}

/**
 * Cents of an order: its items, and items + fee − discount.
 * @throws RangeError for bad amounts (see `lineTotal`) and for a discount larger than items + fee.
 */
export function orderTotal(order: PricedOrder): { itemsCents: number; totalCents: number } {
  const itemsCents = order.items.reduce((sum, item) => cents(sum + lineTotal(item)), 0)
  const totalCents = itemsCents + cents(order.deliveryFeeCents) - cents(order.discountCents)
  if (totalCents < 0) throw new RangeError('The discount is larger than the order')
  return { itemsCents, totalCents: cents(totalCents) }
}

function cents(amount: number): number {
  if (!isWhole(amount)) throw new RangeError('An amount is whole cents from 0')
  return amount
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

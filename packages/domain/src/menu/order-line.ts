import type { PricedLine } from './cart'

/** A line as orders keep it. Cents; the options' prices are added to the unit price. */
export interface OrderLine {
  name: string
  quantity: number
  unitPriceCents: number
  options: { name: string; priceCents: number }[]
  notes: string | null
  productId: string
}

/** How a priced line is written into an order, whoever takes it down: reports count what is written alike as one. */
export function orderLine(line: PricedLine): OrderLine {
  return {
    name: line.name.slice(0, 240),
    quantity: line.quantity,
    unitPriceCents: line.base_cents,
    options: line.options.map(({ name, centavos }) => ({ name: name.slice(0, 140), priceCents: centavos })),
    notes: line.notes,
    productId: line.item_id,
  }
}

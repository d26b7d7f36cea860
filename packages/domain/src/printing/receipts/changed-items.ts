import type { ReceiptItem } from './receipt-order'

/** What an edit put into an order and took out of it. */
export interface ItemChanges {
  added: ReceiptItem[]
  removed: ReceiptItem[]
}

/**
 * The difference between two states of an order's items, as the kitchen acts on it: equal lines (name, options, notes)
 * are compared by quantity, whatever their order; a change of price alone is no change.
 */
export function changedItems(before: readonly ReceiptItem[], after: readonly ReceiptItem[]): ItemChanges {
  return { added: surplus(after, before), removed: surplus(before, after) }
}

function surplus(items: readonly ReceiptItem[], others: readonly ReceiptItem[]): ReceiptItem[] {
  const rest = new Map<string, number>()
  for (const item of others) rest.set(dishOf(item), (rest.get(dishOf(item)) ?? 0) + item.quantity)
  return items.flatMap((item) => {
    const matched = Math.min(item.quantity, rest.get(dishOf(item)) ?? 0)
    rest.set(dishOf(item), (rest.get(dishOf(item)) ?? 0) - matched)
    return matched === item.quantity ? [] : [{ ...item, quantity: item.quantity - matched }]
  })
}

function dishOf({ name, options, notes }: ReceiptItem): string {
  return JSON.stringify([name, options.map((option) => option.name).sort(), notes ?? ''])
}

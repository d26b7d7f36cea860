import type { OrderRow } from '@balcao/contract/orders'

/** What a search in the page finds of a card that nobody sees. */
export function CardInBrief({ order }: { order: OrderRow }) {
  return `#${order.number} ${order.customer_name}`
}

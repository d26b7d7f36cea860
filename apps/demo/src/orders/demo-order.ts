import type { CancelReason, Fulfilment, OrderSource, OrderStatus, PaymentMethod } from '@balcao/domain/orders'
import type { Basket, Line } from './baskets'
import type { Person } from './people'

/** An order of the demonstration; instants in ISO, money in cents. */
export interface DemoOrder {
  business_day: string
  status: OrderStatus
  fulfilment: Fulfilment
  source: OrderSource
  customer_name: string
  customer_phone: string
  customer_address: string | null
  neighbourhood: string | null
  payment_method: PaymentMethod
  items: Line[]
  delivery_fee_cents: number
  discount_cents: number
  total_cents: number
  cancel_reason: CancelReason | null
  created_at: string
  production_at: string | null
  ready_at: string | null
  dispatched_at: string | null
  /** None while it is open. */
  closed_at: string | null
}

/** What an order says, whatever became of it. */
export function orderOf(
  day: string,
  at: number,
  person: Person,
  { lines, discountCents }: Basket,
  how: { source: OrderSource; isDelivery: boolean; payment: PaymentMethod },
) {
  const fee = how.isDelivery ? person.feeCents : 0
  const items = lines.reduce((sum, line) => sum + line.quantity * line.unit_price_cents, 0)
  return {
    business_day: day,
    fulfilment: how.isDelivery ? ('delivery' as const) : ('pickup' as const),
    source: how.source,
    customer_name: person.name,
    customer_phone: person.phone,
    customer_address: how.isDelivery ? person.address : null,
    neighbourhood: how.isDelivery ? person.neighbourhood : null,
    payment_method: how.payment,
    items: lines,
    delivery_fee_cents: fee,
    discount_cents: discountCents,
    total_cents: items + fee - discountCents,
    created_at: new Date(at).toISOString(),
  }
}

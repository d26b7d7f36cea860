import { randomUUID } from 'node:crypto'
import type { PastOrder } from './past-orders'

let made = 0

/**
 * A delivered order of R$ 30,00 and R$ 5,00 of fee, placed at `created_at` (ISO instant) and counted on the date that
 * it begins with unless told otherwise; accepted after one minute and ready after 20 more.
 */
export function buildPastOrder(created_at: string, overrides: Partial<PastOrder> = {}): PastOrder {
  const after = (minutes: number) => new Date(Date.parse(created_at) + minutes * 60_000).toISOString()
  made += 1
  return {
    id: randomUUID(),
    business_day: created_at.slice(0, 10),
    number: made,
    status: 'delivered',
    fulfilment: 'delivery',
    source: 'menu',
    customer_name: 'Ana Lima',
    customer_phone: '92991234567',
    neighbourhood: 'Centro',
    payment_method: 'pix',
    items: [
      {
        name: 'X-Bacon',
        product_id: 'x-bacon',
        quantity: 1,
        unit_price_cents: 3000,
        options: [],
        notes: null,
      },
    ],
    delivery_fee_cents: 500,
    discount_cents: 0,
    total_cents: 3500,
    cancel_reason: null,
    created_at,
    production_at: after(1),
    ready_at: after(21),
    deleted_at: null,
    ...overrides,
  }
}

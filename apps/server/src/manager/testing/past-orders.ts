import type { CancelReason, Fulfilment, OrderSource, OrderStatus, PaymentMethod } from '@balcao/domain/orders'
import type { TestServer } from '../../testing/server'

/** An order of the past as its row says it. Money in cents, instants ISO. */
export interface PastOrder {
  id: string
  business_day: string
  number: number
  status: OrderStatus
  fulfilment: Fulfilment
  source: OrderSource
  customer_name: string
  customer_phone: string | null
  neighbourhood: string | null
  payment_method: PaymentMethod
  items: {
    name: string
    product_id: string | null
    quantity: number
    unit_price_cents: number
    options: { name: string; price_cents: number }[]
    notes: null
  }[]
  delivery_fee_cents: number
  discount_cents: number
  total_cents: number
  cancel_reason: CancelReason | null
  created_at: string
  production_at: string | null
  ready_at: string | null
  deleted_at: string | null
}

/** Writes orders of the past as they would have been left behind. */
export async function givenPastOrders(
  server: TestServer,
  companyId: string,
  orders: readonly PastOrder[],
): Promise<void> {
  await server.app.db.owner.query(
    `insert into orders (company_id, id, business_day, number, status, fulfilment, source, customer_name, customer_phone,
       neighbourhood, payment_method, items, delivery_fee_cents, discount_cents, total_cents, cancel_reason, created_at,
       production_at, ready_at, deleted_at, placed_digest)
     select $1, id, business_day, number, status, fulfilment, source, customer_name, customer_phone, neighbourhood,
       payment_method, items, delivery_fee_cents, discount_cents, total_cents, cancel_reason, created_at, production_at,
       ready_at, deleted_at, '\\x00'
     from jsonb_to_recordset($2::jsonb) as o(id uuid, business_day date, number int, status text, fulfilment text,
       source text, customer_name text, customer_phone text, neighbourhood text, payment_method text, items jsonb,
       delivery_fee_cents int, discount_cents int, total_cents int, cancel_reason text, created_at timestamptz,
       production_at timestamptz, ready_at timestamptz, deleted_at timestamptz)`,
    [companyId, JSON.stringify(orders)],
  )
}

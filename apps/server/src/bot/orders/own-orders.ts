import { phoneKey } from '@balcao/domain/messaging'
import type { Fulfilment, OrderStatus, PaymentMethod } from '@balcao/domain/orders'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { BotCustomer } from '../bot-customer'

/** An order as the bot knows it. Cents. */
export interface KnownOrder {
  id: string
  number: number
  status: OrderStatus
  fulfilment: Fulfilment
  total_cents: number
  paid_cents: number
  payment_method: PaymentMethod
  customer_address: string | null
  customer_phone: string | null
  neighbourhood: string | null
  conversation_id: string | null
  created_at: Date
  scheduled_for: Date | null
  waits_until: Date | null
  /** The bank's own code, while it can be paid. */
  charge_code: string | null
  items: {
    name: string
    quantity: number
    unit_price_cents: number
    options: { name: string; price_cents: number }[]
    notes: string | null
    product_id: string | null
  }[]
}

/** Whether nobody has begun an order for later. */
export function isMovable(
  { status, waits_until }: Pick<KnownOrder, 'status' | 'waits_until'>,
  now: Date,
): boolean {
  return status === 'analysis' && waits_until !== null && waits_until > now
}

/** The newest orders of whom the bot talks to, by the conversation or the phone. */
export async function ordersOf(
  tx: Tx,
  companyId: string,
  { conversationId, phone }: BotCustomer,
): Promise<KnownOrder[]> {
  const { rows } = await tx.execute<KnownOrder>(sql`
    select id, number, status, fulfilment, total_cents, app.paid_cents(company_id, id) as paid_cents, payment_method,
      customer_address, customer_phone, neighbourhood, conversation_id, created_at, scheduled_for, waits_until, items,
      (select code from pix_charges c where c.company_id = orders.company_id and c.order_id = orders.id
        and c.state = 'open' and c.expires_at > now()) as charge_code
    from orders where company_id = ${companyId} and deleted_at is null
      and (conversation_id = ${conversationId} or phone_tail = app.phone_tail(${phone}))
    order by created_at desc limit 20`)
  const key = phone === null ? null : phoneKey(phone)
  return rows.filter(
    (order) =>
      order.conversation_id === conversationId ||
      (key !== null && order.customer_phone !== null && phoneKey(`55${order.customer_phone}`) === key),
  )
}

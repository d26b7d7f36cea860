import { isOpen, openStatuses, type Fulfilment, type OrderStatus } from '@balcao/domain/orders'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { isSamePhone } from '../thread/same-phone'

/** Orders that the panel shows. */
const MOST_SHOWN = 10

/** Whom a conversation is with, and the spellings of their phone that orders carry. */
export interface KnownCustomer {
  conversationId: string
  given_name: string | null
  push_name: string | null
  phone: string | null
  spellings: string[]
}

export interface CustomerOrder {
  id: string
  number: number
  status: OrderStatus
  fulfilment: Fulfilment
  customer_name: string
  customer_address: string | null
  neighbourhood: string | null
  payment_method: string
  total_cents: number
  paid_cents: number
  items: { name: string; quantity: number }[]
  created_at: Date
}

/** What a customer ordered; lists have the newest order first. Money in cents. */
export interface CustomerOrders {
  /** Not over, then over; ten together at most. */
  live: CustomerOrder[]
  past: CustomerOrder[]
  newest: CustomerOrder | undefined
  newestDelivery: CustomerOrder | undefined
  count: number
  /** Of those that were neither cancelled nor refused. */
  spentCents: number
  firstAt: Date | null
}

/** Undefined when the conversation is not there. */
export async function findCustomer(
  tx: Tx,
  companyId: string,
  conversationId: string,
): Promise<KnownCustomer | undefined> {
  const { rows } = await tx.execute<KnownCustomer>(sql`
    select c.id as "conversationId", c.given_name, c.push_name, c.phone, array(
      select distinct o.customer_phone from orders o
      where o.company_id = ${companyId} and o.phone_tail = c.phone_tail and o.deleted_at is null) as spellings
    from conversations c where c.company_id = ${companyId} and c.id = ${conversationId}`)
  return rows[0]
}

/**
 * Orders placed from the conversation or under its phone, in whichever spelling: the index on the last 8 digits finds
 * candidates, `isSamePhone` decides.
 */
export async function findOrdersOf(
  tx: Tx,
  companyId: string,
  { conversationId, phone, spellings }: KnownCustomer,
): Promise<CustomerOrders> {
  const own = spellings.filter((spelling) => isSamePhone(spelling, phone))
  const columns = sql`select id, status, total_cents, created_at, status = any(${[...openStatuses]}::text[]) as live,
      fulfilment = 'delivery' and customer_address is not null as delivered
    from orders where company_id = ${companyId} and deleted_at is null`
  const { rows } = await tx.execute<RankedOrder>(sql`
    with mine as (
      ${columns} and conversation_id = ${conversationId}
      union ${columns} and phone_tail = app.phone_tail(${phone}) and customer_phone = any(${own}::text[])
    ), ranked as (
      select id, row_number() over (order by live desc, created_at desc, id) as place,
        row_number() over (order by created_at desc, id) as age,
        row_number() over (order by delivered desc, created_at desc, id) as delivery_age,
        count(*) over () as count, min(created_at) over () as first_at,
        coalesce(sum(total_cents) filter (where status not in ('cancelled', 'refused')) over (), 0) as spent_cents
      from mine
    )
    select o.id, o.number, o.status, o.fulfilment, o.customer_name, o.customer_address, o.neighbourhood,
      o.payment_method, o.total_cents, app.paid_cents(o.company_id, o.id) as paid_cents, o.items, o.created_at, r.place, r.age, r.count, r.first_at, r.spent_cents
    from ranked r join orders o on o.company_id = ${companyId} and o.id = r.id
    where r.place <= ${MOST_SHOWN} or r.age = 1 or r.delivery_age = 1 order by r.age`)
  const [first] = rows
  const shown = rows.filter(({ place }) => place <= MOST_SHOWN)
  return {
    live: shown.filter(({ status }) => isOpen(status)),
    past: shown.filter(({ status }) => !isOpen(status)),
    newest: first,
    newestDelivery: rows.find(
      ({ fulfilment, customer_address }) => fulfilment === 'delivery' && customer_address !== null,
    ),
    count: first?.count ?? 0,
    spentCents: first?.spent_cents ?? 0,
    firstAt: first?.first_at ?? null,
  }
}

interface RankedOrder extends CustomerOrder {
  place: number
  age: number
  count: number
  first_at: Date
  spent_cents: number
}

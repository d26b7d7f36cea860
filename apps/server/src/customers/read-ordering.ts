import type { OrderingCustomer } from '@balcao/contract/customers'
import { isVoid, type OrderStatus, type PaymentMethod } from '@balcao/domain/orders'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { findSummary } from './list-customers'

/** Orders that are looked at: whoever has moved since is found in the newest ones. */
const MOST_READ = 20
const MOST_ADDRESSES = 5
const MOST_ORDERS = 3

interface OrderRead {
  id: string
  number: number
  status: OrderStatus
  created_at: Date
  total_cents: number
  customer_address: string | null
  neighbourhood: string | null
  payment_method: PaymentMethod
  items: OrderingCustomer['orders'][number]['items']
}

/** What a new order for this customer begins with; null for somebody that the shop does not know. */
export async function readOrdering(tx: Tx, companyId: string, key: string): Promise<OrderingCustomer | null> {
  const summary = await findSummary(tx, companyId, key)
  if (!summary) return null
  const { rows } = await tx.execute<OrderRead>(sql`
    select id, number, status, created_at, total_cents, customer_address, neighbourhood, payment_method,
      items_wire as items
    from orders where company_id = ${companyId} and phone_key = ${key} and deleted_at is null
    order by business_day desc, created_at desc, id limit ${MOST_READ}`)
  return {
    key,
    phone: summary.phone,
    name: summary.name,
    payment_method: rows[0]?.payment_method ?? null,
    addresses: addressesOf(rows),
    orders: eachOnce(rows.filter(({ status }) => !isVoid(status)))
      .slice(0, MOST_ORDERS)
      .map(({ id, number, status, created_at, total_cents, items }) => ({
        id,
        number,
        status,
        created_at: created_at.toISOString(),
        total_cents,
        items,
      })),
  }
}

function addressesOf(rows: readonly OrderRead[]): OrderingCustomer['addresses'] {
  const known = new Map<string, OrderingCustomer['addresses'][number]>()
  for (const { customer_address: address, neighbourhood } of rows) {
    if (!address) continue
    const plain = `${address} ${neighbourhood ?? ''}`.toLowerCase().replace(/[\s,.;-]+/g, ' ')
    if (!known.has(plain)) known.set(plain, { address, neighbourhood })
  }
  return [...known.values()].slice(0, MOST_ADDRESSES)
}

/** The newest of those in which the same was ordered: to repeat any other of them is the same. */
function eachOnce(orders: readonly OrderRead[]): OrderRead[] {
  const seen = new Set<string>()
  return orders.filter(({ items }) => {
    const lines = items.map(({ name, quantity, options, notes }) =>
      JSON.stringify([name, quantity, options.map((option) => option.name), notes]),
    )
    const what = lines.toSorted().join()
    return !seen.has(what) && seen.add(what)
  })
}

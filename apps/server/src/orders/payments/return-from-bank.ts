import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { lockOrders, type Mover } from '../orders.store'
import { noteMoney } from './pay-order'
import { insertPayment } from './payments.store'

/**
 * A bank says that money of an order went back: a payment below nothing, behind the order's lock and once under the bank's
 * id. Nothing where the payment that it is of (`paidAs`) does not count any more.
 */
export async function returnFromBank(
  tx: Tx,
  companyId: string,
  orderId: string,
  { outsideId, paidAs, cents }: { outsideId: string; paidAs: string; cents: number },
  by: Mover,
): Promise<void> {
  await lockOrders(tx, companyId, [orderId])
  const { rows } = await tx.execute<{ id: string }>(sql`
    select gen_random_uuid() as id from order_payments
    where company_id = ${companyId} and order_id = ${orderId} and outside_id = ${paidAs} and voided_at is null
      and not exists (select from order_payments where company_id = ${companyId} and outside_id = ${outsideId})`)
  if (!rows[0]) return
  const payment = {
    id: rows[0].id,
    method: 'pix' as const,
    amount_cents: -cents,
    change_cents: 0,
    note: null,
  }
  await insertPayment(tx, companyId, orderId, { ...payment, outside_id: outsideId }, by)
  await noteMoney(tx, companyId, orderId, 'returned', { ...payment, amount_cents: cents }, by)
}

import { balanceOf, isVoid } from '@balcao/domain/orders'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { lockOrders, type Mover } from '../orders.store'
import { noteMoney } from './pay-order'
import { insertPayment, listProvisional, readMoney, voidStored, type StoredPayment } from './payments.store'

const bank: Mover = { actor: 'system' }

/**
 * Money that a bank says came in for an order counts for what is owed of it, behind its lock and once under the bank's id.
 * What a person had written down as PIX stands back for it: both saw the same money.
 * @returns how many cents count; none for an order that is over or gone, and what is more than owed does not
 */
export async function receiveFromBank(
  tx: Tx,
  companyId: string,
  orderId: string,
  { outsideId, cents }: { outsideId: string; cents: number },
): Promise<number> {
  const [order] = await lockOrders(tx, companyId, [orderId])
  if (!order || order.deleted_at || isVoid(order.status)) return 0
  const known = await tx.execute<{ amount_cents: number }>(sql`
    select amount_cents from order_payments where company_id = ${companyId} and outside_id = ${outsideId}
      and voided_at is null`)
  if (known.rows[0]) return known.rows[0].amount_cents
  for (const said of await listProvisional(tx, companyId, orderId, cents)) {
    await voidStored(tx, companyId, said.id, bank)
    await noteMoney(tx, companyId, orderId, 'payment_voided', said, bank)
  }
  const { owedCents } = balanceOf(await readMoney(tx, companyId, orderId))
  const counted = Math.min(owedCents, cents)
  if (counted === 0) return 0
  const { rows } = await tx.execute<{ id: string }>(sql`select gen_random_uuid() as id`)
  const payment = {
    id: rows[0]!.id,
    method: 'pix' as const,
    amount_cents: counted,
    change_cents: 0,
    note: null,
    outside_id: outsideId,
  }
  await insertPayment(tx, companyId, orderId, payment, bank)
  await noteMoney(tx, companyId, orderId, 'paid', payment, bank)
  return counted
}

/** Money of a bank was for another order: its payment is taken back, behind the order's lock. Twice is once. */
export async function unreceiveFromBank(
  tx: Tx,
  companyId: string,
  orderId: string,
  outsideId: string,
  by: Mover,
): Promise<void> {
  await lockOrders(tx, companyId, [orderId])
  const { rows } = await tx.execute<Pick<StoredPayment, 'id' | 'method' | 'amount_cents'>>(sql`
    select id, method, amount_cents from order_payments
    where company_id = ${companyId} and order_id = ${orderId} and outside_id = ${outsideId} and voided_at is null`)
  if (!rows[0]) return
  await voidStored(tx, companyId, rows[0].id, by)
  await noteMoney(tx, companyId, orderId, 'payment_voided', rows[0], by)
}

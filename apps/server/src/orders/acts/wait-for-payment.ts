import type { OrderRow } from '@balcao/contract/orders'
import { balanceOf, type OrderSource, type PaymentMethod } from '@balcao/domain/orders'
import { getCompany, type Company } from '../../company'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { announcePrints } from '../../printing'
import { announceOrders } from '../announce-order'
import { lockOrders, type OrderState } from '../orders.store'
import { readMoney } from '../payments/payments.store'
import { begin } from './begin'
import { moveOrders } from './move-order'

/** Until when a new order waits for its payment; null where it is to be made at once. */
export function payByOf(
  { pagaAntes }: Pick<Company, 'pagaAntes'>,
  order: { payment_method: PaymentMethod; total_cents: number },
  { source, now }: { source: OrderSource; now: Date },
): Date | null {
  if (!pagaAntes?.sources.includes(source)) return null
  const isAsked = order.payment_method === 'pix' && order.total_cents > 0
  return isAsked ? new Date(now.getTime() + pagaAntes.minutes * 60_000) : null
}

/** An order that waits for its payment. Cents. */
export interface UnpaidOrder {
  id: string
  pay_by: Date
  /** Its customer was told once that it waits. */
  pay_offered: boolean
  payment_method: PaymentMethod
  owed_cents: number
}

/** Those that wait for their payment, the first to be due first. */
export async function listUnpaid(tx: Tx, companyId: string): Promise<UnpaidOrder[]> {
  const { rows } = await tx.execute<UnpaidOrder>(sql`
    select id, pay_by, pay_offered, payment_method,
      greatest(0, total_cents - app.paid_cents(company_id, id)) as owed_cents
    from orders where company_id = ${companyId} and pay_by is not null and status = 'analysis' and deleted_at is null
    order by pay_by, id limit 500`)
  return rows
}

/** Its customer is offered once more to pay, until then. */
export async function offerAgain(tx: Tx, companyId: string, orderId: string, until: Date): Promise<void> {
  await tx.execute(sql`update orders set pay_by = ${until}, pay_offered = true,
      waits_until = case when scheduled_for is null then ${until}::timestamptz else waits_until end
    where company_id = ${companyId} and id = ${orderId} and pay_by is not null`)
}

/**
 * Nobody waits for its payment any more: it rings and prints, or waits on where it is wanted for later. Nothing where it did
 * not wait, or was not begun yet for another reason. Answers how it stands where something changed.
 */
export async function endPaymentWait(
  tx: Tx,
  companyId: string,
  orderId: string,
): Promise<OrderRow | undefined> {
  const [order] = await lockOrders(tx, companyId, [orderId])
  if (!isWaiting(order)) return undefined
  const { rows } = await tx.execute<{ is_scheduled: boolean }>(sql`
    update orders set pay_by = null, seen_at = null where company_id = ${companyId} and id = ${orderId}
    returning scheduled_for is not null and waits_until > now() as is_scheduled`)
  const prints = rows[0]!.is_scheduled ? [] : await begin(tx, await getCompany(tx, companyId), order)
  const [row] = await announceOrders(tx, companyId, [orderId], { fresh: true })
  await announcePrints(tx, 'PRINT_QUEUED', prints)
  return row
}

/** An order that was taken back from its end has the time of a new one to be paid, where it waits for that. */
export async function giveTimeToPay(
  tx: Tx,
  companyId: string,
  { id, pay_by }: Pick<OrderState, 'id' | 'pay_by'>,
): Promise<void> {
  if (pay_by === null) return
  const { pagaAntes } = await getCompany(tx, companyId)
  // Where no bank is asked it does not wait at all: the minute's look says so.
  await tx.execute(sql`update orders set pay_offered = false,
      pay_by = now() + make_interval(mins => ${pagaAntes?.minutes ?? 0})
    where company_id = ${companyId} and id = ${id}`)
}

/** Cancels an order that was not paid in time, unless it was paid meanwhile; answers whether it did. */
export async function dropUnpaid(tx: Tx, companyId: string, orderId: string): Promise<boolean> {
  const [order] = await lockOrders(tx, companyId, [orderId])
  if (!isWaiting(order)) return false
  if (balanceOf(await readMoney(tx, companyId, orderId)).owedCents === 0) return false
  await moveOrders(tx, companyId, [order], 'cancelled', { actor: 'system', reason: 'not_paid' })
  return true
}

/** How long after an order was dropped its late payment brings it back. */
const REVIVED_MINUTES = 120

/** Brings back an order that was dropped a short while ago because nobody had paid it; what pays it is written down next. */
export async function reviveUnpaid(tx: Tx, companyId: string, orderId: string): Promise<void> {
  const [order] = await lockOrders(tx, companyId, [orderId])
  if (order?.status !== 'cancelled' || order.deleted_at || order.pay_by === null) return
  const { rowCount } = await tx.execute(sql`
    select from orders where company_id = ${companyId} and id = ${orderId} and cancel_reason = 'not_paid'
      and updated_at > now() - make_interval(mins => ${REVIVED_MINUTES})`)
  if (rowCount === 0) return
  await moveOrders(tx, companyId, [order], 'analysis', { actor: 'system', isUndo: true, isUnseen: true })
}

function isWaiting(order: OrderState | undefined): order is OrderState {
  return order !== undefined && order.pay_by !== null && order.status === 'analysis' && !order.deleted_at
}

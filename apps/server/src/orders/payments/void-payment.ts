import type { OrderRow } from '@balcao/contract/orders'
import type { Database } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { requireLocked } from '../acts/move-order'
import { findOrderRow, type Mover } from '../orders.store'
import { noteMoney } from './pay-order'
import { findPayment, voidStored } from './payments.store'

/**
 * Takes a payment back: it counts no longer, and its row stays. One that was taken back already is left alone. What a bank
 * said came in is there, and only goes by a refund.
 * @throws Problem ORDER_NOT_FOUND, PAYMENT_NOT_FOUND, PAYMENT_OF_BANK
 */
export function voidPayment(
  db: Database,
  companyId: string,
  { orderId, paymentId }: { orderId: string; paymentId: string },
  by: Mover,
): Promise<OrderRow> {
  return db.asCompany(companyId, async (tx) => {
    await requireLocked(tx, companyId, orderId)
    const payment = await findPayment(tx, companyId, paymentId)
    if (payment?.order_id !== orderId) throw new Problem('PAYMENT_NOT_FOUND')
    if (payment.outside_id !== null) throw new Problem('PAYMENT_OF_BANK')
    if (payment.voided_at) return (await findOrderRow(tx, companyId, orderId))!
    await voidStored(tx, companyId, paymentId, by)
    return noteMoney(tx, companyId, orderId, 'payment_voided', payment, by)
  })
}

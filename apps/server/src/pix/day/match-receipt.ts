import type { PixReceipt } from '@balcao/contract/pix'
import { noteAct, type Act } from '../../platform/audit'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { receiveFromBank } from '../../orders'
import { countReceipt } from '../receipts/receipts.store'
import { lockReceipt } from '../refunds/refunds.store'
import { showReceipt } from '../refunds/show-receipts'
import type { PixLink } from '../with-bank'
import { unmatchedCents } from './unmatched'

/**
 * A person says for which order money was that nobody expected: it counts for what that owes, as the bank's word. Said twice
 * it counts once.
 * @throws Problem PIX_RECEIPT_NOT_FOUND, PIX_MATCHED, PIX_NOT_OWED, ORDER_NOT_FOUND
 */
export function matchReceipt(
  { db }: Pick<PixLink, 'db'>,
  { companyId, by }: { companyId: string; by: Act['by'] },
  endToEndId: string,
  orderId: string,
): Promise<PixReceipt> {
  return db.asCompany(companyId, async (tx) => {
    const receipt = await lockReceipt(tx, companyId, endToEndId)
    if (!receipt) throw new Problem('PIX_RECEIPT_NOT_FOUND')
    if (receipt.counted_cents > 0 && receipt.order_id === orderId)
      return showReceipt(tx, companyId, endToEndId)
    const { rows } = await tx.execute<{ cents: number; is_order: boolean }>(sql`
      select ${sql.raw(unmatchedCents)} as cents, exists (select from orders
        where company_id = ${companyId} and id = ${orderId} and deleted_at is null) as is_order
      from pix_receipts r where r.company_id = ${companyId} and r.end_to_end_id = ${endToEndId}`)
    const { cents, is_order } = rows[0]!
    if (!is_order) throw new Problem('ORDER_NOT_FOUND')
    if (receipt.counted_cents > 0 || cents === 0) throw new Problem('PIX_MATCHED')
    const counted = await receiveFromBank(tx, companyId, orderId, { outsideId: endToEndId, cents })
    if (counted === 0) throw new Problem('PIX_NOT_OWED')
    await countReceipt(tx, companyId, endToEndId, { orderId, cents: counted, isByHand: true })
    await noteAct(tx, { companyId, by, act: 'pix.matched', detail: { pix: endToEndId, order: orderId } })
    const shown = await showReceipt(tx, companyId, endToEndId)
    await appendEvent(tx, 'PIX_CHANGED', { order_id: orderId })
    return shown
  })
}

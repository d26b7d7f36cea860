import type { PixReceipt } from '@balcao/contract/pix'
import { unreceiveFromBank } from '../../orders'
import { noteAct, type Act } from '../../platform/audit'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { lockReceipt } from '../refunds/refunds.store'
import { showReceipt } from '../refunds/show-receipts'
import type { PixLink } from '../with-bank'

/**
 * Takes back what a person said of an order for which money was: it counts for nothing again, and may be matched anew. Said
 * twice it is once. What the bank's own code said stays, and so does money of which something goes or went back.
 * @throws Problem PIX_RECEIPT_NOT_FOUND, PIX_NOT_BY_HAND
 */
export function unmatchReceipt(
  { db }: Pick<PixLink, 'db'>,
  { companyId, by, employeeId }: { companyId: string; by: Act['by']; employeeId: string | null },
  endToEndId: string,
): Promise<PixReceipt> {
  return db.asCompany(companyId, async (tx) => {
    const receipt = await lockReceipt(tx, companyId, endToEndId)
    if (!receipt) throw new Problem('PIX_RECEIPT_NOT_FOUND')
    const { order_id: orderId } = receipt
    if (receipt.counted_cents === 0) return showReceipt(tx, companyId, endToEndId)
    if (orderId === null) throw new Problem('PIX_NOT_BY_HAND')
    const { rowCount } = await tx.execute(sql`
      update pix_receipts r set counted_cents = 0, matched_by_hand = false,
        order_id = (select c.order_id from pix_charges c where c.company_id = r.company_id and c.txid = r.txid)
      where r.company_id = ${companyId} and r.end_to_end_id = ${endToEndId} and r.matched_by_hand
        and not exists (select from pix_refunds f where f.company_id = r.company_id
          and f.end_to_end_id = r.end_to_end_id and f.state <> 'failed')`)
    if (rowCount === 0) throw new Problem('PIX_NOT_BY_HAND')
    await unreceiveFromBank(tx, companyId, orderId, endToEndId, { actor: 'counter', employeeId })
    await noteAct(tx, { companyId, by, act: 'pix.unmatched', detail: { pix: endToEndId, order: orderId } })
    const shown = await showReceipt(tx, companyId, endToEndId)
    await appendEvent(tx, 'PIX_CHANGED', { order_id: orderId })
    return shown
  })
}

import type { Received } from '../../gateways/pix'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/** Writes down that money came in; false where that is known. */
export async function insertReceipt(
  tx: Tx,
  companyId: string,
  pix: Received,
  seenAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into pix_receipts (company_id, end_to_end_id, txid, amount_cents, at, seen_at)
    values (${companyId}, ${pix.endToEndId}, ${pix.txid}, ${pix.cents}, ${new Date(pix.at)}, ${seenAt})
    on conflict do nothing`)
  return rowCount === 1
}

/** The order that it was for, and how much of it counts there; `isByHand`: a person said so. */
export async function countReceipt(
  tx: Tx,
  companyId: string,
  endToEndId: string,
  { orderId, cents, isByHand = false }: { orderId: string; cents: number; isByHand?: boolean },
): Promise<void> {
  await tx.execute(sql`update pix_receipts set order_id = ${orderId}, counted_cents = ${cents},
      matched_by_hand = ${isByHand}, appointment_id = null
    where company_id = ${companyId} and end_to_end_id = ${endToEndId}`)
}

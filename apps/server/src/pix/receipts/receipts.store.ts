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

/** What it counts for. */
export async function countReceipt(
  tx: Tx,
  companyId: string,
  endToEndId: string,
  { orderId, cents }: { orderId: string; cents: number },
): Promise<void> {
  await tx.execute(sql`update pix_receipts set order_id = ${orderId}, counted_cents = ${cents}
    where company_id = ${companyId} and end_to_end_id = ${endToEndId}`)
}

/** How the bank says that a refund stands; one that nobody of the shop asked for is written down too. */
export async function saveRefunds(tx: Tx, companyId: string, pix: Received, seenAt: Date): Promise<void> {
  for (const { id, cents, status, foreign, reason } of pix.refunds) {
    await tx.execute(sql`
      insert into pix_refunds as r (company_id, end_to_end_id, id, amount_cents, state, is_foreign, reason, asked_at)
      values (${companyId}, ${pix.endToEndId}, ${id}, ${cents}, ${status}, ${foreign}, ${reason}, ${seenAt})
      on conflict (company_id, end_to_end_id, id) do update set state = excluded.state, reason = excluded.reason
      where r.state not in ('returned', 'failed')`)
  }
}

import { otherCode, shopsOwnCode } from '@balcao/domain/messaging'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { addJob } from '../../platform/jobs/jobs'
import { uuidOf } from '../../platform/uuid-of'
import type { ChargeRow } from './charges.store'

/**
 * Who ordered in the chat has no page that shows a code: it comes as a message of its own, the shop's own code where the bank
 * makes none. Others see theirs on their page, or at the counter.
 */
export async function offerCode(tx: Tx, companyId: string, charge: ChargeRow): Promise<void> {
  const { txid, order_id: orderId, code, state } = charge
  if (orderId === null) return
  const { rows } = await tx.execute<{ is_first: boolean }>(sql`
    select not exists (select from pix_charges where company_id = ${companyId} and order_id = ${orderId}
      and txid <> ${txid}) as is_first
    from orders where company_id = ${companyId} and id = ${orderId} and source = 'bot'`)
  if (!rows[0]) return
  const { is_first: isFirst } = rows[0]
  const text = state === 'failed' || code === null ? shopsOwnCode : isFirst ? code : otherCode(code)
  await addJob(tx, 'order-word', { companyId, orderId, id: uuidOf(`pix-code ${txid} ${state}`), text })
}

import type { Charge, Received } from '../../gateways/pix'
import type { Tx } from '../../platform/database/database'
import { appendEvent } from '../../platform/live/append-event'
import { sql } from '../../platform/database/sql'
import { receiveFromBank, reviveUnpaid } from '../../orders'
import { hearOfCharge, type ChargeRow } from '../charges/charges.store'
import type { PixNeeds } from '../pix-needs'
import { noteDeposit } from './count-deposit'
import { applyRefunds } from '../refunds/apply-refunds'
import { countReceipt, insertReceipt } from './receipts.store'
import { staticCodeIds } from './static-code'

/** All that a charge was paid with, as the bank itself says it. */
export async function applyCharge(
  needs: Pick<PixNeeds, 'clock'>,
  tx: Tx,
  companyId: string,
  charge: Charge,
): Promise<void> {
  for (const pix of charge.received) await applyReceipt(needs, tx, companyId, pix)
}

/**
 * The one way in which money from outside comes to count: written down under the bank's id, matched by our txid, and added
 * to the order behind its lock; known money changes nothing. What no charge of ours asked for stays written down without an
 * order, and what an order cannot take counts for nothing, for a person to see to.
 */
export async function applyReceipt(
  { clock }: Pick<PixNeeds, 'clock'>,
  tx: Tx,
  companyId: string,
  pix: Received,
): Promise<void> {
  const now = clock()
  const charge = pix.txid === null ? undefined : await hearOfCharge(tx, companyId, pix.txid, 'received')
  const isNew = await insertReceipt(tx, companyId, pix, now)
  if (isNew) await countNew(tx, companyId, pix, charge, now)
  await applyRefunds(tx, companyId, pix, now)
}

async function countNew(
  tx: Tx,
  companyId: string,
  pix: Received,
  charge: ChargeRow | undefined,
  now: Date,
): Promise<void> {
  const orderId = charge ? charge.order_id : await orderOfStaticCode(tx, companyId, pix.txid)
  if (orderId) {
    await reviveUnpaid(tx, companyId, orderId)
    const cents = await receiveFromBank(tx, companyId, orderId, {
      outsideId: pix.endToEndId,
      cents: pix.cents,
    })
    await countReceipt(tx, companyId, pix.endToEndId, { orderId, cents })
  } else if (charge) {
    await tx.execute(sql`update pix_accounts set tested_at = ${now} where company_id = ${companyId}`)
  } else {
    await noteDeposit(tx, companyId, pix)
  }
  await appendEvent(tx, 'PIX_CHANGED', { order_id: orderId ?? null })
}

/** The order whose own static code was paid, as the bot and paper show it (`orderPixCode`). */
async function orderOfStaticCode(tx: Tx, companyId: string, txid: string | null): Promise<string | null> {
  const ids = staticCodeIds(txid)
  if (!ids) return null
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from orders
    where company_id = ${companyId} and id between ${ids.from}::uuid and ${ids.until}::uuid limit 1`)
  return rows[0]?.id ?? null
}

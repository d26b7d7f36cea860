import { getCompany } from '../../company'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { announceChange } from '../announce-order'
import { findOrderRow, lockOrders, writeTimeline, type Actor } from '../orders.store'
import { waitOf } from '../start-scheduled'

/**
 * Moves an order for later to another moment (ISO), while nobody has begun it; it keeps its number and its day. False
 * where it is begun. One that is wanted then already stays as it is;
 * one whose time comes with the move is begun by the next sweep, as any other.
 * @throws Problem ORDER_INVALID for a moment that is past, or too far ahead
 */
export async function rescheduleOrder(
  tx: Tx,
  companyId: string,
  orderId: string,
  scheduledFor: string,
  { actor, now }: { actor: Actor; now: Date },
): Promise<boolean> {
  const [order] = await lockOrders(tx, companyId, [orderId])
  const isWaiting = order?.status === 'analysis' && order.deleted_at === null
  if (!isWaiting || order.waits_until === null || order.waits_until <= now) return false
  const { scheduled_for: from } = (await findOrderRow(tx, companyId, orderId))!
  if (isSameMoment(from, scheduledFor)) return true
  const waitsUntil = waitOf(await getCompany(tx, companyId), scheduledFor, now) ?? now
  await tx.execute(sql`update orders set scheduled_for = ${scheduledFor}::timestamptz, waits_until = ${waitsUntil},
      revision = revision + 1, version = version + 1, updated_at = now()
    where company_id = ${companyId} and id = ${orderId}`)
  await noteOtherMoment(tx, companyId, orderId, { from, to: scheduledFor, actor })
  await announceChange(tx, companyId, orderId)
  return true
}

/** Writes in an order's history that it is wanted at another moment than before (ISO, null for at once). */
export async function noteOtherMoment(
  tx: Tx,
  companyId: string,
  orderId: string,
  { from, to, actor }: { from: string | null; to: string | null; actor: Actor },
): Promise<void> {
  if (!from || !to || isSameMoment(from, to)) return
  const detail = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
  await writeTimeline(tx, companyId, orderId, { kind: 'rescheduled', actor, detail })
}

/** Whether two moments an order is wanted for (ISO, null for at once) are one. */
export const isSameMoment = (one: string | null, other: string | null): boolean =>
  (one && Date.parse(one)) === (other && Date.parse(other))

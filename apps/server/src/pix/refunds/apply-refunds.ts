import { returnedMoney } from '@balcao/domain/messaging'
import { refundAfter, takenFromOrder } from '@balcao/domain/pix'
import type { Received, Refund } from '../../gateways/pix'
import { returnFromBank } from '../../orders'
import type { Tx } from '../../platform/database/database'
import { addJob } from '../../platform/jobs/jobs'
import { appendEvent } from '../../platform/live/append-event'
import {
  lockReceipt,
  noteTaken,
  refundsOf,
  saveRefund,
  type ReceiptRow,
  type RefundRow,
} from './refunds.store'

/**
 * How the bank says that refunds of a PIX stand, those too that nobody of the shop asked for. What went back is taken out of
 * the order for which it had counted, once, and its customer is told.
 */
export async function applyRefunds(
  tx: Tx,
  companyId: string,
  { endToEndId, refunds }: Pick<Received, 'endToEndId' | 'refunds'>,
  now: Date,
): Promise<void> {
  if (refunds.length === 0) return
  const receipt = await lockReceipt(tx, companyId, endToEndId)
  if (!receipt) return
  for (const refund of refunds) {
    const known = await refundsOf(tx, companyId, endToEndId)
    const before = known.find(({ id }) => id === refund.id)
    const state = refundAfter(before?.state ?? 'under-way', refund.status)
    if (before?.state === state && before.reason === refund.reason) continue
    const after = { ...(before ?? newOf(endToEndId, refund, now)), state, reason: refund.reason }
    await saveRefund(tx, companyId, after)
    if (state === 'returned' && before?.state !== 'returned')
      await takeOut(tx, companyId, receipt, after, known)
    await appendEvent(tx, 'PIX_CHANGED', { order_id: receipt.order_id })
  }
}

const newOf = (endToEndId: string, { id, cents, foreign }: Refund, now: Date): RefundRow => ({
  end_to_end_id: endToEndId,
  id,
  amount_cents: cents,
  state: 'under-way',
  is_foreign: foreign,
  reason: null,
  employee_id: null,
  asked_at: now,
  taken_cents: 0,
})

/** @param known as refunds of this money stood before */
async function takeOut(
  tx: Tx,
  companyId: string,
  { end_to_end_id: paidAs, order_id: orderId, amount_cents, counted_cents }: ReceiptRow,
  refund: RefundRow,
  known: readonly RefundRow[],
): Promise<void> {
  if (orderId === null) return
  const before = known.filter(({ state }) => state === 'returned')
  const returnedCents = before.reduce((sum, each) => sum + each.amount_cents, refund.amount_cents)
  const takenCents = before.reduce((sum, each) => sum + each.taken_cents, 0)
  const due = takenFromOrder({ receivedCents: amount_cents, countedCents: counted_cents, returnedCents })
  const cents = due - takenCents
  if (cents > 0) {
    const money = { outsideId: `${paidAs} ${refund.id}`, paidAs, cents }
    const by = refund.is_foreign
      ? ({ actor: 'system' } as const)
      : ({ actor: 'counter', employeeId: refund.employee_id } as const)
    await returnFromBank(tx, companyId, orderId, money, by)
    await noteTaken(tx, companyId, refund, cents)
  }
  const id = uuidOf(refund.id)
  if (id !== null && !refund.is_foreign)
    await addJob(tx, 'order-word', { companyId, orderId, id, text: returnedMoney(refund.amount_cents) })
}

/** A refund's id of ours is a UUID without its hyphens: its customer is told under it, once. */
const uuidOf = (id: string): string | null =>
  /^[0-9a-f]{32}$/.test(id) ? id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null

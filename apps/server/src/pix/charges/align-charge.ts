import { randomBytes } from 'node:crypto'
import { isOpen, type OrderStatus } from '@balcao/domain/orders'
import { isPayable } from '@balcao/domain/pix'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { addJob } from '../../platform/jobs/jobs'
import { findAskedAccount } from '../account/account.store'
import { hearOfCharge, lastCharge, reserveCharge, type ChargeRow } from './charges.store'

/** How long a customer has to pay: ten minutes, as menus of the field give (facts of payments, c). */
export const CHARGE_SECONDS = 600

/** A payment takes a moment: a charge is late for whoever pays a little before the bank refuses it. */
const SPARE_MS = 30_000

/** The bank's own charge of an order, as whoever pays it sees it. */
export interface OrderCharge {
  txid: string
  /** `making`: the bank has not answered yet. `late`: its time is over, and only a press makes another. */
  state: 'making' | 'open' | 'late'
  /** The BR Code, while it is `open`. */
  code: string | null
  /** When it is `late`. */
  expiresAt: Date | null
}

/**
 * Sees to it that the order's charge is what is owed of it now: makes one where there is none, ends one of another amount,
 * of an order that is over, or that was paid otherwise. To be repeated whenever one looks; two at once make one charge.
 * @param look `fresh` asks for another where the last one's time is over or the bank would not make it
 * @returns null where nothing is owed by PIX, or no bank is asked: the shop's own code is all there is then
 */
export async function alignCharge(
  tx: Tx,
  companyId: string,
  orderId: string,
  { now, fresh = false }: { now: Date; fresh?: boolean },
): Promise<OrderCharge | null> {
  const owedCents = await owedByPix(tx, companyId, orderId, now)
  const last = await lastCharge(tx, companyId, orderId)
  const current = last?.amount_cents === owedCents ? last : undefined
  if (last && !current) await endCharge(tx, companyId, last)
  if (owedCents === 0 || !(await findAskedAccount(tx, companyId))) return null
  if (current) {
    const isOver = current.state === 'failed' || isLate(current, now)
    if (!isOver && isPayable(current.state)) return shownOf(current, now)
    if (isOver && !fresh) return current.state === 'failed' ? null : shownOf(current, now)
    await endCharge(tx, companyId, current)
  }
  return makeCharge(tx, companyId, { orderId, cents: owedCents, now })
}

const lateFrom = ({ expires_at: end }: ChargeRow): Date | null => end && new Date(end.getTime() - SPARE_MS)

function isLate(charge: ChargeRow, now: Date): boolean {
  const end = lateFrom(charge)
  return end !== null && end <= now
}

function shownOf(charge: ChargeRow, now: Date): OrderCharge {
  const { txid, code } = charge
  const state = isLate(charge, now) ? 'late' : charge.state === 'open' ? 'open' : 'making'
  return { txid, state, code: state === 'open' ? code : null, expiresAt: lateFrom(charge) }
}

async function makeCharge(
  tx: Tx,
  companyId: string,
  { orderId, cents, now }: { orderId: string; cents: number; now: Date },
): Promise<OrderCharge> {
  const txid = newTxid()
  const charge = { txid, orderId, cents, seconds: CHARGE_SECONDS, at: now }
  // Of two at once the second waits for the first, and takes what it made.
  if (await reserveCharge(tx, companyId, charge)) await addJob(tx, 'pix-charge', { companyId, txid })
  return shownOf((await lastCharge(tx, companyId, orderId))!, now)
}

/** Nobody shall pay it any more: the bank is told by a job, which hears whether somebody has. */
async function endCharge(tx: Tx, companyId: string, { txid }: ChargeRow): Promise<void> {
  const charge = await hearOfCharge(tx, companyId, txid, 'unwanted')
  if (charge?.state === 'ending') await addJob(tx, 'pix-charge', { companyId, txid })
}

export const newTxid = (): string => randomBytes(16).toString('hex')

/**
 * What an order asks for by PIX, in cents: nothing where it is paid otherwise or over. What the shop gave back it does not
 * ask for again by itself, and what is about to be dropped because nobody paid it is not to be paid any more.
 */
async function owedByPix(tx: Tx, companyId: string, orderId: string, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ status: OrderStatus; payment_method: string; owed_cents: number }>(sql`
    select status, payment_method,
      greatest(0, total_cents - app.paid_cents(company_id, id) - app.returned_cents(company_id, id)) as owed_cents
    from orders where company_id = ${companyId} and id = ${orderId} and deleted_at is null
      and not (pay_by is not null and pay_offered and pay_by <= ${now})`)
  const [order] = rows
  return order?.payment_method === 'pix' && isOpen(order.status) ? order.owed_cents : 0
}

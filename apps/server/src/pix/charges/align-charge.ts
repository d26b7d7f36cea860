import { randomBytes } from 'node:crypto'
import { balanceOf, isOpen, type OrderStatus } from '@balcao/domain/orders'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { addJob } from '../../platform/jobs/jobs'
import { findAccount, readPayee } from '../account/account.store'
import { beginEnding, lastCharge, reserveCharge, type ChargeRow } from './charges.store'

/** How long a customer has to pay: ten minutes, as menus of the field give (facts of payments, c). */
export const CHARGE_SECONDS = 600

/** How an order asks for its money: `static` by the shop's own code, which nobody confirms but a person. */
export type OrderPix =
  | { kind: 'none' }
  | { kind: 'static' }
  | { kind: 'charge'; charge: ChargeRow; isLate: boolean }

/**
 * Sees to it that the order's charge is what is owed of it now: makes one where there is none, ends one of another amount,
 * of an order that is over, or that was paid otherwise. To be repeated whenever one looks; two at once make one charge.
 * @param fresh asks for another where the last one's time is over or it failed
 */
export async function alignCharge(
  tx: Tx,
  companyId: string,
  orderId: string,
  { now, fresh = false }: { now: Date; fresh?: boolean },
): Promise<OrderPix> {
  const [order, account, payee, last] = await Promise.all([
    readOrder(tx, companyId, orderId),
    findAccount(tx, companyId),
    readPayee(tx, companyId),
    lastCharge(tx, companyId, orderId),
  ])
  const owedCents = order ? owedByPix(order) : 0
  const isAsked = owedCents > 0
  const isLive = last?.state === 'making' || last?.state === 'open'
  if (last && isLive && (!isAsked || last.amount_cents !== owedCents)) {
    await endCharge(tx, companyId, last)
    if (isAsked) return alignCharge(tx, companyId, orderId, { now })
  }
  if (!isAsked) return { kind: 'none' }
  if (account?.pix_key !== payee.key || !account) return { kind: 'static' }
  const isLate = last?.expires_at != null && last.expires_at <= now
  const isOver = last !== undefined && (last.state === 'failed' || (last.state === 'open' && isLate))
  if (last && isLive && !isOver) return { kind: 'charge', charge: last, isLate: false }
  if (last && isOver && !fresh)
    return last.state === 'failed' ? { kind: 'static' } : { kind: 'charge', charge: last, isLate }
  if (last && isOver && isLive) await endCharge(tx, companyId, last)
  return makeCharge(tx, companyId, { orderId, cents: owedCents, now })
}

async function makeCharge(
  tx: Tx,
  companyId: string,
  { orderId, cents, now }: { orderId: string; cents: number; now: Date },
): Promise<OrderPix> {
  const txid = newTxid()
  const charge = { txid, orderId, cents, seconds: CHARGE_SECONDS, at: now }
  // Of two at once the second waits for the first, and takes what it made.
  if (await reserveCharge(tx, companyId, charge)) await addJob(tx, 'pix-charge', { companyId, txid })
  const standing = (await lastCharge(tx, companyId, orderId))!
  return { kind: 'charge', charge: standing, isLate: false }
}

/** Nobody shall pay it any more: the bank is told by a job, which hears whether somebody has. */
async function endCharge(tx: Tx, companyId: string, { txid }: ChargeRow): Promise<void> {
  if (await beginEnding(tx, companyId, txid)) await addJob(tx, 'pix-charge', { companyId, txid })
}

export const newTxid = (): string => randomBytes(16).toString('hex')

/** What an order asks for by PIX, in cents: nothing where it is paid otherwise or over. */
function owedByPix({ status, payment_method, total_cents, paid_cents }: OrderToPay): number {
  if (payment_method !== 'pix' || !isOpen(status)) return 0
  return balanceOf({ totalCents: total_cents, paidCents: paid_cents }).owedCents
}

interface OrderToPay {
  status: OrderStatus
  payment_method: string
  total_cents: number
  paid_cents: number
}

async function readOrder(tx: Tx, companyId: string, orderId: string): Promise<OrderToPay | undefined> {
  const { rows } = await tx.execute<OrderToPay>(sql`
    select status, payment_method, total_cents, app.paid_cents(company_id, id) as paid_cents from orders
    where company_id = ${companyId} and id = ${orderId} and deleted_at is null`)
  return rows[0]
}

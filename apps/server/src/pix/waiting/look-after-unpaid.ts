import { randomUUID } from 'node:crypto'
import { droppedUnpaid, unpaidOrder } from '@balcao/domain/messaging'
import { dropUnpaid, endPaymentWait, listUnpaid, offerAgain } from '../../orders'
import type { Tx } from '../../platform/database/database'
import { addJob } from '../../platform/jobs/jobs'
import { findAskedAccount } from '../account/account.store'
import { alignCharge } from '../charges/align-charge'
import { lastCharge } from '../charges/charges.store'
import type { PixLink } from '../with-bank'

type Unpaid = Awaited<ReturnType<typeof listUnpaid>>[number]

/**
 * Orders that wait for their payment: one that no bank can be asked for any more rings at once, as where there is none; one
 * whose time is over is offered once more, and then dropped with a word to its customer.
 */
export async function lookAfterUnpaid({ db, clock }: PixLink, companyId: string): Promise<void> {
  const unpaid = await db.asCompany(companyId, (tx) => listUnpaid(tx, companyId))
  for (const order of unpaid) await db.asCompany(companyId, (tx) => lookAfter(tx, companyId, order, clock()))
}

async function lookAfter(tx: Tx, companyId: string, order: Unpaid, now: Date): Promise<void> {
  const { id: orderId } = order
  const isAsked = order.owed_cents > 0 && order.payment_method === 'pix'
  const account = isAsked ? await takingAccount(tx, companyId, orderId) : undefined
  if (!account) return void (await endPaymentWait(tx, companyId, orderId))
  if (order.pay_by > now) return
  if (!order.pay_offered) {
    const minutes = account.wait_minutes
    await offerAgain(tx, companyId, orderId, new Date(now.getTime() + minutes * 60_000))
    await alignCharge(tx, companyId, orderId, { now, fresh: true })
    return tellCustomer(tx, companyId, orderId, unpaidOrder(minutes))
  }
  // Its charge is ended first: what was paid in the last moment is heard of by that.
  await alignCharge(tx, companyId, orderId, { now })
  const charge = await lastCharge(tx, companyId, orderId)
  const isSettled = charge === undefined || charge.state === 'ended' || charge.state === 'paid'
  if (isSettled && (await dropUnpaid(tx, companyId, orderId)))
    await tellCustomer(tx, companyId, orderId, droppedUnpaid)
}

/** The account by which the order's money is asked for: at a bank that takes us and makes its charge. */
async function takingAccount(tx: Tx, companyId: string, orderId: string) {
  const account = await findAskedAccount(tx, companyId)
  if (!account || account.denied_at !== null) return undefined
  return (await lastCharge(tx, companyId, orderId))?.state === 'failed' ? undefined : account
}

const tellCustomer = (tx: Tx, companyId: string, orderId: string, text: string) =>
  addJob(tx, 'order-word', { companyId, orderId, id: randomUUID(), text })

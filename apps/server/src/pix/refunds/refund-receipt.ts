import type { BodyOf } from '@balcao/contract'
import type { PixReceipt, refundPix } from '@balcao/contract/pix'
import { formatBrl } from '@balcao/domain/money'
import { refundableCents } from '@balcao/domain/pix'
import { BankFailure, type PixBank } from '../../gateways/pix'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import { appendEvent } from '../../platform/live/append-event'
import { noteAct, type Act } from '../../platform/audit'
import { findAccount } from '../account/account.store'
import { withBank, type PixLink } from '../with-bank'
import { applyReceipt } from '../receipts/apply-receipt'
import { applyRefunds } from './apply-refunds'
import { lockReceipt, refundsOf, saveRefund } from './refunds.store'
import { showReceipt } from './show-receipts'

interface By {
  companyId: string
  by: Act['by']
  employeeId: string | null
}

/**
 * Gives money back that came in, behind its lock: of two who give back all of it, the second is refused. The bank is asked
 * by a job; the same id is one refund.
 * @throws Problem PIX_RECEIPT_NOT_FOUND, PIX_NOT_CONNECTED, REFUND_TOO_LARGE, IDEMPOTENCY_MISMATCH
 */
export function refundReceipt(
  { db, clock }: PixLink,
  { companyId, by, employeeId }: By,
  endToEndId: string,
  asked: BodyOf<typeof refundPix>,
): Promise<PixReceipt> {
  const id = asked.id.toLowerCase().replaceAll('-', '')
  const cents = asked.amount_cents
  return db.asCompany(companyId, async (tx) => {
    const receipt = await lockReceipt(tx, companyId, endToEndId)
    if (!receipt) throw new Problem('PIX_RECEIPT_NOT_FOUND')
    const refunds = await refundsOf(tx, companyId, endToEndId)
    const before = refunds.find((each) => each.id === id)
    if (before && before.amount_cents !== cents) throw new Problem('IDEMPOTENCY_MISMATCH')
    if (before) return showReceipt(tx, companyId, endToEndId)
    if (!(await findAccount(tx, companyId))) throw new Problem('PIX_NOT_CONNECTED')
    const most = refundableCents(
      receipt.amount_cents,
      refunds.map(({ amount_cents, state }) => ({ cents: amount_cents, state })),
    )
    if (cents > most) throw tooLarge(most)
    await saveRefund(tx, companyId, {
      end_to_end_id: endToEndId,
      id,
      amount_cents: cents,
      state: 'asked',
      is_foreign: false,
      reason: null,
      employee_id: employeeId,
      asked_at: clock(),
    })
    await noteAct(tx, { companyId, by, act: 'pix.refunded', detail: { pix: endToEndId, cents } })
    await addRefundJob(tx, companyId, { endToEndId, id })
    const shown = await showReceipt(tx, companyId, endToEndId)
    await appendEvent(tx, 'PIX_CHANGED', { order_id: receipt.order_id })
    return shown
  })
}

const tooLarge = (most: number) =>
  new Problem('REFUND_TOO_LARGE', {
    mensagem:
      most === 0
        ? 'Este PIX já foi devolvido.'
        : `Deste PIX ainda podem ser devolvidos só ${formatBrl(most)}.`,
  })

/** One that waits is replaced: the minute's look asks again for what is not at its end. */
export const addRefundJob = (tx: Tx, companyId: string, refund: { endToEndId: string; id: string }) =>
  addJob(
    tx,
    'pix-refund',
    { companyId, ...refund },
    { key: `pix-refund:${companyId}:${refund.endToEndId}:${refund.id}` },
  )

/** Tells the bank of a refund, under its own id however often, and writes down how it stands there. */
export const refundJob = (link: PixLink): JobDefinition<'pix-refund'> => ({
  name: 'pix-refund',
  work: 'customer',
  asks: 'pix',
  async run({ companyId, endToEndId, id }, { lastAttempt }) {
    const { db, clock } = link
    const refunds = await db.asCompany(companyId, (tx) => refundsOf(tx, companyId, endToEndId))
    const refund = refunds.find((each) => each.id === id)
    if (!refund || refund.state === 'returned' || refund.state === 'failed') return
    const asked = { endToEndId, id, cents: refund.amount_cents }
    try {
      await withBank(link, companyId, async (bank) => {
        const stands =
          refund.state === 'asked' ? await tell(bank, asked) : await bank.readReceived(endToEndId)
        if (!stands) return
        await db.asCompany(companyId, (tx) =>
          'refunds' in stands
            ? applyReceipt({ clock }, tx, companyId, stands)
            : applyRefunds(tx, companyId, { endToEndId, refunds: [stands] }, clock()),
        )
      })
    } catch (error) {
      if (!(error instanceof BankFailure)) throw error
      // Whether an earlier try came through is unknown: it stays asked for, and the minute's look asks again.
      if (error.kind === 'away' && !lastAttempt) throw error
      link.log.warn({ companyId, reason: error.message }, 'a bank does not give a PIX back')
    }
  },
})

/** A refusal counts once the bank's own list says that it has no such refund. */
async function tell(bank: PixBank, asked: { endToEndId: string; id: string; cents: number }) {
  try {
    return await bank.refund(asked)
  } catch (error) {
    if (!(error instanceof BankFailure) || error.kind !== 'refused') throw error
    const pix = await bank.readReceived(asked.endToEndId)
    if (pix?.refunds.some(({ id }) => id === asked.id)) return pix
    return {
      id: asked.id,
      cents: asked.cents,
      status: 'failed' as const,
      foreign: false,
      reason: error.words,
    }
  }
}

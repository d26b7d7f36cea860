import { BankFailure, type Charge, type PixBank } from '../../gateways/pix'
import { appendEvent } from '../../platform/live/append-event'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import { withBank, type PixLink } from '../with-bank'
import { applyCharge } from '../receipts/apply-receipt'
import { findCharge, lockCharge, setCharge, type ChargeRow } from './charges.store'

/** Tells the bank of a charge that is to be made or ended, and writes down how it stands there. */
export const chargeJob = (link: PixLink): JobDefinition<'pix-charge'> => ({
  name: 'pix-charge',
  work: 'customer',
  asks: 'pix',
  async run({ companyId, txid }, { lastAttempt }) {
    const charge = await link.db.asCompany(companyId, (tx) => findCharge(tx, companyId, txid))
    if (!charge || (charge.state !== 'making' && charge.state !== 'ending')) return
    try {
      await withBank(link, companyId, (bank, key) => tell(link, companyId, charge, bank, key))
    } catch (error) {
      if (!(error instanceof BankFailure)) throw error
      if (error.kind === 'away' && !lastAttempt) throw error
      if (charge.state === 'making') await giveUp(link, companyId, txid, error.words)
    }
  },
})

async function tell(
  link: PixLink,
  companyId: string,
  charge: ChargeRow,
  bank: PixBank,
  key: string,
): Promise<void> {
  const { txid, amount_cents: cents, seconds, state } = charge
  const stands =
    state === 'ending'
      ? await bank.removeCharge(txid).catch(unknownIsEnded)
      : await bank.putCharge({ txid, cents, seconds, key, words: '' })
  await link.db.asCompany(companyId, async (tx) => {
    const now = await lockCharge(tx, companyId, txid)
    if (!now) return
    const next = nextOf(now, stands)
    if (next) await setCharge(tx, companyId, txid, next)
    // It was given up while the bank was on its way to making it: nobody may find it open there.
    if (next?.state === 'ending') await addJob(tx, 'pix-charge', { companyId, txid })
    if (stands) await applyCharge(link, tx, companyId, stands)
    await appendEvent(tx, 'PIX_CHANGED', { order_id: now.order_id })
  })
}

/** How a charge stands after the bank's word; undefined where that changes nothing. @param stands null: unknown there */
function nextOf(now: ChargeRow, stands: Charge | null): Parameters<typeof setCharge>[3] | undefined {
  const kept = { code: now.code, expiresAt: now.expires_at, failure: now.failure }
  if (now.state === 'making' && stands?.status === 'open') {
    return { state: 'open', code: stands.code, expiresAt: new Date(stands.expiresAt), failure: null }
  }
  if (now.state === 'ending' && stands?.status !== 'open') return { ...kept, state: 'ended' }
  if ((now.state === 'ended' || now.state === 'failed') && stands?.status === 'open') {
    return { ...kept, state: 'ending' }
  }
  return undefined
}

/** A charge that the bank never had is ended as well. */
function unknownIsEnded(error: unknown): null {
  if (error instanceof BankFailure && error.kind === 'refused') return null
  throw error
}

async function giveUp({ db }: PixLink, companyId: string, txid: string, words: string): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    const now = await lockCharge(tx, companyId, txid)
    if (now?.state !== 'making') return
    await setCharge(tx, companyId, txid, { state: 'failed', code: null, expiresAt: null, failure: words })
    await appendEvent(tx, 'PIX_CHANGED', { order_id: now.order_id })
  })
}

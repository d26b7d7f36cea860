import { BankFailure } from '../../gateways/pix'
import type { Tx } from '../../platform/database/database'
import { addJob, addSpread, type CronDefinition, type JobDefinition } from '../../platform/jobs/jobs'
import { alignCharge } from '../charges/align-charge'
import { chargesUnderWay, hearOfCharge, type ChargeRow } from '../charges/charges.store'
import { addRefundJob } from '../refunds/refund-receipt'
import { refundsUnderWay } from '../refunds/refunds.store'
import { lookAfterUnpaid } from '../waiting/look-after-unpaid'
import { withBank, type PixLink } from '../with-bank'
import { applyCharge } from './apply-receipt'
import { isLookingBack, readCharges, readReceived } from './read-bank-lists'

/** A charge may be paid at its last moment, and the bank tell it a little later. */
const GRACE_MS = 5 * 60_000

/**
 * Reads what came in since the last time and how charges stand, so that a callback that was lost costs a minute; then looks
 * after the charges and refunds under way: charges whose order changed or whose time is over, refunds that have not come to
 * their end.
 */
export const sweepJob = (link: PixLink): JobDefinition<'pix-sweep'> => ({
  name: 'pix-sweep',
  work: 'housekeeping',
  asks: 'pix',
  async run({ companyId }) {
    const isBack = await isLookingBack(link, companyId)
    const looks = [readReceived, readCharges, lookAfterUnpaid, lookAfterCharges, lookAfterRefunds]
    for (const look of looks) {
      try {
        await look(link, companyId, isBack)
      } catch (error) {
        // The next minute's sweep is the next try; a bank that denies us is told on the screen.
        if (!(error instanceof BankFailure)) throw error
        link.log.warn({ companyId, reason: error.message }, 'a bank does not say what came in')
      }
    }
  },
})

async function lookAfterCharges(link: PixLink, companyId: string): Promise<void> {
  const { db, clock } = link
  const charges = await db.asCompany(companyId, (tx) => chargesUnderWay(tx, companyId))
  for (const charge of charges) {
    const { order_id: orderId, txid, state } = charge
    if (orderId) await db.asCompany(companyId, (tx) => alignCharge(tx, companyId, orderId, { now: clock() }))
    const ago = clock().getTime() - endOf(charge)
    if (ago > GRACE_MS) await closeLate(link, companyId, txid)
    // Its own job gave up on a bank that was away.
    else if (state === 'ending') await db.asCompany(companyId, (tx) => tellBank(tx, { companyId, txid }))
  }
}

const tellBank = (tx: Tx, charge: { companyId: string; txid: string }) =>
  addJob(tx, 'pix-charge', charge, { key: `pix-charge:${charge.companyId}:${charge.txid}` })

/** Of one that the bank has not answered for: by our own clock. */
const endOf = ({ expires_at: end, created_at: made, seconds }: ChargeRow): number =>
  end?.getTime() ?? made.getTime() + seconds * 1000

/** Its time is over and nothing was told: looked at once more, and ended. */
async function closeLate(link: PixLink, companyId: string, txid: string): Promise<void> {
  await withBank(link, companyId, async (bank) => {
    const charge = await bank.readCharge(txid)
    await link.db.asCompany(companyId, async (tx) => {
      if (charge) await applyCharge(link, tx, companyId, charge)
      await hearOfCharge(tx, companyId, txid, 'expired')
    })
  })
}

/** Those that the bank has not been told of, or has not ended, have their turn again. */
async function lookAfterRefunds({ db }: PixLink, companyId: string): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    for (const { end_to_end_id: endToEndId, id } of await refundsUnderWay(tx, companyId))
      await addRefundJob(tx, companyId, { endToEndId, id })
  })
}

/** Every minute the turn of each connected company comes, at its own moment of it. */
export function sweepCron({ db }: Pick<PixLink, 'db'>): CronDefinition {
  return {
    name: 'pix-sweeps',
    pattern: '* * * * *',
    async run() {
      const { rows } = await db.owner.query<{ company_id: string }>('select company_id from pix_accounts')
      const companies = rows.map(({ company_id }) => company_id)
      await addSpread(db.owner, 'pix-sweep', companies, { keyPrefix: 'pix-sweep:', overSeconds: 50 })
    },
  }
}

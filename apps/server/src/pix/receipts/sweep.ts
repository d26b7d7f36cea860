import { BankFailure, type Received } from '../../gateways/pix'
import { sql } from '../../platform/database/sql'
import { addSpread, type CronDefinition, type JobDefinition } from '../../platform/jobs/jobs'
import { findAccount } from '../account/account.store'
import { alignCharge } from '../charges/align-charge'
import { chargesUnderWay } from '../charges/charges.store'
import { withBank, type PixLink } from '../with-bank'
import { applyCharge, applyReceipt } from './apply-receipt'

/** What a bank lists late is still seen. */
const OVERLAP_MS = 30 * 60_000
/** The bank's clock may be ahead of ours. */
const AHEAD_MS = 24 * 60 * 60_000
/** A charge may be paid at its last moment, and the bank tell it a little later. */
const GRACE_MS = 5 * 60_000

/**
 * Reads what came in since the last time, so that a callback that was lost costs a minute; then looks after the charges
 * under way: those whose order changed, and those whose time is over.
 */
export const sweepJob = (link: PixLink): JobDefinition<'pix-sweep'> => ({
  name: 'pix-sweep',
  work: 'housekeeping',
  asks: 'pix',
  async run({ companyId }) {
    try {
      await withBank(link, companyId, async (bank) => {
        const now = link.clock().getTime()
        const from = await link.db.asCompany(
          companyId,
          async (tx) => (await findAccount(tx, companyId))!.read_until,
        )
        for await (const pix of bank.received(from.getTime() - OVERLAP_MS, now + AHEAD_MS)) {
          await take(link, companyId, pix)
        }
        await link.db.asCompany(companyId, (tx) =>
          tx.execute(
            sql`update pix_accounts set read_until = ${new Date(now)} where company_id = ${companyId}`,
          ),
        )
      })
    } catch (error) {
      // The next minute's sweep is the next try; a bank that denies us is told on the screen.
      if (!(error instanceof BankFailure)) throw error
      link.log.warn({ companyId, reason: error.message }, 'a bank does not say what came in')
    }
    await lookAfterCharges(link, companyId)
  },
})

const take = ({ db, clock }: PixLink, companyId: string, pix: Received) =>
  db.asCompany(companyId, (tx) => applyReceipt({ clock }, tx, companyId, pix))

async function lookAfterCharges(link: PixLink, companyId: string): Promise<void> {
  const { db, clock } = link
  const charges = await db.asCompany(companyId, (tx) => chargesUnderWay(tx, companyId))
  for (const { order_id: orderId, txid, state, expires_at: expiresAt } of charges) {
    if (orderId) await db.asCompany(companyId, (tx) => alignCharge(tx, companyId, orderId, { now: clock() }))
    const isOver =
      state === 'open' && expiresAt !== null && clock().getTime() > expiresAt.getTime() + GRACE_MS
    if (isOver) await closeLate(link, companyId, txid)
  }
}

/** Its time is over and nothing was told: looked at once more, and ended. */
async function closeLate(link: PixLink, companyId: string, txid: string): Promise<void> {
  await withBank(link, companyId, async (bank) => {
    const charge = await bank.readCharge(txid)
    await link.db.asCompany(companyId, async (tx) => {
      if (charge) await applyCharge(link, tx, companyId, charge)
      await tx.execute(sql`update pix_charges set state = 'ended'
        where company_id = ${companyId} and txid = ${txid} and state = 'open'`)
    })
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

import { BankFailure, type Charge, type PixBank } from '../../gateways/pix'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import { appendEvent } from '../../platform/live/append-event'
import { applyCharge } from '../receipts/apply-receipt'
import { withBank, type PixLink } from '../with-bank'
import { offerCode } from './offer-code'
import { findCharge, hearOfCharge, type ChargeRow } from './charges.store'

/** Tells the bank of a charge that is to be made or ended, and writes down how it stands there. */
export const chargeJob = (link: PixLink): JobDefinition<'pix-charge'> => ({
  name: 'pix-charge',
  work: 'customer',
  asks: 'pix',
  async run({ companyId, txid }, { lastAttempt }) {
    const charge = await link.db.asCompany(companyId, (tx) => findCharge(tx, companyId, txid))
    if (!charge || (charge.state !== 'making' && charge.state !== 'ending')) return
    try {
      await withBank(link, companyId, async (bank, key) => {
        const stands = await (charge.state === 'making' ? make(bank, charge, key) : end(bank, txid))
        await writeDown(link, companyId, txid, stands)
      })
    } catch (error) {
      if (!(error instanceof BankFailure)) throw error
      if (error.kind === 'away' && !lastAttempt) throw error
      await giveUp(link, companyId, txid, error.words)
    }
  },
})

function make(bank: PixBank, charge: ChargeRow, key: string): Promise<Charge> {
  const { txid, amount_cents: cents, seconds } = charge
  return bank.putCharge({ txid, cents, seconds, key, words: '' }).then((made) => withMoney(bank, made))
}

/** Null for a charge that the bank never had. */
async function end(bank: PixBank, txid: string): Promise<Charge | null> {
  try {
    return await withMoney(bank, await bank.removeCharge(txid))
  } catch (error) {
    if (!(error instanceof BankFailure) || error.kind !== 'refused') throw error
    const stands = await bank.readCharge(txid)
    if (stands?.status === 'open') throw error
    return stands
  }
}

/** Not every answer says what came in: a charge that is paid is read for it. */
export const withMoney = async (bank: PixBank, charge: Charge): Promise<Charge> =>
  charge.status === 'paid' && charge.received.length === 0
    ? ((await bank.readCharge(charge.txid)) ?? charge)
    : charge

/** How a charge of ours stands at the bank, null where it has none such; heard twice it changes nothing. */
export async function writeDown(
  link: PixLink,
  companyId: string,
  txid: string,
  stands: Charge | null,
): Promise<void> {
  await link.db.asCompany(companyId, async (tx) => {
    const news = stands === null ? 'unknown' : stands.status === 'open' ? 'open' : 'removed'
    const said = stands ? { code: stands.code, expiresAt: new Date(stands.expiresAt) } : {}
    const now = await hearOfCharge(tx, companyId, txid, news, said)
    // Somebody gave it up meanwhile, and the bank has it: it is ended there by another turn.
    if (now?.state === 'ending') await addJob(tx, 'pix-charge', { companyId, txid })
    if (now?.state === 'open' && news === 'open') await offerCode(tx, companyId, now)
    if (stands) await applyCharge(link, tx, companyId, stands)
    await appendEvent(tx, 'PIX_CHANGED', { order_id: now?.order_id ?? null })
  })
}

/** A charge that was to be ended waits for the minute's look; one that was to be made is none. */
async function giveUp({ db }: PixLink, companyId: string, txid: string, words: string): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    const now = await hearOfCharge(tx, companyId, txid, 'not-made', { failure: words })
    if (now?.state !== 'failed') return
    await offerCode(tx, companyId, now)
    await appendEvent(tx, 'PIX_CHANGED', { order_id: now.order_id })
  })
}

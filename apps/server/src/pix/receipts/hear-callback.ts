import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import { Problem } from '../../platform/http/problems'
import { findAccount } from '../account/account.store'
import { isCallbackToken } from '../account/callback-address'
import { withBank, type PixLink } from '../with-bank'
import { applyCharge, applyReceipt } from './apply-receipt'

/** Payments that one callback may tell; a real one has a handful. */
const MOST = 200

/**
 * A bank calls. What it says is a hint: the charge is read at the bank before anything counts, by a job of this
 * transaction. What cannot be read is let be; the sweep sees what was meant.
 * @throws Problem UNAUTHENTICATED for an address that is not the company's
 */
export async function hearCallback(
  { db, secrets }: PixLink,
  { companyId, token }: { companyId: string; token: string },
  body: unknown,
): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    const account = await findAccount(tx, companyId)
    if (!account || !isCallbackToken(secrets, companyId, account.callback_round, token)) {
      throw new Problem('UNAUTHENTICATED')
    }
    for (const pix of toldIn(body))
      await addJob(tx, 'pix-check', { companyId, ...pix }, { key: keyOf(companyId, pix) })
  })
}

/** Reads at the bank what a callback told, and lets it count. */
export const checkJob = (link: PixLink): JobDefinition<'pix-check'> => ({
  name: 'pix-check',
  work: 'customer',
  asks: 'pix',
  async run({ companyId, txid, endToEndId }) {
    await withBank(link, companyId, async (bank) => {
      if (txid !== undefined) {
        const charge = await bank.readCharge(txid)
        if (charge) await link.db.asCompany(companyId, (tx) => applyCharge(link, tx, companyId, charge))
      } else if (endToEndId !== undefined) {
        const pix = await bank.readReceived(endToEndId)
        if (pix) await link.db.asCompany(companyId, (tx) => applyReceipt(link, tx, companyId, pix))
      }
    })
  },
})

type Told = { txid: string } | { endToEndId: string }

const keyOf = (companyId: string, told: Told) =>
  `pix-check:${companyId}:${'txid' in told ? told.txid : told.endToEndId}`

/** What a callback tells, as the contract has it or as a bare array, each once. */
function toldIn(body: unknown): Told[] {
  const list = Array.isArray(body) ? body : ((body as { pix?: unknown } | null)?.pix ?? [])
  if (!Array.isArray(list)) return []
  const told = list.slice(0, MOST).flatMap((each): Told[] => {
    const { txid, endToEndId } = (each ?? {}) as Record<string, unknown>
    if (typeof txid === 'string' && /^[0-9a-f]{32}$/.test(txid)) return [{ txid }]
    return typeof endToEndId === 'string' && /^[a-zA-Z0-9]{32}$/.test(endToEndId) ? [{ endToEndId }] : []
  })
  return [...new Map(told.map((each) => [JSON.stringify(each), each])).values()]
}

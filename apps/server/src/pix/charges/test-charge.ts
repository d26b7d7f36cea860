import type { PixCharge } from '@balcao/contract/pix'
import { Problem } from '../../platform/http/problems'
import { addJob } from '../../platform/jobs/jobs'
import { findAccount } from '../account/account.store'
import type { PixLink } from '../with-bank'
import { CHARGE_SECONDS, newTxid } from './align-charge'
import { findCharge, reserveCharge, type ChargeRow } from './charges.store'

/** A charge of one cent, for the owner to pay: what comes of it is seen on the screen. @throws Problem PIX_NOT_CONNECTED */
export function testCharge({ db, clock }: PixLink, companyId: string): Promise<PixCharge> {
  return db.asCompany(companyId, async (tx) => {
    if (!(await findAccount(tx, companyId))) throw new Problem('PIX_NOT_CONNECTED')
    const txid = newTxid()
    await reserveCharge(tx, companyId, {
      txid,
      orderId: null,
      cents: 1,
      seconds: CHARGE_SECONDS,
      at: clock(),
    })
    await addJob(tx, 'pix-charge', { companyId, txid })
    return showCharge((await findCharge(tx, companyId, txid))!)
  })
}

/** @throws Problem PIX_CHARGE_NOT_FOUND */
export function readCharge({ db }: PixLink, companyId: string, txid: string): Promise<PixCharge> {
  return db.asCompany(companyId, async (tx) => {
    const charge = await findCharge(tx, companyId, txid)
    if (!charge) throw new Problem('PIX_CHARGE_NOT_FOUND')
    return showCharge(charge)
  })
}

/** A charge as screens have it; one that is on its way out is over for them. */
export const showCharge = ({ txid, state, code, expires_at, failure }: ChargeRow): PixCharge => ({
  txid,
  state: state === 'ending' ? 'ended' : state,
  code,
  expires_at: expires_at?.toISOString() ?? null,
  failure,
})

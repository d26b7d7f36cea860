import type { ChargeState } from '@balcao/domain/pix'
import type { Charge } from '../../gateways/pix'
import { sql } from '../../platform/database/sql'
import { findAccount } from '../account/account.store'
import { chargesUnderWay, statesOf } from '../charges/charges.store'
import { withMoney, writeDown } from '../charges/make-charge'
import { withBank, type PixLink } from '../with-bank'
import { applyReceipt } from './apply-receipt'

/** What a bank lists late is still seen. */
const OVERLAP_MS = 30 * 60_000
/** The bank's clock may be ahead of ours. */
const AHEAD_MS = 24 * 60 * 60_000
/** How far the look back of each day goes, for what a bank lists very late. */
const BACK_MS = 3 * 24 * 60 * 60_000

/** Whether a day has passed since all of the last days was read; one of two who ask at once does it. */
export async function isLookingBack({ db, clock }: PixLink, companyId: string): Promise<boolean> {
  const { rowCount } = await db.asCompany(companyId, (tx) =>
    tx.execute(sql`update pix_accounts set looked_back_at = ${clock()}
      where company_id = ${companyId} and looked_back_at <= ${clock()}::timestamptz - interval '1 day'`),
  )
  return rowCount === 1
}

/** Lets count what came in since the last reading, or since some days where it `isBack`. @throws BankFailure */
export async function readReceived(link: PixLink, companyId: string, isBack: boolean): Promise<void> {
  const { db } = link
  await withBank(link, companyId, async (bank) => {
    const now = link.clock().getTime()
    const account = (await db.asCompany(companyId, (tx) => findAccount(tx, companyId)))!
    const since = account.read_until.getTime() - OVERLAP_MS
    const from = isBack ? Math.min(since, backTo(account.reads_since, now)) : since
    for await (const pix of bank.received(from, now + AHEAD_MS)) {
      await db.asCompany(companyId, (tx) => applyReceipt(link, tx, companyId, pix))
    }
    await db.asCompany(companyId, (tx) =>
      tx.execute(sql`update pix_accounts set read_until = ${new Date(now)} where company_id = ${companyId}`),
    )
  })
}

/**
 * Hears how charges stand by one list of the bank, however many they are: those under way, or all of some days where it
 * `isBack`. It tells what `GET /pix` does not: that one was made though its answer was lost, that the bank itself ended one,
 * and money that is in no list yet. @throws BankFailure
 */
export async function readCharges(link: PixLink, companyId: string, isBack: boolean): Promise<void> {
  const { db } = link
  await withBank(link, companyId, async (bank) => {
    const now = link.clock().getTime()
    const { account, oldest } = await db.asCompany(companyId, async (tx) => ({
      account: (await findAccount(tx, companyId))!,
      oldest: (await chargesUnderWay(tx, companyId))[0]?.created_at.getTime(),
    }))
    const from = Math.min(
      isBack ? backTo(account.reads_since, now) : Infinity,
      oldest === undefined ? Infinity : oldest - OVERLAP_MS,
    )
    if (from === Infinity) return
    const listed: Charge[] = []
    for await (const charge of bank.charges(from, now + AHEAD_MS)) listed.push(charge)
    const states = await db.asCompany(companyId, (tx) =>
      statesOf(
        tx,
        companyId,
        listed.map(({ txid }) => txid),
      ),
    )
    for (const charge of listed) {
      const state = states.get(charge.txid)
      if (state === undefined || isKnown(state, charge, { now, isBack })) continue
      await writeDown(link, companyId, charge.txid, await withMoney(bank, charge))
    }
  })
}

const backTo = (readsSince: Date, now: number): number => Math.max(readsSince.getTime(), now - BACK_MS)

/** Nothing would come of hearing it: banks never say that the time of a charge is over (bacen/pix-api 319). */
function isKnown(
  state: ChargeState,
  { status, expiresAt }: Charge,
  { now, isBack }: { now: number; isBack: boolean },
): boolean {
  if (status === 'paid') return state === 'paid' && !isBack
  if (status === 'removed') return state === 'ended' || state === 'failed' || state === 'paid'
  return state === 'open' || state === 'ending' || state === 'paid' || expiresAt <= now
}

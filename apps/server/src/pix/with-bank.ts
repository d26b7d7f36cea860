import { BankFailure, type PixBank } from '../gateways/pix'
import { findAccount, noteDenied, noteTaken, readPayee } from './account/account.store'
import { createBankOpener, type BankOpener } from './account/open-bank'
import type { PixNeeds } from './pix-needs'

/** The same with the banks that a process has open. */
export interface PixLink extends PixNeeds {
  banks: BankOpener
}

const opened = new WeakMap<PixNeeds['db'], PixLink>()

/** One of each in a process: calls and jobs share tokens and connections. */
export function openLink(needs: PixNeeds): PixLink {
  const link = opened.get(needs.db) ?? { ...needs, banks: createBankOpener(needs) }
  opened.set(needs.db, link)
  return link
}

/**
 * Works at the company's bank, with the key that it takes money for; nothing where it has no account, or another key by
 * now. Whether the bank takes us is written down.
 * @throws BankFailure
 */
export async function withBank<T>(
  { db, banks, clock }: PixLink,
  companyId: string,
  work: (bank: PixBank, key: string) => Promise<T>,
): Promise<T | undefined> {
  const { account, payee } = await db.asCompany(companyId, async (tx) => ({
    account: await findAccount(tx, companyId),
    payee: await readPayee(tx, companyId),
  }))
  if (!account) return undefined
  const bank = banks.open(companyId, account, payee)
  if (!bank) throw new BankFailure('denied', 'The access was sealed with another secret')
  try {
    const answer = await work(bank, account.pix_key)
    if (account.denied_at) await db.asCompany(companyId, (tx) => noteTaken(tx, companyId))
    return answer
  } catch (error) {
    if (error instanceof BankFailure && error.kind === 'denied') {
      await db.asCompany(companyId, (tx) => noteDenied(tx, companyId, clock(), error.words))
    }
    throw error
  }
}

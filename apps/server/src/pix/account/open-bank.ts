import { banks, createPixBank, inPlaceOf, type BankAccess, type PixBank } from '../../gateways/pix'
import type { PixNeeds } from '../pix-needs'
import type { Payee, PixAccountRow } from './account.store'

/** The longest that a call of a bank may take, its answer included. */
const TIMEOUT_MS = 10_000
/** Accounts whose tokens and connections a process keeps. */
const MOST_KEPT = 200

interface Kept {
  /** What it was opened with: another access opens another one. */
  sealed: string
  bank: PixBank & { close(): Promise<void> }
}

/** Sealed together: none is of use without the others. */
type SealedAccess = Omit<BankAccess, 'clientId'>

export type BankOpener = ReturnType<typeof createBankOpener>

/** Banks of a process, each opened once: those asked longest ago are closed when they are many. */
export function createBankOpener({
  secrets,
  settings,
  clock,
}: Pick<PixNeeds, 'secrets' | 'settings' | 'clock'>) {
  const kept = new Map<string, Kept>()

  function connect(
    account: Pick<PixAccountRow, 'bank' | 'client_id'>,
    access: SealedAccess,
    payee: Pick<Payee, 'name' | 'city'>,
  ) {
    const published = banks[account.bank]
    const trial = settings.BALCAO_PIX_BANKS_URL
    return createPixBank({
      profile: trial === undefined ? published : inPlaceOf(published, trial.replace(/\/$/, '')),
      access: { clientId: account.client_id, ...access },
      now: () => clock().getTime(),
      timeoutMs: TIMEOUT_MS,
      payee,
    })
  }

  return {
    seal: (companyId: string, access: SealedAccess): string =>
      secrets.seal(JSON.stringify(access), contextOf(companyId)),
    /** What is sealed; undefined where it was sealed with another secret. */
    unseal(companyId: string, sealed: string): SealedAccess | undefined {
      try {
        return JSON.parse(secrets.open(sealed, contextOf(companyId))) as SealedAccess
      } catch {
        return undefined
      }
    },
    /** An account that is not kept: to try an access out. `close` it. */
    connect,
    /** The bank of a company; undefined where its access was sealed with another secret. */
    open(companyId: string, account: PixAccountRow, payee: Payee): PixBank | undefined {
      const sealed = `${account.bank} ${account.client_id} ${account.access}`
      const known = kept.get(companyId)
      kept.delete(companyId)
      if (known?.sealed === sealed) {
        kept.set(companyId, known)
        return known.bank
      }
      void known?.bank.close()
      const access = this.unseal(companyId, account.access)
      if (!access) return undefined
      const bank = connect(account, access, payee)
      kept.set(companyId, { sealed, bank })
      for (const [oldest, { bank: leaving }] of kept) {
        if (kept.size <= MOST_KEPT) break
        kept.delete(oldest)
        void leaving.close()
      }
      return bank
    },
  }
}

const contextOf = (companyId: string) => `pix:${companyId}`

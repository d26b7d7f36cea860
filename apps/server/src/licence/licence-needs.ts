import type { Mailer } from '../gateways/mail/mailer'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import type { Caller } from '../platform/http/caller'
import type { Log } from '../platform/log'

/** What the licence works with. The company's record stands on the licence, so what is needed of it is handed in. */
export interface LicenceNeeds {
  db: Database
  clock: Clock
  log: Log
  mailer: Mailer
  /** Address of the product's pages, without a slash at its end. */
  pagesUrl: () => string
  /** Who hears of requests; without it they only stand in the operator's list. */
  operatorEmail: string | undefined
  /** Where renewals are paid to; without it a request has no charge. The key is written as a charge carries it. */
  pix: { key: string; name: string; city: string } | undefined
  /** Days after the end on which modules close; without it they never do. */
  graceDays: number | undefined
  /** The caller's company, whose CNPJ the call must name. @throws Problem INVALID_CNPJ, FORBIDDEN */
  requireOwnCompany(caller: Caller, cnpj: string): Promise<string>
}

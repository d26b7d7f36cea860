import type { Clock } from '../platform/clock'
import type { Mailer } from '../gateways/mail/mailer'
import type { Database } from '../platform/database/database'
import type { Log } from '../platform/log'
import type { Secrets } from '../platform/secrets/secrets'
import type { Settings } from '../settings'

/** What charging by PIX works with. */
export interface PixNeeds {
  db: Database
  clock: Clock
  log: Log
  mailer: Mailer
  secrets: Secrets
  settings: Settings
  /** Marks a deposit of an appointment as paid by so many cents; answers how many of them count. */
  takeDeposit(companyId: string, appointmentId: string, cents: number): Promise<number>
  /** Address of the product's pages, without a slash at its end. */
  pagesUrl: () => string
}

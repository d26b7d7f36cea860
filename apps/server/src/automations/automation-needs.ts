import type { ApiKeys } from '../auth'
import type { Mailer } from '../gateways/mail/mailer'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import type { Log } from '../platform/log'
import type { Secrets } from '../platform/secrets/secrets'
import type { AddressRule } from './endpoints/safe-address'

/** What automations work with. */
export interface AutomationNeeds {
  db: Database
  clock: Clock
  log: Log
  secrets: Secrets
  mailer: Mailer
  apiKeys: ApiKeys
  /** Where endpoints may be. */
  rule: AddressRule & { patienceMs?: number }
  /** The installation's own endpoint for new leads. */
  leadEndpoint: { url: string; secret: string } | undefined
  /** Address of the dashboard, without a slash at its end. */
  pagesUrl: () => string
}

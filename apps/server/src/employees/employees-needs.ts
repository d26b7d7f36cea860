import type { Sessions } from '../auth'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import type { Passwords } from '../platform/secrets/passwords'
import type { Secrets } from '../platform/secrets/secrets'

/** What the record of employees and their access work with. */
export interface EmployeeNeeds {
  db: Database
  clock: Clock
  passwords: Passwords
  secrets: Secrets
  sessions: Pick<Sessions, 'endOf'>
}

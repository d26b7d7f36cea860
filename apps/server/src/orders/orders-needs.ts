import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import type { RestTable } from '../platform/rest/table'

/** What orders work with. */
export interface OrderNeeds {
  db: Database
  clock: Clock
  /** Tables of other features that are described beside this one, by name. */
  tables: Readonly<Record<string, RestTable>>
}

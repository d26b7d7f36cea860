import type { FileStore } from '../gateways/files'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import type { Log } from '../platform/log'

/** What customers and the retention of personal data work with. */
export interface CustomerNeeds {
  db: Database
  clock: Clock
  log: Log
  files: FileStore
}

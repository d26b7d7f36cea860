import type { FileStore } from '../gateways/files'
import type { Database } from '../platform/database/database'
import type { Log } from '../platform/log'
import type { Pictures } from './pictures'

/** What images work with. `pictures` is one per process: it keeps decoding to one at a time. */
export interface ImageNeeds {
  db: Database
  files: FileStore
  pictures: Pictures
  log: Log
}

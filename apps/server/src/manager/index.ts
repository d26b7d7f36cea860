import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import type { Feature } from '../platform/feature'
import { registerManager } from './manager.routes'

/** The numbers: figures of a period and reports. */
export const manager = {
  name: 'manager',
  register: registerManager,
} satisfies Feature<{ db: Database; clock: Clock }>

export { readOverview } from './read-overview'

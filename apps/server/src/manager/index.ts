import type { Feature } from '../platform/feature'
import type { ManagerNeeds } from './manager-view'
import { registerManager } from './manager.routes'

/** The numbers: figures of a period and reports. */
export const manager = {
  name: 'manager',
  register: registerManager,
} satisfies Feature<ManagerNeeds>

export { readOverview } from './read-overview'

import type { Feature } from '../platform/feature'
import type { ManagerParts } from './manager-view'
import { registerManager } from './manager.routes'

/** The numbers: figures of a period and reports. */
export const manager = {
  name: 'manager',
  register: registerManager,
} satisfies Feature<ManagerParts>

export { readOverview } from './read-overview'

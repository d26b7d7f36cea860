export { registerManager } from './manager.routes'
export { readOverview } from './read-overview'

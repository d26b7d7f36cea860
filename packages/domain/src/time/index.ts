export { businessDay, startOfDay } from './day'
export { periodStart } from './period-start'
export { DEFAULT_ZONE, stateZones, zoneOfState } from './zone-of-state'

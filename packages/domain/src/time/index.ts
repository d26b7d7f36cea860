export { businessDay } from './business-day'
export { periodStart } from './period-start'
export { brazilianDate, dateIn, instantAt, wallTime, type WallTime } from './wall-clock'
export { DEFAULT_ZONE, stateZones, zoneOfState } from './zone-of-state'

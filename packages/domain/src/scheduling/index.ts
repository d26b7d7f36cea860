export { blockedRange, type Booking } from './blocked-range'
export { busyWindow } from './busy-window'
export { findSlots } from './find-slots'
export { fitsAt, refusalAt, type SlotRefusal } from './fits-at'
export {
  DAY_MINUTES,
  GRID_MINUTES,
  GRIDS,
  type BookedService,
  type DaySlots,
  type DayStatus,
  type OpeningHours,
  type Slot,
  type SlotRules,
  type Span,
} from './model'
export { nearestSlots } from './nearest-slots'
export { fitsRoom } from './slot-room'

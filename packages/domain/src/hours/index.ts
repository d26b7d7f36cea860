export { isAllDay } from './all-day'
export {
  byHandOf,
  extraMinutesAt,
  isComing,
  isPause,
  nothingByHand,
  type ByHand,
  type SaidByHand,
} from './by-hand'
export { checkHours, type HoursProblem } from './check-hours'
export { clockOf } from './clock'
export { isOpenAt, nextOpening, rangesOfWeekday, rangesOn } from './open-at'
export { openingAt, untilNextTime, type Opening } from './opening'
export { isOrderSlot, orderSlots, SLOT_MINUTES, type SlotQuestion } from './order-slots'
export { hoursAliases, HoursError, hoursOf, readHours } from './read-hours'
export {
  defaultHours,
  rowsOf,
  weekdayKeys,
  weekdayName,
  weekOf,
  weekOrNull,
  type DayHours,
  type HoursRow,
  type Week,
  type WeekdayKey,
} from './week'

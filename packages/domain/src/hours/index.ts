export { isAllDay } from './all-day'
export { checkHours, type HoursProblem } from './check-hours'
export { isOpenAt, nextOpening, rangesOfWeekday, rangesOn } from './open-at'
export { byHandOf, nothingByHand, standingAt, untilNextTime, type ByHand, type Standing } from './standing'
export { hoursAliases, HoursError, hoursOf, readHours } from './read-hours'
export {
  defaultHours,
  rowsOf,
  weekdayKeys,
  weekdayName,
  weekOf,
  type DayHours,
  type HoursRow,
  type Week,
  type WeekdayKey,
} from './week'

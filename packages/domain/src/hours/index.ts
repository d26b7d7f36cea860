export { isAllDay } from './all-day'
export { checkHours, type HoursProblem } from './check-hours'
export { isOpenAt, nextOpening, rangesOfWeekday, rangesOn } from './open-at'
export { byHandOf, nothingByHand, openingAt, untilNextTime, type ByHand, type Opening } from './opening'
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

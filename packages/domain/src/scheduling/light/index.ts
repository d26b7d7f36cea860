export {
  appointmentStatuses,
  blocksTime,
  mayBecome,
  type AppointmentStatus,
} from '../appointments/appointment'
export {
  checkAppointment,
  type AppointmentCheck,
  type AppointmentForm,
  type AppointmentProblems,
} from '../appointments/appointment-check'
export { fillAppointmentText, type ToldAppointment } from '../appointments/appointment-text'
export {
  checkBooking,
  mayConfirm,
  type BookingForm,
  type BookingProblems,
} from '../appointments/booking-check'
export { companyType, type CompanyType } from '../appointments/company-type'
export { whyNotDay, type DayRefusal } from '../slots/day-choice'
export {
  eventEffect,
  marksUnavailable,
  UNAVAILABLE_NAMES,
  type EventEffect,
  type EventFacts,
} from '../calendar/event-effect'
export { eventColour, eventSummary, readSummary, type EventColour } from '../calendar/event-words'
export { easterSunday, nationalHolidays, type Holiday } from '../calendar/holidays'
export {
  GOOGLE_EVENTS,
  IMPORTED_REACH,
  LIST_UPCOMING,
  LONGEST_IMPORTED,
  MOST_IMPORTED,
  MOST_IMPORTED_BYTES,
  MOST_SEATS,
  MOST_SERVICES,
  MOST_VISIT_MINUTES,
  UPCOMING_DAYS,
} from '../limits'
export { visitName, withPeople } from '../appointments/visit-name'
export { longDay } from '../slots/long-day'
export {
  GRID_MINUTES,
  GRIDS,
  type BookedService,
  type DaySlots,
  type DayStatus,
  type ClassTime,
  type OpeningHours,
  type Seats,
  type Slot,
  type SlotRules,
  type Span,
} from '../model'
export { addDays, addMonths, monthGrid, weekdayOf } from '../calendar/month-grid'
export { nearestSlots } from '../slots/nearest-slots'
export {
  appointmentNews,
  defaultScheduling,
  mostPeople,
  ownAgendas,
  reminderChannels,
  serviceRules,
  visitRules,
  type AppointmentNews,
  type NoShowDeposit,
  type OwnAgenda,
  type SchedulingSettings,
  type ServiceReminders,
  type ServiceRules,
} from '../settings'
export { does, ownCents, ownMinutes, type Offers, type OwnService } from '../people/offers'
export { isPeriod, periodOn, type Period } from '../people/periods'
export { isOfSome, joinWays, waysIn, type Way } from '../people/ways'
export {
  FEWEST_IN_SERIES,
  MOST_IN_SERIES,
  movedAlike,
  SERIES_REACH_DAYS,
  SERIES_WEEKS,
  seriesDates,
  type Repetition,
  type SeriesPlace,
  type SeriesWeeks,
} from '../series/series-dates'
export { slotGroups, type SlotGroups } from '../slots/slot-groups'
export { fitsRoom } from '../slots/slot-room'

export { appointmentStatuses, blocksTime, mayBecome, type AppointmentStatus } from '../appointment'
export {
  checkAppointment,
  type AppointmentCheck,
  type AppointmentForm,
  type AppointmentProblems,
} from '../appointment-check'
export { fillAppointmentText, type ToldAppointment } from '../appointment-text'
export { checkBooking, mayConfirm, type BookingForm, type BookingProblems } from '../booking-check'
export { companyType, type CompanyType } from '../company-type'
export { whyNotDay, type DayRefusal } from '../day-choice'
export {
  eventEffect,
  marksUnavailable,
  UNAVAILABLE_NAMES,
  type EventEffect,
  type EventFacts,
} from '../event-effect'
export { eventColour, eventSummary, readSummary, type EventColour } from '../event-words'
export { easterSunday, nationalHolidays, type Holiday } from '../holidays'
export { GOOGLE_EVENTS, LIST_UPCOMING, UPCOMING_DAYS } from '../limits'
export { longDay } from '../long-day'
export {
  GRID_MINUTES,
  GRIDS,
  type BookedService,
  type DaySlots,
  type DayStatus,
  type OpeningHours,
  type Slot,
  type SlotRules,
  type Span,
} from '../model'
export { addDays, addMonths, monthGrid, weekdayOf } from '../month-grid'
export { nearestSlots } from '../nearest-slots'
export {
  appointmentNews,
  defaultScheduling,
  serviceRules,
  type AppointmentNews,
  type SchedulingSettings,
  type ServiceRules,
} from '../settings'
export { slotGroups, type SlotGroups } from '../slot-groups'
export { fitsRoom } from '../slot-room'

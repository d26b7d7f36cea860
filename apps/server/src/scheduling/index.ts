export { readAgendas } from './agenda/read-agenda'
export { readServices } from './agenda/services'
export { readSettings as readSchedulingSettings } from './agenda/settings.store'
export { customerDays } from './agenda/slot-rules'
export {
  readAppointments,
  toWire,
  wantsEvent,
  type StoredAppointment,
} from './appointments/appointments.store'
export { comingAppointments } from './appointments/coming-appointments'
export { isChangeable } from './booking/own-booking'
export { book } from './appointments/book'
export { changeAppointment, type AppointmentChange, type ChangedBy } from './appointments/change'
export { answerReminder, writeAnswered, writeSaid, type Answered } from './news/answer-reminder'
export { privateUrl } from './news/news-text'
export { findAsked } from './news/reminder-answers'
export { registerScheduling, schedulingCrons, schedulingJobs } from './register-scheduling'
export type { SchedulingParts } from './scheduling-parts'

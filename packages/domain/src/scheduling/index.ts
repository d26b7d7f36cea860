export { blockedRange, type Booking } from './blocked-range'
export { busyWindow } from './busy-window'
export { depositDue } from './deposit'
export { fairestFirst } from './fair-share'
export { findSlots } from './find-slots'
export { fitsAt, refusalAt, type SlotRefusal } from './fits-at'
export * from './light'
export { quietHoursAt } from './quiet-hours'
export { readReminderAnswer, type ReminderAnswer } from './reminder-answer'
export {
  reminderMinutes,
  reminderTimes,
  type RemindedAppointment,
  type Reminder,
  type ReminderKind,
} from './reminders'
export { uniteDays } from './unite-slots'
export { nextInLine, type Waiting } from './waiting-list'

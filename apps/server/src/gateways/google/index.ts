export { allowsEvents } from './consent-url'
export { createGoogle } from './create-google'
export { eventIdOf } from './event-id'
export { calendarErrorText, type CalendarOperation } from './google-errors'
export { GoogleFailure, type GoogleFailureKind } from './google-failure'
export { googleOptionsOf, type GoogleOptions } from './google-options'
export type {
  AccessToken,
  AppointmentEvent,
  CalendarChange,
  CalendarChanges,
  CalendarDay,
  EventChange,
  EventTime,
  Google,
  GoogleCalendar,
  GoogleEvent,
  GoogleTokens,
  TokenInfo,
  UnavailabilityEvent,
} from './google-port'

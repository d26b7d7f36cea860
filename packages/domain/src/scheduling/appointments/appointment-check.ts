import { isValidEmail } from '../../company/email'
import { clockOf, minutesOf } from '../../hours/clock'
import { wallTime } from '../../time/wall-clock'
import { isDate, MINUTE_MS } from '../calendar/day-number'

/** The appointment form of the counter. `date` is `YYYY-MM-DD`, `time` `HH:MM`, both on the company's clock. */
export interface AppointmentForm {
  client: string
  phone: string
  date: string
  time: string
  service: string
  email?: string | null | undefined
  address?: string | null | undefined
}

/** At most one problem a field. That the time is past is said of the date, or of the time where the date is today. */
export interface AppointmentProblems {
  client?: 'client-required'
  phone?: 'phone-required'
  date?: 'date-required' | 'past'
  time?: 'time-required' | 'past'
  service?: 'service-required'
  email?: 'email-form'
  address?: 'address-required'
}

export interface AppointmentCheck {
  /** The company scheduling dashboard asks for an address (SCHD-13), the other form does not. */
  requireAddress: boolean
  /** Epoch milliseconds. */
  now: number
  /** IANA name. */
  zone: string
  /**
   * Of an appointment that is edited: the time it has, which may be past by now (decision 0026, A28), and its phone: one that
   * was imported may have none (decision 0039).
   */
  saved?: { date: string; time: string; phone?: string }
}

/**
 * What keeps an appointment from being saved (APPT-29 to APPT-35, SCHD-13), nothing when all is well. Whether the time
 * is free, only the server knows. @throws RangeError for an unknown zone.
 */
export function checkAppointment(form: AppointmentForm, check: AppointmentCheck): AppointmentProblems {
  const problems: AppointmentProblems = {}
  const { client, phone, service, address } = form
  const email = form.email?.trim() ?? ''
  if (client.trim() === '') problems.client = 'client-required'
  if (phone.trim() === '' && check.saved?.phone !== '') problems.phone = 'phone-required'
  if (service.trim() === '') problems.service = 'service-required'
  if (email !== '' && !isValidEmail(email)) problems.email = 'email-form'
  if (check.requireAddress && (address ?? '').trim() === '') problems.address = 'address-required'
  return { ...problems, ...checkStart(form, check) }
}

function checkStart(
  form: Pick<AppointmentForm, 'date' | 'time'>,
  { now, zone, saved }: AppointmentCheck,
): Pick<AppointmentProblems, 'date' | 'time'> {
  const problems: Pick<AppointmentProblems, 'date' | 'time'> = {}
  const minutes = minutesOf(form.time)
  if (!isDate(form.date)) problems.date = 'date-required'
  if (minutes === null) problems.time = 'time-required'
  if (minutes === null || problems.date) return problems
  const time = clockOf(minutes)
  if (saved?.date === form.date && saved.time === time) return problems
  // A minute that has begun is past, as it is for the server.
  const today = wallTime(now - 1 + MINUTE_MS, zone)
  if (form.date < today.date) problems.date = 'past'
  else if (form.date === today.date && time < today.time) problems.time = 'past'
  return problems
}

import { MINUTE_MS } from '../calendar/day-number'
import { quietHoursAt, type QuietHours } from '../calendar/quiet-hours'
import type { AppointmentNews } from '../settings'

/** The news that remind a customer, and how many minutes before the start each is due unless a service says otherwise. */
export const reminderMinutes = { dayBefore: 1440, hourBefore: 60 } as const satisfies Partial<
  Record<AppointmentNews, number>
>
export type ReminderKind = keyof typeof reminderMinutes

export interface Reminder {
  kind: ReminderKind
  /** Epoch milliseconds. */
  at: number
}

export interface RemindedAppointment {
  /** Epoch milliseconds. */
  startsAt: number
  /** When it was booked, or moved to this start: before that nothing is told. Epoch milliseconds. */
  bookedAt: number
  /** The company's IANA zone. */
  zone: string
  quiet: QuietHours
  /** Minutes before the start, null for never; the usual ones where left out. */
  minutes?: Readonly<Record<ReminderKind, number | null>>
}

/** A reminder that is moved to before the quiet hours leaves its sender this much time, if it was not quiet then too. */
const LEAD_MINUTES = 15
/** A reminder after the quiet hours is worth sending until so long before the start. */
const LAST_MINUTES = 30
/** Two reminders closer than this are one too many. */
const APART_MINUTES = 180

/**
 * When the customer of an appointment is reminded, in the order of time. What would be due before the booking is left
 * out. What is due in quiet hours comes a little before they begin, or, where that was before the booking, as they end,
 * if half an hour is left then. The day's reminder is left out where it comes within three hours of the hour's.
 * @throws RangeError for an unknown zone or quiet hours that are no times.
 */
export function reminderTimes(appointment: RemindedAppointment): Reminder[] {
  const dayBefore = timeOf('dayBefore', appointment)
  const hourBefore = timeOf('hourBefore', appointment)
  const isClose =
    dayBefore !== null && hourBefore !== null && hourBefore - dayBefore < APART_MINUTES * MINUTE_MS
  const reminders: Reminder[] = []
  if (dayBefore !== null && !isClose) reminders.push({ kind: 'dayBefore', at: dayBefore })
  if (hourBefore !== null) reminders.push({ kind: 'hourBefore', at: hourBefore })
  return reminders
}

function timeOf(
  kind: ReminderKind,
  { startsAt, bookedAt, zone, quiet, minutes: { [kind]: minutes } = reminderMinutes }: RemindedAppointment,
): number | null {
  if (minutes === null) return null
  const due = startsAt - minutes * MINUTE_MS
  if (due < bookedAt) return null
  const hours = quietHoursAt(due, zone, quiet)
  if (hours === null) return due
  const early = hours.start - LEAD_MINUTES * MINUTE_MS
  const before = quietHoursAt(early, zone, quiet)?.end ?? early
  if (before >= bookedAt) return before
  return hours.end <= startsAt - LAST_MINUTES * MINUTE_MS ? hours.end : null
}

import { Temporal } from 'temporal-polyfill'
import { minutesOf } from '../hours/clock'
import { MINUTE_MS } from './day-number'
import type { AppointmentNews } from './settings'

/** The news that remind a customer, and how many minutes before the start each is due. */
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
  /** `HH:MM` on the company's clock, `to` excluded, past midnight where it is the earlier one; equal means never. */
  quiet: { from: string; to: string }
}

/** A reminder that is moved to before the quiet hours leaves its sender this much time. */
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

function timeOf(kind: ReminderKind, { startsAt, bookedAt, zone, quiet }: RemindedAppointment): number | null {
  const due = startsAt - reminderMinutes[kind] * MINUTE_MS
  if (due < bookedAt) return null
  const hours = quietHoursAt(due, zone, quiet)
  if (hours === null) return due
  if (hours.before >= bookedAt) return hours.before
  return hours.end <= startsAt - LAST_MINUTES * MINUTE_MS ? hours.end : null
}

/** The quiet hours in which an instant lies: when to send before them, and when they end. */
function quietHoursAt(
  instant: number,
  zone: string,
  quiet: RemindedAppointment['quiet'],
): { before: number; end: number } | null {
  const [from, to] = [minuteOfDay(quiet.from), minuteOfDay(quiet.to)]
  if (from === to) return null
  const local = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
  const minute = local.hour * 60 + local.minute
  const overMidnight = to < from
  const isQuiet = overMidnight ? minute >= from || minute < to : minute >= from && minute < to
  if (!isQuiet) return null
  const first = local.toPlainDate().subtract({ days: overMidnight && minute < to ? 1 : 0 })
  const wallTime = (date: Temporal.PlainDate, minutes: number) =>
    date.toZonedDateTime({
      timeZone: zone,
      plainTime: { hour: Math.floor(minutes / 60), minute: minutes % 60 },
    }).epochMilliseconds
  const lead = Math.min(LEAD_MINUTES, (from - to + 1440) % 1440)
  return {
    before: wallTime(first, from) - lead * MINUTE_MS,
    end: wallTime(first.add({ days: overMidnight ? 1 : 0 }), to),
  }
}

function minuteOfDay(time: string): number {
  const minutes = minutesOf(time)
  if (minutes === null) throw new RangeError('Quiet hours are times HH:MM')
  return minutes % 1440
}

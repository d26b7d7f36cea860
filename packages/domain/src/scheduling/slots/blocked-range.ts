import { DAY_MS, isoDate, MINUTE_MS } from '../calendar/day-number'
import { isByDay, unitsOf } from '../../modality'
import type { BookedService, OpeningHours, Span } from '../model'
import { openCalendar, type OpenCalendar } from './open-calendar'

/** How far a service by day looks for its open days. */
const SEARCH_DAYS = 366

export interface Booking extends Span {
  /** What the appointment keeps others out of: its time and the buffers of its service. */
  blocked: Span
  /** Dates `YYYY-MM-DD` on which it is worked on: the open days of a service by day, else the date it starts. */
  dates: string[]
}

/**
 * The time of an appointment that starts at an instant (epoch milliseconds), and what it blocks.
 *
 * A service by time lasts its minutes, whatever the hours. A service by day takes the open days from the one its start
 * lies in, as many as `minutes / 480` rounded, at least one; days that the hours or a closure close altogether are passed
 * over, a short day counts. It blocks one range, from its start to the last closing, closed days and nights between
 * included: the work stays in the house (decision 0026, A27). Null when the start lies in no open time, or the days are not
 * found within a year. @throws RangeError for an unknown zone or minutes that are no whole numbers.
 */
export function blockedRange(hours: OpeningHours, service: BookedService, start: number): Booking | null {
  checkService(service)
  return bookingOf(openCalendar(hours, Math.floor(start / DAY_MS) - 1), service, start)
}

/** `blockedRange` on a calendar at hand. */
export function bookingOf(calendar: OpenCalendar, service: BookedService, start: number): Booking | null {
  const dayOfStart = Math.floor(calendar.clock.toLocal(start) / DAY_MS)
  if (!isByDay(service.modality)) {
    return booking(service, { start, end: start + service.minutes * MINUTE_MS }, [isoDate(dayOfStart)])
  }
  const first = [dayOfStart, dayOfStart - 1].find((number) =>
    calendar.day(number).open.some((span) => span.start <= start && start < span.end),
  )
  if (first === undefined) return null
  const wanted = unitsOf(service.minutes, service.modality)
  const dates: string[] = []
  for (let number = first; number < first + SEARCH_DAYS; number += 1) {
    const { date, open } = calendar.day(number)
    if (open.length === 0) continue
    dates.push(date)
    if (dates.length === wanted) return booking(service, { start, end: open.at(-1)!.end }, dates)
  }
  return null
}

/** @throws RangeError for a service without minutes, or with a buffer below 0. */
export function checkService({ minutes, bufferBefore, bufferAfter }: BookedService): void {
  const whole = [minutes, bufferBefore, bufferAfter].every((value) => Number.isInteger(value) && value >= 0)
  if (!whole || minutes === 0) throw new RangeError('A service has whole minutes, its buffers 0 or more')
}

function booking({ bufferBefore, bufferAfter }: BookedService, time: Span, dates: string[]): Booking {
  const blocked = { start: time.start - bufferBefore * MINUTE_MS, end: time.end + bufferAfter * MINUTE_MS }
  return { ...time, blocked, dates }
}

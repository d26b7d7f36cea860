import { Temporal } from 'temporal-polyfill'
import { weekdayKeys, type Range, type Week } from './week'

const DAY = 1440
/** A week, and another for the clock change that skips the only opening of the first: Samoa once had no Friday. */
const HORIZON_DAYS = 14

/**
 * Whether a shop is open at an instant (epoch milliseconds) by the clock on its wall in `zone`: an hour that a clock
 * change repeats counts both times, one that it skips never comes. @throws RangeError for an unknown zone.
 */
export function isOpenAt(week: Week, instant: number, zone: string): boolean {
  return isOpenOn(week, zonedAt(instant, zone))
}

/**
 * When a shop that is closed at `instant` opens next, in epoch milliseconds; null when it is open at `instant`, or does
 * not open within a fortnight. @throws RangeError for an unknown zone.
 */
export function nextOpening(week: Week, instant: number, zone: string): number | null {
  return isOpenAt(week, instant, zone) ? null : (openingsAfter(week, instant, zone)[0] ?? null)
}

/**
 * The times after `instant` (epoch milliseconds), within a fortnight and in their order, at which a shop that was closed
 * opens. @throws RangeError for an unknown zone.
 */
export function openingsAfter(week: Week, instant: number, zone: string): number[] {
  const today = zonedAt(instant, zone).toPlainDate()
  const openings = Array.from({ length: HORIZON_DAYS + 1 }, (_, days) => today.add({ days }))
    .flatMap((date) => momentsOf(week, date, zone))
    .filter((moment) => moment.epochMilliseconds > instant && isOpenOn(week, moment))
    .map((moment) => moment.epochMilliseconds)
    .filter((moment) => !isOpenAt(week, moment - 1, zone))
  return [...new Set(openings)].toSorted((a, b) => a - b)
}

/** Open ranges that begin on a date `YYYY-MM-DD`, none when it is closed. @throws RangeError for a malformed date. */
export function rangesOn(week: Week, isoDate: string): Range[] {
  return rangesOf(week, Temporal.PlainDate.from(isoDate))
}

/** Open ranges that begin on a day of the week, 1 for Monday to 7 for Sunday (ISO 8601); none when it is closed. */
export function rangesOfWeekday(week: Week, weekday: number): Range[] {
  const { open, ranges } = week[weekdayKeys[weekday - 1]!]
  return open ? ranges : []
}

function isOpenOn(week: Week, moment: Temporal.ZonedDateTime): boolean {
  const minute = moment.hour * 60 + moment.minute
  const today = moment.toPlainDate()
  return (
    rangesOf(week, today).some(({ start, end }) => start <= minute && minute < end) ||
    rangesOf(week, today.subtract({ days: 1 })).some(({ end }) => minute + DAY < end)
  )
}

/** Where a closed shop may turn open on a date: at each start, both times where it is repeated, and where the clock jumps. */
function momentsOf(week: Week, date: Temporal.PlainDate, zone: string): Temporal.ZonedDateTime[] {
  const starts = rangesOf(week, date).flatMap(({ start }) => {
    const time = date.toPlainDateTime({ hour: Math.floor(start / 60), minute: start % 60 })
    return (['earlier', 'later'] as const).map((disambiguation) =>
      time.toZonedDateTime(zone, { disambiguation }),
    )
  })
  const first = date.toZonedDateTime(zone)
  const jumpsFrom = first.subtract({ hours: 2 })
  const jump =
    jumpsFrom.offsetNanoseconds === first.add({ hours: 26 }).offsetNanoseconds
      ? null
      : jumpsFrom.getTimeZoneTransition('next')
  return jump === null ? starts : [...starts, jump]
}

function rangesOf(week: Week, { dayOfWeek }: Temporal.PlainDate): Range[] {
  return rangesOfWeekday(week, dayOfWeek)
}

function zonedAt(instant: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
}

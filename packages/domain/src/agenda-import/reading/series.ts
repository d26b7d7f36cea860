import ICAL from 'ical.js'

/** Steps that the series of one file may take together: some rules never come to a date, and others to far too many. */
const MOST_STEPS = 200_000
/** Steps of one series. */
const MOST_OF_ONE = 12_000
const LARGEST_INTERVAL = 1000
const DAY_MS = 86_400_000

/** A series that repeats within a day, or takes too long to be counted through. */
export class EndlessSeries extends Error {}

/** What may still be counted through, for all series of a file together. */
export interface Steps {
  left: number
}

export const stepsOfFile = (): Steps => ({ left: MOST_STEPS })

/**
 * The starts of a series on the wall, from one to another (both as if they were UTC, epoch milliseconds), `dtstart`
 * included where it lies there. @throws EndlessSeries
 */
export function startsOf(
  rule: ICAL.Recur,
  dtstart: ICAL.Time,
  { from, to, steps }: { from: number; to: number; steps: Steps },
): number[] {
  if (!['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(rule.freq) || rule.interval > LARGEST_INTERVAL)
    throw new EndlessSeries()
  const limit = { left: Math.min(MOST_OF_ONE, steps.left) }
  const given = limit.left
  const starts: number[] = []
  try {
    const iterator = countingIterator(limit, { rule, dtstart: nearer(rule, dtstart, from) })
    for (let next = stepOf(iterator); next !== null; next = stepOf(iterator)) {
      const start = wallOf(next)
      if (start > to) break
      if (start >= from) starts.push(start)
    }
  } finally {
    steps.left -= given - limit.left
  }
  return starts
}

/** The library says that it always has a next one. */
const stepOf = (iterator: ICAL.RecurIterator) => iterator.next() as ICAL.Time | null

/** What the wall shows, as if it were UTC, in epoch milliseconds. */
export function wallOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The library walks on until a date fits, for ever where none can: each of its steps is counted. */
function countingIterator(
  limit: Steps,
  options: { rule: ICAL.Recur; dtstart: ICAL.Time },
): ICAL.RecurIterator {
  const count = () => {
    limit.left -= 1
    if (limit.left < 0) throw new EndlessSeries()
  }
  class Counting extends ICAL.RecurIterator {
    override next_day() {
      count()
      return super.next_day()
    }
    override next_week() {
      count()
      return super.next_week()
    }
    override next_month() {
      count()
      return super.next_month()
    }
    override next_year() {
      count()
      return super.next_year()
    }
    override increment_month() {
      count()
      super.increment_month()
    }
    override increment_year(years: number) {
      count()
      super.increment_year(years)
    }
  }
  return new Counting(options)
}

/** A start of the same series that is nearer: one of days or weeks need not be counted from years ago. */
function nearer({ freq, interval, count }: ICAL.Recur, dtstart: ICAL.Time, from: number): ICAL.Time {
  const days = freq === 'DAILY' ? interval : freq === 'WEEKLY' ? 7 * interval : 0
  const rounds = days > 0 && !count ? Math.floor((from - wallOf(dtstart)) / (days * DAY_MS)) - 1 : 0
  if (rounds <= 0) return dtstart
  const start = dtstart.clone()
  start.adjust(rounds * days, 0, 0, 0)
  return start
}

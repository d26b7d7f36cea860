import { addDays } from '../calendar/month-grid'

/** Weeks from one appointment of a series to the next. */
export const SERIES_WEEKS = [1, 2, 4] as const
export type SeriesWeeks = (typeof SERIES_WEEKS)[number]

export const FEWEST_IN_SERIES = 2
export const MOST_IN_SERIES = 52
/** A series ends at most so many days after it begins. */
export const SERIES_REACH_DAYS = 366

/** How an appointment repeats: until a date `YYYY-MM-DD`, itself included, or a number of times. */
export type Repetition = { weeks: SeriesWeeks } & ({ until: string } | { count: number })

/**
 * The dates of a series that begins on a date, in their order: the same weekday always, at most 52 and a year ahead. None
 * for an end before the beginning. @throws RangeError for what is no date
 */
export function seriesDates(first: string, repetition: Repetition): string[] {
  const count = 'count' in repetition ? Math.min(repetition.count, MOST_IN_SERIES) : MOST_IN_SERIES
  const reach = addDays(first, SERIES_REACH_DAYS)
  const last = 'until' in repetition && repetition.until < reach ? repetition.until : reach
  const dates: string[] = []
  for (let date = first; dates.length < count && date <= last; date = addDays(date, 7 * repetition.weeks))
    dates.push(date)
  return dates
}

/** A place in the calendar, as the wall shows it: `YYYY-MM-DD` and `HH:MM`. */
export interface SeriesPlace {
  date: string
  time: string
}

/**
 * Where an appointment of a series goes when another one of it is moved: as many days on or back where the date is another, and
 * to the same hour where the time is; what was not changed stays its own.
 */
export function movedAlike(
  own: SeriesPlace,
  { from, to }: { from: SeriesPlace; to: SeriesPlace },
): SeriesPlace {
  const days = (Date.parse(to.date) - Date.parse(from.date)) / 86_400_000
  return { date: addDays(own.date, days), time: from.time === to.time ? own.time : to.time }
}

import {
  addDays,
  FEWEST_IN_SERIES,
  MOST_IN_SERIES,
  SERIES_REACH_DAYS,
  type Repetition,
  type SeriesWeeks,
} from '@balcao/domain/scheduling/light'

/** How a new appointment repeats, as it is typed. */
export interface RepetitionDraft {
  weeks: SeriesWeeks | 0
  ends: 'count' | 'until'
  count: string
  /** `YYYY-MM-DD`. */
  until: string
}

export const noRepetition: RepetitionDraft = { weeks: 0, ends: 'count', count: '10', until: '' }

/** What is wrong with it: the field that has to be mended; null when it can be had, or nothing repeats. */
export function repetitionProblem(
  { weeks, ends, count, until }: RepetitionDraft,
  first: string,
): 'count' | 'until' | null {
  if (weeks === 0) return null
  if (ends === 'count') {
    const times = Number(count)
    return Number.isInteger(times) && times >= FEWEST_IN_SERIES && times <= MOST_IN_SERIES ? null : 'count'
  }
  const isAhead =
    first !== '' && until >= addDays(first, 7 * weeks) && until <= addDays(first, SERIES_REACH_DAYS)
  return isAhead ? null : 'until'
}

/** What is asked for; null where nothing repeats. */
export function repetitionOf({ weeks, ends, count, until }: RepetitionDraft): Repetition | null {
  if (weeks === 0) return null
  return ends === 'count' ? { weeks, count: Number(count) } : { weeks, until }
}

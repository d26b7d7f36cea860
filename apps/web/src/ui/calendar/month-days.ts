import { addMonths, monthGrid } from '@balcao/domain/scheduling/light'
import type { DateBounds } from './day-after-key'

/** One of the days of a month's picture. */
export interface GridDay {
  /** `YYYY-MM-DD`. */
  date: string
  /** It belongs to the month before or after, and fills the week. */
  outside: boolean
  /** It can be come to: where a calendar has bounds, it is of the month and within them. */
  inReach: boolean
  /** Where it lies: from the top, and 0 to 6 from the left. */
  row: number
  column: number
}

/**
 * Six weeks of seven days of a month `YYYY-MM`, Sunday first. Weeks that end before the bounds are left out: late in a
 * month, what can be chosen would lie below a phone's first screen.
 */
export function gridWeeks(month: string, bounds?: DateBounds): GridDay[][] {
  const dates = monthGrid(month)
  return Array.from({ length: 6 }, (_, week) => dates.slice(week * 7, week * 7 + 7))
    .filter((week) => !bounds || (week.at(-1) ?? '') >= bounds.first)
    .map((week, row) =>
      week.map((date, column) => {
        const outside = !date.startsWith(month)
        return { date, outside, inReach: !bounds || (!outside && isWithin(date, bounds)), row, column }
      }),
    )
}

/** The months before and after, null where nothing is within the bounds any more. */
export function neighbourMonths(month: string, bounds?: DateBounds) {
  const before = addMonths(month, -1)
  const after = addMonths(month, 1)
  return {
    before: !bounds || before >= bounds.first.slice(0, 7) ? before : null,
    after: !bounds || after <= bounds.last.slice(0, 7) ? after : null,
  }
}

/** The day that the Tab key comes to: the first of `wanted` that is here, else the first of the month in reach. */
export function tabStop(weeks: readonly GridDay[][], wanted: readonly (string | null)[]): string | null {
  const days = weeks.flat().filter(({ inReach }) => inReach)
  const found = wanted.find((date) => days.some((day) => day.date === date))
  return found ?? days.find(({ outside }) => !outside)?.date ?? null
}

const isWithin = (date: string, { first, last }: DateBounds) => date >= first && date <= last

import { addMonths, monthGrid } from '@balcao/domain/scheduling/light'
import type { DayLook } from '../fitting'

/** Starts that a day shows under the pointer or the focus (BOOK-08). */
const previewed = 6

/** One of the 42 cells (BOOK-06). */
export interface DayCell {
  date: string
  /** It belongs to the month before or after, and only fills the week. */
  outside: boolean
  /** It lies between today and the last date that can be booked. */
  inReach: boolean
  /** Absent while the month is on its way. */
  look: DayLook | undefined
}

export interface Bounds {
  /** Today on the company's calendar, and the last date that can be booked. */
  first: string
  last: string
}

/** Six weeks of seven cells, Sunday first. */
export function calendarWeeks(
  month: string,
  looks: ReadonlyMap<string, DayLook> | undefined,
  { first, last }: Bounds,
): DayCell[][] {
  const cells = monthGrid(month).map((date): DayCell => {
    const outside = !date.startsWith(month)
    return {
      date,
      outside,
      inReach: !outside && date >= first && date <= last,
      look: outside ? undefined : looks?.get(date),
    }
  })
  return Array.from({ length: 6 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** The months before and after, null where nothing can be booked any more. */
export function neighbourMonths(month: string, { first, last }: Bounds) {
  const before = addMonths(month, -1)
  const after = addMonths(month, 1)
  return {
    before: before >= first.slice(0, 7) ? before : null,
    after: after <= last.slice(0, 7) ? after : null,
  }
}

/**
 * The day that the Tab key comes to: the one that was last on it if it is here, else the chosen one, else the first with
 * a free time, else the first in reach.
 */
export function entryDay(
  weeks: readonly DayCell[][],
  { cursor, chosen }: { cursor: string | null; chosen: string | null },
): string | null {
  const days = weeks.flat().filter(({ inReach }) => inReach)
  const found =
    days.find(({ date }) => date === cursor) ??
    days.find(({ date }) => date === chosen) ??
    days.find(({ look }) => (look?.starts.length ?? 0) > 0) ??
    days[0]
  return found?.date ?? null
}

/** The first starts of a day, and how many more there are (BOOK-08, BOOK-09). */
export function previewOf<Start>(starts: readonly Start[]): { shown: readonly Start[]; more: number } {
  return { shown: starts.slice(0, previewed), more: Math.max(0, starts.length - previewed) }
}

/** Why a chosen day offers no time: it is closed (BOOK-19), or all its times are taken (BOOK-20). */
export function refusalOf(look: DayLook): 'closedDay' | 'fullDay' | null {
  if (look.status !== 'open') return 'closedDay'
  return look.starts.length === 0 ? 'fullDay' : null
}

import type { SeriesDate } from '@balcao/contract/scheduling'
import type { SeriesPlace } from '@balcao/domain/scheduling/light'
import { instantAt } from '@balcao/domain/time'
import { minutesOfClock } from '../../words/when-words'

/** One date of a series as it is chosen. */
export interface DateRow extends SeriesPlace {
  /** The appointment that is changed, else its first date. */
  id: string
  isOut: boolean
  /** Keys of the warnings that the owner has read and wants it all the same. */
  accepted: readonly string[]
}

export const dateRow = (id: string, { date, time }: SeriesPlace): DateRow => ({
  id,
  date,
  time,
  isOut: false,
  accepted: [],
})

/** The instant of a row; null while no time is typed. */
export function startOfRow({ date, time }: SeriesPlace, zone: string): string | null {
  const minutes = minutesOfClock(time)
  return minutes === null ? null : new Date(instantAt({ date, minutes }, zone)).toISOString()
}

/** What was accepted, of what each row stands for, as a request says it; nothing where nothing was. */
export function acceptOf(chosen: readonly { of: string; row: Pick<DateRow, 'accepted'> }[]): {
  accept?: { of: string; keys: string[] }[]
} {
  const accept = chosen.flatMap(({ of, row: { accepted } }) =>
    accepted.length > 0 ? [{ of, keys: [...accepted] }] : [],
  )
  return accept.length > 0 ? { accept } : {}
}

/** How a row stands, by what the agenda says of its place. */
export type RowState = 'out' | 'looking' | 'free' | 'conflict' | 'willed'

export function rowState(row: DateRow, found: SeriesDate | undefined): RowState {
  if (row.isOut) return 'out'
  if (!found) return 'looking'
  if (found.warnings.length === 0) return 'free'
  return found.warnings.every(({ key }) => row.accepted.includes(key)) ? 'willed' : 'conflict'
}

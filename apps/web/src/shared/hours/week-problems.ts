import { checkHours } from '@balcao/domain/hours'
import type { HoursText } from './texts'
import { rowsOfDraft, type DayDraft, type RangeDraft } from './week-draft'

/** Where a time is wrong, by `hours.{day}.{range}.{from|to}`, and the sentence. */
export type WeekProblems = Readonly<Record<string, HoursText>>

/** Where a problem of one end of a range is noted. */
export const hoursPath = (day: number, range: number, end: keyof RangeDraft) => `hours.${day}.${range}.${end}`

/** Everything that is wrong with a week being edited (COMP-34). */
export function weekProblems(week: readonly DayDraft[]): WeekProblems {
  const { rows, places } = rowsOfDraft(week)
  const problems: Record<string, HoursText> = {}
  for (const { row, field, code } of checkHours(rows)) {
    const place = places[row]
    const end = field === 'horario_fim' ? 'to' : 'from'
    if (place) problems[hoursPath(place.day, place.range, end)] ??= `hours_${code}`
  }
  return problems
}

import type { Closure } from '@balcao/contract/scheduling'
import { nationalHolidays, type Holiday } from '@balcao/domain/scheduling/light'

/** A date to be closed or opened again, and why. */
export interface DayChange {
  date: string
  closed: boolean
  reason: string
  source: 'owner' | 'holiday'
}

/** The closure of a date that counts for an agenda, and can be taken back here: none of Google's. Null closes all. */
export function closureOf(
  closures: readonly Closure[],
  date: string,
  agendaId: string | null,
): Closure | undefined {
  return closures.find((one) => one.date === date && one.source !== 'google' && one.agenda_id === agendaId)
}

/** A toggled day is the other way round (AVAIL-08). */
export function toggled(
  closures: readonly Closure[],
  date: string,
  agendaId: string | null,
  reason: string,
): DayChange {
  const closed = closureOf(closures, date, agendaId) === undefined
  return { date, closed, reason: closed ? reason.trim() : '', source: 'owner' }
}

/** The holidays of a year from today on, with whether the company is closed on them already. */
export function holidaysAhead(
  year: number,
  today: string,
  isClosed: (date: string) => boolean,
): (Holiday & { closed: boolean })[] {
  return nationalHolidays(year)
    .filter(({ date }) => date >= today)
    .map((holiday) => ({ ...holiday, closed: isClosed(holiday.date) }))
}

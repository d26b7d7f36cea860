import type { Appointment, CalendarEvent } from '@balcao/contract/scheduling'
import { dateIn } from '@balcao/domain/time'
import type { AgendaItem } from '../../calendar/hours/day-blocks'
import type { AgendaRange } from '../../data/agenda-cache'

/** A month of the list. `count` are its appointments. */
export interface MonthGroup {
  month: string
  count: number
  isCurrent: boolean
}

/**
 * The months of the list: the current one, which is always there, and what comes after it; then what is past, the
 * latest first (APPT-03). Months are `YYYY-MM`.
 */
export function monthGroups(
  months: readonly { month: string; count: number }[],
  current: string,
): { ahead: MonthGroup[]; past: MonthGroup[] } {
  const known = months.some(({ month }) => month === current)
    ? months
    : [...months, { month: current, count: 0 }]
  const groups = known
    .map((group) => ({ ...group, isCurrent: group.month === current }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
  return {
    ahead: groups.filter(({ month }) => month >= current),
    past: groups.filter(({ month }) => month < current).reverse(),
  }
}

/** One line of the list, on the date `YYYY-MM-DD` on which it begins. */
type ListEntry = AgendaItem & { key: string; date: string; at: number }

/**
 * What begins in a month, in the order of time: appointments, cancelled ones included, and Google's events that are
 * none of them (APPT-16; decision 0026, A16).
 */
export function entriesOf(agenda: AgendaRange, month: string, zone: string): ListEntry[] {
  const placed = ({ starts_at }: Pick<Appointment | CalendarEvent, 'starts_at'>) => {
    const at = Date.parse(starts_at)
    return { at, date: dateIn(at, zone) }
  }
  const entries: ListEntry[] = [
    ...agenda.appointments.map((appointment) => ({
      kind: 'appointment' as const,
      appointment,
      key: appointment.id,
      ...placed(appointment),
    })),
    ...agenda.events.map((event) => ({ kind: 'event' as const, event, key: event.id, ...placed(event) })),
  ]
  return entries
    .filter(({ date }) => date.slice(0, 7) === month)
    .toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1))
}

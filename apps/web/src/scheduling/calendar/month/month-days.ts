import { isByDay } from '@balcao/domain/modality'
import { spanOn } from '../hours/span-on'
import { inClasses, isClassTime } from '../../services/classes/class-times'
import type { CalendarItem } from '../hours/day-blocks'
import type { AgendaRange } from '../../data/agenda-cache'

/** What stands on a date of the month, in the order of time; whole days first, cancelled ones left out. */
export function itemsOn({ appointments, events }: AgendaRange, date: string, zone: string): CalendarItem[] {
  const items: (CalendarItem & { start: string })[] = [
    ...inClasses(appointments.filter((one) => one.status !== 'cancelled' && isOn(one, date, zone))).map(
      (one) =>
        isClassTime(one)
          ? { kind: 'class' as const, sitting: one, start: startOf(one.people[0]) }
          : { kind: 'appointment' as const, appointment: one, start: startOf(one) },
    ),
    ...events
      .filter((event) => spanOn(event, date, zone) !== null)
      .map((event) => ({ kind: 'event' as const, event, start: event.all_day ? '' : event.starts_at })),
  ]
  return items.toSorted((a, b) => instantOf(a.start) - instantOf(b.start))
}

const startOf = ({ modalidade, starts_at }: AgendaRange['appointments'][number]) =>
  isByDay(modalidade) ? '' : starts_at

function isOn(appointment: AgendaRange['appointments'][number], date: string, zone: string): boolean {
  const { modalidade, dates } = appointment
  return isByDay(modalidade) ? dates.includes(date) : spanOn(appointment, date, zone) !== null
}

const instantOf = (start: string) => (start === '' ? -Infinity : Date.parse(start))

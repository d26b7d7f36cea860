import { isByDay } from '@balcao/domain/modality'
import { spanOn } from '../hours/span-on'
import type { AgendaItem } from '../hours/day-blocks'
import type { AgendaRange } from '../../data/agenda-cache'

/** What stands on a date of the month, in the order of time; whole days first, cancelled ones left out. */
export function itemsOn({ appointments, events }: AgendaRange, date: string, zone: string): AgendaItem[] {
  const items: (AgendaItem & { start: string })[] = [
    ...appointments
      .filter((one) => one.status !== 'cancelled' && isOn(one, date, zone))
      .map((appointment) => ({
        kind: 'appointment' as const,
        appointment,
        start: isByDay(appointment.modalidade) ? '' : appointment.starts_at,
      })),
    ...events
      .filter((event) => spanOn(event, date, zone) !== null)
      .map((event) => ({ kind: 'event' as const, event, start: event.all_day ? '' : event.starts_at })),
  ]
  return items.toSorted((a, b) => instantOf(a.start) - instantOf(b.start))
}

function isOn(appointment: AgendaRange['appointments'][number], date: string, zone: string): boolean {
  const { modalidade, dates } = appointment
  return isByDay(modalidade) ? dates.includes(date) : spanOn(appointment, date, zone) !== null
}

const instantOf = (start: string) => (start === '' ? -Infinity : Date.parse(start))

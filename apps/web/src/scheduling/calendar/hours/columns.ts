import type { Agenda, Appointment } from '@balcao/contract/scheduling'
import { ownAgenda } from '../../data/whom'

/** A column of the day and week calendar: a date, or one person's agenda on a date. */
export interface Column {
  key: string
  date: string
  /** Null where the column holds every agenda. */
  agendaId: string | null
  /** An agenda out of use, which is shown for the appointments that it still has. */
  isOff?: true
}

/**
 * The columns of the shown dates: one a date; of a single day one an agenda where there are several in use, and one for
 * each that is out of use and still has some of the `appointments`, or `events` of the company's Google.
 */
export function columnsOf(
  dates: readonly string[],
  agendas: readonly Agenda[],
  appointments: readonly Pick<Appointment, 'agenda_id' | 'status'>[],
  events: readonly unknown[] = [],
): Column[] {
  const active = agendas.filter((agenda) => agenda.active)
  const [date] = dates
  if (date !== undefined && dates.length === 1 && active.length > 1) {
    const filled = new Set(
      appointments.filter(({ status }) => status !== 'cancelled').map(({ agenda_id }) => agenda_id),
    )
    const own = ownAgenda(agendas)
    if (own && events.length > 0) filled.add(own.id)
    return agendas
      .filter((agenda) => agenda.active || filled.has(agenda.id))
      .map(({ id, active: isOn }) => ({
        key: id,
        date,
        agendaId: id,
        ...(isOn ? {} : { isOff: true as const }),
      }))
  }
  return dates.map((date) => ({ key: date, date, agendaId: null }))
}

/** How wide the words of the hours are, in rem. */
export const labelsRem = 3.25

/**
 * The grid of columns that hold so many blocks beside each other, `least` as wide (rem). Up to three fit every phone;
 * more scroll sideways before a name can no longer be read.
 */
export function columnRems(lanes: readonly number[]): {
  template: { gridTemplateColumns: string }
  least: number
} {
  const rems = lanes.map((count) => (lanes.length > 3 ? Math.max(5.75, count * 5.25) : 0))
  const widths = rems.map((rem, place) => `minmax(${rem}rem, ${lanes.length > 3 ? lanes[place] : 1}fr)`)
  return {
    template: { gridTemplateColumns: [`${labelsRem}rem`, ...widths].join(' ') },
    least: rems.reduce((sum, rem) => sum + rem, labelsRem),
  }
}

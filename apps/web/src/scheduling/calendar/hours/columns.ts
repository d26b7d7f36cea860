import type { Agenda, Appointment } from '@balcao/contract/scheduling'

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

/** The company's own agenda: Google's events stand in its column. */
export function ownAgenda(agendas: readonly Agenda[]): Agenda | undefined {
  return agendas.find(({ employee_id: employee }) => employee === null)
}

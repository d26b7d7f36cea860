import type { Agenda } from '@balcao/contract/scheduling'

/** A column of the day and week calendar: a date, or one person's agenda on a date. */
export interface Column {
  key: string
  date: string
  /** Null where the column holds every agenda. */
  agendaId: string | null
}

/** The columns of the shown dates: one a date; of a single day one an agenda where there are several in use. */
export function columnsOf(dates: readonly string[], agendas: readonly Agenda[]): Column[] {
  const active = agendas.filter((agenda) => agenda.active)
  const [date] = dates
  if (date !== undefined && dates.length === 1 && active.length > 1) {
    return active.map(({ id }) => ({ key: id, date, agendaId: id }))
  }
  return dates.map((date) => ({ key: date, date, agendaId: null }))
}

/** The company's own agenda: Google's events stand in its column. */
export function ownAgenda(agendas: readonly Agenda[]): Agenda | undefined {
  return agendas.find(({ employee_id: employee }) => employee === null)
}

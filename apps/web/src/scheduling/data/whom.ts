import type { Agenda } from '@balcao/contract/scheduling'

/** In place of an agenda, of a new appointment's form and its calls: the fairest who is free. */
export const ANYONE = 'any'

/** The company's own agenda: Google's events stand in its column. */
export function ownAgenda(agendas: readonly Agenda[]): Agenda | undefined {
  return agendas.find(({ employee_id: employee }) => employee === null)
}

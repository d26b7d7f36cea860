import type { Agenda } from '@balcao/contract/scheduling'

/** Of a new appointment's form and its calls: the fairest who is free. */
export const ANYONE = 'any'

/** Whether a new appointment is meant for whoever is free: as was chosen, or because the company's own agenda is out of use. */
export function meansAnyone(agendaId: string, agendas: readonly Agenda[]): boolean {
  if (agendaId !== '') return agendaId === ANYONE
  const own = agendas.find(({ employee_id: employee }) => employee === null)
  return own !== undefined && !own.active
}

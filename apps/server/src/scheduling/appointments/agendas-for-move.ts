import type { Tx } from '../../platform/database/database'
import type { WhichAgenda } from '../agenda/agenda-question'
import { findAgendas } from '../agenda/agendas.store'
import type { StoredAppointment } from './appointments.store'

/**
 * The agendas among which a customer moves an appointment: the one that somebody chose for it, as long as that can be
 * booked, else all that customers are offered.
 */
export async function agendasForMove(
  tx: Tx,
  companyId: string,
  { agenda_id: agendaId, agenda_chosen: isChosen }: Pick<StoredAppointment, 'agenda_id' | 'agenda_chosen'>,
): Promise<WhichAgenda> {
  const chosen = isChosen ? await findAgendas(tx, companyId, { agendaId }) : []
  return chosen.length > 0 ? { agendaId } : { forCustomers: true }
}

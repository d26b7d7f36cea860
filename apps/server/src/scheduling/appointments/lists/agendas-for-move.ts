import { does } from '@balcao/domain/scheduling'
import type { Tx } from '../../../platform/database/database'
import type { WhichAgenda } from '../../agenda/agenda-question'
import { findAgendas } from '../../agenda/agendas.store'
import type { StoredAppointment } from '../appointments.store'

/**
 * The agendas among which a customer moves an appointment: the one that somebody chose for it, as long as that can be
 * booked for it, else all that customers are offered.
 */
export async function agendasForMove(
  tx: Tx,
  companyId: string,
  {
    agenda_id: agendaId,
    agenda_chosen: isChosen,
    service_id: serviceId,
  }: Pick<StoredAppointment, 'agenda_id' | 'agenda_chosen' | 'service_id'>,
): Promise<WhichAgenda> {
  const chosen = isChosen ? await findAgendas(tx, companyId, { agendaId }) : []
  return chosen.some(({ offers }) => does(offers, serviceId)) ? { agendaId } : { forCustomers: true }
}

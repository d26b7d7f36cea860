import { does } from '@balcao/domain/scheduling'
import type { Tx } from '../../../platform/database/database'
import type { WhichAgenda } from '../../agenda/agenda-question'
import { findAgendas } from '../../agenda/agendas.store'
import { idsOf } from '../../agenda/timed-service'
import type { StoredAppointment } from '../appointments.store'
import { timedOf } from '../choosing/take-turn'

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
    ...row
  }: Pick<StoredAppointment, 'agenda_id' | 'agenda_chosen' | 'service_id' | 'minutes' | 'modality' | 'parts'>,
): Promise<WhichAgenda> {
  const chosen = isChosen ? await findAgendas(tx, companyId, { agendaId }) : []
  const ids = idsOf(timedOf(row))
  return chosen.some(({ offers }) => ids.every((id) => does(offers, id)))
    ? { agendaId }
    : { forCustomers: true }
}

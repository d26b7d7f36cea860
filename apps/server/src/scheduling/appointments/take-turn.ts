import type { Tx } from '../../platform/database/database'
import { joinAgendas } from '../agenda/agendas.store'
import type { TimedService } from '../agenda/slot-rules'
import type { StoredAppointment } from './appointments.store'
import { dropExpiredHolds } from './expired-holds'
import type { AskedStart } from './fresh-slots'

/** Waits for others who change rows into a time of the agendas, and gives back what was held too long. */
export async function takeTurn(
  tx: Tx,
  companyId: string,
  { agendas, id, now }: { agendas: readonly { id: string }[]; id: string; now: Date },
): Promise<void> {
  await joinAgendas(tx, companyId, agendas, 'move')
  await dropExpiredHolds(tx, companyId, { agendas, keep: id, now })
}

/** What an appointment as it stands would ask for. */
export function askedOf(row: StoredAppointment): Omit<AskedStart, 'publicly'> {
  return {
    service: timedOf(row),
    startsAt: row.starts_at.toISOString(),
    agendaId: row.agenda_id,
    except: row.id,
  }
}

/** The service of an appointment as it was booked. */
export const timedOf = (row: StoredAppointment): TimedService => ({
  id: row.service_id,
  minutes: row.minutes,
  modality: row.modality,
})

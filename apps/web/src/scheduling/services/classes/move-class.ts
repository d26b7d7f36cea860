import { moveClass as moveClassCall, type Appointment } from '@balcao/contract/scheduling'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http/api'
import { hasCode } from '../../../lib/http/api-error'
import { agendaKeys } from '../../data/agenda.queries'
import { showAnswer } from '../../data/live-agenda'

/** Whether somebody is still expected: what is over stays where it was. */
export const isAwaited = ({ status }: Pick<Appointment, 'status'>) =>
  status === 'pending' || status === 'confirmed'

/**
 * Moves all of `people`, who are in one class, to another start, or to another agenda as well; `accept` with the keys of the
 * warnings that the owner has read. Throws ApiError, among them CLASS_CHANGED, SLOT_TAKEN and APPOINTMENT_WARNED.
 */
export async function moveClass(
  client: QueryClient,
  people: readonly Appointment[],
  { start, agendaId, accept }: { start: string; agendaId: string; accept?: string[] | undefined },
): Promise<Appointment[]> {
  const { service_id, agenda_id, starts_at } = people[0]!
  const askedAt = Date.now()
  try {
    const { appointments } = await call(moveClassCall, {
      body: {
        service_id,
        agenda_id,
        starts_at,
        appointments: people.map(({ id }) => id),
        to: { starts_at: start, ...(agendaId !== agenda_id && { agenda_id: agendaId }) },
        ...(accept && { accept }),
      },
    })
    for (const one of appointments) showAnswer(client, one, askedAt)
    return appointments
  } catch (error) {
    if (hasCode(error, 'CLASS_CHANGED')) void client.invalidateQueries({ queryKey: agendaKeys.ranges })
    throw error
  }
}

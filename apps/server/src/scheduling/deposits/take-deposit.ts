import { Problem } from '../../platform/http/problems'
import { readAppointments } from '../appointments/appointments.store'
import type { SchedulingNeeds } from '../scheduling-needs'
import { settleDeposit } from './settle-deposit'

/**
 * A bank says that money came for a deposit: it is marked as paid where that is all of it, as a person would; done again it
 * changes nothing.
 * @returns how many cents count; none where no deposit is asked for, too little came, or the time is somebody else's by now
 */
export async function takeDeposit(
  needs: Pick<SchedulingNeeds, 'db' | 'clock'>,
  companyId: string,
  id: string,
  cents: number,
): Promise<number> {
  const [row] = await needs.db.asCompany(companyId, (tx) => readAppointments(tx, companyId, [id]))
  const askedCents = row?.deposit_cents ?? 0
  if (askedCents === 0 || cents < askedCents) return 0
  try {
    await settleDeposit(needs, companyId, id, true)
    return askedCents
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code === 'TRANSITION_NOT_ALLOWED' || error.code === 'APPOINTMENT_NOT_FOUND') return 0
    throw error
  }
}

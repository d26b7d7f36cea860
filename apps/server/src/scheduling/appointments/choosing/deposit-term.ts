import { depositDue, visitRules } from '@balcao/domain/scheduling'
import type { Tx } from '../../../platform/database/database'
import { readSettings } from '../../agenda/settings.store'
import { idsOf } from '../../agenda/timed-service'
import type { StoredAppointment } from '../appointments.store'
import { timedOf } from './take-turn'

/**
 * Until when the deposit of an appointment is waited for that stands again, or whose payment was a mistake: past its
 * term its customer has as many minutes as they had. Null where none was asked for.
 */
export async function depositTerm(
  tx: Tx,
  companyId: string,
  row: StoredAppointment,
  now: Date,
): Promise<Date | null> {
  const { starts_at, deposit_due_at } = row
  if (deposit_due_at === null || deposit_due_at > now) return deposit_due_at
  const { deposit_minutes } = visitRules(await readSettings(tx, companyId), idsOf(timedOf(row)))
  return new Date(depositDue(now.getTime(), deposit_minutes, starts_at.getTime()))
}

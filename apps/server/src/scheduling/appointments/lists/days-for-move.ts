import type { DaySlots } from '@balcao/domain/scheduling'
import type { Tx } from '../../../platform/database/database'
import { readAgendas } from '../../agenda/read-agenda'
import { customerDays } from '../../agenda/slot-rules'
import { daysToMove } from '../../visits/visit-question'
import { agendasForMove } from './agendas-for-move'
import type { StoredAppointment } from '../appointments.store'
import { asBooked, keptBy, timedOf } from '../choosing/take-turn'

/**
 * The days (`YYYY-MM-DD` of the company's zone, both included) to which a customer can move an appointment: it keeps what
 * was booked, and its own time counts as free.
 */
export async function daysForMove(
  tx: Tx,
  companyId: string,
  row: StoredAppointment,
  dates: { from: string; to: string },
  now: Date,
): Promise<DaySlots[]> {
  if (row.visit_id !== null) return daysToMove(tx, companyId, row.visit_id, { ...dates, now })
  const which = await agendasForMove(tx, companyId, row)
  const booked = { besides: timedOf(row), keeps: keptBy(row), except: row.id }
  const views = await readAgendas(tx, companyId, { ...which, ...dates, ...booked, now })
  return customerDays(views, asBooked(row, { publicly: true }), dates)
}

import type { Tx } from '../platform/database/database'
import { appendEvent } from '../platform/live/append-event'
import { readAppointments, toWire } from '../scheduling'

/** Shows the screens how an appointment stands at Google now. Call it last in the transaction. */
export async function announceAppointment(tx: Tx, companyId: string, id: string): Promise<void> {
  const [row] = await readAppointments(tx, companyId, [id])
  if (!row || row.deleted_at !== null || row.status === 'held') return
  await appendEvent(tx, 'APPOINTMENT_UPSERT', { appointment: toWire(row), fresh: false })
}

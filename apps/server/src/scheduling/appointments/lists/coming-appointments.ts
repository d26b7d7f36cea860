import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { selectAppointments, type StoredAppointment } from '../appointments.store'

/** Appointments of one customer that a conversation knows of. */
const MOST = 20

/** Whose appointments: those of a conversation, and those under its phone (digits with country code), in any spelling. */
interface Customer {
  conversationId: string
  phone: string | null
}

/** A customer's appointments that are still to come, the next one first. */
export function comingAppointments(
  tx: Tx,
  companyId: string,
  { conversationId, phone }: Customer,
  now: Date,
): Promise<StoredAppointment[]> {
  return selectAppointments(
    tx,
    companyId,
    sql`a.deleted_at is null and a.status in ('pending', 'confirmed') and a.starts_at > ${now}
      and coalesce(a.visit_place, 1) = 1
      and (a.conversation_id = ${conversationId} or a.phone_key = app.phone_key(${phone}::text))
      order by a.starts_at, a.id limit ${MOST}`,
  )
}

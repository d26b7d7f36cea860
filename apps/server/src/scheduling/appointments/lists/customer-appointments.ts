import type { Appointment } from '@balcao/contract/scheduling'
import { jidOfNumber, phoneKey, readAddress } from '@balcao/domain/messaging'
import type { Database } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { selectAppointments, toWire } from '../appointments.store'

/** Appointments of one customer that are shown. */
const MOST_SHOWN = 100

/**
 * A customer's appointments, the newest start first, and how often they did not come, to a visit of several people once: those under a phone, in whichever
 * spelling, and those of a conversation, or under its phone. Nothing when neither is named.
 */
export function customerAppointments(
  db: Database,
  companyId: string,
  { phone = null, conversationId = null }: { phone?: string | null; conversationId?: string | null },
): Promise<{ appointments: Appointment[]; no_shows: number }> {
  return db.asCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<{ phone: string | null }>(
      sql`select phone from conversations where company_id = ${companyId} and id = ${conversationId}`,
    )
    const phones = [phone, rows[0]?.phone ?? null].filter((one) => one !== null)
    // The index on the last eight digits finds candidates, the rule of the domain decides.
    const found = await selectAppointments(
      tx,
      companyId,
      sql`a.deleted_at is null and a.status <> 'held' and (a.conversation_id = ${conversationId}
        or a.phone_tail = any(array(select app.phone_tail(p) from unnest(${phones}::text[]) p)))
        order by a.starts_at desc, a.id`,
    )
    const keys = new Set(phones.map(keyOf))
    const own = found.filter(
      (row) =>
        (conversationId !== null && row.conversation_id === conversationId) || keys.has(keyOf(row.phone)),
    )
    return {
      appointments: own.slice(0, MOST_SHOWN).map(toWire),
      no_shows: new Set(own.flatMap(({ no_show, visit_id, id }) => (no_show ? [visit_id ?? id] : []))).size,
    }
  })
}

/** What the spellings of one phone share; a text that is no phone is itself. */
function keyOf(typed: string): string {
  const jid = jidOfNumber(typed)
  return (jid === null ? null : phoneKey(readAddress(jid).user)) ?? typed
}

import { randomBytes } from 'node:crypto'
import { atGoogle, discardFilesSoon } from '../../scheduling'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'

/** Stands where a name stood. The column takes no empty one, and the paper and the lists show it. */
const erasedName = 'Dados apagados'

/**
 * Orders keep number, day, items, money, neighbourhood and how they were paid, and lose who, where and every free text.
 * The digest of what was placed goes too: it would tell whoever guesses.
 */
export async function anonymiseOrders(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  const theirs = sql`company_id = ${companyId} and order_id = any(${[...ids]}::uuid[])`
  await tx.execute(sql`
    update orders set customer_name = ${erasedName}, customer_phone = null, customer_address = null, notes = null,
      cancel_note = null, conversation_id = null, placed_digest = ${randomBytes(32)},
      items = (select coalesce(jsonb_agg(item || '{"notes": null}' order by place), '[]')
        from jsonb_array_elements(items) with ordinality as i(item, place)),
      version = version + 1, updated_at = now()
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`)
  await tx.execute(sql`update order_payments set note = null where ${theirs} and note is not null`)
  await tx.execute(sql`
    update print_jobs set receipt = null,
      state = case when state in ('pending', 'claimed') then 'expired' else state end,
      finished_at = case when state in ('pending', 'claimed') then now() else finished_at end
    where ${theirs} and receipt is not null`)
}

/**
 * Packages keep what was sold, paid and taken, and lose whose they were; what was left is nobody's any more. Before the
 * appointments: a session stays with one that has the phone of its package.
 */
export async function anonymisePackages(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`update packages set client = ${erasedName}, phone = '', note = null,
      closed_at = coalesce(closed_at, ${now}), close_reason = ${erasedName}
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`)
}

/**
 * Appointments that are over keep time, service and price, and lose who came. Google's events of them are written anew
 * by the calendar's own job; times that were only kept for the person go altogether, and so does what
 * they answered to questions. Answers how many answers there were.
 */
export async function anonymiseAppointments(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<number> {
  const theirs = sql`company_id = ${companyId} and id = any(${[...ids]}::uuid[])`
  await tx.execute(sql`delete from appointments where ${theirs} and status = 'held'`)
  const { rows } = await tx.execute<{ google_dirty: boolean }>(sql`
    update appointments set client = ${erasedName}, phone = '', email = null, address = null, notes = null,
      conversation_id = null, consented_at = null, held_by = null, booked_by = null, fingerprint = ${randomBytes(32)},
      google_dirty = google_dirty or google_event_id is not null, google_failure = null, google_failure_code = null,
      version = version + 1, updated_at = now()
    where ${theirs} returning google_dirty`)
  const answers = await tx.execute<{ kind: string }>(sql`delete from appointment_answers
    where company_id = ${companyId} and appointment_id = any(${[...ids]}::uuid[]) returning kind`)
  if (answers.rows.some(({ kind }) => kind === 'file')) await discardFilesSoon(tx, companyId)
  // Its digest is made of their words where it came from a table.
  await tx.execute(sql`delete from imported_appointments
    where company_id = ${companyId} and appointment_id = any(${[...ids]}::uuid[])`)
  await tx.execute(sql`update appointment_news set conversation_id = null, message_id = null
    where company_id = ${companyId} and appointment_id = any(${[...ids]}::uuid[])`)
  if (rows.some((row) => row.google_dirty)) await atGoogle.writeAtGoogle(tx, companyId)
  return answers.rows.length
}

import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { addReading, addWriting } from '../calls/turns'
import { findConnection, isOf, ofCompany, type Whose } from '../connecting/connections.store'
import type { GoogleLink } from '../google-needs'
import { markAllCopies } from '../write/copies.store'
import { writeForCompany } from './also-company'

/**
 * Google does not tell whose an account is; but where a person's calendar holds events that the company's link has
 * written, both are of one account. Each appointment is there once then, as the company's, and leaving the one
 * authorisation must not end the other.
 */
export async function noteShared(
  link: GoogleLink,
  tx: Tx,
  whose: Whose,
  eventIds: readonly string[],
): Promise<void> {
  const { companyId, agendaId } = whose
  if (agendaId === null || eventIds.length === 0) return
  const { rowCount } = await tx.execute(sql`
    update google_connections set shared = true where ${isOf(whose)} and not shared
      and exists (select from google_connections where ${isOf(ofCompany(companyId))} and connected)
      and exists (select from appointments
        where company_id = ${companyId} and google_event_id = any(${[...eventIds]}::text[]))`)
  if (rowCount === 0) return
  await tx.execute(sql`
    update google_copies set dirty = true where ${isOf(whose)} and event_id is not null`)
  await addWriting(tx, whose)
  await writeForCompany(link, tx, whose)
}

/** The company's calendar is of another account now, or of none: what is shared with whom shows anew. */
export async function forgetShared({ clock }: GoogleLink, tx: Tx, whose: Whose): Promise<void> {
  if (whose.agendaId !== null) return
  const { rows } = await tx.execute<{ agendaId: string }>(sql`
    update google_connections set shared = false, sync_token = null
    where company_id = ${whose.companyId} and agenda_id is not null and shared returning agenda_id as "agendaId"`)
  for (const { agendaId } of rows) {
    const person = { companyId: whose.companyId, agendaId }
    await markAllCopies(tx, person, clock())
    await addReading(tx, person)
    await addWriting(tx, person)
  }
}

/** Whether another connection of the company lives by the same account, so that Google must not be told to end it. */
export async function isSharedWithAnother(tx: Tx, whose: Whose): Promise<boolean> {
  if (whose.agendaId !== null) {
    const isShared = (await findConnection(tx, whose))?.shared ?? false
    return isShared && ((await findConnection(tx, ofCompany(whose.companyId)))?.connected ?? false)
  }
  const { rows } = await tx.execute(sql`
    select 1 from google_connections
    where company_id = ${whose.companyId} and agenda_id is not null and shared and connected limit 1`)
  return rows.length > 0
}

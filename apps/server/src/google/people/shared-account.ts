import { GoogleFailure, type GoogleEvent } from '../../gateways/google'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { addReading, addWriting } from '../calls/turns'
import { withCalendar } from '../calls/with-calendar'
import { findConnection, isOf, ofCompany, type Whose } from '../connecting/connections.store'
import type { GoogleLink } from '../google-needs'
import { NoAccess } from '../connecting/no-access'
import { markAllCopies } from '../write/copies.store'
import { writeForCompany } from './also-company'

/**
 * Whether a person's calendar, by these events in it, is the company's. Google does not tell whose an account is; but what
 * the company's link has written is there in the very version that it has in the company's calendar. One that the
 * company has left since holds events of the same ids, and in versions of their own.
 */
export async function isCompanysAccount(
  link: GoogleLink,
  companyId: string,
  events: readonly GoogleEvent[],
): Promise<boolean> {
  const written = events.filter(({ ours }) => ours?.agendaId === null)
  if (written.length === 0) return false
  const ids = written.map(({ id }) => id)
  const { rows } = await link.db.asCompany(companyId, (tx) =>
    tx.execute<{ id: string }>(sql`
      select google_event_id as id from appointments
      where company_id = ${companyId} and google_event_id = any(${ids}::text[]) and not google_dirty
      order by starts_at desc limit 1`),
  )
  const here = written.find(({ id }) => id === rows[0]?.id)
  if (!here) return false
  try {
    const there = await withCalendar(link, ofCompany(companyId), (calendar) => calendar.get(here.id))
    return there?.etag === here.etag && there.updatedAt === here.updatedAt
  } catch (error) {
    // The company's trouble is told at the company's link.
    if (!(error instanceof GoogleFailure || error instanceof NoAccess)) throw error
    return false
  }
}

/** Each appointment is there once from now on, as the company's; leaving the one connection must not end the other. */
export async function noteShared(link: GoogleLink, tx: Tx, whose: Whose): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update google_connections set shared = true where ${isOf(whose)} and not shared
      and exists (select from google_connections where ${isOf(ofCompany(whose.companyId))} and connected)`)
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

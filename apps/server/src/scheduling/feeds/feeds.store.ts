import { randomUUID } from 'node:crypto'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { isBooked, selectAppointments, type BookedAppointment } from '../appointments/appointments.store'

/** The id by which an agenda's feed is named; null where it has none. @throws Problem AGENDA_NOT_FOUND */
export async function findFeedId(tx: Tx, companyId: string, agendaId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ feed_id: string | null }>(
    sql`select feed_id from agendas where company_id = ${companyId} and id = ${agendaId}`,
  )
  if (!rows[0]) throw new Problem('AGENDA_NOT_FOUND')
  return rows[0].feed_id
}

/** Opens a feed where there is none, gives it another id, or closes it. @throws Problem AGENDA_NOT_FOUND */
export async function writeFeedId(
  tx: Tx,
  companyId: string,
  agendaId: string,
  act: 'open' | 'renew' | 'close',
): Promise<string | null> {
  const fresh = act === 'close' ? null : randomUUID()
  const { rows } = await tx.execute<{ feed_id: string | null }>(sql`
    update agendas set feed_id = case when ${act === 'open'} then coalesce(feed_id, ${fresh}) else ${fresh}::uuid end
    where company_id = ${companyId} and id = ${agendaId} returning feed_id`)
  if (!rows[0]) throw new Problem('AGENDA_NOT_FOUND')
  return rows[0].feed_id
}

/** Whose agenda a feed reads. */
export interface FeedAgenda {
  id: string
  /** The employee's name as the counter wrote it; null in the company's own. */
  professional: string | null
}

/** The agenda behind a feed, unless its employee does not work here any more. @throws Problem AGENDA_NOT_FOUND */
export async function findFeedAgenda(tx: Tx, companyId: string, feedId: string): Promise<FeedAgenda> {
  const { rows } = await tx.execute<FeedAgenda>(sql`
    select a.id, e.nome as professional from agendas a
    left join employees e on e.company_id = a.company_id and e.id = a.employee_id
    where a.company_id = ${companyId} and a.feed_id = ${feedId} and (a.employee_id is null or e.status = 'ativo')`)
  if (!rows[0]) throw new Problem('AGENDA_NOT_FOUND')
  return rows[0]
}

const DAY_MS = 86_400_000
const DAYS_BEFORE = 30
const DAYS_AHEAD = 366
const MOST = 3000

/**
 * What a feed shows at an instant, in the order of the starts: what was booked and not cancelled. The company's own agenda
 * shows those of all people.
 */
export async function findFeedAppointments(
  tx: Tx,
  companyId: string,
  agenda: FeedAgenda,
  now: Date,
): Promise<BookedAppointment[]> {
  const from = new Date(now.getTime() - DAYS_BEFORE * DAY_MS)
  const until = new Date(now.getTime() + DAYS_AHEAD * DAY_MS)
  const ofAgenda = agenda.professional === null ? sql`true` : sql`a.agenda_id = ${agenda.id}`
  const rows = await selectAppointments(
    tx,
    companyId,
    sql`${ofAgenda} and a.deleted_at is null and a.status in ('pending', 'confirmed', 'completed')
      and a.starts_at >= ${from} and a.starts_at < ${until} order by a.starts_at, a.id limit ${MOST}`,
  )
  return rows.filter(isBooked)
}

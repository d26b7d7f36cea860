import type { GoogleEvent } from '../../gateways/google'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { Person } from '../write/copies.store'
import { boundsOf, effectOf, takesTime } from './foreign-events.store'

/**
 * Keeps when a person is busy, and nothing of what with; what keeps nobody out is taken away. Answers how many are new,
 * different or gone.
 */
export async function writeBusy(
  tx: Tx,
  { companyId, agendaId }: Person,
  events: readonly GoogleEvent[],
): Promise<number> {
  const rows = events
    .filter((event) => takesTime(event) && effectOf(event) !== 'none')
    .map(({ id, time }) => ({ google_id: id, ...boundsOf(time) }))
  const kept = new Set(rows.map((row) => row.google_id))
  const gone = events.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
  const { rowCount } = await tx.execute(sql`
    insert into google_busy as b (company_id, agenda_id, google_id, time, first_date, last_date)
    select c.id, ${agendaId}, r.google_id,
      tstzrange(coalesce(r.start_at, r.first_date::timestamp at time zone c.time_zone),
        coalesce(r.end_at, (r.last_date + 1)::timestamp at time zone c.time_zone), '[)'),
      r.first_date, r.last_date
    from companies c, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (google_id text,
      start_at timestamptz, end_at timestamptz, first_date date, last_date date)
    where c.id = ${companyId}
    on conflict (company_id, agenda_id, google_id) do update set time = excluded.time,
      first_date = excluded.first_date, last_date = excluded.last_date
    where (b.time, b.first_date, b.last_date) is distinct from
      (excluded.time, excluded.first_date, excluded.last_date)`)
  return (rowCount ?? 0) + (await dropBusy(tx, { companyId, agendaId }, gone))
}

/** Takes away the times of these ids. Answers how many were there. */
export async function dropBusy(
  tx: Tx,
  { companyId, agendaId }: Person,
  ids: readonly string[],
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from google_busy
    where company_id = ${companyId} and agenda_id = ${agendaId} and google_id = any(${[...ids]}::text[])`)
  return rowCount ?? 0
}

/** Takes away what is to come or not long over, but for these ids. Answers how many were there. */
export async function dropOtherBusy(
  tx: Tx,
  { companyId, agendaId }: Person,
  { keep, since }: { keep: readonly string[]; since: Date },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from google_busy where company_id = ${companyId} and agenda_id = ${agendaId} and upper(time) > ${since}
      and google_id <> all(${[...keep]}::text[])`)
  return rowCount ?? 0
}

/** Takes all of them away. */
export async function forgetBusy(tx: Tx, { companyId, agendaId }: Person): Promise<void> {
  await tx.execute(sql`delete from google_busy where company_id = ${companyId} and agenda_id = ${agendaId}`)
}

import type { Closure } from '@balcao/contract/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql, type Sql } from '../../platform/database/sql'

interface ClosureRow extends Omit<Closure, 'starts_at' | 'ends_at'> {
  starts_at: Date | null
  ends_at: Date | null
}

/** All that is said of why a person is busy. */
const OF_GOOGLE = 'Google Calendar'

/**
 * What closes the dates from one to another, both included, in the order of time: the company's closures, days that its
 * Google Calendar closes, and days and times in which people are busy by their own. With an agenda, only what closes that
 * one.
 */
export async function findClosures(
  tx: Tx,
  companyId: string,
  {
    from,
    to,
    agenda_id: agendaId = null,
  }: { from: string; to: string; agenda_id?: string | null | undefined },
): Promise<Closure[]> {
  const { rows } = await tx.execute<ClosureRow>(sql`
    with own as (select time_zone,
      -- Whose day a busy one is, where others have agendas beside the company's own.
      (select a.id from agendas a where a.company_id = ${companyId} and a.employee_id is null
        and exists (select from agendas o where o.company_id = ${companyId} and o.employee_id is not null and o.active)) as agenda_id
      from companies where id = ${companyId}),
    of_google as (
      select e.*, case e.effect when 'closes-day' then null else own.agenda_id end as agenda_id
      from calendar_events e, own where e.company_id = ${companyId} and e.effect in ('closes-day', 'closes-own-day'))
    select c.id, c.agenda_id, c.date, lower(c.time) as starts_at, upper(c.time) as ends_at, c.reason, c.source
    from closures c, own
    where c.company_id = ${companyId} and (${agendaId}::uuid is null or c.agenda_id is null or c.agenda_id = ${agendaId})
      and (c.date between ${from} and ${to}
        or c.time && tstzrange(${from}::date::timestamp at time zone own.time_zone,
          (${to}::date + 1)::timestamp at time zone own.time_zone))
    union all
    select md5(e.google_id || day::date)::uuid, e.agenda_id, day::date, null, null, e.summary, 'google'
    from of_google e,
      generate_series(greatest(e.first_date, ${from}::date), least(e.last_date, ${to}::date), interval '1 day') day
    where ${agendaId}::uuid is null or e.agenda_id is null or e.agenda_id = ${agendaId}
    union all
    select md5(b.google_id || b.agenda_id || day::date)::uuid, b.agenda_id, day::date, null, null, ${OF_GOOGLE}, 'google'
    from google_busy b,
      generate_series(greatest(b.first_date, ${from}::date), least(b.last_date, ${to}::date), interval '1 day') day
    where b.company_id = ${companyId} and (${agendaId}::uuid is null or b.agenda_id = ${agendaId})
      and b.first_date is not null
    union all
    select md5(b.google_id || b.agenda_id)::uuid, b.agenda_id, null, lower(b.time), upper(b.time), ${OF_GOOGLE}, 'google'
    from google_busy b, own
    where b.company_id = ${companyId} and (${agendaId}::uuid is null or b.agenda_id = ${agendaId}) and b.first_date is null
      and b.time && tstzrange(${from}::date::timestamp at time zone own.time_zone,
        (${to}::date + 1)::timestamp at time zone own.time_zone)
    order by 3 nulls last, 4, 1`)
  return rows.map(presentClosure)
}

/** The company's own closures that `which` narrows as `c`. */
export async function selectClosures(tx: Tx, companyId: string, which: Sql): Promise<Closure[]> {
  const { rows } = await tx.execute<ClosureRow>(sql`
    select c.id, c.agenda_id, c.date, lower(c.time) as starts_at, upper(c.time) as ends_at, c.reason, c.source
    from closures c where c.company_id = ${companyId} and ${which} order by c.date, lower(c.time), c.id`)
  return rows.map(presentClosure)
}

function presentClosure(row: ClosureRow): Closure {
  return {
    ...row,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
  }
}

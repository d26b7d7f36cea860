import type { Closure } from '@balcao/contract/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql, type Sql } from '../../platform/database/sql'

interface ClosureRow extends Omit<Closure, 'starts_at' | 'ends_at'> {
  starts_at: Date | null
  ends_at: Date | null
}

/**
 * What closes the dates from one to another, both included, in the order of time: the company's closures, and days that
 * Google's calendar closes. With an agenda, only what closes that one.
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
    with own as (select time_zone from companies where id = ${companyId})
    select c.id, c.agenda_id, c.date, lower(c.time) as starts_at, upper(c.time) as ends_at, c.reason, c.source
    from closures c, own
    where c.company_id = ${companyId} and (${agendaId}::uuid is null or c.agenda_id is null or c.agenda_id = ${agendaId})
      and (c.date between ${from} and ${to}
        or c.time && tstzrange(${from}::date::timestamp at time zone own.time_zone,
          (${to}::date + 1)::timestamp at time zone own.time_zone))
    union all
    select md5(e.google_id || day::date)::uuid, null, day::date, null, null, e.summary, 'google'
    from calendar_events e,
      generate_series(greatest(e.first_date, ${from}::date), least(e.last_date, ${to}::date), interval '1 day') day
    where e.company_id = ${companyId} and e.effect = 'closes-day'
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

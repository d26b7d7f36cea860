import type { CalendarEvent } from '@balcao/contract/scheduling'
import type { Tx } from '../../../platform/database/database'
import { sql, type Sql } from '../../../platform/database/sql'

type StoredEvent = Omit<CalendarEvent, 'starts_at' | 'ends_at'> & { starts_at: Date; ends_at: Date }

/**
 * Events of the connected calendar that are none of ours, in the order of time (APPT-16). Of an employee's agenda only
 * what closes the company concerns it.
 */
export async function findEvents(
  tx: Tx,
  companyId: string,
  { start, end, agendaId }: { start: Sql; end: Sql; agendaId?: string | undefined },
): Promise<CalendarEvent[]> {
  const { rows } = await tx.execute<StoredEvent>(sql`
    select google_id as id, summary, location, all_day, lower(time) as starts_at, upper(time) as ends_at, effect
    from calendar_events e
    where company_id = ${companyId} and lower(time) < ${end} and upper(time) > ${start}
      and (${agendaId ?? null}::uuid is null or effect in ('closes-day', 'closes-time')
        or exists (select from agendas a where a.company_id = e.company_id and a.id = ${agendaId ?? null}
          and a.employee_id is null))
    order by lower(time), google_id`)
  return rows.map((row) => ({
    ...row,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  }))
}

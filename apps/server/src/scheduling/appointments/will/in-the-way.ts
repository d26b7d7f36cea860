import type { Span } from '@balcao/domain/scheduling'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { withTheirVisits } from '../../agenda/agenda-question'

/** Something that has a time already. */
export interface InTheWay {
  /** A booking, a time that a customer is choosing, either of somebody else in the same place, or an event of the Google Calendar. */
  kind: 'overlap' | 'held' | 'place' | 'event'
  id: string
  /** Whose booking it is, or what the event is called. */
  name: string | null
  starts_at: Date
  ends_at: Date
  /** With the time around it that is kept free. */
  blocked_from: Date
  blocked_to: Date
}

/** Nothing begins longer before the time that it blocks than its buffer, a few hours; but for what lasts days. */
const NEAR_DAYS = 3
/** No service by day looks further for its open days (the domain's `blockedRange`). */
const LONGEST_DAYS = 366

/**
 * What lies in a time of an agenda, in the order of time: bookings with their buffers, times that are held, and in the
 * company's own agenda the events that occupy it. The conditions on the start are what an index can answer behind
 * row-level security.
 */
export async function findInTheWay(
  tx: Tx,
  companyId: string,
  {
    agenda,
    units = [],
    blocked,
    except = [],
    inClass,
    now,
  }: {
    agenda: { id: string; employeeId: string | null }
    units?: readonly number[]
    blocked: Span
    except?: readonly string[]
    /** A class at a start: those who are in it are in nobody's way. */
    inClass?: { service: string; at: number } | undefined
    now: number
  },
): Promise<InTheWay[]> {
  const taken = [...units]
  const [start, end] = [new Date(blocked.start), new Date(blocked.end)]
  const { rows } = await tx.execute<InTheWay>(sql`
    select case when a.agenda_id <> ${agenda.id} then 'place' when status = 'held' then 'held' else 'overlap' end as kind,
      id::text, concat_ws(': ', case when a.agenda_id <> ${agenda.id} then (select string_agg(p.name, ', ') from places p
        where p.company_id = a.company_id and p.number in (select u / 100 from unnest(a.units) u where u = any(${taken}::int[]))) end,
        nullif(client, '')) as name, starts_at, ends_at,
      lower(a.blocked) as blocked_from, upper(a.blocked) as blocked_to
    from appointments a
    where a.company_id = ${companyId} and (a.agenda_id = ${agenda.id} or a.units && ${taken}::int[])
      and a.id <> all(${withTheirVisits(companyId, except)}) and a.deleted_at is null
      and not coalesce(a.seat is not null and a.agenda_id = ${agenda.id} and a.service_id = ${inClass?.service ?? null}
        and a.starts_at = ${inClass ? new Date(inClass.at) : null}, false)
      and (a.status in ('pending', 'confirmed') or (a.status = 'held' and a.hold_until > ${new Date(now)}))
      and a.starts_at < ${end}::timestamptz + interval '1 day' and a.blocked && tstzrange(${start}, ${end}, '[)')
      and (a.starts_at > ${start}::timestamptz - make_interval(days => ${NEAR_DAYS})
        or ((a.modality = 'dia' or a.minutes > 1440)
          and a.starts_at > ${start}::timestamptz - make_interval(days => ${LONGEST_DAYS + 1})))
    union all
    select 'event', google_id, summary, lower(time), upper(time), lower(time), upper(time) from calendar_events
    where company_id = ${companyId} and ${agenda.employeeId === null} and effect = 'occupies'
      and lower(time) < ${end} and upper(time) > ${start}
    order by 4, 2`)
  return rows.map((row) => ({ ...row, name: row.name || null }))
}

import { addDays, eventEffect } from '@balcao/domain/scheduling'
import type { GoogleEvent } from '../../gateways/google'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/** What a calendar's event does to the agenda (AVAIL-18 to AVAIL-22). */
export function effectOf({ summary, time, isBusy, isDeclined }: GoogleEvent) {
  const transparency = isBusy ? 'opaque' : 'transparent'
  return eventEffect({ summary, allDay: time.kind === 'days', transparency, selfDeclined: isDeclined })
}

/** Stores events that are none of ours, days by the company's clock. Answers how many are new or different. */
export async function writeEvents(
  tx: Tx,
  companyId: string,
  events: readonly GoogleEvent[],
): Promise<number> {
  const rows = events.filter(takesTime).map((event) => ({
    google_id: event.id,
    summary: event.summary,
    location: event.location || null,
    all_day: event.time.kind === 'days',
    effect: effectOf(event),
    ...boundsOf(event.time),
  }))
  const { rowCount } = await tx.execute(sql`
    insert into calendar_events as e (company_id, google_id, summary, location, all_day, time, first_date, last_date, effect)
    select c.id, r.google_id, r.summary, r.location, r.all_day,
      tstzrange(coalesce(r.start_at, r.first_date::timestamp at time zone c.time_zone),
        coalesce(r.end_at, (r.last_date + 1)::timestamp at time zone c.time_zone), '[)'),
      r.first_date, r.last_date, r.effect
    from companies c, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (google_id text, summary text, location text,
      all_day boolean, effect text, start_at timestamptz, end_at timestamptz, first_date date, last_date date)
    where c.id = ${companyId}
    on conflict (company_id, google_id) do update set summary = excluded.summary, location = excluded.location,
      all_day = excluded.all_day, time = excluded.time, first_date = excluded.first_date, last_date = excluded.last_date,
      effect = excluded.effect, updated_at = now()
    where (e.summary, e.location, e.all_day, e.time, e.first_date, e.last_date, e.effect) is distinct from
      (excluded.summary, excluded.location, excluded.all_day, excluded.time, excluded.first_date, excluded.last_date,
        excluded.effect)`)
  return rowCount ?? 0
}

/** Takes away the events of these ids. Answers how many were there. */
export async function dropEvents(tx: Tx, companyId: string, ids: readonly string[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from calendar_events where company_id = ${companyId} and google_id = any(${[...ids]}::text[])`)
  return rowCount ?? 0
}

/** Takes away what is to come or not long over, but for these ids. Answers how many were there. */
export async function dropOthers(
  tx: Tx,
  companyId: string,
  { keep, since }: { keep: readonly string[]; since: Date },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from calendar_events where company_id = ${companyId} and upper(time) > ${since}
      and google_id <> all(${[...keep]}::text[])`)
  return rowCount ?? 0
}

/** An event may end where it begins; it keeps nobody out. */
export const takesTime = ({ time }: GoogleEvent) => time.end > time.start

export function boundsOf(time: GoogleEvent['time']) {
  if (time.kind === 'days') return { first_date: time.start, last_date: addDays(time.end, -1) }
  return { start_at: new Date(time.start).toISOString(), end_at: new Date(time.end).toISOString() }
}

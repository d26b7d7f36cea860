import type { GoogleRefusal } from '@balcao/contract/google'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/** A closure of the agenda, and what the company's calendar has of it. */
export interface ClosureAtGoogle {
  id: string
  /** It stands, and the owner wants closures in the calendar. */
  wanted: boolean
  /** A whole day, or a time. */
  date: string | null
  starts_at: Date | null
  ends_at: Date | null
  reason: string
  /** Whose agenda it closes; null for everybody's and the company's own. */
  who: string | null
  zone: string
  /** The id that was tried last; null where none was. */
  event_id: string | null
  attempts: number
  /** What the event says, or what was refused. */
  said: string | null
}

/** Closures that are not over, where they are wanted there, and all others that the calendar still has an event of. */
export async function findClosuresAtGoogle(tx: Tx, companyId: string, now: Date): Promise<ClosureAtGoogle[]> {
  const { rows } = await tx.execute<ClosureAtGoogle>(sql`
    select k.id, c.id is not null and g.also_closures as wanted, c.date, lower(c.time) as starts_at,
      upper(c.time) as ends_at, coalesce(c.reason, '') as reason, e.nome as who, s.time_zone as zone, w.event_id,
      coalesce(w.attempts, 0) as attempts, w.said
    from (select x.id from closures x join companies o on o.id = x.company_id
          join google_connections y on y.company_id = o.id and y.agenda_id is null and y.also_closures
        where x.company_id = ${companyId}
          and (x.date >= (${now}::timestamptz at time zone o.time_zone)::date or upper(x.time) > ${now})
      union select closure_id from google_closures where company_id = ${companyId}) k
    join companies s on s.id = ${companyId}
    join google_connections g on g.company_id = s.id and g.agenda_id is null and g.connected
    left join closures c on c.company_id = s.id and c.id = k.id
    left join agendas a on a.company_id = s.id and a.id = c.agenda_id
    left join employees e on e.company_id = s.id and e.id = a.employee_id
    left join google_closures w on w.company_id = s.id and w.closure_id = k.id
    order by c.date, lower(c.time), k.id`)
  return rows
}

/** An id is about to be tried for the event of a closure. */
export async function noteClosureTried(
  tx: Tx,
  companyId: string,
  { id, eventId, attempts }: { id: string; eventId: string; attempts: number },
): Promise<void> {
  await tx.execute(sql`
    insert into google_closures (company_id, closure_id, event_id, attempts)
    values (${companyId}, ${id}, ${eventId}, ${attempts})
    on conflict (company_id, closure_id) do update set event_id = excluded.event_id, attempts = excluded.attempts`)
}

/** The event says this now, or Google will never take it so (`refused`). */
export async function noteClosureSaid(
  tx: Tx,
  companyId: string,
  { id, said, refused }: { id: string; said: string; refused?: { words: string; code: GoogleRefusal } },
): Promise<void> {
  await tx.execute(sql`
    update google_closures set said = ${said}, failure = ${refused?.words ?? null}, failure_code = ${refused?.code ?? null}
    where company_id = ${companyId} and closure_id = ${id}`)
}

/** Its event is gone. */
export async function dropClosureAtGoogle(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.execute(sql`delete from google_closures where company_id = ${companyId} and closure_id = ${id}`)
}

/** For an account that is linked anew, or no more. */
export async function forgetClosuresAtGoogle(tx: Tx, companyId: string): Promise<void> {
  await tx.execute(sql`delete from google_closures where company_id = ${companyId}`)
}

/** Lets what Google refused be tried again; answers whether there is any. */
export async function tryClosuresAgain(tx: Tx, companyId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update google_closures set said = null, failure = null, failure_code = null
    where company_id = ${companyId} and failure is not null`)
  return rowCount! > 0
}

/** Of these events those that a closure was written as: they close nothing once more. */
export async function eventsOfClosures(tx: Tx, companyId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ event_id: string }>(sql`
    select event_id from google_closures where company_id = ${companyId} and event_id = any(${[...ids]}::text[])`)
  return rows.map(({ event_id: id }) => id)
}

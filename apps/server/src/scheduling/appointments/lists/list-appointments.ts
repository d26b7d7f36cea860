import type { Appointment, CalendarEvent, Closure } from '@balcao/contract/scheduling'
import { plainName } from '@balcao/domain/text'
import { getCompany } from '../../../company'
import type { Database } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { findClosures } from '../../agenda/closures.store'
import { findEvents } from './calendar-events.store'
import { selectAppointments, toWire } from '../appointments.store'

/** The dates of a company's calendar, both included, and one agenda of it if any is named. */
export interface ListWindow {
  from: string
  to: string
  agenda_id?: string | undefined
}

/** No service by day looks further for its open days (the domain's `blockedRange`). */
const LONGEST_DAYS = 366

/**
 * What is in the agenda between two dates: appointments in the order of time, those of several days as soon as one of
 * them lies there, Google's events and the closures.
 */
export function listAppointments(
  db: Database,
  companyId: string,
  window: ListWindow,
): Promise<{
  appointments: Appointment[]
  events: CalendarEvent[]
  closures: Closure[]
  time_zone: string
}> {
  return db.asCompany(companyId, async (tx) => {
    const { timeZone } = await getCompany(tx, companyId)
    const start = sql`(${window.from}::date::timestamp at time zone ${timeZone})`
    const end = sql`((${window.to}::date + 1)::timestamp at time zone ${timeZone})`
    // Only one of several days begins long before: the index knows those apart.
    const rows = await selectAppointments(
      tx,
      companyId,
      sql`a.deleted_at is null and a.status <> 'held'
        and (${window.agenda_id ?? null}::uuid is null or a.agenda_id = ${window.agenda_id ?? null})
        and a.starts_at < ${end} and a.ends_at > ${start} and (a.starts_at > ${start} - interval '1 day'
          or ((a.modality = 'dia' or a.minutes > 1440) and a.starts_at > ${start} - make_interval(days => ${LONGEST_DAYS + 1})))
        order by a.starts_at, a.id`,
    )
    return {
      appointments: rows.map(toWire),
      events: await findEvents(tx, companyId, { start, end, agendaId: window.agenda_id }),
      closures: await findClosures(tx, companyId, window),
      time_zone: timeZone,
    }
  })
}

/** Pending and confirmed ones that start within so many times 24 hours, the next one first. */
export function listUpcoming(
  db: Database,
  companyId: string,
  { limit, days, now }: { limit: number; days: number; now: Date },
): Promise<Appointment[]> {
  const end = new Date(now.getTime() + days * 86_400_000)
  return db.asCompany(companyId, async (tx) => {
    const rows = await selectAppointments(
      tx,
      companyId,
      sql`a.deleted_at is null and a.status <> 'held' and a.status in ('pending', 'confirmed')
        and a.starts_at >= ${now} and a.starts_at < ${end} order by a.starts_at, a.id limit ${limit}`,
    )
    return rows.map(toWire)
  })
}

const SEARCHED_DAYS = 183
const MOST_FOUND = 50
/** Fewer digits are a name like any other. */
const SHORTEST_PHONE = 4

/**
 * Appointments whose customer's name holds every word of the search, or whose phone its digits, of the last half year
 * and all to come: those to come first, the next one first, then the past, the last one first. At most fifty.
 */
export function searchAppointments(
  db: Database,
  companyId: string,
  { search, now }: { search: string; now: Date },
): Promise<Appointment[]> {
  const words = plainName(search).split(' ').filter(Boolean)
  const digits = search.replace(/\D/g, '')
  const byPhone =
    digits.length < SHORTEST_PHONE
      ? sql`false`
      : sql`strpos(regexp_replace(a.phone, '\\D', '', 'g'), ${digits}) > 0`
  const from = new Date(now.getTime() - SEARCHED_DAYS * 86_400_000)
  return db.asCompany(companyId, async (tx) => {
    const rows = await selectAppointments(
      tx,
      companyId,
      sql`a.deleted_at is null and a.status <> 'held' and a.starts_at >= ${from}
        and ((select bool_and(strpos(app.plain_text(a.client), word) > 0) from unnest(${words}::text[]) as word)
          or ${byPhone})
        order by a.ends_at <= ${now}, case when a.ends_at > ${now} then a.starts_at end, a.starts_at desc, a.id
        limit ${MOST_FOUND}`,
    )
    return rows.map(toWire)
  })
}

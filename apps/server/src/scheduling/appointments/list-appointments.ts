import type { Appointment, CalendarEvent, Closure } from '@balcao/contract/scheduling'
import { getCompany } from '../../company'
import type { Database } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { findClosures } from '../agenda/closures.store'
import { findEvents } from './calendar-events.store'
import { selectAppointments, toWire } from './appointments.store'

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

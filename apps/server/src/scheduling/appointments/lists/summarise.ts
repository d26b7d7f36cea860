import type { AppointmentStats } from '@balcao/contract/scheduling'
import { UPCOMING_DAYS } from '@balcao/domain/scheduling'
import type { Database } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

export interface Summary {
  stats: AppointmentStats
  /** In the order of time; `month` is `YYYY-MM` on the company's calendar. */
  months: { month: string; count: number }[]
  no_shows: number
}

/** Whether a row counts as an appointment: a visit of several people does once, and each part to who sees no other. */
const isCounted = sql`(coalesce(visit_place, 1) = 1 or app.own_worker() is not null)`

/**
 * The figures of the whole agenda, counted by the database (APPT-15). A visit of several people is one, as its first part
 * stands; nobody came to it where they missed any of it.
 */
export function summariseAppointments(db: Database, companyId: string, now: Date): Promise<Summary> {
  return db.asCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<{ summary: Summary }>(sql`
      with booked as materialized (
        select a.status, a.starts_at, a.no_show, coalesce(a.visit_id, a.id) as visit, ${isCounted} as counted, a.starts_at at time zone c.time_zone as local,
          (${now}::timestamptz at time zone c.time_zone)::date as today
        from appointments a join companies c on c.id = a.company_id
        where a.company_id = ${companyId} and a.deleted_at is null and a.status <> 'held'
      )
      select json_build_object(
        'stats', json_build_object(
          'total', count(*) filter (where counted),
          'pending', count(*) filter (where counted and status = 'pending'),
          'confirmed', count(*) filter (where counted and status = 'confirmed'),
          'cancelled', count(*) filter (where counted and status = 'cancelled'),
          'completed', count(*) filter (where counted and status = 'completed'),
          'today', count(*) filter (where counted and status <> 'cancelled' and local::date = today),
          'upcoming', count(*) filter (where counted and status in ('pending', 'confirmed') and starts_at >= ${now}
            and starts_at < ${now}::timestamptz + make_interval(hours => ${UPCOMING_DAYS * 24}))),
        'months', coalesce((select json_agg(json_build_object('month', month, 'count', count) order by month) from (
          select to_char(local, 'YYYY-MM') as month, count(*) filter (where counted) as count from booked group by 1) by_month), '[]'),
        'no_shows', count(distinct visit) filter (where no_show)) as summary
      from booked`)
    return rows[0]!.summary
  })
}

/** How many appointments that are still to come wait to be confirmed; a visit of several people is one. */
export function countToConfirm(db: Database, companyId: string, now: Date): Promise<{ count: number }> {
  return db.asCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*) from appointments
      where company_id = ${companyId} and deleted_at is null and status = 'pending' and starts_at >= ${now}
        and ${isCounted}`)
    return rows[0]!
  })
}

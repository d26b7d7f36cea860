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

/**
 * The figures of the whole agenda, counted by the database (APPT-15).
 */
export function summariseAppointments(db: Database, companyId: string, now: Date): Promise<Summary> {
  return db.asCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<{ summary: Summary }>(sql`
      with booked as materialized (
        select a.status, a.starts_at, a.no_show, a.starts_at at time zone c.time_zone as local,
          (${now}::timestamptz at time zone c.time_zone)::date as today
        from appointments a join companies c on c.id = a.company_id
        where a.company_id = ${companyId} and a.deleted_at is null and a.status <> 'held'
      )
      select json_build_object(
        'stats', json_build_object(
          'total', count(*),
          'pending', count(*) filter (where status = 'pending'),
          'confirmed', count(*) filter (where status = 'confirmed'),
          'cancelled', count(*) filter (where status = 'cancelled'),
          'completed', count(*) filter (where status = 'completed'),
          'today', count(*) filter (where status <> 'cancelled' and local::date = today),
          'upcoming', count(*) filter (where status in ('pending', 'confirmed') and starts_at >= ${now}
            and starts_at < ${now}::timestamptz + make_interval(hours => ${UPCOMING_DAYS * 24}))),
        'months', coalesce((select json_agg(json_build_object('month', month, 'count', count) order by month) from (
          select to_char(local, 'YYYY-MM') as month, count(*) as count from booked group by 1) by_month), '[]'),
        'no_shows', count(*) filter (where no_show)) as summary
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
        and (coalesce(visit_place, 1) = 1 or app.own_worker() is not null)`)
    return rows[0]!
  })
}

import type { SeriesWeeks } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { selectAppointments, type BookedAppointment, isBooked } from '../appointments/appointments.store'

/** Appointments that were booked together, a number of weeks apart. */
export interface Series {
  id: string
  weeks: SeriesWeeks
  total: number
}

export async function findSeries(tx: Tx, companyId: string, id: string): Promise<Series | undefined> {
  const { rows } = await tx.execute<Series>(sql`select id, weeks, total from appointment_series
    where company_id = ${companyId} and id = ${id}`)
  return rows[0]
}

/** Writes a series down; false when its id is there already. */
export async function insertSeries(
  tx: Tx,
  companyId: string,
  { id, weeks, total }: Series,
  now: Date,
): Promise<boolean> {
  const { rowCount } =
    await tx.execute(sql`insert into appointment_series (company_id, id, weeks, total, created_at)
    values (${companyId}, ${id}, ${weeks}, ${total}, ${now}) on conflict do nothing`)
  return rowCount === 1
}

/** Makes an appointment the one at a place of a series, from 1. */
export async function joinSeries(
  tx: Tx,
  companyId: string,
  { id, seriesId, place }: { id: string; seriesId: string; place: number },
): Promise<void> {
  await tx.execute(sql`update appointments set series_id = ${seriesId}, series_place = ${place}
    where company_id = ${companyId} and id = ${id}`)
}

/** The appointments of a series that were not deleted, in the order of time. */
export async function appointmentsOfSeries(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<BookedAppointment[]> {
  const rows = await selectAppointments(
    tx,
    companyId,
    sql`a.series_id = ${id} and a.deleted_at is null order by a.starts_at, a.id`,
  )
  return rows.filter(isBooked)
}

/** Locks appointments for change, in the order that everybody keeps to. */
export async function lockAll(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select 1 from appointments where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
    order by id for no key update`)
}

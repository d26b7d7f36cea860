import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { uuidOf } from '../../platform/uuid-of'
import { selectAppointments, type StoredAppointment } from '../appointments/appointments.store'

/** The parts of a visit in their order, named by the first one; without those that were deleted. An appointment alone is its own. */
export function partsOfVisit(tx: Tx, companyId: string, visitId: string): Promise<StoredAppointment[]> {
  return selectAppointments(
    tx,
    companyId,
    sql`(a.visit_id = ${visitId} or a.id = ${visitId}) and a.deleted_at is null order by coalesce(a.visit_place, 1)`,
  )
}

/**
 * Locks the parts of a visit for change, in the order of the ids as everybody does; answers the ids of those that the caller
 * may change.
 */
export async function lockVisit(tx: Tx, companyId: string, visitId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string; stands: boolean }>(sql`
    select id, deleted_at is null as stands from appointments where company_id = ${companyId} and (visit_id = ${visitId} or id = ${visitId})
    order by id for no key update`)
  return rows.filter(({ stands }) => stands).map(({ id }) => id)
}

/** The id of a part of a visit, from 1: the same visit has the same ones. */
export const partId = (companyId: string, visitId: string, place: number): string =>
  place === 1 ? visitId : uuidOf(`visit ${companyId} ${visitId} ${place}`)

/** Takes away what is kept under a visit's id, all of its parts. */
export async function dropHeldVisit(tx: Tx, companyId: string, visitId: string): Promise<void> {
  await tx.execute(sql`delete from appointments where company_id = ${companyId} and status = 'held'
    and (id = ${visitId} or visit_id = ${visitId})`)
}

/** The same of all parts but the first. */
export async function dropHeldParts(tx: Tx, companyId: string, visitId: string): Promise<void> {
  await tx.execute(sql`delete from appointments where company_id = ${companyId} and status = 'held'
    and visit_id = ${visitId} and id <> ${visitId}`)
}

/**
 * Has the parts of a visit stand in nobody's way for as long as they are written anew: the constraint looks at each statement
 * by itself, and one part may come to where another one still is.
 */
export async function liftVisit(tx: Tx, companyId: string, ids: readonly string[], now: Date): Promise<void> {
  await tx.execute(sql`update appointments set deleted_at = ${now}
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`)
}

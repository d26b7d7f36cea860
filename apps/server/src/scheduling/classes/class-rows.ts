import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import {
  readAppointments,
  type BookedAppointment,
  type StoredAppointment,
} from '../appointments/appointments.store'

/** Which class is meant: the appointments of a service at a start in an agenda. */
export type ClassKey = Pick<StoredAppointment, 'agenda_id' | 'service_id' | 'starts_at'>

/** The appointments of a class that stand, by their ids; times that somebody keeps are left out. */
export async function rowsOfClass(tx: Tx, companyId: string, key: ClassKey): Promise<BookedAppointment[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from appointments where company_id = ${companyId} and agenda_id = ${key.agenda_id} and service_id = ${key.service_id}
      and starts_at = ${key.starts_at} and seat is not null and deleted_at is null and status in ('pending', 'confirmed')
    order by id`)
  const ids = rows.map(({ id }) => id)
  return (await readAppointments(tx, companyId, ids)) as BookedAppointment[]
}

/** How many people some appointments are for. */
export const peopleIn = (rows: readonly Pick<StoredAppointment, 'people'>[]): number =>
  rows.reduce((sum, { people }) => sum + people, 0)

/**
 * Takes a class out of its time, so that it may come into one that lies over its own. Call it with the agenda locked, and
 * write the time that it gets in the same transaction.
 */
export async function liftClass(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`update appointments set blocked = 'empty', units = '{}', beside = '{}'
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`)
}

/**
 * Gives back the seats of a class that somebody keeps: who fills in a form chooses anew, and who was offered a seat waits
 * again.
 */
export async function dropSeatsKept(tx: Tx, companyId: string, key: ClassKey): Promise<void> {
  await tx.execute(sql`
    with kept as (delete from appointments where company_id = ${companyId} and agenda_id = ${key.agenda_id}
      and service_id = ${key.service_id} and starts_at = ${key.starts_at} and status = 'held' and seat is not null returning id)
    update waiting_entries w set state = 'waiting', offer_id = null, offer_until = null from kept
    where w.company_id = ${companyId} and w.offer_id = kept.id and w.state = 'offered'`)
}

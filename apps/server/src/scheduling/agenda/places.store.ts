import type { Place } from '@balcao/contract/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { isBooked, selectAppointments, type BookedAppointment } from '../appointments/appointments.store'

/** The company's rooms and equipment, by name. */
export async function listPlaces(tx: Tx, companyId: string): Promise<Place[]> {
  const { rows } = await tx.execute<Place>(sql`
    select id, name, units, active from places where company_id = ${companyId} and deleted_at is null
    order by app.search_text(name), number`)
  return rows
}

/** Waits for those who are taking places of the company, and keeps others out until the end. After the agendas. */
export async function lockPlaces(tx: Tx, companyId: string): Promise<void> {
  await tx.execute(sql`select 1 from places where company_id = ${companyId} order by number for update`)
}

/**
 * Writes the whole list; those that are not in it are gone. Bookings under way are waited for: once it is answered none comes
 * by the former list. Appointments stay where they are. One that was gone comes back under its id.
 * @throws Problem INVALID_INPUT for two of one name
 */
export async function writePlaces(
  tx: Tx,
  companyId: string,
  places: readonly Place[],
  now: Date,
): Promise<void> {
  const named = places.map((place) => ({ ...place, name: place.name.trim() }))
  const double = named.findIndex(({ id, name }, at) =>
    named.some((other, before) => before < at && (other.id === id || sameName(other.name, name))),
  )
  if (double !== -1) {
    const mensagem = 'Já existe um lugar com este nome'
    throw new Problem('INVALID_INPUT', { mensagem, fields: [{ path: `places.${double}.name`, mensagem }] })
  }
  await lockPlaces(tx, companyId)
  const ids = named.map(({ id }) => id)
  await tx.execute(sql`update places set deleted_at = ${now}
    where company_id = ${companyId} and deleted_at is null and id <> all(${ids}::uuid[])`)
  await tx.execute(sql`
    insert into places as p (company_id, id, name, units, active)
    select ${companyId}, r.id, r.name, r.units, r.active
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as r (id uuid, name text, units smallint, active boolean)
    on conflict (company_id, id) do update set name = excluded.name, units = excluded.units, active = excluded.active,
      deleted_at = null`)
}

const sameName = (one: string, other: string) => one.toLocaleLowerCase('pt') === other.toLocaleLowerCase('pt')

/** What is still to come in units that new appointments cannot have any more, in the order of time. */
export async function listOutOfPlace(tx: Tx, companyId: string, now: Date): Promise<BookedAppointment[]> {
  const rows = await selectAppointments(
    tx,
    companyId,
    sql`a.id in (select u.appointment_id from place_uses u join places p on p.company_id = u.company_id and p.number = u.unit / 100
      where u.company_id = ${companyId} and u.ends_at > ${now}
        and (p.deleted_at is not null or not p.active or u.unit % 100 > p.units))
      and a.deleted_at is null and a.status in ('pending', 'confirmed') order by a.starts_at, a.id limit 200`,
  )
  return rows.filter(isBooked)
}

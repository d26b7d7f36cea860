import type { Booking } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { StoredAppointment } from './appointments.store'

type Written = Omit<
  StoredAppointment,
  | 'professional'
  | 'places'
  | 'package'
  | 'questions'
  | 'date'
  | 'time'
  | 'zone'
  | 'series_id'
  | 'series_place'
  | 'series_total'
  | 'visit'
  | 'version'
  | 'created_at'
  | 'updated_at'
  | 'google_event_id'
  | 'google_attempt'
  | 'google_dirty'
  | 'google_failure'
  | 'google_failure_code'
  | 'google_connected'
>

/** All that a row says, beside what the database and Google's outbox write. `place` is where it lies in the agenda. */
export type AppointmentContent = Omit<Written, 'starts_at' | 'ends_at' | 'dates' | InVisit> & {
  place: Booking
} & Partial<Pick<Written, InVisit>>

/** Of most appointments nothing: they are no part of a visit of several people. */
type InVisit = 'visit_id' | 'visit_place' | 'visit_total'

/**
 * Adds a row; false when its id is there already, or when somebody else holds its time. The constraint decides which of
 * two was first, and as `on conflict` it makes nobody wait in a circle.
 */
export async function insertAppointment(
  tx: Tx,
  companyId: string,
  row: AppointmentContent,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into appointments (company_id, id, fingerprint, agenda_id, agenda_number, agenda_chosen, status, hold_until, held_by, booked_by,
      starts_at, ends_at, blocked, dates, service_id, service_name, price_type, price_cents, minutes, modality, client, phone,
      email, address, notes, no_show, will_come, source, conversation_id, cancelled_by, consented_at, deposit_cents,
      deposit_due_at, deposit_paid_at, package_id, willed, beside, units, seat, people, ics_sequence, deleted_at,
      visit_id, visit_place, visit_total, created_at, updated_at)
    values (${companyId}, ${row.id}, ${row.fingerprint}, ${row.agenda_id}, ${row.agenda_number},
      ${row.agenda_chosen}, ${row.status}, ${row.hold_until}, ${row.held_by}, ${row.booked_by}, ${at(row.place.start)}, ${at(row.place.end)}, ${blockedOf(row.place)},
      ${row.place.dates}::date[], ${row.service_id}, ${row.service_name}, ${row.price_type}, ${row.price_cents},
      ${row.minutes}, ${row.modality}, ${row.client}, ${row.phone}, ${row.email}, ${row.address}, ${row.notes},
      ${row.no_show}, ${row.will_come}, ${row.source}, ${row.conversation_id}, ${row.cancelled_by}, ${row.consented_at},
      ${row.deposit_cents}, ${row.deposit_due_at}, ${row.deposit_paid_at}, ${row.package_id}, ${row.willed}::text[], ${row.beside}::uuid[],
      ${row.units}::int[], ${row.seat}, ${row.people}, ${row.ics_sequence}, ${row.deleted_at},
      ${row.visit_id ?? null}, ${row.visit_place ?? null}, ${row.visit_total ?? null}, ${now}, ${now})
    on conflict do nothing`)
  if (rowCount === 1 && row.parts.length > 0) await writeParts(tx, companyId, row)
  return rowCount === 1
}

/** Rows of one statement: it is over long before any term of a statement. */
const AT_ONCE = 250

/**
 * Adds many rows; answers the ids of those that were added, without those whose id or time somebody has. Call it with the
 * agendas locked.
 */
export async function insertAppointments(
  tx: Tx,
  companyId: string,
  rows: readonly AppointmentContent[],
  now: Date,
): Promise<string[]> {
  const added: string[] = []
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const part = rows.slice(first, first + AT_ONCE).map(({ place, ...row }) => ({
      ...row,
      fingerprint: row.fingerprint.toString('hex'),
      starts_at: at(place.start),
      ends_at: at(place.end),
      blocked_from: at(place.blocked.start),
      blocked_to: at(place.blocked.end),
      dates: place.dates,
    }))
    const { rows: done } = await tx.execute<{ id: string }>(sql`
      insert into appointments (company_id, id, fingerprint, agenda_id, agenda_number, agenda_chosen, status,
        starts_at, ends_at, blocked, dates, service_id, service_name, price_type, price_cents, minutes, modality, client, phone,
        email, notes, source, willed, beside, seat, created_at, updated_at)
      select ${companyId}, r.id, decode(r.fingerprint, 'hex'), r.agenda_id, r.agenda_number, r.agenda_chosen, r.status,
        r.starts_at, r.ends_at, tstzrange(r.blocked_from, r.blocked_to, '[)'), r.dates, r.service_id, r.service_name,
        r.price_type, r.price_cents, r.minutes, r.modality, r.client, r.phone, r.email, r.notes, r.source, r.willed,
        r.beside, r.seat, ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as r (id uuid, fingerprint text, agenda_id uuid,
        agenda_number bigint, agenda_chosen boolean, status text, starts_at timestamptz, ends_at timestamptz,
        blocked_from timestamptz, blocked_to timestamptz, dates date[], service_id text, service_name text, price_type text,
        price_cents int, minutes int, modality text, client text, phone text, email text, notes text, source text,
        willed text[], beside uuid[], seat smallint)
      on conflict do nothing returning id`)
    added.push(...done.map(({ id }) => id))
  }
  return added
}

/**
 * Takes away those of some appointments that stand as they were written at first; answers them, and whether one of them has
 * an event at Google. Nobody is told.
 */
export async function deleteUntouched(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  now: Date,
): Promise<{ taken: string[]; atGoogle: boolean }> {
  await tx.execute(sql`select 1 from appointments where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
    order by id for no key update`)
  const { rows } = await tx.execute<{ id: string; at_google: boolean }>(sql`
    update appointments set deleted_at = ${now}, updated_at = ${now}, version = version + 1, ics_sequence = ics_sequence + 1,
      google_dirty = google_event_id is not null or google_attempt > 0
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) and version = 1 and deleted_at is null
    returning id, google_dirty as at_google`)
  return { taken: rows.map(({ id }) => id), atGoogle: rows.some(({ at_google }) => at_google) }
}

async function writeParts(
  tx: Tx,
  companyId: string,
  { id, parts }: Pick<AppointmentContent, 'id' | 'parts'>,
): Promise<void> {
  await tx.execute(sql`
    insert into appointment_parts as known (company_id, appointment_id, place, service_id, service_name, price_type,
      price_cents, minutes)
    select ${companyId}, ${id}, place - 1, service_id, service_name, price_type, price_cents, minutes
    from rows from (jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as (service_id text, service_name text,
      price_type text, price_cents integer, minutes integer)) with ordinality
      as part (service_id, service_name, price_type, price_cents, minutes, place)
    on conflict (company_id, appointment_id, place) do update set service_id = excluded.service_id,
      service_name = excluded.service_name, price_type = excluded.price_type, price_cents = excluded.price_cents,
      minutes = excluded.minutes`)
}

/**
 * Writes a row anew, one version on. Without `place` it stays where it is. Fails with the constraint's 23P01 where
 * somebody else holds the time.
 */
export async function updateAppointment(
  tx: Tx,
  companyId: string,
  row: Omit<AppointmentContent, 'place'> & { place?: Booking | undefined },
  now: Date,
): Promise<void> {
  const { place } = row
  const moved = place
    ? sql`starts_at = ${at(place.start)}, ends_at = ${at(place.end)}, blocked = ${blockedOf(place)},
        dates = ${place.dates}::date[],`
    : sql``
  await tx.execute(sql`
    with fewer as (delete from appointment_parts
      where company_id = ${companyId} and appointment_id = ${row.id} and place >= ${row.parts.length})
    update appointments set ${moved} fingerprint = ${row.fingerprint}, agenda_id = ${row.agenda_id},
      agenda_number = ${row.agenda_number}, agenda_chosen = ${row.agenda_chosen}, status = ${row.status}, hold_until = ${row.hold_until},
      held_by = ${row.held_by}, booked_by = ${row.booked_by},
      service_id = ${row.service_id}, service_name = ${row.service_name}, price_type = ${row.price_type},
      price_cents = ${row.price_cents}, minutes = ${row.minutes}, modality = ${row.modality}, client = ${row.client},
      phone = ${row.phone}, email = ${row.email}, address = ${row.address}, notes = ${row.notes},
      no_show = ${row.no_show}, will_come = ${row.will_come}, source = ${row.source}, conversation_id = ${row.conversation_id},
      cancelled_by = ${row.cancelled_by}, consented_at = ${row.consented_at}, deposit_cents = ${row.deposit_cents},
      deposit_due_at = ${row.deposit_due_at}, deposit_paid_at = ${row.deposit_paid_at},
      package_id = ${row.package_id}, willed = ${row.willed}::text[], beside = ${row.beside}::uuid[], units = ${row.units}::int[], seat = ${row.seat}, people = ${row.people},
      visit_id = ${row.visit_id ?? null}, visit_place = ${row.visit_place ?? null}, visit_total = ${row.visit_total ?? null}, ics_sequence = ${row.ics_sequence}, deleted_at = ${row.deleted_at}, version = version + 1, updated_at = ${now}
    where company_id = ${companyId} and id = ${row.id}`)
  if (row.parts.length > 0) await writeParts(tx, companyId, row)
}

const at = (instant: number) => new Date(instant)
const blockedOf = ({ blocked }: Booking) => sql`tstzrange(${at(blocked.start)}, ${at(blocked.end)}, '[)')`

import type { Modality } from '@balcao/domain/modality'
import type { Appointment, AppointmentPackage } from '@balcao/contract/scheduling'
import type { AppointmentStatus } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql, type Sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'

/** One service of a visit, as it was booked. */
export interface BookedPart {
  service_id: string
  service_name: string
  price_type: string
  price_cents: number
  minutes: number
}

/** A part of a visit that several people do in a row, as it was booked. */
export interface VisitPart extends BookedPart {
  id: string
  agenda_id: string
  professional: string | null
  /** ISO instants. */
  starts_at: string
  ends_at: string
  parts: BookedPart[]
}

/** A row of the agenda. `held` is no appointment yet: a time that is kept for somebody until `hold_until`. */
export interface StoredAppointment {
  id: string
  fingerprint: Buffer
  agenda_id: string
  agenda_number: number
  /** The employee whose agenda it is; null in the company's own. */
  professional: string | null
  /** Somebody chose that agenda; one that was only assigned may give way to another when the appointment is moved. */
  agenda_chosen: boolean
  status: AppointmentStatus | 'held'
  hold_until: Date | null
  /** Digest of the network that keeps it on the public page. */
  held_by: Buffer | null
  /** Digest of the network that booked it there. */
  booked_by: Buffer | null
  starts_at: Date
  ends_at: Date
  /** Dates `YYYY-MM-DD` on which it is worked on. */
  dates: string[]
  /** Its start on the company's clock: `YYYY-MM-DD` and `HH:MM`. */
  date: string
  time: string
  /** The company's IANA zone. */
  zone: string
  service_id: string
  service_name: string
  price_type: string
  price_cents: number
  minutes: number
  modality: Modality
  /** How many come. `price_cents` is for all of them. */
  people: number
  /** What a visit with several services is made of, in order; none of an appointment of one. */
  parts: BookedPart[]
  client: string
  phone: string
  email: string | null
  address: string | null
  notes: string | null
  no_show: boolean
  /** Its customer said that they come, at the start that it has. */
  will_come: boolean
  source: Appointment['source']
  conversation_id: string | null
  cancelled_by: Appointment['cancelled_by']
  consented_at: Date | null
  deposit_cents: number | null
  deposit_due_at: Date | null
  deposit_paid_at: Date | null
  /** The series that it belongs to, its place in it from 1, and how many that one has; null for most. */
  series_id: string | null
  series_place: number | null
  series_total: number | null
  /** The visit that it is a part of, its place in it from 1, and of how many parts; null for most. The first part names it. */
  visit_id: string | null
  visit_place: number | null
  visit_total: number | null
  /** All parts of that visit in their order, as far as they may be seen; null for most. */
  visit: VisitPart[] | null
  /** The package that it is to be taken from; null for most. */
  package_id: string | null
  /** The same, with the session that it has and what is left; null as well where the package was closed without one. */
  package: AppointmentPackage | null
  /** What the owner was warned of and wanted all the same: keys of `AgendaWarning`. */
  willed: string[]
  /** The rows that it was knowingly put over; the database keeps it off all others, and others off it. */
  beside: string[]
  /** The units of places that it has (`places.number` times a hundred and the unit's own, from 1); none for most. */
  units: number[]
  /** Its seat in a class, the first of several; null where it is none; written as 0, the database gives it one that is free. */
  seat: number | null
  /** The places that these are of, by name. */
  places: { id: string; name: string }[]
  /** What is asked for it (`app.questions_of`); null where nothing is. */
  questions: { asked: number; open: number; needed: boolean } | null
  ics_sequence: number
  version: number
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
  google_event_id: string | null
  google_attempt: number
  google_dirty: boolean
  google_failure: string | null
  /** Stays until it is written, though an edit takes the words away. */
  google_failure_code: string | null
  /** Whether the company's Google Calendar is connected now. */
  google_connected: boolean
}

const partsIn = (
  row: Sql,
) => sql`coalesce((select json_agg(json_build_object('service_id', p.service_id, 'service_name', p.service_name,
      'price_type', p.price_type, 'price_cents', p.price_cents, 'minutes', p.minutes) order by p.place)
    from appointment_parts p where p.company_id = ${row}.company_id and p.appointment_id = ${row}.id), '[]')`

/** As JavaScript writes an instant. */
const iso = (instant: Sql) => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const columns = sql`
  a.id, a.fingerprint, a.agenda_id, a.agenda_number,
  (select e.nome from agendas p join employees e on e.company_id = p.company_id and e.id = p.employee_id
    where p.company_id = a.company_id and p.id = a.agenda_id) as professional, a.agenda_chosen, a.status, a.hold_until, a.held_by,
  a.booked_by, a.starts_at, a.ends_at,
  a.dates::text[] as dates, to_char(a.starts_at at time zone c.time_zone, 'YYYY-MM-DD') as date,
  to_char(a.starts_at at time zone c.time_zone, 'HH24:MI') as time, c.time_zone as zone, a.service_id, a.service_name,
  a.price_type, a.price_cents, a.minutes, a.modality, a.people,
  ${partsIn(sql`a`)} as parts,
  a.visit_id, a.visit_place, a.visit_total, case when a.visit_id is not null then (
    select json_agg(json_build_object('id', v.id, 'agenda_id', v.agenda_id, 'professional', (select e.nome from agendas p
        join employees e on e.company_id = p.company_id and e.id = p.employee_id where p.company_id = v.company_id and p.id = v.agenda_id),
      'starts_at', ${iso(sql`v.starts_at`)}, 'ends_at', ${iso(sql`v.ends_at`)}, 'service_id', v.service_id, 'service_name', v.service_name,
      'price_type', v.price_type, 'price_cents', v.price_cents, 'minutes', v.minutes, 'parts', ${partsIn(sql`v`)}) order by v.visit_place)
    from appointments v where v.company_id = a.company_id and v.visit_id = a.visit_id
      and v.deleted_at is not distinct from a.deleted_at) end as visit, a.client, a.phone, a.email, a.address, a.notes, a.no_show, a.will_come,
  a.source, a.conversation_id, a.cancelled_by, a.consented_at, a.deposit_cents, a.deposit_due_at, a.deposit_paid_at,
  a.series_id, a.series_place, (select s.total from appointment_series s
    where s.company_id = a.company_id and s.id = a.series_id) as series_total,
  a.package_id, case when a.package_id is not null then (select json_build_object('id', k.id, 'name', k.name,
      'number', u.number, 'sessions', k.sessions, 'left', k.sessions - (select count(*) from package_uses t
        where t.company_id = k.company_id and t.package_id = k.id), 'expires_on', k.expires_on)
    from packages k left join package_uses u on u.company_id = a.company_id and u.package_id = k.id and u.appointment_id = a.id
    where k.company_id = a.company_id and k.id = a.package_id and (k.closed_at is null or u.number is not null)) end as package,
  a.willed, a.beside, a.seat, a.units, case when a.units = '{}' then '[]'::json else coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.number)
    from places p where p.company_id = a.company_id and p.number = any(select u / 100 from unnest(a.units) u)), '[]') end as places,
  case when exists (select from service_questions q where q.company_id = a.company_id)
    then app.questions_of(a.company_id, a.id, a.service_id) end as questions, a.ics_sequence, a.version, a.created_at, a.updated_at, a.deleted_at, a.google_event_id, a.google_attempt,
  a.google_dirty, a.google_failure, a.google_failure_code, exists (select from google_connections g
    where g.company_id = a.company_id and g.agenda_id is null and g.connected) as google_connected`

/** Rows of the company, held and deleted ones included, as `which` narrows `a` and sorts it. */
export async function selectAppointments(
  tx: Tx,
  companyId: string,
  which: Sql,
): Promise<StoredAppointment[]> {
  const { rows } = await tx.execute<StoredAppointment>(sql`
    select ${columns} from appointments a join companies c on c.id = a.company_id
    where a.company_id = ${companyId} and ${which}`)
  return rows
}

/** The rows of these ids, held and deleted ones included, in the order of the ids. Unknown ids are left out. */
export async function readAppointments(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<StoredAppointment[]> {
  const wanted = [...ids]
  return selectAppointments(
    tx,
    companyId,
    sql`a.id = any(${wanted}::uuid[]) order by array_position(${wanted}::uuid[], a.id)`,
  )
}

/** One row, locked for change; undefined when there is none. Held and deleted ones are found too. */
export async function lockAppointment(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<StoredAppointment | undefined> {
  // Who may read a colleague's and change their own alone locks nothing here.
  const { rowCount } = await tx.execute(
    sql`select 1 from appointments where company_id = ${companyId} and id = ${id} for no key update`,
  )
  if (rowCount === 0) return undefined
  return (await readAppointments(tx, companyId, [id]))[0]
}

/** One that was booked, in whatever status. */
export type BookedAppointment = StoredAppointment & { status: AppointmentStatus }

export function isBooked(row: StoredAppointment): row is BookedAppointment {
  return row.status !== 'held'
}

/** What was found, as long as it was booked and nobody deleted it. @throws Problem APPOINTMENT_NOT_FOUND */
export function requireStanding(row: StoredAppointment | undefined): BookedAppointment {
  if (!row || row.deleted_at !== null || !isBooked(row)) throw new Problem('APPOINTMENT_NOT_FOUND')
  return row
}

/** Whether an event at Google is wanted for it (APPT-22 to APPT-24). */
export function wantsEvent({
  status,
  deleted_at,
}: Pick<StoredAppointment, 'status' | 'deleted_at'>): boolean {
  return deleted_at === null && (status === 'confirmed' || status === 'completed')
}

/** An appointment as the contract carries it. @throws Error for a held time, which is none */
export function toWire(row: StoredAppointment): Appointment {
  if (!isBooked(row)) throw new Error('A held time is no appointment')
  return {
    id: row.id,
    client: row.client,
    phone: row.phone,
    email: row.email,
    date: row.date,
    time: row.time,
    duration: row.minutes,
    service: row.service_name,
    address: row.address,
    notes: row.notes,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    googleCalendarEventId: row.google_event_id,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    dates: row.dates,
    modalidade: row.modality,
    service_id: row.service_id,
    price_type: row.price_type,
    price_cents: row.price_cents,
    services: showParts(row),
    agenda_id: row.agenda_id,
    professional: row.professional,
    no_show: row.no_show,
    will_come: row.will_come,
    source: row.source,
    conversation_id: row.conversation_id,
    cancelled_by: row.cancelled_by,
    google: googleState(row),
    deposit: depositOf(row),
    series: seriesOf(row),
    ...(row.visit_id !== null && { visit_id: row.visit_id, visit: visitOf(row) }),
    willed: row.willed,
    ...(row.places.length > 0 && { places: row.places }),
    people: row.people,
    ...(row.seat !== null && { seat: row.seat }),
    ...(row.package && { package: row.package }),
    ...(row.questions && { questions: row.questions.needed ? ('missing' as const) : ('asked' as const) }),
    version: row.version,
  }
}

/** The services of an appointment, in their order. */
export const partsOf = (row: BookedPart & Pick<StoredAppointment, 'parts'>): readonly BookedPart[] =>
  row.parts.length > 0 ? row.parts : [row]

type Timed = Pick<StoredAppointment, 'agenda_id' | 'professional'> & {
  starts_at: Date | string
  ends_at: Date | string
}

/**
 * The services of an appointment as the contract carries them, one after the other from its start; the last one ends with it.
 * `nameOf` says how who does it is called.
 */
export function showParts(
  row: BookedPart & Pick<StoredAppointment, 'parts'> & Timed,
  nameOf: (professional: string | null) => string | null = (name) => name,
): Appointment['services'] {
  const parts = partsOf(row)
  const end = new Date(row.ends_at).getTime()
  let next = new Date(row.starts_at).getTime()
  return parts.map(
    ({ service_id, service_name: service, price_type, price_cents, minutes: duration }, place) => {
      const start = Math.min(next, end)
      next = place === parts.length - 1 ? end : Math.min(start + duration * 60_000, end)
      return {
        service_id,
        service,
        price_type,
        price_cents,
        duration,
        agenda_id: row.agenda_id,
        professional: nameOf(row.professional),
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(next).toISOString(),
      }
    },
  )
}

function visitOf({ visit_place, visit_total, visit }: StoredAppointment): NonNullable<Appointment['visit']> {
  return {
    place: visit_place!,
    total: visit_total!,
    parts: (visit ?? []).map((part) => ({
      id: part.id,
      service: part.service_name,
      agenda_id: part.agenda_id,
      professional: part.professional,
      starts_at: part.starts_at,
      ends_at: part.ends_at,
      services: showParts(part),
    })),
  }
}

/** Without a connection nothing is on its way, unless Google had the event already. */
function googleState(row: StoredAppointment): Appointment['google'] {
  const hasEvent = row.google_event_id !== null
  if (!row.google_dirty) return hasEvent ? 'synced' : 'none'
  if (!wantsEvent(row) && !hasEvent) return 'none'
  if (row.google_failure !== null) return 'failed'
  return row.google_connected || hasEvent ? 'pending' : 'none'
}

function seriesOf({ series_id: id, series_place: place, series_total: total }: StoredAppointment) {
  return id === null || place === null || total === null ? null : { id, place, total }
}

function depositOf(row: StoredAppointment): Appointment['deposit'] {
  if (row.deposit_cents === null || row.deposit_due_at === null) return null
  return {
    cents: row.deposit_cents,
    due_at: row.deposit_due_at.toISOString(),
    paid_at: row.deposit_paid_at?.toISOString() ?? null,
  }
}

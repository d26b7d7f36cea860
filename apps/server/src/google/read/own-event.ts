import { isDeepStrictEqual } from 'node:util'
import { eventIdOf, type GoogleEvent } from '../../gateways/google'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import {
  atGoogle,
  changeAppointment,
  readAppointments,
  wantsEvent,
  type StoredAppointment,
} from '../../scheduling'
import { announceAppointment } from '../announce-appointment'
import type { GoogleLink } from '../google-needs'
import { addWriting } from '../calls/turns'
import { eventTime } from '../write/appointment-event'

/**
 * The appointment that an event was written for; null for any other event. What the owner copied from one of ours shows
 * the same marks under an id of Google's, and is theirs.
 */
export function appointmentOf(companyId: string, { id, ours }: GoogleEvent): string | null {
  const appointmentId = ours?.companyId === companyId ? ours.appointmentId : null
  return appointmentId !== null && id.startsWith(firstIdOf(appointmentId) ?? '-') ? appointmentId : null
}

function firstIdOf(appointmentId: string): string | undefined {
  try {
    return eventIdOf(appointmentId, 0)
  } catch {
    return undefined
  }
}

/**
 * Follows what the owner did to an event of ours in Google: dragged, it moves the appointment by the counter's rules; where
 * that time cannot be had, Google is put right. Our own writes come back here too and change nothing.
 */
export async function followOwnEvent(
  link: GoogleLink,
  companyId: string,
  { appointmentId, event }: { appointmentId: string; event: GoogleEvent },
): Promise<void> {
  const row = await adopt(link, companyId, appointmentId, event)
  if (!row || isDeepStrictEqual(event.time, eventTime(row))) return
  const startsAt = row.status === 'confirmed' ? await askedStart(link, row, event) : null
  if (startsAt === null) return putRight(link, companyId, row)
  try {
    await changeAppointment(link, companyId, row.id, { startsAt, version: row.version }, 'shop')
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await putRight(link, companyId, row)
  }
}

/**
 * The appointment as far as this event may change it: not while something of ours waits to be written, which wins. One
 * whose event was deleted and then taken out of Google's bin gets its reference back.
 */
async function adopt(
  { db }: GoogleLink,
  companyId: string,
  appointmentId: string,
  event: GoogleEvent,
): Promise<StoredAppointment | undefined> {
  return db.asCompany(companyId, async (tx) => {
    const [row] = await readAppointments(tx, companyId, [appointmentId])
    if (!row || row.google_dirty || !wantsEvent(row)) return undefined
    if (row.google_event_id === event.id) return row
    if (row.google_event_id !== null) return undefined
    await atGoogle.adoptEvent(tx, { companyId, id: row.id }, event.id)
    await announceAppointment(tx, companyId, row.id)
    return row
  })
}

/** The start that the event's new place asks for; null where it does not ask for one that the service can have. */
async function askedStart(
  { db }: GoogleLink,
  row: StoredAppointment,
  { time }: GoogleEvent,
): Promise<string | null> {
  const own = eventTime(row)
  if (time.start === own.start) return null
  if (time.kind === 'instants') return own.kind === 'instants' ? new Date(time.start).toISOString() : null
  if (own.kind === 'instants') return null
  // Days begin at the same time of the clock as before.
  const { rows } = await db.app.query<{ start: Date }>(
    'select ($1::date + $2::time) at time zone $3 as start',
    [time.start, row.time, row.zone],
  )
  return rows[0]!.start.toISOString()
}

/** Writes our time over the one in Google, and has the screens say so. */
function putRight({ db }: GoogleLink, companyId: string, { id }: StoredAppointment): Promise<void> {
  return db.asCompany(companyId, async (tx) => {
    await atGoogle.markForGoogle(tx, { companyId, id })
    await addWriting(tx, companyId)
    await announceAppointment(tx, companyId, id)
    await appendEvent(tx, 'AGENDA_CHANGED', { what: 'events' })
  })
}

import { isDeepStrictEqual } from 'node:util'
import { eventIdOf, type GoogleEvent } from '../../gateways/google'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { changeAppointment, readAppointments, type StoredAppointment } from '../../scheduling'
import { announceAppointment } from '../announce-appointment'
import type { Whose } from '../connecting/connections.store'
import type { GoogleLink } from '../google-needs'
import { addWriting } from '../calls/turns'
import { eventTime } from '../write/appointment-event'
import { adoptEvent, findWritten, mark } from '../write/written'

/**
 * The appointment that an event was written for, by whichever connection; null for any other event. What the owner
 * copied from one of ours shows the same marks under an id of Google's, and is theirs.
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
  whose: Whose,
  { appointmentId, event }: { appointmentId: string; event: GoogleEvent },
): Promise<void> {
  const row = await adopt(link, whose, appointmentId, event)
  if (!row || isDeepStrictEqual(event.time, eventTime(row))) return
  const startsAt = row.status === 'confirmed' ? await askedStart(link, row, event) : null
  if (startsAt === null) return putRight(link, whose, row)
  try {
    await changeAppointment(link, whose.companyId, row.id, { startsAt, version: row.version }, 'shop')
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await putRight(link, whose, row)
  }
}

/**
 * The appointment as far as this event may change it: not while something of ours waits to be written, which wins. One
 * whose event was deleted and then taken out of Google's bin gets its reference back.
 */
async function adopt(
  { db }: GoogleLink,
  whose: Whose,
  appointmentId: string,
  event: GoogleEvent,
): Promise<StoredAppointment | undefined> {
  const { companyId, agendaId } = whose
  return db.asCompany(companyId, async (tx) => {
    const [row] = await readAppointments(tx, companyId, [appointmentId])
    const was = row && (await findWritten(tx, whose, row))
    if (!was || was.dirty || !was.isWanted) return undefined
    if (was.eventId === event.id) return row
    if (was.eventId !== null) return undefined
    await adoptEvent(tx, whose, row.id, event.id)
    if (agendaId === null) await announceAppointment(tx, companyId, row.id)
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
function putRight({ db }: GoogleLink, whose: Whose, { id }: StoredAppointment): Promise<void> {
  const { companyId } = whose
  return db.asCompany(companyId, async (tx) => {
    await mark(tx, whose, id)
    await addWriting(tx, whose)
    await announceAppointment(tx, companyId, id)
    await appendEvent(tx, 'AGENDA_CHANGED', { what: 'events' })
  })
}

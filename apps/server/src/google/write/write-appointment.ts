import {
  eventIdOf,
  GoogleFailure,
  type AppointmentEvent,
  type CalendarOperation,
} from '../../gateways/google'
import { inShop } from '../../menu'
import { partsOf, readAppointments, readServices, type StoredAppointment } from '../../scheduling'
import { announceAppointment } from '../announce-appointment'
import { findConnection, isStill, type Whose } from '../connecting/connections.store'
import type { GoogleLink } from '../google-needs'
import { announceStatus } from '../google-status'
import { forgetTrouble } from '../connecting/renew-access'
import { isOfWriting } from '../calls/trouble'
import { withCalendar } from '../calls/with-calendar'
import { appointmentEvent } from './appointment-event'
import { isLasting, refusalOf, showPassing, withFreeId } from './trying'
import * as written from './written'

/**
 * Makes a connection's calendar agree with one appointment as it stands now. What changes meanwhile stays to be written.
 * @throws NoAccess, and GoogleFailure for what passes; a lasting refusal is written down instead
 */
export async function writeAppointment(link: GoogleLink, whose: Whose, id: string): Promise<void> {
  const { companyId } = whose
  const seen = await inShop(link.db, companyId, async (tx, shop) => {
    const [row] = await readAppointments(tx, companyId, [id])
    const connection = await findConnection(tx, whose)
    if (!row || !connection) return undefined
    const services = await readServices(tx, companyId, link.clock())
    const about = partsOf(row)
      .map((part) => services.find(({ id }) => id === part.service_id)?.description ?? '')
      .filter((words) => words !== '')
      .join('\n\n')
    return {
      row,
      version: connection.version,
      event: { ...appointmentEvent(shop, row, about), agendaId: whose.agendaId },
      was: await written.findWritten(tx, whose, row),
    }
  })
  if (!seen?.was.dirty) return
  const turn: Turn = { link, whose, ...seen }
  const { act, operation } = wantedOf(turn)
  try {
    const eventId = await act()
    await noteWritten(turn, eventId)
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error
    await noteRefused(turn, error, operation)
    if (!isLasting(error)) throw error
  }
}

interface Turn {
  link: GoogleLink
  whose: Whose
  row: StoredAppointment
  /** What that calendar has of it. */
  was: written.Written
  /** The row as its event. */
  event: AppointmentEvent
  /** Of the link that the writing was begun with. */
  version: number
}

/** What is to be done, and what it is called in its failure. Answers the id of the event that then is there, if any. */
function wantedOf(turn: Turn): { operation: CalendarOperation; act: () => Promise<string | null> } {
  const { row, was, link } = turn
  if (!was.isWanted) return { operation: 'cancel', act: () => remove(turn) }
  if (was.eventId !== null) return { operation: 'update', act: () => update(turn) }
  // Nobody looks up a time that is over.
  if (row.ends_at <= link.clock()) return { operation: 'create', act: async () => null }
  return { operation: 'create', act: () => insert(turn) }
}

/** Each id is written down before it is tried, so that an event whose answer was lost can still be taken back. */
function insert(turn: Turn): Promise<string> {
  const { link, whose, row, was, event } = turn
  return withFreeId({ of: row.id, attempts: was.attempts }, async (eventId, attempts) => {
    await noteAttempt(turn, attempts)
    return (await withCalendar(link, whose, (calendar) => calendar.insert(event, eventId))).id
  })
}

/** One that is missing in Google loses its reference, and nothing else (APPT-26). */
async function update({ link, whose, was, event }: Turn): Promise<string | null> {
  const { summary, description, location, time, zone } = event
  const change = { summary, description, location, time, zone }
  const id = was.eventId!
  try {
    return (await withCalendar(link, whose, (calendar) => calendar.update(id, change))).id
  } catch (error) {
    if (error instanceof GoogleFailure && error.kind === 'gone') return null
    throw error
  }
}

async function remove({ link, whose, row, was }: Turn): Promise<null> {
  const lost = was.attempts === 0 ? null : eventIdOf(row.id, was.attempts - 1)
  const id = was.eventId ?? lost
  if (id !== null) await withCalendar(link, whose, (calendar) => calendar.remove(id))
  return null
}

async function noteAttempt({ link, whose, row, was, version }: Turn, attempts: number): Promise<void> {
  if (attempts === was.attempts) return
  await link.db.asCompany(whose.companyId, async (tx) => {
    if (!(await isStill(tx, whose, version))) return
    await written.noteAttempt(tx, whose, row.id, attempts)
  })
}

async function noteWritten(turn: Turn, eventId: string | null): Promise<void> {
  const { link, whose, row, was, version } = turn
  const { companyId } = whose
  await link.db.asCompany(companyId, async (tx) => {
    if (!(await isStill(tx, whose, version))) return
    await written.noteWritten(tx, whose, { id: row.id, eventId, version: row.version })
    if (whose.agendaId === null) await announceAppointment(tx, companyId, row.id)
    // Google takes what it is given: what was wrong with it is over, and a refusal of this one too.
    const connection = await findConnection(tx, whose)
    if (isOfWriting(connection?.error_code ?? null)) await forgetTrouble(link, tx, whose)
    else if (was.refusal !== null) await announceStatus(link, tx, whose)
  })
}

/** What passes is shown at the link; what is lasting is that appointment's own problem, and the link is well. */
async function noteRefused(turn: Turn, failure: GoogleFailure, operation: CalendarOperation): Promise<void> {
  const { link, whose, row, version } = turn
  const { companyId } = whose
  link.log.warn({ reason: failure.message, operation }, 'an appointment could not be written to Google')
  await link.db.asCompany(companyId, async (tx) => {
    if (!(await isStill(tx, whose, version))) return
    if (!isLasting(failure)) return showPassing(link, tx, whose, { operation, failure })
    await written.noteRefused(tx, whose, {
      id: row.id,
      ...refusalOf(operation, failure),
      version: row.version,
    })
    if (whose.agendaId === null) await announceAppointment(tx, companyId, row.id)
    return announceStatus(link, tx, whose)
  })
}

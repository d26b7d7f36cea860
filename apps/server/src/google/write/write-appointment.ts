import { googleRefusals } from '@balcao/contract/google'
import {
  calendarErrorText,
  eventIdOf,
  GoogleFailure,
  type AppointmentEvent,
  type CalendarOperation,
  type GoogleFailureKind,
} from '../../gateways/google'
import { inShop } from '../../menu'
import {
  atGoogle,
  partsOf,
  readAppointments,
  readServices,
  wantsEvent,
  type StoredAppointment,
} from '../../scheduling'
import { announceAppointment } from '../announce-appointment'
import { findConnection, isStill } from '../connecting/connections.store'
import type { GoogleLink } from '../google-needs'
import { announceStatus } from '../google-status'
import { forgetTrouble } from '../connecting/renew-access'
import { isOfWriting, showTrouble } from '../calls/trouble'
import { withCalendar } from '../calls/with-calendar'
import { appointmentEvent } from './appointment-event'

/** Refusals that come again however often it is tried: the appointment waits for a change or a new consent. */
const lasting: readonly GoogleFailureKind[] = ['invalid', 'no-permission']
/** Ids of earlier attempts that may be taken before one is free. */
const MOST_ATTEMPTS = 50

/**
 * Makes Google agree with one appointment as it stands now. What changes meanwhile stays to be written.
 * @throws NoAccess, and GoogleFailure for what passes; a lasting refusal is written down instead
 */
export async function writeAppointment(link: GoogleLink, companyId: string, id: string): Promise<void> {
  const seen = await inShop(link.db, companyId, async (tx, shop) => {
    const [row] = await readAppointments(tx, companyId, [id])
    const connection = await findConnection(tx, companyId)
    if (!row || !connection) return undefined
    const services = await readServices(tx, companyId, link.clock())
    const about = partsOf(row)
      .map((part) => services.find(({ id }) => id === part.service_id)?.description ?? '')
      .filter((words) => words !== '')
      .join('\n\n')
    return { row, version: connection.version, event: appointmentEvent(shop, row, about) }
  })
  if (!seen?.row.google_dirty) return
  const turn: Turn = { link, companyId, ...seen }
  const { act, operation } = wantedOf(turn)
  try {
    const eventId = await act()
    await noteWritten(turn, eventId)
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error
    await noteRefused(turn, error, operation)
    if (!lasting.includes(error.kind)) throw error
  }
}

interface Turn {
  link: GoogleLink
  companyId: string
  row: StoredAppointment
  /** The row as its event. */
  event: AppointmentEvent
  /** Of the link that the writing was begun with. */
  version: number
}

/** What is to be done, and what it is called in its failure. Answers the id of the event that then is there, if any. */
function wantedOf(turn: Turn): { operation: CalendarOperation; act: () => Promise<string | null> } {
  const { row, link } = turn
  if (!wantsEvent(row)) return { operation: 'cancel', act: () => remove(turn) }
  if (row.google_event_id !== null) return { operation: 'update', act: () => update(turn) }
  // Nobody looks up a time that is over.
  if (row.ends_at <= link.clock()) return { operation: 'create', act: async () => null }
  return { operation: 'create', act: () => insert(turn) }
}

/** Each id is written down before it is tried, so that an event whose answer was lost can still be taken back. */
async function insert(turn: Turn): Promise<string> {
  const { link, companyId, row, event } = turn
  for (let attempt = Math.max(0, row.google_attempt - 1); attempt < MOST_ATTEMPTS; attempt += 1) {
    await noteAttempt(turn, attempt + 1)
    const id = eventIdOf(row.id, attempt)
    try {
      return (await withCalendar(link, companyId, (calendar) => calendar.insert(event, id))).id
    } catch (error) {
      if (!(error instanceof GoogleFailure)) throw error
      if (error.kind !== 'duplicate-cancelled' && error.kind !== 'duplicate') throw error
    }
  }
  throw new GoogleFailure('invalid', { words: 'every id is taken' })
}

/** One that is missing in Google loses its reference, and nothing else (APPT-26). */
async function update({ link, companyId, row, event }: Turn): Promise<string | null> {
  const { summary, description, location, time, zone } = event
  const change = { summary, description, location, time, zone }
  const id = row.google_event_id!
  try {
    return (await withCalendar(link, companyId, (calendar) => calendar.update(id, change))).id
  } catch (error) {
    if (error instanceof GoogleFailure && error.kind === 'gone') return null
    throw error
  }
}

async function remove({ link, companyId, row }: Turn): Promise<null> {
  const lost = row.google_attempt === 0 ? null : eventIdOf(row.id, row.google_attempt - 1)
  const id = row.google_event_id ?? lost
  if (id !== null) await withCalendar(link, companyId, (calendar) => calendar.remove(id))
  return null
}

async function noteAttempt({ link, companyId, row, version }: Turn, attempts: number): Promise<void> {
  if (attempts === row.google_attempt) return
  await link.db.asCompany(companyId, async (tx) => {
    if (!(await isStill(tx, companyId, version))) return
    await atGoogle.noteGoogleAttempt(tx, { companyId, id: row.id }, attempts)
  })
}

async function noteWritten(turn: Turn, eventId: string | null): Promise<void> {
  const { link, companyId, row, version } = turn
  await link.db.asCompany(companyId, async (tx) => {
    if (!(await isStill(tx, companyId, version))) return
    await atGoogle.noteWrittenAtGoogle(tx, { companyId, id: row.id }, { eventId, version: row.version })
    await announceAppointment(tx, companyId, row.id)
    // Google takes what it is given: what was wrong with it is over, and a refusal of this one too.
    const connection = await findConnection(tx, companyId)
    if (isOfWriting(connection?.error_code ?? null)) await forgetTrouble(link, tx, companyId)
    else if (row.google_failure_code !== null) await announceStatus(link, tx, companyId)
  })
}

/** What passes is shown at the link; what is lasting is that appointment's own problem, and the link is well. */
async function noteRefused(turn: Turn, failure: GoogleFailure, operation: CalendarOperation): Promise<void> {
  const { link, companyId, row, version } = turn
  const { code, mensagem } = calendarErrorText(operation, failure)
  link.log.warn({ reason: failure.message, operation }, 'an appointment could not be written to Google')
  await link.db.asCompany(companyId, async (tx) => {
    if (!(await isStill(tx, companyId, version))) return
    if (lasting.includes(failure.kind)) {
      const refusal = googleRefusals.find((one) => one === code) ?? 'GOOGLE_FAILED'
      const refused = { words: mensagem, code: refusal, version: row.version }
      await atGoogle.noteRefusedByGoogle(tx, { companyId, id: row.id }, refused)
      await announceAppointment(tx, companyId, row.id)
      return announceStatus(link, tx, companyId)
    }
    const before = (await findConnection(tx, companyId))!
    const trouble = code === 'GOOGLE_TOKEN_EXPIRED' ? code : 'GOOGLE_FAILED'
    await showTrouble(tx, companyId, { code: trouble, mensagem }, link.clock())
    if (before.error_message !== mensagem) await announceStatus(link, tx, companyId)
  })
}

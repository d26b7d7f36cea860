import { addDays } from '@balcao/domain/scheduling'
import { GoogleFailure, type CalendarOperation, type EventTime } from '../../gateways/google'
import type { Tx } from '../../platform/database/database'
import { withCalendar } from '../calls/with-calendar'
import { findConnection, isStill, ofCompany } from '../connecting/connections.store'
import type { GoogleLink } from '../google-needs'
import { announceStatus } from '../google-status'
import * as store from './closures.store'
import { isLasting, refusalOf, showPassing, withFreeId } from './trying'

/** As the agenda knows it when it reads a calendar, too (AVAIL-18). */
const TITLE = 'Atendimento Indisponível'

/**
 * Makes the company's calendar agree with the closed days and times of the agenda, as far as its owner wants them there: private,
 * busy, one event each (GOOG-40, GOOG-41, AVAIL-23). What is opened again goes; what the owner deleted there stays away.
 * @throws NoAccess, and GoogleFailure for what passes; a lasting refusal is written down instead
 */
export async function writeClosures(link: GoogleLink, companyId: string): Promise<void> {
  const seen = await link.db.asCompany(companyId, async (tx) => {
    const connection = await findConnection(tx, ofCompany(companyId))
    if (!connection?.connected) return undefined
    return {
      version: connection.version,
      rows: await store.findClosuresAtGoogle(tx, companyId, link.clock()),
    }
  })
  for (const row of seen?.rows ?? []) {
    const turn: Turn = { link, companyId, row, version: seen!.version }
    const operation = operationOf(row)
    if (operation === null) continue
    try {
      await acts[operation](turn)
    } catch (error) {
      if (!(error instanceof GoogleFailure)) throw error
      await noteRefused(turn, error, operation)
      if (!isLasting(error)) throw error
    }
  }
}

interface Turn {
  link: GoogleLink
  companyId: string
  row: store.ClosureAtGoogle
  /** Of the link that the writing was begun with. */
  version: number
}

type Operation = Extract<CalendarOperation, 'create-unavailability' | 'update' | 'cancel'>

const acts: Record<Operation, (turn: Turn) => Promise<void>> = {
  'create-unavailability': insert,
  update,
  cancel: remove,
}

function operationOf(row: store.ClosureAtGoogle): Operation | null {
  if (!row.wanted) return row.event_id === null ? null : 'cancel'
  if (row.said === saidOf(row)) return null
  return row.said === null ? 'create-unavailability' : 'update'
}

/** All that its event is made of. */
const saidOf = ({ date, starts_at, ends_at, reason, who, zone }: store.ClosureAtGoogle) =>
  JSON.stringify([date, starts_at, ends_at, reason, who, zone])

const titleOf = ({ who }: store.ClosureAtGoogle) => (who === null ? TITLE : `${TITLE}: ${who}`)

function timeOf({ date, starts_at, ends_at }: store.ClosureAtGoogle): EventTime {
  if (date !== null) return { kind: 'days', start: date, end: addDays(date, 1) }
  return { kind: 'instants', start: starts_at!.getTime(), end: ends_at!.getTime() }
}

function insert(turn: Turn): Promise<void> {
  const { link, companyId, row } = turn
  const { id, zone, reason: description } = row
  const event = { title: titleOf(row), description, time: timeOf(row), zone, closureId: id, companyId }
  return withFreeId({ of: id, attempts: row.attempts }, async (eventId, attempts) => {
    await note(turn, (tx) => store.noteClosureTried(tx, companyId, { id, eventId, attempts }))
    await withCalendar(link, ofCompany(companyId), (calendar) =>
      calendar.insertUnavailability(event, eventId),
    )
    await note(turn, (tx) => store.noteClosureSaid(tx, companyId, { id, said: saidOf(row) }))
  })
}

async function update(turn: Turn): Promise<void> {
  const { link, companyId, row } = turn
  const change = { summary: titleOf(row), description: row.reason, time: timeOf(row), zone: row.zone }
  await withCalendar(link, ofCompany(companyId), (calendar) => calendar.update(row.event_id!, change)).catch(
    (error: unknown) => {
      // Deleted there, it is not brought back.
      if (!(error instanceof GoogleFailure && error.kind === 'gone')) throw error
    },
  )
  await note(turn, (tx) => store.noteClosureSaid(tx, companyId, { id: row.id, said: saidOf(row) }))
}

async function remove(turn: Turn): Promise<void> {
  const { link, companyId, row } = turn
  await withCalendar(link, ofCompany(companyId), (calendar) => calendar.remove(row.event_id!))
  await note(turn, (tx) => store.dropClosureAtGoogle(tx, companyId, row.id))
}

/** Writes down what came of it, unless another account was linked meanwhile. */
function note({ link, companyId, version }: Turn, write: (tx: Tx) => Promise<void>): Promise<void> {
  return link.db.asCompany(companyId, async (tx) => {
    if (await isStill(tx, ofCompany(companyId), version)) await write(tx)
  })
}

/** What passes is shown at the link; what is lasting is that closure's own problem. */
async function noteRefused(turn: Turn, failure: GoogleFailure, operation: Operation): Promise<void> {
  const { link, companyId, row } = turn
  const whose = ofCompany(companyId)
  link.log.warn({ reason: failure.message, operation }, 'a closure could not be written to Google')
  await note(turn, async (tx) => {
    if (!isLasting(failure)) return showPassing(link, tx, whose, { operation, failure })
    const refused = refusalOf(operation, failure)
    await store.noteClosureSaid(tx, companyId, { id: row.id, said: saidOf(row), refused })
    return announceStatus(link, tx, whose)
  })
}

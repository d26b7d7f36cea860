import { GoogleFailure, type CalendarChange, type GoogleEvent } from '../../gateways/google'
import { sql } from '../../platform/database/sql'
import type { JobDefinition } from '../../platform/jobs/jobs'
import { appendEvent } from '../../platform/live/append-event'
import { announceAppointment } from '../announce-appointment'
import { keepChannel } from '../connecting/channel'
import {
  findConnection,
  isOf,
  isStill,
  whoseOf,
  whoseRow,
  type ConnectionRow,
  type Whose,
} from '../connecting/connections.store'
import type { GoogleLink } from '../google-needs'
import { tryLater } from '../calls/try-later'
import { addReading } from '../calls/turns'
import { withCalendar } from '../calls/with-calendar'
import { isCompanysAccount, noteShared } from '../people/shared-account'
import { eventsOfClosures } from '../write/closures.store'
import { dropWritten, unseen as unseenOnes } from '../write/written'
import { foreignEventsOf } from './foreign-events'
import { appointmentOf, followOwnEvent } from './own-event'

/** So far back a calendar is read at first: yesterday's events may still be under way. */
const BACK_MS = 24 * 3_600_000

/** Reads what changed in a connection's calendar since it was read last, and keeps Google telling us of changes. */
export function calendarReadJob(link: GoogleLink): JobDefinition<'calendar-read'> {
  return {
    name: 'calendar-read',
    work: 'customer',
    asks: 'google',
    async run({ tries = 0, ...about }) {
      const whose = whoseOf(about)
      await tryLater(link, whose, { tries, again: addReading }, async () => {
        const row = await link.db.asCompany(whose.companyId, (tx) => findConnection(tx, whose))
        if (!row?.connected) return
        await readCalendar(link, row)
        await keepChannel(link, row)
      })
    },
  }
}

/** The turn of a calendar that Google does not tell us of, beside the reading that somebody asked for. */
export function calendarTurnJob(link: GoogleLink): JobDefinition<'calendar-turn'> {
  return { ...calendarReadJob(link), name: 'calendar-turn', work: 'housekeeping' }
}

/** @throws NoAccess, GoogleFailure */
async function readCalendar(link: GoogleLink, row: ConnectionRow): Promise<void> {
  const { db, clock } = link
  const { version } = row
  const whose = whoseRow(row)
  const { companyId, agendaId } = whose
  const store = foreignEventsOf(whose)
  const now = clock()
  const since = new Date(now.getTime() - BACK_MS)
  const { changes, nextSyncToken, isWhole } = await ask(link, row, since)
  const { own, foreign: others, deleted } = sort(companyId, changes)
  const otherIds = others.map(({ id }) => id)
  const ofClosures =
    otherIds.length === 0
      ? []
      : await db.asCompany(companyId, (tx) => eventsOfClosures(tx, companyId, otherIds))
  const foreign = others.filter(({ id }) => !ofClosures.includes(id))
  const lost = isWhole ? await missing(link, whose, { seen: own, now }) : { gone: [], found: [] }
  const isShared =
    agendaId !== null &&
    !row.shared &&
    (await isCompanysAccount(
      link,
      companyId,
      own.map(({ event }) => event),
    ))
  const isCurrent = await db.asCompany(companyId, async (tx) => {
    if (!(await isStill(tx, whose, version))) return false
    const written = await store.write(tx, foreign)
    const dropped = await store.drop(tx, [...deleted, ...ofClosures, ...own.map(({ event }) => event.id)])
    const keep = foreign.map(({ id }) => id)
    const unseen = isWhole ? await store.dropOthers(tx, { keep, since }) : 0
    // An event that the owner deleted is not written again before its appointment changes; the appointment stays.
    const unlinked = await dropWritten(tx, whose, [...deleted, ...lost.gone])
    for (const id of unlinked) await announceAppointment(tx, companyId, id)
    if (isShared) await noteShared(link, tx, whose)
    if (written + dropped + unseen > 0) await appendEvent(tx, 'AGENDA_CHANGED', { what: 'events' })
    return true
  })
  if (!isCurrent) return
  // One that another connection wrote, into the same account, is known and not followed: it has its own reader.
  const written = own.filter(({ event }) => event.ours?.agendaId === agendaId)
  for (const each of [...written, ...lost.found]) await followOwnEvent(link, whose, each)
  // Last of all: what was not followed to its end is read again.
  await db.asCompany(companyId, async (tx) => {
    if (!(await isStill(tx, whose, version))) return
    await tx.execute(sql`
      update google_connections set sync_token = ${nextSyncToken}, synced_at = ${now} where ${isOf(whose)}`)
  })
}

/** What changed; or all of it at first, and when Google does not know any more what we have seen (410). */
function ask(link: GoogleLink, row: ConnectionRow, since: Date) {
  return withCalendar(link, whoseRow(row), async (calendar) => {
    const whole = async () => ({ ...(await calendar.changesSince(null, since.getTime())), isWhole: true })
    if (row.sync_token === null) return whole()
    try {
      return { ...(await calendar.changesSince(row.sync_token, since.getTime())), isWhole: false }
    } catch (error) {
      if (error instanceof GoogleFailure && error.kind === 'full-sync') return whole()
      throw error
    }
  })
}

interface OwnEvent {
  appointmentId: string
  event: GoogleEvent
}

function sort(companyId: string, changes: readonly CalendarChange[]) {
  const own: OwnEvent[] = []
  const foreign: GoogleEvent[] = []
  const deleted: string[] = []
  // Of one that a list names twice, what it says last holds.
  const last = new Map(
    changes.map((change) => [change.kind === 'deleted' ? change.id : change.event.id, change]),
  )
  for (const change of last.values()) {
    if (change.kind === 'deleted') {
      deleted.push(change.id)
      continue
    }
    const appointmentId = appointmentOf(companyId, change.event)
    if (appointmentId === null) foreign.push(change.event)
    else own.push({ appointmentId, event: change.event })
  }
  return { own, foreign, deleted }
}

/** Events of ours that a whole reading should have held: deleted while nobody told us, or moved out of its window. */
async function missing(
  link: GoogleLink,
  whose: Whose,
  { seen, now }: { seen: readonly OwnEvent[]; now: Date },
): Promise<{ gone: string[]; found: OwnEvent[] }> {
  const ids = seen.map(({ event }) => event.id)
  const rows = await link.db.asCompany(whose.companyId, (tx) => unseenOnes(tx, whose, { seen: ids, now }))
  const gone: string[] = []
  const found: OwnEvent[] = []
  for (const { id: appointmentId, eventId } of rows) {
    const event = await withCalendar(link, whose, (calendar) => calendar.get(eventId))
    if (event) found.push({ appointmentId, event })
    else gone.push(eventId)
  }
  return { gone, found }
}

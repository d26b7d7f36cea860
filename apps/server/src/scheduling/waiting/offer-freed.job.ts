import { addDays, findSlots, nextInLine } from '@balcao/domain/scheduling'
import { businessDay } from '@balcao/domain/time'
import { inShop } from '../../menu'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import { appendEvent } from '../../platform/live/append-event'
import { uuidOf } from '../../platform/uuid-of'
import { readAgenda, type AgendaView } from '../agenda/read-agenda'
import { slotRules } from '../agenda/slot-rules'
import { book } from '../appointments/book'
import { readToTell } from '../news/appointment-to-tell'
import { quietUntil } from '../news/quiet-hours'
import { tellCustomer } from '../news/tell-customer'
import type { NewsParts } from '../news/appointment-news.job'
import { lockEntry, selectEntries, writeState, type StoredEntry } from './entries.store'
import { planOfferEnd, withdrawHold } from './end-offer'

/** A time of an agenda that became free. Instants in ISO. */
export interface FreedTime {
  companyId: string
  agendaId: string
  start: string
  end: string
}

interface Offer {
  entry: StoredEntry
  /** ISO instant. */
  start: string
  until: Date
}

const MINUTE_MS = 60_000
/** An offer stands for two hours, or until an hour before its start; one that could be answered within minutes only is none. */
const STANDS_MINUTES = 120
const BEFORE_START_MINUTES = 60
const SHORTEST_MINUTES = 15

/**
 * Offers a freed time to who waits for it, the longest first, and what is left of it to the next. In quiet hours nobody is
 * woken: it waits for the morning, unless somebody books it before.
 */
export function agendaFreedJob(parts: NewsParts): JobDefinition {
  return {
    name: 'agenda-freed',
    async run(payload) {
      const freed = payload as FreedTime
      const refused = new Set<string>()
      for (;;) {
        const offer = await parts.db.asCompany(freed.companyId, (tx) => findOffer(tx, parts, freed, refused))
        if (!offer) return
        if (!(await makeOffer(parts, freed, offer))) refused.add(keyOf(offer.entry, offer.start))
      }
    },
  }
}

const keyOf = (entry: StoredEntry, start: string) => `${entry.id} ${start}`

async function findOffer(
  tx: Tx,
  parts: NewsParts,
  freed: FreedTime,
  refused: ReadonlySet<string>,
): Promise<Offer | null> {
  const { companyId, agendaId } = freed
  const now = parts.clock()
  const from = addDays(freed.start.slice(0, 10), -1)
  const to = addDays(freed.end.slice(0, 10), 1)
  const waiting = await selectEntries(
    tx,
    companyId,
    sql`w.state = 'waiting' and w.first_date <= ${to} and w.last_date >= ${from} order by w.since, w.id`,
  )
  if (waiting.length === 0) return null
  const view = await readOpenAgenda(tx, companyId, { agendaId, from, to, now })
  if (!view) return null
  const quiet = quietUntil(now, view.zone, view.settings)
  if (quiet) {
    await addJob(tx, 'agenda-freed', freed, { runAt: quiet })
    return null
  }
  const offers = startsFor(view, freed, new Set(waiting.map(({ service_id }) => service_id))).flatMap(
    ({ service, start }) => {
      const until = standsUntil(view, start)
      const date = businessDay(start, view.zone, 0)
      if (until === null) return []
      return nextInLine(waiting.map(inLine), { service, date })
        .filter(({ entry }) => !refused.has(keyOf(entry, start)))
        .map(({ entry }) => ({ entry, start, until }))
    },
  )
  const place = new Map(waiting.map(({ id }, index) => [id, index]))
  return offers.toSorted((a, b) => place.get(a.entry.id)! - place.get(b.entry.id)!)[0] ?? null
}

/** Null where the agenda cannot be booked any more. */
async function readOpenAgenda(
  tx: Tx,
  companyId: string,
  question: Parameters<typeof readAgenda>[2],
): Promise<AgendaView | null> {
  try {
    return await readAgenda(tx, companyId, question)
  } catch (error) {
    if (error instanceof Problem && error.code === 'AGENDA_NOT_FOUND') return null
    throw error
  }
}

const inLine = (entry: StoredEntry) => ({ ...entry, since: entry.since.toISOString(), entry })

/** Starts at which a service would take some of the freed time, those nearest to its beginning first. */
function startsFor(
  view: AgendaView,
  freed: FreedTime,
  wanted: ReadonlySet<string>,
): { service: string; start: string }[] {
  const span = { start: Date.parse(freed.start), end: Date.parse(freed.end) }
  const dates = {
    from: businessDay(freed.start, view.zone, 0),
    to: businessDay(freed.end, view.zone, 0),
  }
  const starts = view.services
    .filter(({ id }) => wanted.has(id))
    .flatMap((service) =>
      findSlots(slotRules(view, service, { publicly: true }), dates)
        .flatMap(({ slots }) => slots)
        .filter(({ fits }) => fits)
        .map(({ start }) => ({
          service: service.id,
          start,
          at: Date.parse(start),
          minutes: service.minutes,
        })),
    )
    .filter(({ at, minutes }) => at < span.end && at + minutes * MINUTE_MS > span.start)
  return starts.toSorted((a, b) => Math.abs(a.at - span.start) - Math.abs(b.at - span.start))
}

function standsUntil({ now, settings }: AgendaView, start: string): Date | null {
  const before = Math.max(BEFORE_START_MINUTES, settings.notice_minutes)
  const until = Math.min(now + STANDS_MINUTES * MINUTE_MS, Date.parse(start) - before * MINUTE_MS)
  return until >= now + SHORTEST_MINUTES * MINUTE_MS ? new Date(until) : null
}

/**
 * Holds the time, then claims the entry and tells its customer in one transaction: of two freed times at once one gets the
 * entry, and the other goes to the next. False when the time or the entry was taken meanwhile.
 */
async function makeOffer(parts: NewsParts, freed: FreedTime, offer: Offer): Promise<boolean> {
  const { companyId, agendaId } = freed
  const { entry, start, until } = offer
  // A job that is run again after a crash finds its own hold.
  const offerId = uuidOf(`offer ${entry.id} ${start}`)
  try {
    await book(parts, companyId, {
      id: offerId,
      serviceId: entry.service_id,
      priceType: entry.price_type,
      startsAt: start,
      agendaId,
      status: 'held',
      heldUntil: until,
      publicly: true,
      source: 'waiting',
      person: entry,
      conversationId: entry.conversation_id,
    })
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
  return inShop(parts.db, companyId, async (tx, shop) => {
    const about = await readToTell(tx, parts, shop, offerId)
    const claimed = await lockEntry(tx, companyId, entry.id)
    if (claimed?.offer_id === offerId && claimed.state === 'offered') return true
    if (about?.row.status !== 'held' || claimed?.state !== 'waiting') {
      await withdrawHold(tx, companyId, offerId)
      return false
    }
    await writeState(tx, companyId, entry.id, { state: 'offered', offerId, until })
    const { agenda_id, starts_at, ends_at } = about.row
    const held = { agendaId: agenda_id, start: starts_at.toISOString(), end: ends_at.toISOString() }
    await planOfferEnd(tx, { companyId, entryId: entry.id, offerId, ...held }, until)
    await appendEvent(tx, 'AGENDA_CHANGED', { what: 'waiting' })
    await tellCustomer(tx, parts, about, 'offered')
    return true
  })
}

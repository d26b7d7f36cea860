import { addDays, nextInLine } from '@balcao/domain/scheduling'
import { dateIn } from '@balcao/domain/time'
import type { JobPayloads } from '../../job-payloads'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { addJob } from '../../platform/jobs/jobs'
import { readAgendas } from '../agenda/read-agenda'
import type { AgendaView } from '../agenda/agenda-view'
import { asVisit, customerDays } from '../agenda/slot-rules'
import { quietUntil } from '../news/quiet-hours'
import type { SchedulingNeeds } from '../scheduling-needs'
import { selectEntries, type StoredEntry } from './entries.store'

/** A time of an agenda that became free. Instants in ISO. */
export type FreedTime = JobPayloads['agenda-freed']

/** A start that somebody of the waiting list can be offered. */
export interface Offer {
  entry: StoredEntry
  /** ISO instant. */
  start: string
  until: Date
}

const MINUTE_MS = 60_000
/**
 * An offer stands for two hours, or until an hour before its start; one that could be answered within minutes only is
 * none.
 */
const STANDS_MINUTES = 120
const BEFORE_START_MINUTES = 60
const SHORTEST_MINUTES = 15

/** What names an offer while a job tries one after the other. */
export const offerKey = ({ entry, start }: Pick<Offer, 'entry' | 'start'>) => `${entry.id} ${start}`

/**
 * The next offer of a freed time: to who waits longest of those whom it suits, as near to its beginning as can be.
 * Null when there is none, where offers are switched off, or in quiet hours, after which the job comes again. `refused`
 * are those that were tried in vain, by `offerKey`, or by the entry's id where nothing can be offered to it.
 */
export async function findOffer(
  tx: Tx,
  needs: Pick<SchedulingNeeds, 'clock'>,
  freed: FreedTime,
  refused: ReadonlySet<string>,
): Promise<Offer | null> {
  const { companyId, agendaId } = freed
  const now = needs.clock()
  const from = addDays(freed.start.slice(0, 10), -1)
  const to = addDays(freed.end.slice(0, 10), 1)
  const waiting = await selectEntries(
    tx,
    companyId,
    sql`w.state = 'waiting' and w.first_date <= ${to} and w.last_date >= ${from} order by w.since, w.id`,
  )
  if (waiting.length === 0) return null
  const views = await readAgendas(tx, companyId, { forCustomers: true, from, to, now })
  // What became free in an agenda that customers are not offered is nobody's.
  const lanes = views.filter(({ agenda }) => agenda.id === agendaId)
  const [view] = lanes
  if (!view?.settings.news.offered.on) return null
  const quiet = quietUntil(now, view.zone, view.settings)
  if (quiet) {
    await addJob(tx, 'agenda-freed', freed, { runAt: quiet })
    return null
  }
  const offers = startsFor(
    lanes,
    freed,
    new Map(waiting.map((entry) => [keyOf(entry), { ids: servicesOf(entry), people: entry.people }])),
  ).flatMap(({ service, start }) => {
    const until = standsUntil(view, start)
    const date = dateIn(Date.parse(start), view.zone)
    if (until === null) return []
    return nextInLine(waiting.map(inLine), { service, date })
      .filter(({ entry }) => !refused.has(entry.id) && !refused.has(offerKey({ entry, start })))
      .map(({ entry }) => ({ entry, start, until }))
  })
  const place = new Map(waiting.map(({ id }, index) => [id, index]))
  return offers.toSorted((a, b) => place.get(a.entry.id)! - place.get(b.entry.id)!)[0] ?? null
}

/** Whoever waits for the same services in the same order with as many people stands in one line. */
const servicesOf = ({ service_id, also }: StoredEntry) => [service_id, ...also.map((one) => one.service_id)]
const keyOf = (entry: StoredEntry) => JSON.stringify([servicesOf(entry), entry.people])

const inLine = (entry: StoredEntry) => ({
  ...entry,
  service_id: keyOf(entry),
  since: entry.since.toISOString(),
  entry,
})

/** Starts at which a service would take some of the freed time, those nearest to its beginning first. */
function startsFor(
  lanes: readonly AgendaView[],
  freed: FreedTime,
  wanted: ReadonlyMap<string, { ids: readonly string[]; people: number }>,
): { service: string; start: string }[] {
  const [view] = lanes as [AgendaView]
  const span = { start: Date.parse(freed.start), end: Date.parse(freed.end) }
  const dates = {
    from: dateIn(Date.parse(freed.start), view.zone),
    to: dateIn(Date.parse(freed.end), view.zone),
  }
  const starts = [...wanted]
    .flatMap(([key, { ids, people }]) => {
      const serviceIn = asVisit(ids, people)
      const service = lanes.map(serviceIn).find((one) => one !== undefined)
      if (!service) return []
      return customerDays(lanes, serviceIn, dates)
        .flatMap(({ slots }) => slots)
        .filter(({ fits }) => fits)
        .map(({ start }) => ({
          service: key,
          start,
          at: Date.parse(start),
          minutes: service.minutes,
        }))
    })
    .filter(({ at, minutes }) => at < span.end && at + minutes * MINUTE_MS > span.start)
  return starts.toSorted((a, b) => Math.abs(a.at - span.start) - Math.abs(b.at - span.start))
}

function standsUntil({ now, settings }: AgendaView, start: string): Date | null {
  const before = Math.max(BEFORE_START_MINUTES, settings.notice_minutes)
  const until = Math.min(now + STANDS_MINUTES * MINUTE_MS, Date.parse(start) - before * MINUTE_MS)
  return until >= now + SHORTEST_MINUTES * MINUTE_MS ? new Date(until) : null
}

import type { calendar_v3 } from '@googleapis/calendar'
import type { AskCalendar } from './ask-calendar'
import { GoogleFailure } from './google-failure'
import type { CalendarDay, GoogleCalendar, GoogleEvent } from './google-port'
import { readChange, readEvent } from './read-event'
import { unreadable } from './read-failure'

type Query = calendar_v3.Params$Resource$Events$List

const UNAVAILABLE = 'Atendimento Indisponível'
const UPCOMING = 10
/** Google gives at most this many at once. */
const LONGEST_PAGE = 2500
/** More pages than any calendar has: a list that never ends is a fault. */
const MOST_PAGES = 200

/** Series come as their single events: with a sync token, what was asked first must be asked ever after. */
const HERE = { calendarId: 'primary', singleEvents: true } as const

/** The calls that read many events. */
export function createLists(
  ask: AskCalendar,
): Pick<GoogleCalendar, 'listUpcoming' | 'listToday' | 'findUnavailability' | 'changesSince'> {
  /** Pages may be short, and even empty ones may have another behind them. */
  async function* pages(query: Query) {
    let pageToken: string | undefined
    for (let count = 0; count < MOST_PAGES; count += 1) {
      const page = await ask((api) => api.events.list({ ...query, ...(pageToken ? { pageToken } : {}) }))
      if (!Array.isArray(page.items)) throw unreadable()
      yield { ...page, items: page.items }
      if (!page.nextPageToken) return
      pageToken = page.nextPageToken
    }
    throw new GoogleFailure('unavailable', { words: 'a list without an end' })
  }

  async function eventsOf(query: Query, most = Infinity): Promise<GoogleEvent[]> {
    const events: GoogleEvent[] = []
    for await (const { items } of pages({ ...HERE, ...query, orderBy: 'startTime' })) {
      events.push(...items.map(readEvent).filter((event) => event !== undefined))
      if (events.length >= most) break
    }
    return events.slice(0, most)
  }

  async function eventsOn({ date, start, end }: CalendarDay, query: Query = {}): Promise<GoogleEvent[]> {
    const events = await eventsOf({ ...query, timeMin: iso(start), timeMax: iso(end) })
    // In another zone than the company's, Google's whole days reach over our midnight.
    return events.filter(({ time }) => time.kind === 'instants' || (time.start <= date && date < time.end))
  }

  return {
    listUpcoming: ({ from, max = UPCOMING }) =>
      eventsOf({ timeMin: iso(from), maxResults: Math.min(max, LONGEST_PAGE) }, max),
    listToday: (day) => eventsOn(day),
    async findUnavailability(day) {
      // Google looks for the words anywhere in an event, in any order.
      const found = await eventsOn(day, { q: UNAVAILABLE })
      return found.filter(({ summary }) => plain(summary).includes(plain(UNAVAILABLE)))
    },
    async changesSince(syncToken, windowStart) {
      const since = syncToken === null ? { timeMin: iso(windowStart) } : { syncToken }
      const changes = []
      for await (const page of pages({ ...HERE, ...since, maxResults: LONGEST_PAGE })) {
        changes.push(...page.items.map(readChange).filter((change) => change !== undefined))
        if (page.nextPageToken) continue
        if (!page.nextSyncToken || !page.timeZone) break
        return { changes, nextSyncToken: page.nextSyncToken, timeZone: page.timeZone }
      }
      throw unreadable()
    },
  }
}

const iso = (instant: number): string => new Date(instant).toISOString()
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

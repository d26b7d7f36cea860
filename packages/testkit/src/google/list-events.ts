import { randomBytes } from 'node:crypto'
import type { Calendar, StoredEvent } from './calendar'
import { momentOf } from './event-content'
import { badRequest, fullSyncRequired, updatedMinTooLongAgo } from './google-refusal'
import { presentDeleted, presentEvent } from './present-event'
import { instantOf, isZone } from './wall-clock'

/** Refused together with a sync token (Events: list, `syncToken`). */
const NOT_WITH_SYNC_TOKEN = [
  'iCalUID',
  'orderBy',
  'privateExtendedProperty',
  'q',
  'sharedExtendedProperty',
  'timeMin',
  'timeMax',
  'updatedMin',
]
/** A full list with one of these gives no sync token. */
const NO_SYNC_AFTER = NOT_WITH_SYNC_TOKEN.filter((name) => !name.startsWith('time'))
const LONGEST_MEMORY_MS = 28 * 24 * 60 * 60_000

/**
 * GET /calendars/{id}/events. Without a sync token: what the filters let through, and a token for what follows. With
 * one: everything that changed since, the deleted too, whatever window the first list had.
 * @param longestPage fewer than maxResults, where Google feels like it.
 * @throws CalendarRefusal 400 for parameters that do not go together, 410 for an expired token.
 */
export function listEvents(calendar: Calendar, query: URLSearchParams, longestPage: number | null): unknown {
  const zone = query.get('timeZone') ?? calendar.owner.timeZone
  if (!isZone(zone)) throw badRequest('Invalid time zone.', 'invalid', 'timeZone')
  const { ids, change, isSync } = pageOf(calendar, query)
  const size = Math.min(pageSize(query), longestPage ?? Infinity)
  const [now, later] = [ids.slice(0, size), ids.slice(size)]
  const { email, timeZone } = calendar.owner
  return {
    kind: 'calendar#events',
    etag: `"p${calendar.lastChange}"`,
    summary: email,
    description: '',
    updated: new Date(calendar.now()).toISOString(),
    timeZone,
    accessRole: 'owner',
    defaultReminders: [{ method: 'popup', minutes: 30 }],
    ...nextToken(calendar, query, { ids: later, change, isSync }),
    items: now.map((id) => {
      const event = calendar.events.get(id) as StoredEvent
      return isDeleted(event) ? presentDeleted(event) : presentEvent(calendar, event, zone)
    }),
  }
}

/** The ids still to be told, and the change up to which they are all. */
function pageOf(calendar: Calendar, query: URLSearchParams) {
  const pageToken = query.get('pageToken')
  if (pageToken !== null) {
    const page = calendar.pages.get(pageToken)
    if (!page) throw badRequest('Invalid page token value.', 'invalid', 'pageToken')
    return page
  }
  const syncToken = query.get('syncToken')
  const since = syncToken === null ? undefined : readSyncToken(calendar, query, syncToken)
  const told = since === undefined ? wanted(calendar, query) : changedSince(calendar, since)
  const events = told.filter(query.get('singleEvents') === 'true' ? isSingle : isOwn)
  return { ids: events.map(({ id }) => id), change: calendar.lastChange, isSync: since !== undefined }
}

function nextToken(
  calendar: Calendar,
  query: URLSearchParams,
  rest: { ids: string[]; change: number; isSync: boolean },
): object {
  if (rest.ids.length > 0) {
    const nextPageToken = randomBytes(12).toString('base64url')
    calendar.pages.set(nextPageToken, rest)
    return { nextPageToken }
  }
  if (!rest.isSync && NO_SYNC_AFTER.some((name) => query.has(name))) return {}
  const token = [calendar.syncEpoch, rest.change, String(query.get('singleEvents') === 'true')]
  return { nextSyncToken: Buffer.from(token.join('/')).toString('base64url') }
}

function readSyncToken(calendar: Calendar, query: URLSearchParams, token: string): number {
  if (NOT_WITH_SYNC_TOKEN.some((name) => query.has(name)) || query.get('showDeleted') === 'false') {
    throw badRequest(
      'Sync token cannot be used with other request restrictions.',
      'syncTokenWithRequestRestrictions',
      'syncToken',
    )
  }
  const [epoch, change, single] = Buffer.from(token, 'base64url').toString('utf8').split('/')
  if (single === undefined) throw badRequest('Invalid sync token value.', 'invalid', 'syncToken')
  if (Number(epoch) !== calendar.syncEpoch) throw fullSyncRequired()
  // Google calls other parameters than the first list's undefined behaviour; here they fail, so that it is noticed.
  if (single !== String(query.get('singleEvents') === 'true')) {
    throw badRequest('Sync token was obtained with other parameters.', 'invalid', 'singleEvents')
  }
  return Number(change)
}

function wanted(calendar: Calendar, query: URLSearchParams): StoredEvent[] {
  const [timeMin, timeMax, updatedMin] = ['timeMin', 'timeMax', 'updatedMin'].map((name) =>
    bound(query, name),
  )
  if (timeMin !== undefined && timeMax !== undefined && timeMax <= timeMin) {
    throw badRequest('The specified time range is empty.', 'timeRangeEmpty', 'timeMax')
  }
  if (updatedMin !== undefined && updatedMin < calendar.now() - LONGEST_MEMORY_MS)
    throw updatedMinTooLongAgo()
  const orderBy = query.get('orderBy')
  if (
    orderBy !== null &&
    orderBy !== 'updated' &&
    (orderBy !== 'startTime' || query.get('singleEvents') !== 'true')
  ) {
    throw badRequest(
      'The requested ordering is not available for the particular query.',
      'badRequest',
      'orderBy',
    )
  }
  const zone = calendar.owner.timeZone
  const startOf = ({ content }: StoredEvent) => momentOf(content.start, zone)
  const events = [...calendar.events.values()].filter(
    (event) =>
      !event.isForgotten &&
      (!isDeleted(event) || query.get('showDeleted') === 'true' || updatedMin !== undefined) &&
      (updatedMin === undefined || event.updated >= updatedMin) &&
      (timeMin === undefined || momentOf(event.content.end, zone) > timeMin) &&
      (timeMax === undefined || startOf(event) < timeMax) &&
      matches(event, query),
  )
  if (orderBy === 'startTime') return events.sort((one, other) => startOf(one) - startOf(other))
  return orderBy === 'updated' ? events.sort(byChange) : events
}

function matches({ id, content }: StoredEvent, query: URLSearchParams): boolean {
  const { summary, description, location, attendees = [], extendedProperties } = content
  const people = attendees.flatMap(({ email, displayName }) => [email, displayName])
  const text = [summary, description, location, ...people].join('\n').toLowerCase()
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/)
  const uid = query.get('iCalUID')
  return (
    words.every((word) => text.includes(word)) &&
    (uid === null || uid === `${id}@google.com`) &&
    hasAll(extendedProperties?.private, query.getAll('privateExtendedProperty')) &&
    hasAll(extendedProperties?.shared, query.getAll('sharedExtendedProperty'))
  )
}

/** @param constraints each `name=value`. */
function hasAll(properties: Record<string, string> = {}, constraints: string[]): boolean {
  return constraints.every((constraint) => {
    const at = constraint.indexOf('=')
    return properties[constraint.slice(0, at)] === constraint.slice(at + 1)
  })
}

function bound(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const instant = instantOf(text)
  if (instant === undefined) throw badRequest('Bad Request', 'badRequest', name)
  return instant
}

function pageSize(query: URLSearchParams): number {
  const size = Number(query.get('maxResults') ?? 250)
  if (!Number.isInteger(size) || size < 1)
    throw badRequest('Invalid value for maxResults', 'invalid', 'maxResults')
  return Math.min(size, 2500)
}

const changedSince = (calendar: Calendar, since: number) =>
  [...calendar.events.values()].filter(({ change }) => change > since).sort(byChange)
/** With `singleEvents` a series is told by its events, else by itself and what differs from its rule. */
const isSingle = ({ recurrence }: StoredEvent) => recurrence === undefined
const isOwn = ({ originalStartTime, isException }: StoredEvent) => !originalStartTime || isException === true
const isDeleted = ({ content }: StoredEvent) => content.status === 'cancelled'
const byChange = (one: StoredEvent, other: StoredEvent) => one.change - other.change

import { etagOf, type Calendar } from './calendar'
import { momentOf } from './event-content'
import { CALENDAR_COLORS, EVENT_COLORS } from './colors'
import type { Google } from './google'
import { badRequest, insufficientPermissions, invalidCredentials, notFound } from './google-refusal'
import { listEvents } from './list-events'
import { presentEvent } from './present-event'
import { instantOf, isZone } from './wall-clock'

/** A call under /calendar/v3 as it came. */
interface CalendarCall {
  method: string
  url: URL
  bearer: string | undefined
  ifMatch: string | undefined
  ifNoneMatch: string | undefined
  /** The body as text; empty when there was none. */
  body: string
}

interface CalendarAnswer {
  status: number
  /** JSON to be; none for 204 and 304. */
  body?: unknown
  etag?: string
}

interface Asked extends CalendarCall {
  google: Google
  calendar: Calendar
  /** Of the path, decoded, in order. */
  ids: string[]
}

interface Route {
  method: string
  path: RegExp
  /** Under https://www.googleapis.com/auth/; one of them is enough (the API's discovery document). */
  scopes: string[]
  act: (asked: Asked) => CalendarAnswer
}

const READ_EVENTS = ['calendar', 'calendar.events', 'calendar.events.readonly', 'calendar.readonly']
const WRITE_EVENTS = ['calendar', 'calendar.events']
const READ_CALENDAR = ['calendar', 'calendar.readonly']
const EVENTS = /^\/calendars\/([^/]+)\/events$/
const EVENT = /^\/calendars\/([^/]+)\/events\/([^/]+)$/

const ROUTES: Route[] = [
  { method: 'GET', path: EVENTS, scopes: READ_EVENTS, act: list },
  { method: 'POST', path: EVENTS, scopes: WRITE_EVENTS, act: insert },
  { method: 'POST', path: /^\/calendars\/([^/]+)\/events\/watch$/, scopes: READ_EVENTS, act: watch },
  { method: 'GET', path: EVENT, scopes: READ_EVENTS, act: get },
  { method: 'PUT', path: EVENT, scopes: WRITE_EVENTS, act: write },
  { method: 'PATCH', path: EVENT, scopes: WRITE_EVENTS, act: write },
  { method: 'DELETE', path: EVENT, scopes: WRITE_EVENTS, act: remove },
  { method: 'POST', path: /^\/channels\/stop$/, scopes: READ_EVENTS, act: stop },
  {
    method: 'GET',
    path: /^\/calendars\/([^/]+)$/,
    scopes: READ_CALENDAR,
    act: ({ calendar }) => ok(about(calendar)),
  },
  { method: 'GET', path: /^\/users\/me\/calendarList$/, scopes: READ_CALENDAR, act: calendarList },
  {
    method: 'GET',
    path: /^\/users\/me\/calendarList\/([^/]+)$/,
    scopes: READ_CALENDAR,
    act: ({ calendar }) => ok(listed(calendar)),
  },
  { method: 'GET', path: /^\/colors$/, scopes: READ_CALENDAR, act: colors },
  {
    method: 'POST',
    path: /^\/freeBusy$/,
    scopes: [...READ_CALENDAR, 'calendar.freebusy', 'calendar.events.freebusy'],
    act: freeBusy,
  },
]

/** Answers a call of the Calendar API, version 3. @throws CalendarRefusal */
export function answerCalendarCall(google: Google, call: CalendarCall): CalendarAnswer {
  const path = call.url.pathname.replace('/calendar/v3', '')
  const route = ROUTES.find((each) => each.method === call.method && each.path.test(path))
  const access = call.bearer === undefined ? undefined : google.grants.findAccess(call.bearer)
  if (!access) throw invalidCredentials()
  if (!route) throw notFound()
  const granted = access.scopes.map((scope) => scope.replace('https://www.googleapis.com/auth/', ''))
  if (!route.scopes.some((scope) => granted.includes(scope))) throw insufficientPermissions()
  const ids = (route.path.exec(path) ?? []).slice(1).map(decodeURIComponent)
  const calendar = google.giveAccount(access)
  const isTheirs = ids[0] === undefined || ids[0] === 'primary' || ids[0] === access.email
  if (!isTheirs) throw notFound()
  return route.act({ ...call, google, calendar, ids })
}

function list({ google, calendar, url }: Asked): CalendarAnswer {
  return ok(listEvents(calendar, url.searchParams, google.behaviour.longestPage))
}

function insert(asked: Asked): CalendarAnswer {
  checkSendUpdates(asked)
  if (asked.calendar.refusesNext) {
    asked.calendar.refusesNext = false
    throw badRequest('Invalid Value', 'invalid')
  }
  return event(asked, asked.calendar.insert(jsonIn(asked.body)).id)
}

function get(asked: Asked): CalendarAnswer {
  const { calendar, ids, ifNoneMatch } = asked
  const etag = etagOf(calendar.get(idIn(ids)))
  return etag === ifNoneMatch ? { status: 304, etag } : event(asked, idIn(ids))
}

function write(asked: Asked): CalendarAnswer {
  checkSendUpdates(asked)
  const { calendar, ids, method, body, ifMatch } = asked
  if (method === 'PUT') calendar.replace(idIn(ids), jsonIn(body), ifMatch)
  else calendar.patch(idIn(ids), jsonIn(body), ifMatch)
  return event(asked, idIn(ids))
}

function remove(asked: Asked): CalendarAnswer {
  checkSendUpdates(asked)
  asked.calendar.delete(idIn(asked.ids), asked.ifMatch)
  return { status: 204 }
}

function watch({ google, calendar, body }: Asked): CalendarAnswer {
  const { email } = calendar.owner
  const uri = `${google.url}/calendar/v3/calendars/${encodeURIComponent(email)}/events?alt=json`
  const { id, resourceId, resourceUri, token, expiration } = google.channels.open(email, uri, jsonIn(body))
  return ok({
    kind: 'api#channel',
    id,
    resourceId,
    resourceUri,
    ...(token === undefined ? {} : { token }),
    expiration: String(expiration),
  })
}

function stop({ google, calendar, body }: Asked): CalendarAnswer {
  const { id, resourceId } = jsonIn(body)
  google.channels.stop(calendar.owner.email, id, resourceId)
  return { status: 204 }
}

function calendarList({ calendar }: Asked): CalendarAnswer {
  return ok({ kind: 'calendar#calendarList', etag: '"c"', items: [listed(calendar)] })
}

function colors(): CalendarAnswer {
  const updated = '2012-02-14T00:00:00.000Z'
  return ok({ kind: 'calendar#colors', updated, calendar: CALENDAR_COLORS, event: EVENT_COLORS })
}

/** The opaque events between timeMin and timeMax, each as it is: Google joins those that touch. */
function freeBusy({ calendar, body }: Asked): CalendarAnswer {
  const {
    timeMin,
    timeMax,
    items = [],
  } = jsonIn(body) as Record<string, unknown> & { items?: { id: string }[] }
  const [from, to] = [instantOf(String(timeMin)), instantOf(String(timeMax))]
  if (from === undefined || to === undefined) throw badRequest('Bad Request', 'badRequest')
  const { email, timeZone } = calendar.owner
  const busy = [...calendar.events.values()]
    .filter(({ recurrence }) => recurrence === undefined)
    .filter(({ content }) => content.status !== 'cancelled' && content.transparency !== 'transparent')
    .map(({ content }) => [momentOf(content.start, timeZone), momentOf(content.end, timeZone)] as const)
    .filter(([start, end]) => end > from && start < to)
    .map(([start, end]) => ({
      start: new Date(Math.max(start, from)).toISOString(),
      end: new Date(Math.min(end, to)).toISOString(),
    }))
  const answers = items.map(({ id }) => {
    const isTheirs = id === 'primary' || id === email
    return [
      id,
      isTheirs ? { busy } : { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] },
    ] as const
  })
  return ok({ kind: 'calendar#freeBusy', timeMin, timeMax, calendars: Object.fromEntries(answers) })
}

function event({ calendar, url }: Asked, id: string): CalendarAnswer {
  const stored = calendar.get(id)
  const zone = url.searchParams.get('timeZone') ?? undefined
  if (zone !== undefined && !isZone(zone)) throw badRequest('Invalid time zone.', 'invalid', 'timeZone')
  return { status: 200, body: presentEvent(calendar, stored, zone), etag: etagOf(stored) }
}

const about = ({ owner }: Calendar) => ({
  kind: 'calendar#calendar',
  etag: '"c"',
  id: owner.email,
  summary: owner.email,
  timeZone: owner.timeZone,
})

const listed = (calendar: Calendar) => ({
  ...about(calendar),
  kind: 'calendar#calendarListEntry',
  colorId: '14',
  backgroundColor: '#9fe1e7',
  foregroundColor: '#000000',
  selected: true,
  accessRole: 'owner',
  defaultReminders: [{ method: 'popup', minutes: 30 }],
  primary: true,
})

function checkSendUpdates({ url }: Asked): void {
  const value = url.searchParams.get('sendUpdates') ?? 'none'
  if (!['all', 'externalOnly', 'none'].includes(value)) {
    throw badRequest(`Invalid value for sendUpdates: ${value}`, 'invalid', 'sendUpdates')
  }
}

const idIn = (ids: string[]) => ids[1] ?? ''
const ok = (body: unknown): CalendarAnswer => ({ status: 200, body })

function jsonIn(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // Answered below, like everything else that is no object.
  }
  throw badRequest('Parse Error', 'parseError')
}

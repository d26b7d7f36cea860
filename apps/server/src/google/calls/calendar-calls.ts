import type { createUnavailability as createCall } from '@balcao/contract/google'
import type { BodyOf } from '@balcao/contract'
import type { CalendarEvent } from '@balcao/contract/scheduling'
import { addDays } from '@balcao/domain/scheduling'
import { dateIn, instantAt } from '@balcao/domain/time'
import { getCompany } from '../../company'
import {
  calendarErrorText,
  eventIdOf,
  GoogleFailure,
  type CalendarDay,
  type CalendarOperation,
  type GoogleCalendar,
  type GoogleEvent,
} from '../../gateways/google'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import type { GoogleLink } from '../google-needs'
import { ofCompany } from '../connecting/connections.store'
import { NoAccess } from '../connecting/no-access'
import { effectOf, writeEvents } from '../read/foreign-events.store'
import { withCalendar } from './with-calendar'

/** Upcoming events as Google has them, by start (GOOG-37, GOOG-38). @throws Problem as `orProblem` */
export async function listEvents(
  link: GoogleLink,
  companyId: string,
  { when, limit }: { when: 'upcoming' | 'today'; limit: number },
): Promise<CalendarEvent[]> {
  const zone = await zoneOf(link, companyId)
  const now = link.clock()
  const today = dayOf(dateIn(now.getTime(), zone), zone)
  const events = await orProblem(link, companyId, when === 'today' ? 'today' : 'list', (calendar) =>
    when === 'today' ? calendar.listToday(today) : calendar.listUpcoming({ from: now.getTime(), max: limit }),
  )
  return events.slice(0, limit).map((event) => present(event, zone))
}

/** One event; null when Google has none (GOOG-34, GOOG-66). */
export async function findEvent(
  link: GoogleLink,
  companyId: string,
  id: string,
): Promise<CalendarEvent | null> {
  const zone = await zoneOf(link, companyId)
  const event = await orProblem(link, companyId, 'get', (calendar) => calendar.get(id))
  return event && present(event, zone)
}

/** The events of a date that say 'Atendimento Indisponível' (GOOG-39). */
export async function findUnavailability(
  link: GoogleLink,
  companyId: string,
  date: string,
): Promise<CalendarEvent[]> {
  const zone = await zoneOf(link, companyId)
  const events = await orProblem(link, companyId, 'find-unavailability', (calendar) =>
    calendar.findUnavailability(dayOf(date, zone)),
  )
  return events.map((event) => present(event, zone))
}

/** Ids of a closure that the owner deleted in Google and that was sent again. */
const MOST_ATTEMPTS = 10

/** Writes a time without attendance into Google, once however often it is sent (GOOG-40, GOOG-41, AVAIL-23). */
export async function createUnavailability(
  link: GoogleLink,
  companyId: string,
  { id, title, description, startDateTime, endDateTime, isAllDay }: BodyOf<typeof createCall>,
): Promise<CalendarEvent> {
  const zone = await zoneOf(link, companyId)
  const dateOf = (instant: string) => dateIn(Date.parse(instant), zone)
  const time = isAllDay
    ? { kind: 'days' as const, start: dateOf(startDateTime), end: addDays(dateOf(endDateTime), 1) }
    : { kind: 'instants' as const, start: Date.parse(startDateTime), end: Date.parse(endDateTime) }
  const unavailability = { title, description, time, zone, closureId: id, companyId }
  const event = await orProblem(link, companyId, 'create-unavailability', async (calendar) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await calendar.insertUnavailability(unavailability, eventIdOf(id, attempt))
      } catch (error) {
        const isTaken = error instanceof GoogleFailure && error.kind === 'duplicate-cancelled'
        if (!isTaken || attempt === MOST_ATTEMPTS) throw error
      }
    }
  })
  await link.db.asCompany(companyId, async (tx) => {
    await writeEvents(tx, companyId, [event])
    await appendEvent(tx, 'AGENDA_CHANGED', { what: 'events' })
  })
  return present(event, zone)
}

/** @throws Problem with the words of GOOG-47, 52 to 58 and 62 to 69 */
async function orProblem<Result>(
  link: GoogleLink,
  companyId: string,
  operation: CalendarOperation,
  work: (calendar: GoogleCalendar) => Promise<Result>,
): Promise<Result> {
  try {
    return await withCalendar(link, ofCompany(companyId), work)
  } catch (error) {
    if (!(error instanceof GoogleFailure || error instanceof NoAccess)) throw error
    const { code, mensagem } = calendarErrorText(operation, error as GoogleFailure)
    throw new Problem(code, { mensagem })
  }
}

async function zoneOf({ db }: GoogleLink, companyId: string): Promise<string> {
  return (await db.asCompany(companyId, (tx) => getCompany(tx, companyId))).timeZone
}

function present(event: GoogleEvent, zone: string): CalendarEvent {
  const { id, summary, location, time } = event
  const [start, end] =
    time.kind === 'days'
      ? [dayOf(time.start, zone).start, dayOf(time.end, zone).start]
      : [time.start, time.end]
  return {
    id,
    summary,
    location: location || null,
    all_day: time.kind === 'days',
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(end).toISOString(),
    effect: effectOf(event),
  }
}

/** A date and its bounds on the company's clock. */
function dayOf(date: string, zone: string): CalendarDay {
  const startOf = (day: string) => instantAt({ date: day, minutes: 0 }, zone)
  return { date, start: startOf(date), end: startOf(addDays(date, 1)) }
}

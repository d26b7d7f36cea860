import { generateIcsCalendar, type IcsDateObject, type IcsEventStatusType } from 'ts-ics'
import { isByDay } from '@balcao/domain/modality'
import { addDays } from '@balcao/domain/scheduling'
import type { CalendarFacts } from './calendar-facts'
import { foldLines } from './fold-lines'

/** An appointment as one reader sees it. */
export interface CalendarEvent extends CalendarFacts {
  title: string
  details: string
  place?: string | null
  url?: string
}

const statuses: Record<CalendarEvent['status'], IcsEventStatusType> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
}

/**
 * Appointments as an iCalendar file (RFC 5545, 5546): each with always the same UID and a SEQUENCE that grows, so that a
 * file fetched again changes the entries it made. Instants in UTC; a service by day has dates, the end excluded. `name` is
 * what a calendar that subscribes is called.
 */
export function calendarText(
  events: readonly CalendarEvent[],
  about: { method: 'PUBLISH' | 'CANCEL'; name?: string },
): string {
  return foldLines(
    generateIcsCalendar({
      version: '2.0',
      prodId: '-//Balcao//Agenda//PT',
      method: about.method,
      ...(about.name === undefined ? {} : { name: plain(about.name) }),
      events: events.map(icsEvent),
    }),
  )
}

function icsEvent(event: CalendarEvent) {
  const days = wholeDaysOf(event)
  const changed: IcsDateObject = { date: new Date(event.updatedAt) }
  return {
    uid: `${event.id}@balcao`,
    sequence: event.sequence,
    stamp: changed,
    created: { date: new Date(event.createdAt) },
    lastModified: changed,
    start: days ? wholeDay(days.start) : { date: new Date(event.starts_at) },
    end: days ? wholeDay(days.end) : { date: new Date(event.ends_at) },
    summary: plain(event.title),
    description: plain(event.details),
    ...(event.place ? { location: plain(event.place) } : {}),
    ...(event.url === undefined ? {} : { url: event.url }),
    status: statuses[event.status],
    timeTransparent: 'OPAQUE' as const,
  }
}

/** The whole days of a service by day, `end` excluded, both `YYYY-MM-DD`; null for one by time. */
export function wholeDaysOf({
  modalidade,
  dates,
}: Pick<CalendarFacts, 'modalidade' | 'dates'>): { start: string; end: string } | null {
  const [first] = dates
  const last = dates.at(-1)
  if (!isByDay(modalidade) || first === undefined || last === undefined) return null
  return { start: first, end: addDays(last, 1) }
}

function wholeDay(date: string): IcsDateObject {
  return { type: 'DATE', date: new Date(`${date}T00:00:00Z`) }
}

/** Line breaks as the library escapes them; every other control character could begin a line of its own. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ')
}

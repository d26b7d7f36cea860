import { generateIcsCalendar, type IcsDateObject, type IcsEventStatusType } from 'ts-ics'
import { detailsOf, titleOf, wholeDaysOf, type CalendarEntry } from './calendar-entry'
import { foldLines } from './fold-lines'

const statuses: Record<CalendarEntry['status'], IcsEventStatusType> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
}

/**
 * The appointment as an iCalendar file (RFC 5545, 5546): always the same UID and a SEQUENCE that grows, so that a file
 * fetched again changes the entry it made, and one of a cancelled appointment takes it away. Instants in UTC; a service by
 * day has dates, the end excluded.
 */
export function calendarFile(entry: CalendarEntry): string {
  const days = wholeDaysOf(entry)
  const changed: IcsDateObject = { date: new Date(entry.updatedAt) }
  const text = generateIcsCalendar({
    version: '2.0',
    prodId: '-//Balcao//Agenda//PT',
    method: entry.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
    events: [
      {
        uid: `${entry.id}@balcao`,
        sequence: entry.sequence,
        stamp: changed,
        created: { date: new Date(entry.createdAt) },
        lastModified: changed,
        start: days ? wholeDay(days.start) : { date: new Date(entry.starts_at) },
        end: days ? wholeDay(days.end) : { date: new Date(entry.ends_at) },
        summary: plain(titleOf(entry)),
        description: plain(detailsOf(entry)),
        ...(entry.company.endereco ? { location: plain(entry.company.endereco) } : {}),
        url: entry.url,
        status: statuses[entry.status],
        timeTransparent: 'OPAQUE',
      },
    ],
  })
  return foldLines(text)
}

function wholeDay(date: string): IcsDateObject {
  return { type: 'DATE', date: new Date(`${date}T00:00:00Z`) }
}

/** Line breaks as the library escapes them; every other control character could begin a line of its own. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ')
}

import { calendarText } from '../icalendar/calendar-text'
import { detailsOf, titleOf, type CalendarEntry } from './calendar-entry'

/** The appointment as its customer's calendar takes it; of a cancelled one the file takes the entry away. */
export function calendarFile(entry: CalendarEntry): string {
  return calendarText(
    [{ ...entry, title: titleOf(entry), details: detailsOf(entry), place: entry.company.endereco }],
    { method: entry.status === 'cancelled' ? 'CANCEL' : 'PUBLISH' },
  )
}

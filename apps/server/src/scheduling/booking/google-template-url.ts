import { wholeDaysOf } from '../icalendar/calendar-text'
import { detailsOf, titleOf, type CalendarEntry } from './calendar-entry'

/**
 * 'Add to Google Calendar' of the customer: the address that fills in Google's own form. The customer saves it there,
 * signed in as themselves, and no token of anybody is touched (decision 0026, W26).
 */
export function googleTemplateUrl(entry: CalendarEntry): string {
  const days = wholeDaysOf(entry)
  const { start, end } = days ?? { start: entry.starts_at, end: entry.ends_at }
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: titleOf(entry),
    dates: `${bare(start)}/${bare(end)}`,
    details: detailsOf(entry),
    ...(entry.company.endereco ? { location: entry.company.endereco } : {}),
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}

/** `20301120T130000Z`, of a date `20301120`. */
function bare(time: string): string {
  return time.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
}

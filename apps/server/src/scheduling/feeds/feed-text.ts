import { formatPhone } from '@balcao/domain/company'
import { shortName } from '@balcao/domain/employees'
import type { Shop } from '../../menu'
import type { BookedAppointment } from '../appointments/appointments.store'
import { bookedWords, servedWords } from '../appointments/served-words'
import { calendarFactsOf } from '../icalendar/calendar-facts'
import { calendarText, type CalendarEvent } from '../icalendar/calendar-text'
import type { FeedAgenda } from './feeds.store'

/**
 * An agenda as the calendar of whoever works there subscribes to it: what, for whom, and how to reach them. In the
 * company's own agenda each says with whom it is.
 */
export function feedText(
  shop: Pick<Shop, 'nome'>,
  { professional }: FeedAgenda,
  rows: readonly BookedAppointment[],
): string {
  const whose = professional === null ? shop.nome : `${shortName(professional)} - ${shop.nome}`
  return calendarText(
    rows.map((row) => eventOf(row, professional === null ? servedWords(row) : bookedWords(row))),
    { method: 'PUBLISH', name: whose },
  )
}

function eventOf(row: BookedAppointment, service: string): CalendarEvent {
  const facts = calendarFactsOf(row)
  return {
    ...facts,
    title: `${service} · ${row.client}`,
    details: [
      ...(facts.status === 'pending' ? ['Aguardando confirmação'] : []),
      ...(row.no_show ? ['Não veio'] : []),
      formatPhone(row.phone),
      ...(row.notes ? [row.notes] : []),
    ].join('\n'),
    place: row.address,
  }
}

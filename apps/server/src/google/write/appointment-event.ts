import { addDays, eventSummary } from '@balcao/domain/scheduling'
import type { AppointmentEvent, EventTime } from '../../gateways/google'
import type { StoredAppointment } from '../../scheduling'

/**
 * An appointment as its event: 'service - client' (APPT-18), the person in the description, and one event over whole days
 * for a service by day.
 */
export function appointmentEvent(companyId: string, row: StoredAppointment): AppointmentEvent {
  return {
    appointmentId: row.id,
    companyId,
    summary: eventSummary(row.service_name, row.client),
    description: descriptionOf(row),
    location: row.address ?? '',
    time: eventTime(row),
    zone: row.zone,
  }
}

/** When the event is. The end is excluded. */
export function eventTime({
  modality,
  dates,
  starts_at,
  ends_at,
}: Pick<StoredAppointment, 'modality' | 'dates' | 'starts_at' | 'ends_at'>): EventTime {
  if (modality === 'dia') return { kind: 'days', start: dates[0]!, end: addDays(dates.at(-1)!, 1) }
  return { kind: 'instants', start: starts_at.getTime(), end: ends_at.getTime() }
}

/** The owner reads it in Google, whose words are Portuguese as the company's own. */
function descriptionOf({ phone, email, notes, status, no_show }: StoredAppointment): string {
  const lines = [
    status !== 'completed' ? '' : no_show ? 'Não compareceu' : 'Concluído',
    `Telefone: ${phone}`,
    email === null ? '' : `E-mail: ${email}`,
    notes === null ? '' : `Observações: ${notes}`,
  ]
  return lines.filter((line) => line !== '').join('\n')
}

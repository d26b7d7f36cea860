import { isByDay } from '@balcao/domain/modality'
import { addDays, eventSummary, withPeople } from '@balcao/domain/scheduling'
import type { AppointmentEvent, EventTime } from '../../gateways/google'
import type { StoredAppointment } from '../../scheduling'

/** Who is booked, by the company's real name (decision 0026, W19). */
export interface BookedCompany {
  id: string
  nome: string
  endereco: string | null
}

/**
 * An appointment as its event (APPT-19): 'service - client' (APPT-18), person, company and service in the description,
 * where it takes place, and one event over whole days for a service by day. `about` is the service's own description,
 * empty where the catalogue has none any more.
 */
export function appointmentEvent(
  company: BookedCompany,
  row: StoredAppointment,
  about: string,
): Omit<AppointmentEvent, 'agendaId'> {
  return {
    appointmentId: row.id,
    companyId: company.id,
    summary: eventSummary(withPeople(row.service_name, row.people), row.client),
    description: descriptionOf(company, row, about),
    location: row.address ?? company.endereco ?? '',
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
  if (isByDay(modality)) return { kind: 'days', start: dates[0]!, end: addDays(dates.at(-1)!, 1) }
  return { kind: 'instants', start: starts_at.getTime(), end: ends_at.getTime() }
}

/** The owner reads it in Google, whose words are Portuguese as the company's own. */
function descriptionOf(
  { nome }: BookedCompany,
  {
    client,
    phone,
    email,
    notes,
    status,
    no_show,
    service_name,
    people,
    minutes,
    professional,
  }: StoredAppointment,
  about: string,
): string {
  const lines = [
    status !== 'completed' ? '' : no_show ? 'Não compareceu' : 'Concluído',
    `Cliente: ${client}`,
    // Of a person whose data were erased there is none.
    phone === '' ? '' : `Telefone: ${phone}`,
    email === null ? '' : `E-mail: ${email}`,
    `Serviço: ${service_name} (${minutes} min)`,
    people === 1 ? '' : `Pessoas: ${people}`,
    professional === null ? '' : `Profissional: ${professional}`,
    about,
    `Empresa: ${nome}`,
    notes === null ? '' : `Observações: ${notes}`,
  ]
  return lines.filter((line) => line !== '').join('\n')
}

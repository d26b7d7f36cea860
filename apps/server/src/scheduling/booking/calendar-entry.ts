import type { Appointment } from '@balcao/contract/scheduling'
import { formatPhone } from '@balcao/domain/company'
import type { CalendarFacts } from '../icalendar/calendar-facts'

/** An appointment as it goes into its customer's own calendar. */
export interface CalendarEntry extends CalendarFacts, Pick<Appointment, 'service'> {
  company: { nome: string; telefone: string | null; endereco: string | null }
  /** Where its customer sees and changes it. */
  url: string
}

/** What the entry is called. */
export function titleOf({ service, company }: CalendarEntry): string {
  return `${service} - ${company.nome}`
}

/** What stands inside the entry, in the language of the texts to customers. */
export function detailsOf({ company, url }: CalendarEntry): string {
  const phone = company.telefone ? [`Telefone: ${formatPhone(company.telefone)}`] : []
  return [`Para remarcar ou cancelar: ${url}`, ...phone].join('\n')
}

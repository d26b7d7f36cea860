import { isByDay } from '@balcao/domain/modality'
import type { Appointment } from '@balcao/contract/scheduling'
import { formatPhone } from '@balcao/domain/company'
import { addDays } from '@balcao/domain/scheduling'

/** An appointment as it goes into its customer's own calendar. Times are ISO instants. */
export interface CalendarEntry extends Pick<
  Appointment,
  'id' | 'status' | 'service' | 'modalidade' | 'starts_at' | 'ends_at' | 'dates' | 'createdAt' | 'updatedAt'
> {
  /** Grows with each change that a calendar must learn of. */
  sequence: number
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

/** The whole days of a service by day, `end` excluded, both `YYYY-MM-DD`; null for one by time. */
export function wholeDaysOf({ modalidade, dates }: CalendarEntry): { start: string; end: string } | null {
  const [first] = dates
  const last = dates.at(-1)
  if (!isByDay(modalidade) || first === undefined || last === undefined) return null
  return { start: first, end: addDays(last, 1) }
}

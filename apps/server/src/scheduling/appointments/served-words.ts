import { shortName } from '@balcao/domain/employees'
import type { StoredAppointment } from './appointments.store'

/** The person of an appointment, as customers know them; null in the company's own agenda. */
export const whoServes = ({ professional }: Pick<StoredAppointment, 'professional'>): string | null =>
  professional && shortName(professional)

/** What a customer is told of an appointment's service: with whom it is, where somebody's agenda has it. */
export function servedWords(row: Pick<StoredAppointment, 'service_name' | 'professional'>): string {
  const who = whoServes(row)
  return who ? `${row.service_name} com ${who}` : row.service_name
}

import { shortName } from '@balcao/domain/employees'
import { wallTime } from '@balcao/domain/time'
import { visitPartsOf } from '../visits/as-whole'
import type { StoredAppointment } from './appointments.store'

/** The person of an appointment, as customers know them; null in the company's own agenda. */
export const whoServes = ({ professional }: Pick<StoredAppointment, 'professional'>): string | null =>
  professional && shortName(professional)

/**
 * What a customer is told of an appointment's service: with whom it is, where somebody's agenda has it; of a visit of several
 * people each part, with when it begins.
 */
export function servedWords(row: StoredAppointment): string {
  const parts = visitPartsOf(row)
  if (parts) {
    const clock = (instant: string) => wallTime(Date.parse(instant), row.zone).time
    return parts.map((part) => `${servedBy(part)} às ${clock(part.starts_at)}`).join(' + ')
  }
  return servedBy(row)
}

function servedBy(row: Pick<StoredAppointment, 'service_name' | 'professional'>): string {
  const who = whoServes(row)
  return who ? `${row.service_name} com ${who}` : row.service_name
}

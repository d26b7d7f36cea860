import { shortName } from '@balcao/domain/employees'
import { withPeople } from '@balcao/domain/scheduling'
import type { StoredAppointment } from './appointments.store'

type Row = Pick<StoredAppointment, 'service_name' | 'people' | 'professional'>

/** The person of an appointment, as customers know them; null in the company's own agenda. */
export const whoServes = ({ professional }: Pick<StoredAppointment, 'professional'>): string | null =>
  professional && shortName(professional)

/** What is booked, and for how many where they are several. */
export const bookedWords = ({ service_name, people }: Omit<Row, 'professional'>): string =>
  withPeople(service_name, people)

/** What a customer is told of an appointment's service: with whom it is, where somebody's agenda has it. */
export function servedWords(row: Row): string {
  const who = whoServes(row)
  return who ? `${bookedWords(row)} com ${who}` : bookedWords(row)
}

import type { Appointment } from '@balcao/contract/scheduling'
import { toWire, type StoredAppointment } from '../appointments/appointments.store'

/** What calendars know of an appointment, whoever reads it. Times are ISO instants. */
export type CalendarFacts = Pick<
  Appointment,
  'id' | 'status' | 'modalidade' | 'starts_at' | 'ends_at' | 'dates' | 'createdAt' | 'updatedAt'
> & {
  /** Grows with each change that a calendar must learn of. */
  sequence: number
}

/** What a calendar is told of a stored appointment. */
export function calendarFactsOf(row: StoredAppointment): CalendarFacts {
  const { id, status, modalidade, dates, starts_at, ends_at, createdAt, updatedAt } = toWire(row)
  return {
    id,
    status,
    modalidade,
    dates,
    starts_at,
    ends_at,
    createdAt,
    updatedAt,
    sequence: row.ics_sequence,
  }
}

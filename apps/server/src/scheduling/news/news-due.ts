import type { StoredAppointment } from '../appointments/appointments.store'
import type { StandingNews, Told } from './told.store'

type Appointment = Pick<StoredAppointment, 'status' | 'starts_at' | 'deleted_at' | 'agenda_id' | 'people'> &
  Partial<Pick<StoredAppointment, 'visit'>>

/** What a customer believes of an appointment. `start` in epoch milliseconds. */
interface Known {
  status: 'pending' | 'confirmed' | 'cancelled'
  start: number
  /** Whose agenda it is in; null where nobody knows what they were told. */
  agenda: string | null
  /** Of a visit, whose the parts are that follow. */
  also: readonly string[]
  /** For how many it is; null where nobody knows what they were told. */
  people: number | null
}

/**
 * What its customer must be told of an appointment as it stands; null when they know. What came and went in between
 * is no news: one that was booked and confirmed at once is told as confirmed, and a removed one as cancelled, if they
 * ever heard of it.
 */
export function newsDue(appointment: Appointment, told: readonly Told[]): StandingNews | null {
  const { status, starts_at, deleted_at, agenda_id, people } = appointment
  const known = told.reduce(learned, null)
  if (deleted_at !== null) return known === null || known.status === 'cancelled' ? null : 'cancelled'
  if (status === 'held' || status === 'completed') return null
  if (status === 'cancelled') return known?.status === 'cancelled' ? null : 'cancelled'
  if (known === null || known.status === 'cancelled') return status === 'confirmed' ? 'confirmed' : 'booked'
  if (status === 'confirmed' && known.status === 'pending') return 'confirmed'
  const also = (appointment.visit ?? []).slice(1).map((part) => part.agenda_id)
  const isWithSame =
    known.agenda === null || (known.agenda === agenda_id && known.also.join() === also.join())
  const isForAsMany = known.people === null || known.people === people
  return known.start === starts_at.getTime() && isWithSame && isForAsMany ? null : 'moved'
}

function learned(
  known: Known | null,
  { kind, starts_at, agenda_id: agenda, also_agendas: also, people }: Told,
): Known | null {
  const now = { start: starts_at.getTime(), agenda, also, people }
  if (kind === 'booked') return { status: 'pending', ...now }
  if (kind === 'confirmed' || kind === 'cancelled') return { status: kind, ...now }
  return kind === 'moved' ? { status: known?.status ?? 'pending', ...now } : known
}

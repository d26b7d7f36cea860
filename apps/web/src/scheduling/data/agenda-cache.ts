import type { Appointment, CalendarEvent, Closure } from '@balcao/contract/scheduling'
import { dateIn } from '@balcao/domain/time'

/** Dates `YYYY-MM-DD` of the company's calendar, both included. */
export interface DateRange {
  from: string
  to: string
}

/** What is in the agenda in a range of dates, as the server answers it. */
export interface AgendaRange {
  appointments: Appointment[]
  events: CalendarEvent[]
  closures: Closure[]
  time_zone: string
}

/** The agenda with an appointment as it stands now: put in, replaced, or taken out where it has left the range. */
export function withAppointment(
  agenda: AgendaRange,
  range: DateRange,
  appointment: Appointment,
): AgendaRange {
  const known = agenda.appointments.find(({ id }) => id === appointment.id)
  if (known && known.version > appointment.version) return agenda
  const others = agenda.appointments.filter(({ id }) => id !== appointment.id)
  if (!isWithin(appointment, range, agenda.time_zone)) {
    return known ? { ...agenda, appointments: others } : agenda
  }
  return { ...agenda, appointments: [...others, appointment].sort(inOrder) }
}

/** The agenda without an appointment. */
export function withoutAppointment(agenda: AgendaRange, id: string): AgendaRange {
  const appointments = agenda.appointments.filter((one) => one.id !== id)
  return appointments.length === agenda.appointments.length ? agenda : { ...agenda, appointments }
}

/** Whether an appointment touches a date of the range. */
function isWithin(
  { starts_at, ends_at }: Pick<Appointment, 'starts_at' | 'ends_at'>,
  { from, to }: DateRange,
  zone: string,
): boolean {
  const first = dateIn(Date.parse(starts_at), zone)
  const last = dateIn(Date.parse(ends_at) - 1, zone)
  return first <= to && last >= from
}

const rememberedMs = 60_000

/**
 * What live events said lately: an answer that was asked for before an event, and comes after it, would undo it on the
 * screen. Times are epoch milliseconds.
 */
export class ReceivedAppointments {
  readonly #received = new Map<string, { appointment: Appointment | null; at: number }>()

  /** Notes an event: the appointment as it stands, or null when it was removed. */
  note(id: string, appointment: Appointment | null, at: number) {
    for (const [old, { at: then }] of this.#received) if (at - then > rememberedMs) this.#received.delete(old)
    this.#received.set(id, { appointment, at })
  }

  /** What was heard of an appointment since then; null where it was removed, undefined where nothing was. */
  since(id: string, at: number): Appointment | null | undefined {
    const received = this.#received.get(id)
    return received && received.at >= at ? received.appointment : undefined
  }

  /** An answer, corrected by what was received since it was asked for. */
  correct(agenda: AgendaRange, range: DateRange, askedAt: number): AgendaRange {
    return [...this.#received].reduce((corrected, [id, { appointment, at }]) => {
      if (at < askedAt) return corrected
      return appointment ? withAppointment(corrected, range, appointment) : withoutAppointment(corrected, id)
    }, agenda)
  }
}

function inOrder(a: Appointment, b: Appointment): number {
  return Date.parse(a.starts_at) - Date.parse(b.starts_at) || (a.id < b.id ? -1 : 1)
}

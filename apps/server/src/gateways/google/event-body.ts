import type { calendar_v3 } from '@googleapis/calendar'
import type { AppointmentEvent, EventChange, EventTime, UnavailabilityEvent } from './google-port'

type EventBody = calendar_v3.Schema$Event

/** Google's own number of a strong red. */
const UNAVAILABLE_COLOUR = '11'

/** An appointment as Google takes it: the owner is reminded by e-mail a day before and by a popup an hour before. */
export function appointmentBody(event: AppointmentEvent): EventBody {
  const { appointmentId, companyId, agendaId, summary, description, location, time, zone } = event
  return {
    summary,
    description,
    location,
    ...bounds(time, zone),
    reminders: {
      useDefault: false,
      overrides: [
        { method: 'email', minutes: 1440 },
        { method: 'popup', minutes: 60 },
      ],
    },
    extendedProperties: { private: { appointmentId, companyId, ...(agendaId !== null && { agendaId }) } },
  }
}

/** A time without attendance: nobody else reads what it says, and the owner is busy even where it takes whole days. */
export function unavailabilityBody(event: UnavailabilityEvent): EventBody {
  const { closureId, companyId, title, description, time, zone } = event
  return {
    summary: title,
    description,
    ...bounds(time, zone),
    visibility: 'private',
    transparency: 'opaque',
    colorId: UNAVAILABLE_COLOUR,
    extendedProperties: { private: { closureId, companyId } },
  }
}

/** The named fields alone. */
export function changeBody({ time, zone, ...texts }: EventChange): EventBody {
  return { ...texts, ...(time ? bounds(time, zone) : {}) }
}

function bounds({ kind, start, end }: EventTime, zone: string): Pick<EventBody, 'start' | 'end'> {
  if (kind === 'days') return { start: { date: start }, end: { date: end } }
  const at = (instant: number) => ({ dateTime: new Date(instant).toISOString(), timeZone: zone })
  return { start: at(start), end: at(end) }
}

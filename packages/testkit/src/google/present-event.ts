import { etagOf, type Calendar, type StoredEvent } from './calendar'
import { momentOf, type EventContent, type GoogleTime } from './event-content'
import { writtenIn } from './wall-clock'

/** The event resource, as the Calendar API answers it. */
export interface GoogleEvent extends EventContent {
  kind: 'calendar#event'
  etag: string
  id: string
  status: 'confirmed' | 'tentative' | 'cancelled'
  htmlLink: string
  created: string
  updated: string
  creator: { email: string; self?: true }
  organizer: { email: string; displayName?: string; self?: true }
  iCalUID: string
  sequence: number
  eventType: 'default'
  recurringEventId?: string
  originalStartTime?: GoogleTime
  recurrence?: string[]
}

/** @param zone times are written in it; the calendar's own when left out. */
export function presentEvent(calendar: Calendar, event: StoredEvent, zone?: string): GoogleEvent {
  const { id, content, organizer, recurringEventId, originalStartTime, recurrence } = event
  const { email } = calendar.owner
  const { transparency, visibility, attendees, ...rest } = content
  const owner = organizer ?? { email, self: true as const }
  const link = Buffer.from(`${id} ${email}`).toString('base64url')
  return {
    kind: 'calendar#event',
    etag: etagOf(event),
    ...rest,
    id,
    status: content.status ?? 'confirmed',
    htmlLink: `https://www.google.com/calendar/event?eid=${link}`,
    created: new Date(event.created).toISOString(),
    updated: new Date(event.updated).toISOString(),
    creator: owner,
    organizer: owner,
    start: presentTime(content.start, calendar, zone),
    end: presentTime(content.end, calendar, zone),
    // Defaults are left out, as Google leaves them out.
    ...(transparency === 'transparent' ? { transparency } : {}),
    ...(visibility === undefined || visibility === 'default' ? {} : { visibility }),
    ...(attendees
      ? {
          attendees: attendees.map((each) => ({
            responseStatus: 'needsAction' as const,
            ...each,
            ...(each.email === email ? { self: true } : {}),
          })),
        }
      : {}),
    iCalUID: `${id}@google.com`,
    sequence: event.sequence,
    reminders: content.reminders ?? { useDefault: true },
    eventType: 'default',
    ...(recurringEventId === undefined ? {} : { recurringEventId }),
    ...(originalStartTime && { originalStartTime }),
    ...(recurrence && { recurrence }),
  }
}

/** In lists a deleted event is only sure to have these. */
export const presentDeleted = (event: StoredEvent) => ({
  kind: 'calendar#event' as const,
  etag: etagOf(event),
  id: event.id,
  status: 'cancelled' as const,
})

function presentTime(time: GoogleTime, { owner }: Calendar, zone = owner.timeZone): GoogleTime {
  if (time.date !== undefined) return { date: time.date }
  const instant = momentOf(time, owner.timeZone)
  return { dateTime: writtenIn(zone, instant), timeZone: time.timeZone ?? owner.timeZone }
}

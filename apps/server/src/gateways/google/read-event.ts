import * as z from 'zod'
import type { CalendarChange, EventTime, GoogleEvent } from './google-port'

/** The calendar of the database has no year 0. */
const hasYear = (text: string) => !text.startsWith('0000')

const Time = z.union([
  z.object({ date: z.iso.date().refine(hasYear) }),
  z.object({ dateTime: z.iso.datetime({ offset: true }).refine(hasYear) }),
])

/** A text as it can be stored: NUL and halves of characters would keep all other events out as well. */
const storable = z
  .string()
  .transform((text) => text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
  .catch('')

/** What is read of an event resource; the rest is the owner's. */
const Resource = z.object({
  id: z.string().min(1),
  etag: z.string().min(1),
  summary: storable,
  description: storable,
  location: storable,
  start: Time,
  end: Time,
  transparency: z.string().optional(),
  attendees: z
    .array(z.object({ self: z.boolean().optional(), responseStatus: z.string().optional() }))
    .catch([]),
  extendedProperties: z.object({ private: z.record(z.string(), z.string()) }).catch({ private: {} }),
  updated: z.iso.datetime({ offset: true }),
})

const Cancelled = z.object({ id: z.string().min(1), status: z.literal('cancelled') })

/** Deleted: `get` goes on answering such an event for weeks, and a list of changes names it once. */
export const isCancelled = (resource: unknown): boolean => Cancelled.safeParse(resource).success

/** A living event of Google's; undefined for what is none. */
export function readEvent(resource: unknown): GoogleEvent | undefined {
  const event = Resource.safeParse(resource).data
  const time = event && timeOf(event.start, event.end)
  if (!time) return undefined
  const {
    companyId,
    appointmentId = null,
    closureId = null,
    agendaId = null,
  } = event.extendedProperties.private
  return {
    id: event.id,
    etag: event.etag,
    summary: event.summary,
    description: event.description,
    location: event.location,
    time,
    isBusy: event.transparency !== 'transparent',
    isDeclined: event.attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined'),
    ours: companyId === undefined ? null : { companyId, appointmentId, closureId, agendaId },
    updatedAt: Date.parse(event.updated),
  }
}

/** An entry of a list of changes; undefined for what is none. */
export function readChange(resource: unknown): CalendarChange | undefined {
  const cancelled = Cancelled.safeParse(resource).data
  if (cancelled) return { kind: 'deleted', id: cancelled.id }
  const event = readEvent(resource)
  return event && { kind: 'event', event }
}

function timeOf(start: z.output<typeof Time>, end: z.output<typeof Time>): EventTime | undefined {
  if ('date' in start) return 'date' in end ? { kind: 'days', start: start.date, end: end.date } : undefined
  if ('date' in end) return undefined
  return { kind: 'instants', start: Date.parse(start.dateTime), end: Date.parse(end.dateTime) }
}

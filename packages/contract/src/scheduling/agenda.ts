import * as z from 'zod/mini'
import { MOST_SEATS } from '@balcao/domain/scheduling/light'
import { defineCall } from '../call'
import { agendaRoles } from '../roles'
import { text, uuid } from '../call/shapes'
import { access, agendaOrAny, byId, date, instant, peopleWrite, serviceId, tell } from './shapes'

/** An event of the connected Google Calendar that is none of ours (APPT-16). All-day events have dates, `end` excluded. */
export const CalendarEvent = z.object({
  id: z.string(),
  summary: z.string(),
  location: z.nullable(z.string()),
  all_day: z.boolean(),
  /** Instants, of all-day events the bounds of their days on the company's clock. */
  starts_at: z.string(),
  ends_at: z.string(),
  /** What it does to the agenda. */
  effect: z.enum(['closes-day', 'closes-own-day', 'closes-time', 'occupies', 'none']),
})
export type CalendarEvent = z.output<typeof CalendarEvent>

/** A day that the company closed, or a part of one. */
export const Closure = z.object({
  id: uuid,
  agenda_id: z.nullable(uuid),
  /** The closed date; null where only the time from `starts_at` to `ends_at` is closed. */
  date: z.nullable(z.string()),
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  reason: z.string(),
  source: z.enum(['owner', 'holiday', 'google']),
})
export type Closure = z.output<typeof Closure>

/** One start of a day. `freeMinutes` counts to the next obstacle; 0 where it is taken. See the domain's `Slot`. */
export const SlotShape = z.object({
  start: z.string(),
  time: z.string(),
  freeMinutes: z.int(),
  clearBefore: z.int(),
  clearAfter: z.int(),
  fits: z.boolean(),
  /** Seats that are left, of a service that has several. */
  left: z.optional(z.int()),
})
export const DaySlotsShape = z.object({
  date: z.string(),
  status: z.enum(['past', 'beyond', 'closed', 'unavailable', 'open']),
  slots: z.array(SlotShape),
})

export const agendaSlots = defineCall({
  id: 'scheduling.slots',
  method: 'GET',
  path: '/api/agenda/slots',
  summary:
    'The starts of each date for one service, as the counter sees them: without notice, at most 62 days',
  access,
  roles: agendaRoles,
  query: z.object({
    service_id: serviceId,
    /** Ids of the services that follow in the same visit, divided by commas. */
    also: z.optional(text(600)),
    /** Agendas of who does each of them, the first one too, in their order and divided by commas; empty is `agenda_id`. */
    whom: z.optional(
      z
        .string()
        .check(
          z.maxLength(240),
          z.regex(
            /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})?(?:,(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})?)*$/i,
          ),
        ),
    ),
    from: date,
    to: date,
    people: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_SEATS))),
    agenda_id: z.optional(agendaOrAny),
    /** Ids of the places that it is to have, divided by commas; left out, what the services need. */
    places: z.optional(text(240)),
    /** An appointment that is being moved: its own time counts as free. */
    except: z.optional(uuid),
    /** With `except`: its whole class is moved, and needs seats for all. */
    whole_class: z.optional(z.literal('true')),
  }),
  answer: z.object({ time_zone: z.string(), days: z.array(DaySlotsShape) }),
  errors: ['SERVICE_NOT_FOUND', 'SERVICE_NOT_OFFERED', 'AGENDA_NOT_FOUND', 'APPOINTMENT_INVALID'],
  example: { query: { service_id: 'corte-feminino', from: '2026-11-20', to: '2026-11-30' } },
})

export const setClosures = defineCall({
  id: 'scheduling.setClosures',
  method: 'PUT',
  path: '/api/agenda/closures',
  summary:
    'Closes dates or opens them again. Appointments that lie there are named and refused until `accept` is true; none is dropped',
  ...peopleWrite,
  body: z.strictObject({
    dates: z.array(date).check(z.minLength(1), z.maxLength(400)),
    closed: z.boolean(),
    agenda_id: z.optional(uuid),
    reason: z._default(text(120), ''),
    source: z._default(z.enum(['owner', 'holiday']), 'owner'),
    accept: z._default(z.boolean(), false),
    tell,
  }),
  answer: z.object({ closures: z.array(Closure) }),
  /** CLOSURE_HAS_APPOINTMENTS carries `{appointments}` in `current`. */
  errors: ['CLOSURE_HAS_APPOINTMENTS', 'AGENDA_NOT_FOUND'],
  example: { body: { dates: ['2030-12-25'], closed: true } },
})

export const closeTime = defineCall({
  id: 'scheduling.closeTime',
  method: 'POST',
  path: '/api/agenda/closures',
  summary: 'Closes a part of a day',
  ...peopleWrite,
  body: z.strictObject({
    id: uuid,
    starts_at: instant,
    ends_at: instant,
    agenda_id: z.optional(uuid),
    reason: z._default(text(120), ''),
    accept: z._default(z.boolean(), false),
    tell,
  }),
  status: 201,
  answer: Closure,
  errors: ['CLOSURE_HAS_APPOINTMENTS', 'AGENDA_NOT_FOUND', 'APPOINTMENT_INVALID'],
  example: {
    body: {
      id: '2b1f2a04-5d52-4b53-8b3c-3d6a0f9f7c11',
      starts_at: '2030-12-24T18:00:00Z',
      ends_at: '2030-12-24T21:00:00Z',
    },
  },
})

export const openTime = defineCall({
  id: 'scheduling.openTime',
  method: 'DELETE',
  path: '/api/agenda/closures/:id',
  summary: 'Opens a part of a day again',
  ...peopleWrite,
  params: byId,
  answer: z.object({ ok: z.literal(true) }),
  errors: [],
})

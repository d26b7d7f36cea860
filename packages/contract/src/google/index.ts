import * as z from 'zod/mini'
import { GOOGLE_EVENTS } from '@balcao/domain/scheduling/light'
import { defineCall } from '../call'
import { connectors, counterRoles, managers, ownerOnly } from '../roles'
import { routes } from '../call/routes'
import { peopleCalls } from './people'
import { access, returnPath } from './shapes'
import { GoogleStatus } from './status'
import { CalendarEvent, date, instant } from '../scheduling'
import { prose, requiredText, text, uuid } from '../call/shapes'

export const googleStatus = defineCall({
  id: 'google.status',
  ...routes.googleStatus,
  summary: 'The connection to Google Calendar; with `check` it is validated with Google now',
  access,
  roles: counterRoles,
  query: z.object({ check: z.optional(z.literal('1')) }),
  answer: GoogleStatus,
  errors: [],
})

export const beginConsent = defineCall({
  id: 'google.consent',
  method: 'POST',
  path: '/api/google/consent',
  summary: 'The address of Google’s consent page, with state and PKCE; good once, for ten minutes',
  access,
  // Appointments with their customers' names go to the account that is connected.
  roles: ownerOnly,
  limit: 'write',
  body: z.strictObject({
    /** The page that it was begun on. */
    return_to: returnPath,
  }),
  answer: z.object({ url: z.string() }),
  errors: ['GOOGLE_NOT_CONFIGURED'],
  example: { body: {} },
})

export const finishConsent = defineCall({
  id: 'google.callback',
  ...routes.finishConsent,
  summary: 'What the callback page was given by Google: the code is exchanged on the server',
  access,
  // Whom it is for was said when it was begun, in the same session.
  roles: connectors,
  limit: 'write',
  body: z.strictObject({
    state: z.optional(text(500)),
    code: z.optional(text(2000)),
    error: z.optional(text(200)),
  }),
  answer: z.object({ status: GoogleStatus, return_to: z.string() }),
  errors: [
    'GOOGLE_NOT_CONFIGURED',
    'GOOGLE_CONSENT_DENIED',
    'GOOGLE_CODE_MISSING',
    'GOOGLE_STATE_INVALID',
    'GOOGLE_NO_TOKEN',
    'GOOGLE_CONNECT_FAILED',
  ],
  example: { body: { state: 'x', code: 'y' } },
})

export const disconnectGoogle = defineCall({
  id: 'google.disconnect',
  method: 'POST',
  path: '/api/google/disconnect',
  summary: 'Takes the authorisation back at Google and forgets the tokens; appointments stay',
  access,
  roles: managers,
  limit: 'write',
  answer: GoogleStatus,
  errors: [],
})

export const saveGoogle = defineCall({
  id: 'google.save',
  method: 'POST',
  path: '/api/google/settings',
  summary: 'Whether closed days and times of the agenda are in the company’s calendar too',
  access,
  roles: managers,
  limit: 'write',
  body: z.strictObject({ also_closures: z.boolean() }),
  answer: GoogleStatus,
  errors: [],
  example: { body: { also_closures: true } },
})

/** Answers of the calendar calls below carry the spec's texts (GOOG-52 to GOOG-69). */
const calendarErrors = [
  'GOOGLE_NOT_CONNECTED',
  'GOOGLE_TOKEN_EXPIRED',
  'GOOGLE_NO_PERMISSION',
  'GOOGLE_INVALID_EVENT',
  'GOOGLE_FAILED',
] as const

export const googleEvents = defineCall({
  id: 'google.events',
  method: 'GET',
  path: '/api/google/events',
  summary:
    'Upcoming events of the connected calendar as Google has them, ten unless asked otherwise; or those of today',
  access,
  roles: managers,
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), GOOGLE_EVENTS),
    when: z._default(z.enum(['upcoming', 'today']), 'upcoming'),
  }),
  answer: z.object({ events: z.array(CalendarEvent) }),
  errors: calendarErrors,
})

export const googleEvent = defineCall({
  id: 'google.event',
  method: 'GET',
  path: '/api/google/events/:eventId',
  summary: 'One event of the connected calendar; null when it is not there (GOOG-66)',
  access,
  roles: managers,
  params: z.object({ eventId: z.string().check(z.minLength(1), z.maxLength(1024)) }),
  answer: z.object({ event: z.nullable(CalendarEvent) }),
  errors: calendarErrors,
  example: { params: { eventId: 'abc' } },
})

export const unavailableEvents = defineCall({
  id: 'google.unavailability',
  method: 'GET',
  path: '/api/google/unavailability',
  summary: 'The events of one day that say ‘Atendimento Indisponível’',
  access,
  roles: managers,
  query: z.object({ date }),
  answer: z.object({ events: z.array(CalendarEvent) }),
  errors: calendarErrors,
  example: { query: { date: '2026-11-20' } },
})

export const createUnavailability = defineCall({
  id: 'google.createUnavailability',
  method: 'POST',
  path: '/api/google/unavailability',
  summary: 'Writes an unavailability event: private, opaque, colour 11 (AVAIL-23)',
  access,
  roles: managers,
  limit: 'write',
  body: z.strictObject({
    /** Chosen by the caller: written once however often it is sent. */
    id: uuid,
    title: requiredText(200),
    description: z._default(prose(1000), ''),
    /** Instants; of an all-day event their dates on the company's clock count, the last one included. */
    startDateTime: instant,
    endDateTime: instant,
    isAllDay: z.boolean(),
  }),
  status: 201,
  answer: z.object({ event: CalendarEvent }),
  errors: calendarErrors,
  example: {
    body: {
      id: '2b1f2a04-5d52-4b53-8b3c-3d6a0f9f7c11',
      title: 'Atendimento Indisponível',
      startDateTime: '2030-12-24T18:00:00Z',
      endDateTime: '2030-12-24T21:00:00Z',
      isAllDay: false,
    },
  },
})

export const receiveGoogle = defineCall({
  id: 'google.hear',
  method: 'POST',
  path: '/webhook/google/:channelId',
  summary:
    'Google’s push: something in the calendar changed. Known by its channel and token; the reading is a job',
  access: ['public'],
  params: z.object({ channelId: uuid }),
  body: z.unknown(),
  anyText: true,
  status: 204,
  answer: z.unknown(),
  errors: ['UNAUTHENTICATED'],
  example: { params: { channelId: '00000000-0000-4000-8000-000000000000' }, body: {} },
})

export const googleCalls = {
  googleStatus,
  beginConsent,
  finishConsent,
  saveGoogle,
  disconnectGoogle,
  googleEvents,
  googleEvent,
  unavailableEvents,
  createUnavailability,
  receiveGoogle,
  ...peopleCalls,
}

export * from './people'
export * from './status'

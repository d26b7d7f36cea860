import * as z from 'zod/mini'
import { MOST_IN_SERIES, SERIES_WEEKS } from '@balcao/domain/scheduling/light'
import { defineCall } from '../call'
import { agendaRoles, counterRoles, managers, type FieldRules } from '../roles'
import { text, uuid } from '../call/shapes'
import { Appointment, package_id, person } from './appointments'
import { agendaOrAny, byId, howMany, instant, people, version, whichServices } from './shapes'
import { AgendaWarning, willFields } from './will'

const access = people
const write = { access, roles: agendaRoles, limit: 'write' } as const

/** One date of a series, and what the agenda has against it; nothing where it is free. */
export const SeriesDate = z.object({
  /** The appointment that is changed; null for one that is new. */
  id: z.nullable(uuid),
  /** The start that is wanted for it. */
  starts_at: z.string(),
  warnings: z.array(AgendaWarning),
})
export type SeriesDate = z.output<typeof SeriesDate>

/** What a 409 SERIES_CONFLICTS carries in `current`: every date, free ones too. Nothing was saved. */
export const SeriesDates = z.object({ dates: z.array(SeriesDate) })

/** Keys of warnings that the owner or a manager has read, by what they are about. */
const accept = z.optional(
  z
    .array(z.strictObject({ of: text(40), keys: z.array(text(80)).check(z.maxLength(40)) }))
    .check(z.maxLength(MOST_IN_SERIES)),
)
const onlyManagers: FieldRules = { accept: { roles: managers }, minutes: { roles: managers } }
const ofNew: FieldRules = { ...onlyManagers, package_id: { roles: counterRoles } }

const content = {
  /** Chosen by the caller. */
  id: uuid,
  weeks: z.literal(SERIES_WEEKS),
  starts: z.array(instant).check(z.minLength(1), z.maxLength(MOST_IN_SERIES)),
  ...whichServices,
  people: howMany,
  agenda_id: z.optional(uuid),
  /** Each date takes a session from it, as long as there are any. */
  package_id,
  conversation_id: z.optional(z.nullable(uuid)),
  status: z._default(z.enum(['pending', 'confirmed']), 'pending'),
  ...person,
  minutes: willFields.minutes,
  /** `of` names one of `starts`. */
  accept,
}
const refusals = [
  'APPOINTMENT_INVALID',
  'PACKAGE_NOT_FOUND',
  'SERVICE_NOT_FOUND',
  'SERVICE_NOT_OFFERED',
  'AGENDA_NOT_FOUND',
] as const

const exampleBody = {
  id: '5e1c6f1f-6f8d-4c9e-8a51-6d2f8f1a9b01',
  weeks: 1 as const,
  starts: ['2030-11-19T19:00:00Z', '2030-11-26T19:00:00Z'],
  service_id: 'corte-feminino',
  client: 'Ana Lima',
  phone: '92991234567',
}

const exampleChange = {
  appointments: [
    { id: '1e6f6f1f-6f8d-4c9e-8a51-6d2f8f1a9b01', version: 1, starts_at: '2030-11-19T20:00:00Z' },
  ],
}

export const previewSeries = defineCall({
  id: 'scheduling.previewSeries',
  method: 'POST',
  path: '/api/appointment-series/preview',
  summary: 'Which dates of a series are free, and what speaks against the others; nothing is saved',
  ...write,
  closedFields: ofNew,
  /** `any`: whoever has the most of the dates free. */
  body: z.strictObject({ ...content, agenda_id: z.optional(agendaOrAny) }),
  /** `agenda_id` is whose dates these are: name it in `scheduling.createSeries`. */
  answer: z.object({ ...SeriesDates.shape, agenda_id: uuid }),
  errors: [...refusals],
  example: { body: exampleBody },
})

export const createSeries = defineCall({
  id: 'scheduling.createSeries',
  method: 'POST',
  path: '/api/appointment-series',
  summary:
    'Books an appointment that repeats: all of its dates, or none where one is not free. The same id is booked once and answered alike',
  ...write,
  closedFields: ofNew,
  body: z.strictObject(content),
  status: 201,
  answer: z.object({ id: uuid, appointments: z.array(Appointment) }),
  errors: ['SERIES_CONFLICTS', 'IDEMPOTENCY_MISMATCH', ...refusals],
  example: { body: exampleBody },
})

export const readSeries = defineCall({
  id: 'scheduling.series',
  method: 'GET',
  path: '/api/appointment-series/:id',
  summary: 'The appointments of a series, in the order of time',
  access,
  roles: agendaRoles,
  params: byId,
  answer: z.object({
    id: uuid,
    weeks: z.literal(SERIES_WEEKS),
    appointments: z.array(Appointment),
  }),
  errors: ['SERIES_NOT_FOUND'],
})

const change = {
  /** Those that change. What is over is not among them. */
  appointments: z
    .array(
      z.strictObject({
        id: uuid,
        version,
        starts_at: z.optional(instant),
        status: z.optional(z.enum(['pending', 'confirmed', 'cancelled'])),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_IN_SERIES)),
  ...whichServices,
  people: howMany,
  agenda_id: z.optional(uuid),
  ...z.partial(z.object(person)).shape,
  minutes: willFields.minutes,
  /** `of` is the id of one of the appointments. */
  accept,
  /** Their customer is told of all in one message. */
  tell: z._default(z.boolean(), true),
}

export const previewSeriesChange = defineCall({
  id: 'scheduling.previewSeriesChange',
  method: 'POST',
  path: '/api/appointment-series/:id/changes/preview',
  summary: 'What a change of several appointments of a series would meet; nothing is saved',
  ...write,
  closedFields: onlyManagers,
  params: byId,
  body: z.strictObject(change),
  answer: SeriesDates,
  errors: [
    'SERIES_NOT_FOUND',
    'APPOINTMENT_NOT_FOUND',
    'APPOINTMENT_CHANGED',
    'TRANSITION_NOT_ALLOWED',
    ...refusals,
  ],
  example: { body: exampleChange },
})

export const changeSeries = defineCall({
  id: 'scheduling.changeSeries',
  method: 'POST',
  path: '/api/appointment-series/:id/changes',
  summary:
    'Changes, moves or cancels several appointments of a series: all that are named, or none where one cannot',
  ...write,
  closedFields: onlyManagers,
  params: byId,
  body: z.strictObject(change),
  answer: z.object({ appointments: z.array(Appointment) }),
  errors: [
    'SERIES_NOT_FOUND',
    'SERIES_CONFLICTS',
    'APPOINTMENT_NOT_FOUND',
    'APPOINTMENT_CHANGED',
    'TRANSITION_NOT_ALLOWED',
    ...refusals,
  ],
  example: { body: exampleChange },
})

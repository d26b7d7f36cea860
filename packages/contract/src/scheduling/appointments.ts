import * as z from 'zod/mini'
import { modalities } from '@balcao/domain/modality'
import { appointmentStatuses } from '@balcao/domain/scheduling/light'
import { defineCall } from '../call'
import { agendaRoles, counterRoles, type FieldRules } from '../roles'
import { prose, text, uuid } from '../call/shapes'
import {
  access,
  agendaOrAny,
  byId,
  instant,
  peopleWrite,
  bookedServices,
  howMany,
  version,
  whichServicesOfWhom,
} from './shapes'
import { AppointmentPackage } from './packages'
import { willFields, willRules } from './will'

const write = { access, roles: agendaRoles, limit: 'write' } as const

/**
 * An appointment (APPT-12). `date` and `time` are on the company's clock, `duration` is minutes; `starts_at` and
 * `ends_at` are the instants. `service` is the name as it was booked; of a visit with several services all names in their
 * order, 'Corte + Barba', and `price_cents` and `duration` are of the whole, for all `people` who come. `service_id` and `price_type` are the first one's.
 */
export const Appointment = z.object({
  id: uuid,
  client: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  date: z.string(),
  time: z.string(),
  duration: z.int(),
  service: z.string(),
  address: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  status: z.enum(appointmentStatuses),
  createdAt: z.string(),
  updatedAt: z.string(),
  googleCalendarEventId: z.nullable(z.string()),
  starts_at: z.string(),
  ends_at: z.string(),
  /** The dates that it is worked on: several for a service by day. */
  dates: z.array(z.string()),
  modalidade: z.enum(modalities),
  service_id: z.string(),
  price_type: z.string(),
  price_cents: z.int(),
  services: bookedServices,
  agenda_id: uuid,
  /** Name of the employee whose agenda it is; null in the company's own. */
  professional: z.nullable(z.string()),
  no_show: z.boolean(),
  /** The customer answered that they come, at the start that it has. It approves nothing. */
  will_come: z.boolean(),
  source: z.enum(['dashboard', 'public', 'bot', 'waiting', 'api', 'import']),
  conversation_id: z.nullable(uuid),
  /** Who took it back: the shop, the customer, or a deposit that was not paid in time. */
  cancelled_by: z.nullable(z.enum(['shop', 'customer', 'deposit'])),
  /** How its event in Google Calendar stands: `none` wanted, `pending` to be written, `synced`, or `failed` for now. */
  google: z.enum(['none', 'pending', 'synced', 'failed']),
  deposit: z.nullable(z.object({ cents: z.int(), due_at: z.string(), paid_at: z.nullable(z.string()) })),
  /** The series that it belongs to: the `place`th of the `total` that were booked; null for most. */
  series: z.nullable(z.object({ id: uuid, place: z.int(), total: z.int() })),
  /**
   * The visit that it is a part of, where several people do one in a row: the id of its first part, which is an appointment
   * as well; absent for most. Parts are moved, confirmed and cancelled together.
   */
  visit_id: z.optional(uuid),
  /** Its place in that visit, from 1, of how many parts, and those parts that may be seen, in their order. */
  visit: z.optional(
    z.object({
      place: z.int(),
      total: z.int(),
      parts: z.array(
        z.object({
          id: uuid,
          service: z.string(),
          agenda_id: uuid,
          professional: z.nullable(z.string()),
          starts_at: z.string(),
          ends_at: z.string(),
          services: bookedServices,
        }),
      ),
    }),
  ),
  /** The warnings that the owner or a manager accepted for the time that it has, by their keys; none for most. */
  willed: z.array(z.string()),
  /** The rooms and the equipment that it has; absent where there are none. */
  places: z.optional(z.array(z.object({ id: uuid, name: z.string() }))),
  /** How many come; several have one appointment in a class, and as many seats. */
  people: z.int(),
  /** Its seat in a class, the first of several, which are the appointments of one service at one start of one agenda; absent of all others. */
  seat: z.optional(z.int()),
  /** The package that it is to be taken from; absent for most. */
  package: z.optional(AppointmentPackage),
  /** Whether its customer is asked something, and whether an answer that is needed is missing. */
  questions: z.optional(z.enum(['asked', 'missing'])),
  version: z.int(),
})
export type Appointment = z.output<typeof Appointment>

/** What a 409 SLOT_TAKEN carries in `current`: free starts nearest to the one that was asked for. */
export const FreshSlots = z.object({ slots: z.array(z.object({ start: z.string() })) })

export const getAppointment = defineCall({
  id: 'scheduling.get',
  method: 'GET',
  path: '/api/appointments/:id',
  summary: 'One appointment',
  access,
  roles: agendaRoles,
  params: byId,
  answer: Appointment,
  errors: ['APPOINTMENT_NOT_FOUND'],
})

/**
 * The package of its customer that it is to be taken from; null takes it from none. It needs to be of one service that the
 * package is good for, and stands without a session where none is left.
 */
export const package_id = z.optional(z.nullable(uuid))
const rules: FieldRules = { ...willRules, package_id: { roles: counterRoles } }

/** The places that it is to have, one unit of each, whatever its services need; empty for none. */
const place_ids = z.optional(z.array(uuid).check(z.maxLength(6)))

/** Empty ones pass the schema, so that each field is refused in the spec's own words. */
export const person = {
  client: text(120),
  phone: text(20),
  email: z.optional(z.nullable(text(254))),
  address: z.optional(z.nullable(text(300))),
  notes: z.optional(z.nullable(prose(1000))),
}

export const createAppointment = defineCall({
  id: 'scheduling.create',
  method: 'POST',
  path: '/api/appointments',
  summary: 'Books. The same id is booked once and answered alike; a taken time is refused with free ones',
  ...write,
  closedFields: rules,
  body: z.strictObject({
    /** Chosen by the caller. */
    id: uuid,
    ...whichServicesOfWhom,
    starts_at: instant,
    people: howMany,
    agenda_id: z.optional(agendaOrAny),
    place_ids,
    package_id,
    conversation_id: z.optional(z.nullable(uuid)),
    /** `confirmed` asks for the confirmation at once; the spec's way is `pending` (APPT-21). */
    status: z._default(z.enum(['pending', 'confirmed']), 'pending'),
    ...person,
    ...willFields,
  }),
  status: 201,
  answer: Appointment,
  errors: [
    'SLOT_TAKEN',
    'APPOINTMENT_WARNED',
    'APPOINTMENT_INVALID',
    'PACKAGE_NOT_FOUND',
    'IDEMPOTENCY_MISMATCH',
    'SERVICE_NOT_FOUND',
    'SERVICE_NOT_OFFERED',
    'AGENDA_NOT_FOUND',
  ],
  example: {
    body: {
      id: '1e6f6f1f-6f8d-4c9e-8a51-6d2f8f1a9b01',
      service_id: 'corte-feminino',
      starts_at: '2030-11-20T13:00:00Z',
      client: 'Ana Lima',
      phone: '92991234567',
    },
  },
})

export const editAppointment = defineCall({
  id: 'scheduling.edit',
  method: 'PATCH',
  path: '/api/appointments/:id',
  summary: 'Changes or moves an appointment; refused when somebody changed it since `version`',
  ...write,
  closedFields: rules,
  params: byId,
  body: z.strictObject({
    version,
    ...whichServicesOfWhom,
    starts_at: z.optional(instant),
    people: howMany,
    agenda_id: z.optional(uuid),
    place_ids,
    package_id,
    ...z.partial(z.object(person)).shape,
    ...willFields,
  }),
  answer: Appointment,
  errors: [
    'APPOINTMENT_NOT_FOUND',
    'APPOINTMENT_CHANGED',
    'SLOT_TAKEN',
    'APPOINTMENT_WARNED',
    'APPOINTMENT_INVALID',
    'PACKAGE_NOT_FOUND',
    'SERVICE_NOT_FOUND',
    'SERVICE_NOT_OFFERED',
    'AGENDA_NOT_FOUND',
  ],
  example: { body: { version: 1, notes: 'Trazer exames' } },
})

export const moveAppointment = defineCall({
  id: 'scheduling.status',
  method: 'POST',
  path: '/api/appointments/:id/status',
  summary: 'Confirms, cancels, completes, takes back, or marks that the customer did not come',
  ...write,
  params: byId,
  body: z.strictObject({
    version,
    status: z.enum(appointmentStatuses),
    /** With `completed`: the customer did not come. */
    no_show: z._default(z.boolean(), false),
  }),
  answer: Appointment,
  errors: ['APPOINTMENT_NOT_FOUND', 'APPOINTMENT_CHANGED', 'SLOT_TAKEN', 'TRANSITION_NOT_ALLOWED'],
  example: { body: { version: 1, status: 'confirmed' } },
})

export const deleteAppointment = defineCall({
  id: 'scheduling.delete',
  method: 'DELETE',
  path: '/api/appointments/:id',
  summary: 'Removes an appointment and cancels its calendar event; it can be brought back for ten minutes',
  ...peopleWrite,
  params: byId,
  answer: z.object({ undo_until: z.string() }),
  errors: ['APPOINTMENT_NOT_FOUND'],
})

export const restoreAppointment = defineCall({
  id: 'scheduling.restore',
  method: 'POST',
  path: '/api/appointments/:id/restore',
  summary: 'Brings a removed appointment back, when its time is still free',
  ...peopleWrite,
  params: byId,
  answer: Appointment,
  errors: ['APPOINTMENT_NOT_FOUND', 'UNDO_EXPIRED', 'SLOT_TAKEN'],
})

export const settleDeposit = defineCall({
  id: 'scheduling.deposit',
  method: 'POST',
  path: '/api/appointments/:id/deposit',
  summary:
    'Marks the deposit as paid, or takes the mark back; a payment provider’s webhook may call it with a key',
  ...write,
  params: byId,
  body: z.strictObject({ paid: z.boolean() }),
  answer: Appointment,
  errors: ['APPOINTMENT_NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  example: { body: { paid: true } },
})

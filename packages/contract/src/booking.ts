import * as z from 'zod/mini'
import { modalities } from '@balcao/domain/modality'
import { appointmentStatuses } from '@balcao/domain/scheduling/light'
import { defineCall } from './call'
import { routes } from './routes'
import { date, instant, waitingExample, waitingRequest } from './scheduling'
import { cnpjInput, prose, text, uuid } from './shapes'

/** The company's id, or its CNPJ (decision 0026, A3). */
const company = z.object({ company: z.string().check(z.minLength(14), z.maxLength(36)) })

/** A service as its customers book it. `duration` is minutes; a service by day lasts `duration / 480` open days. */
export const BookableService = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  duration: z.int(),
  modalidade: z.enum(modalities),
  buffer_before: z.int(),
  buffer_after: z.int(),
  /** Price in cents by price type; a service of one price has one. */
  prices: z.array(z.object({ type: z.string(), cents: z.int() })),
  deposit_cents: z.int(),
  waiting_list: z.boolean(),
  /** Of services by day: the instants at which they can begin within the dates that were asked for; else null. */
  day_starts: z.nullable(z.array(z.string())),
})
export type BookableService = z.output<typeof BookableService>

const room = { free: z.int(), before: z.int(), after: z.int() }
/**
 * One start. `free` are the minutes to the next obstacle, 0 where it is taken; `before` and `after` the room for buffers.
 * Where several people can be booked, the longest room comes first, and `more` has those that are clearer around.
 */
const PublicSlot = z.object({
  start: z.string(),
  time: z.string(),
  ...room,
  more: z.optional(z.array(z.object(room))),
})
const PublicDay = z.object({
  date: z.string(),
  status: z.enum(['past', 'beyond', 'closed', 'unavailable', 'open']),
  slots: z.array(PublicSlot),
})
export type PublicDay = z.output<typeof PublicDay>

/** Whom customers book: what every booking page says of the company. */
const bookedCompany = {
  id: uuid,
  nome: z.string(),
  telefone: z.nullable(z.string()),
  endereco: z.nullable(z.string()),
  time_zone: z.string(),
}

export const PublicAgenda = z.object({
  company: z.object({
    ...bookedCompany,
    tipo: z.enum(['medico', 'tatuador', 'empresa']),
    sobre: z.nullable(z.string()),
  }),
  services: z.array(BookableService),
  /** Today on the company's calendar, and the last date that can be booked. */
  today: z.string(),
  last: z.string(),
  days: z.array(PublicDay),
  grid: z.int(),
  /** Bookings stand as confirmed at once. */
  confirm_by_self: z.boolean(),
})
export type PublicAgenda = z.output<typeof PublicAgenda>

export const readAgenda = defineCall({
  id: 'booking.read',
  ...routes.readAgenda,
  summary: 'Services and free times of a month as customers see them',
  access: ['public'],
  limit: 'publicRead',
  params: company,
  query: z.object({
    /** YYYY-MM; the current month of the company when left out. */
    month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
    agenda_id: z.optional(uuid),
    /** The private link of an appointment that is being moved: its own time counts as free. */
    link: z.optional(z.string().check(z.minLength(20), z.maxLength(120))),
  }),
  answer: PublicAgenda,
  errors: ['NOT_FOUND', 'BOOKING_UNAVAILABLE', 'AGENDA_NOT_FOUND', 'APPOINTMENT_NOT_FOUND'],
  example: { params: { company: '99999999000199' } },
})

const chosen = {
  id: uuid,
  service_id: z.string().check(z.minLength(1), z.maxLength(80)),
  price_type: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  starts_at: instant,
  agenda_id: z.optional(uuid),
}

const chosenExample = {
  id: '5b0d2c2e-7a0e-4f6c-9d51-1f2c3b4a5d6e',
  service_id: 'corte-feminino',
  starts_at: '2030-11-20T13:00:00Z',
}

/** Why a time is not given to who asks for it. */
const timeRefusals = [
  'NOT_FOUND',
  'BOOKING_UNAVAILABLE',
  'SLOT_TAKEN',
  'SERVICE_NOT_FOUND',
  'AGENDA_NOT_FOUND',
  'APPOINTMENT_INVALID',
  'IDEMPOTENCY_MISMATCH',
] as const

export const holdSlot = defineCall({
  id: 'booking.hold',
  ...routes.holdSlot,
  summary:
    'Keeps a time for a few minutes while the form is filled in; the booking of the same id takes it over',
  access: ['visit'],
  limit: 'publicHold',
  params: company,
  body: z.strictObject(chosen),
  status: 201,
  answer: z.object({ until: z.string() }),
  errors: timeRefusals,
  example: {
    params: { company: '99999999000199' },
    body: chosenExample,
  },
})

export const releaseSlot = defineCall({
  id: 'booking.release',
  ...routes.releaseSlot,
  summary: 'Gives a kept time back before its minutes are over',
  access: ['visit'],
  limit: 'publicHold',
  params: z.object({ ...company.shape, id: uuid }),
  answer: z.object({ ok: z.literal(true) }),
  errors: ['NOT_FOUND'],
  example: { params: { company: '99999999000199', id: '5b0d2c2e-7a0e-4f6c-9d51-1f2c3b4a5d6e' } },
})

/** An appointment as its customer sees it behind the private link. */
export const OwnBooking = z.object({
  id: uuid,
  status: z.enum(appointmentStatuses),
  no_show: z.boolean(),
  /** What the customer is asked: whether they come, by a reminder, or whether they take an offered time. */
  asks: z.nullable(z.enum(['presence', 'offer'])),
  /** They said that they come. */
  will_come: z.boolean(),
  service_id: z.string(),
  service: z.string(),
  price_type: z.string(),
  price_cents: z.int(),
  duration: z.int(),
  modalidade: z.enum(modalities),
  starts_at: z.string(),
  ends_at: z.string(),
  dates: z.array(z.string()),
  client: z.string(),
  version: z.int(),
  /** It may still be moved or cancelled by its customer. */
  changeable: z.boolean(),
  /** The company's calendar has it. */
  in_calendar: z.boolean(),
  cancelled_by: z.nullable(z.enum(['shop', 'customer', 'deposit'])),
  deposit: z.nullable(
    z.object({
      cents: z.int(),
      due_at: z.string(),
      paid: z.boolean(),
      /** BR Code to copy; null when the shop gave no key, or nothing is due. */
      pix_copia_e_cola: z.nullable(z.string()),
    }),
  ),
  company: z.object(bookedCompany),
  /** What follows `/agendamento/{company}/horario/`. */
  link: z.string(),
  /** 'Add to Google Calendar' of the customer: a link that fills Google's own form, and touches nobody's tokens. */
  google_template_url: z.string(),
})
export type OwnBooking = z.output<typeof OwnBooking>

export const bookSlot = defineCall({
  id: 'booking.book',
  ...routes.bookSlot,
  summary: 'Books from the public page; pressed twice, booked once',
  access: ['visit'],
  limit: 'publicBooking',
  params: company,
  body: z.strictObject({
    ...chosen,
    name: text(120),
    phone: text(20),
    email: z.optional(z.nullable(text(254))),
    address: z.optional(z.nullable(text(300))),
    notes: z.optional(z.nullable(prose(1000))),
    /** The customer agreed that the company keeps these data for the appointment. */
    consent: z.literal(true),
    /** A field that no person sees; who fills it in is a machine, and is answered as if booked. */
    website: z.optional(text(200)),
  }),
  status: 201,
  answer: OwnBooking,
  errors: [...timeRefusals, 'TOO_MANY_BOOKINGS', 'TOO_MANY_FROM_NETWORK'],
  example: {
    params: { company: '99999999000199' },
    body: {
      ...chosenExample,
      name: 'Ana Lima',
      phone: '92991234567',
      consent: true,
    },
  },
})

const byLink = z.object({ ...company.shape, link: z.string().check(z.minLength(20), z.maxLength(120)) })
const linkExample = {
  company: '99999999000199',
  link: '00000000-0000-4000-8000-000000000000.AAAAAAAAAAAAAAAAAAAAAA',
}

export const readBooking = defineCall({
  id: 'booking.own',
  ...routes.readBooking,
  summary: 'The appointment behind a private link',
  access: ['public'],
  limit: 'publicRead',
  params: byLink,
  answer: OwnBooking,
  errors: ['APPOINTMENT_NOT_FOUND'],
  example: { params: linkExample },
})

export const changeBooking = defineCall({
  id: 'booking.change',
  ...routes.changeBooking,
  summary: 'The customer moves, cancels, or says that they will come',
  access: ['visit'],
  limit: 'publicBooking',
  params: byLink,
  body: z.discriminatedUnion('act', [
    z.strictObject({ act: z.literal('move'), version: z.int(), starts_at: instant }),
    z.strictObject({ act: z.literal('cancel'), version: z.int() }),
    z.strictObject({ act: z.literal('confirm'), version: z.int() }),
  ]),
  answer: OwnBooking,
  errors: [
    'APPOINTMENT_NOT_FOUND',
    'APPOINTMENT_CHANGED',
    'APPOINTMENT_INVALID',
    'AGENDA_NOT_FOUND',
    'SLOT_TAKEN',
    'TOO_LATE_TO_CHANGE',
    'TRANSITION_NOT_ALLOWED',
  ],
  example: { params: linkExample, body: { act: 'cancel', version: 1 } },
})

export const bookingCalendarFile = defineCall({
  id: 'booking.ics',
  method: 'GET',
  path: '/api/booking/:company/bookings/:link/calendar.ics',
  summary: 'The appointment as an iCalendar file: stable UID, SEQUENCE that grows with each change',
  access: ['public'],
  limit: 'publicRead',
  params: byLink,
  answer: z.unknown(),
  errors: ['APPOINTMENT_NOT_FOUND'],
  example: { params: linkExample },
})

export const joinWaiting = defineCall({
  id: 'booking.wait',
  ...routes.joinWaiting,
  summary: 'Puts the visitor on the waiting list of a service that has one',
  access: ['visit'],
  limit: 'publicBooking',
  params: company,
  body: z.strictObject({ ...waitingRequest, consent: z.literal(true) }),
  status: 201,
  answer: z.object({ ok: z.literal(true) }),
  errors: ['NOT_FOUND', 'BOOKING_UNAVAILABLE', 'SERVICE_NOT_FOUND', 'APPOINTMENT_INVALID'],
  example: {
    params: { company: '99999999000199' },
    body: { ...waitingExample, consent: true },
  },
})

/** The spec's availability shape (AVAIL-04): closed days have a status other than `open`. */
export const SlotGroups = z.array(
  z.object({
    months: z.array(
      z.object({
        month: z.string(),
        days: z.record(date, z.object({ status: z.string(), slots: z.array(z.string()) })),
      }),
    ),
  }),
)
export type SlotGroups = z.output<typeof SlotGroups>

export const consultCalendar = defineCall({
  id: 'booking.consult',
  method: 'POST',
  path: '/webhook/calendary-cosult',
  summary: 'The free times of a company as slot-groups, up to its horizon (CALL-39; the path is the spec’s)',
  access: ['public'],
  limit: 'publicRead',
  body: z.strictObject({ cnpj: cnpjInput }),
  answer: SlotGroups,
  errors: ['INVALID_CNPJ', 'NOT_FOUND', 'BOOKING_UNAVAILABLE'],
  example: { body: { cnpj: '99.999.999/0001-99' } },
})

export const bookingCalls = {
  readAgenda,
  holdSlot,
  releaseSlot,
  bookSlot,
  readBooking,
  changeBooking,
  bookingCalendarFile,
  joinWaiting,
  consultCalendar,
}

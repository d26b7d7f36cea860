import * as z from 'zod/mini'
import { modalities } from '@balcao/domain/modality'
import { defineCall } from '../call'
import { routes } from '../call/routes'
import { cnpjInput, uuid } from '../call/shapes'
import { ShopLook } from '../company'
import { date } from '../scheduling'
import { company, bookedCompany } from './shapes'

const prices = z.array(z.object({ type: z.string(), cents: z.int() }))

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
  prices,
  deposit_cents: z.int(),
  waiting_list: z.boolean(),
  /**
   * Of a service that several people come to at one time: how many, and the starts at which somebody comes already and there
   * are seats left; `together` of them are the most that one booking can have, where those are fewer. `people` is how many one
   * booking may be for. Where nobody comes yet the slots say whether it has room.
   */
  seats: z.optional(
    z.object({
      each: z.int(),
      people: z.int(),
      classes: z.array(z.object({ start: z.string(), left: z.int(), together: z.optional(z.int()) })),
    }),
  ),
  /** It asks something in the booking (`booking.questions`). */
  asks: z.optional(z.literal(true)),
  /** Of services by day: the instants at which they can begin within the dates that were asked for; else null. */
  day_starts: z.nullable(z.array(z.string())),
  /**
   * How it is done, by the `kinds` of people in the slots' rooms, where they do not all do it alike: `duration` and
   * `prices` are then the least of them. Empty where nobody does it now.
   */
  ways: z.optional(z.array(z.object({ kinds: z.array(z.int()), duration: z.int(), prices }))),
})
export type BookableService = z.output<typeof BookableService>

const room = { free: z.int(), before: z.int(), after: z.int(), kinds: z.optional(z.array(z.int())) }

/**
 * One start. `free` are the minutes to the next obstacle, 0 where it is taken; `before` and `after` the room for buffers.
 * Where several people can be booked, the longest room comes first, and `more` has those that are clearer around. Where
 * they do not all do the same, `kinds` says whose a room is: who does the same services in the same way is of one kind.
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

/** Somebody who can be chosen: the agenda to ask for, the name that customers know, and what they do. */
export const BookablePerson = z.object({
  agenda_id: uuid,
  name: z.string(),
  /** Ids of services; null is all of them. */
  services: z.nullable(z.array(z.string())),
})
export type BookablePerson = z.output<typeof BookablePerson>

export const PublicAgenda = z.object({
  company: z.object({
    ...bookedCompany,
    ...ShopLook.shape,
    tipo: z.enum(['medico', 'tatuador', 'empresa']),
    sobre: z.nullable(z.string()),
  }),
  services: z.array(BookableService),
  /** Whom customers may choose; empty where no employee has an agenda. */
  people: z.array(BookablePerson),
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
    /** One of `people`; whoever is free when left out. */
    agenda_id: z.optional(uuid),
    /** The private link of an appointment that is being moved: its own time counts as free. */
    link: z.optional(z.string().check(z.minLength(20), z.maxLength(120))),
  }),
  answer: PublicAgenda,
  errors: ['NOT_FOUND', 'BOOKING_UNAVAILABLE', 'AGENDA_NOT_FOUND', 'APPOINTMENT_NOT_FOUND'],
  example: { params: { company: '99999999000199' } },
})

export const readVisit = defineCall({
  id: 'booking.visit',
  ...routes.readVisit,
  summary:
    'The starts of a month at which several services can be had in one visit, done by one person or by several in a row',
  access: ['public'],
  limit: 'publicRead',
  params: company,
  query: z.object({
    /** YYYY-MM; the current month of the company when left out. */
    month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
    /** Ids of services in their order, divided by commas; each may be followed by `@` and the agenda of who is to do it. */
    services: z.optional(z.string().check(z.minLength(1), z.maxLength(800))),
    /** In place of `services`: the private link of a visit that is being moved. Its own time counts as free. */
    link: z.optional(z.string().check(z.minLength(20), z.maxLength(120))),
  }),
  answer: z.object({
    /** ISO instants, in the order of time. */
    starts: z.array(z.string()),
  }),
  errors: [
    'NOT_FOUND',
    'BOOKING_UNAVAILABLE',
    'AGENDA_NOT_FOUND',
    'SERVICE_NOT_FOUND',
    'SERVICE_NOT_OFFERED',
    'APPOINTMENT_INVALID',
    'APPOINTMENT_NOT_FOUND',
  ],
  example: { params: { company: '99999999000199' }, query: { services: 'corte-feminino,escova' } },
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

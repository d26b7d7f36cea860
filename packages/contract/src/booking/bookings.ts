import * as z from 'zod/mini'
import { modalities } from '@balcao/domain/modality'
import { appointmentStatuses, MOST_SEATS } from '@balcao/domain/scheduling/light'
import { defineCall } from '../call'
import { routes } from '../call/routes'
import { prose, text, uuid } from '../call/shapes'
import { cents, instant, bookedServices, givenAnswers } from '../scheduling'
import { byLink, company, bookedCompany, chosen, chosenExample, linkExample, timeRefusals } from './shapes'

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
  /** Who serves; null where it is the company's own agenda. */
  professional: z.nullable(z.string()),
  price_type: z.string(),
  price_cents: z.int(),
  /** What the visit is made of; one for most. `service`, `price_cents` and `duration` are of the whole. */
  services: bookedServices,
  duration: z.int(),
  modalidade: z.enum(modalities),
  starts_at: z.string(),
  ends_at: z.string(),
  dates: z.array(z.string()),
  client: z.string(),
  /** How many come, for whom the price is; and how many its customer may make of them, where there is room. */
  people: z.int(),
  most_people: z.int(),
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
  /** The package that it is taken from and what is left of it; absent for most, and where a stranger may have the link. */
  package: z.optional(
    z.object({
      name: z.string(),
      number: z.nullable(z.int()),
      sessions: z.int(),
      left: z.int(),
      expires_on: z.nullable(z.string()),
    }),
  ),
  /** How many questions it has, and how many of them wait for an answer; absent where nothing is asked. */
  questions: z.optional(z.object({ asked: z.int(), open: z.int() })),
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
    /** To what its services ask in the booking. */
    answers: z.optional(givenAnswers),
    /** What the page said that it costs: a booking that would cost more is refused, and nothing is booked. */
    price_cents: z.optional(cents),
    /** The customer agreed that the company keeps these data for the appointment. */
    consent: z.literal(true),
    /** A field that no person sees; who fills it in is a machine, and is answered as if booked. */
    website: z.optional(text(200)),
  }),
  status: 201,
  answer: OwnBooking,
  /** PRICE_CHANGED carries `{agenda_id, price_cents, duration}` in `current`, QUESTIONS_CHANGED `{questions}`. */
  errors: [
    ...timeRefusals,
    'PRICE_CHANGED',
    'QUESTIONS_CHANGED',
    'ANSWER_FILE_GONE',
    'TOO_MANY_BOOKINGS',
    'TOO_MANY_FROM_NETWORK',
  ],
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
  summary: 'The customer moves, cancels, says how many come, or that they will come',
  access: ['visit'],
  limit: 'publicBooking',
  params: byLink,
  body: z.discriminatedUnion('act', [
    z.strictObject({ act: z.literal('move'), version: z.int(), starts_at: instant }),
    z.strictObject({ act: z.literal('cancel'), version: z.int() }),
    z.strictObject({ act: z.literal('confirm'), version: z.int() }),
    /** Fewer people always, more where there are seats. */
    z.strictObject({
      act: z.literal('people'),
      version: z.int(),
      people: z.int().check(z.minimum(1), z.maximum(MOST_SEATS)),
    }),
  ]),
  answer: OwnBooking,
  errors: [
    'APPOINTMENT_NOT_FOUND',
    'APPOINTMENT_CHANGED',
    'APPOINTMENT_INVALID',
    'AGENDA_NOT_FOUND',
    'SERVICE_NOT_OFFERED',
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

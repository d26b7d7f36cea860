import * as z from 'zod/mini'
import { LIST_UPCOMING, UPCOMING_DAYS } from '@balcao/domain/scheduling/light'
import { defineCall } from '../call'
import { agendaRoles, managers } from '../roles'
import { text, uuid } from '../call/shapes'
import { CalendarEvent, Closure } from './agenda'
import { Appointment } from './appointments'
import { access, date, people } from './shapes'

export const AppointmentStats = z.object({
  total: z.int(),
  pending: z.int(),
  confirmed: z.int(),
  cancelled: z.int(),
  completed: z.int(),
  today: z.int(),
  upcoming: z.int(),
})
export type AppointmentStats = z.output<typeof AppointmentStats>

export const appointmentSummary = defineCall({
  id: 'scheduling.summary',
  method: 'GET',
  path: '/api/appointments/summary',
  summary: 'The statistic cards, and how many appointments each month has',
  access,
  roles: agendaRoles,
  answer: z.object({
    stats: AppointmentStats,
    /** In the order of time; `month` is YYYY-MM on the company's calendar. */
    months: z.array(z.object({ month: z.string(), count: z.int() })),
    no_shows: z.int(),
  }),
  errors: [],
})

export const appointmentsToConfirm = defineCall({
  id: 'scheduling.toConfirm',
  method: 'GET',
  path: '/api/appointments/to-confirm',
  summary: 'How many appointments that are still to come wait to be confirmed; for a professional their own',
  access,
  roles: agendaRoles,
  answer: z.object({ count: z.int() }),
  errors: [],
})

export const listAppointments = defineCall({
  id: 'scheduling.list',
  method: 'GET',
  path: '/api/appointments',
  summary: 'What is in the agenda from one date to another, both included, at most 62 days',
  access,
  roles: agendaRoles,
  query: z.object({ from: date, to: date, agenda_id: z.optional(uuid) }),
  answer: z.object({
    appointments: z.array(Appointment),
    /** Google events that have no appointment. */
    events: z.array(CalendarEvent),
    closures: z.array(Closure),
    time_zone: z.string(),
  }),
  errors: ['AGENDA_NOT_FOUND'],
  example: { query: { from: '2026-11-01', to: '2026-11-30' } },
})

export const upcomingAppointments = defineCall({
  id: 'scheduling.upcoming',
  method: 'GET',
  path: '/api/appointments/upcoming',
  summary: 'The next appointments: five of the next seven days unless asked otherwise',
  access,
  roles: agendaRoles,
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), LIST_UPCOMING),
    days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(366)), UPCOMING_DAYS),
  }),
  answer: z.object({ appointments: z.array(Appointment) }),
  errors: [],
})

export const searchAppointments = defineCall({
  id: 'scheduling.search',
  method: 'GET',
  path: '/api/appointments/search',
  summary:
    'Appointments by their customer’s name or phone, those to come first and the next one first; of the last half year at most, and fifty',
  access,
  roles: agendaRoles,
  query: z.object({ search: text(80).check(z.minLength(2)) }),
  answer: z.object({ appointments: z.array(Appointment) }),
  errors: [],
  example: { query: { search: 'ana' } },
})

export const customerAppointments = defineCall({
  id: 'scheduling.customer',
  method: 'GET',
  path: '/api/appointments/customer',
  summary:
    'The appointments of one customer, by phone or conversation, newest first, and how often they did not come',
  access: people,
  roles: agendaRoles,
  query: z.object({ phone: z.optional(text(20)), conversation_id: z.optional(uuid) }),
  answer: z.object({ appointments: z.array(Appointment), no_shows: z.int() }),
  errors: [],
  example: { query: { phone: '92991234567' } },
})

export const appointmentsOutOfPlace = defineCall({
  id: 'scheduling.outOfPlace',
  method: 'GET',
  path: '/api/agenda/places/appointments',
  summary: 'What is still to come in rooms or equipment that were switched off, taken away or are fewer now',
  access: people,
  roles: managers,
  answer: z.object({ appointments: z.array(Appointment) }),
  errors: [],
})

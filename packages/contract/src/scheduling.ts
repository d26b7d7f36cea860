import * as z from 'zod/mini'
import { modalities } from '@balcao/domain/catalogue'
import {
  appointmentNews,
  appointmentStatuses,
  LIST_UPCOMING,
  UPCOMING_DAYS,
} from '@balcao/domain/scheduling/light'
import { defineCall } from './call'
import { requiredText, text, uuid } from './shapes'

export const date = z.iso.date()
export const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
export const instant = z.iso.datetime({ offset: true })
const cents = z.int().check(z.minimum(0), z.maximum(99_999_999))
const serviceId = z.string().check(z.minLength(1), z.maxLength(80))
const priceType = z.string().check(z.minLength(1), z.maxLength(60))
const version = z.int().check(z.minimum(1))

/**
 * An appointment (spec section 3). `date` and `time` are on the company's clock, `duration` is minutes; `starts_at` and
 * `ends_at` are the instants. `service` is the name as it was booked.
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
  agenda_id: uuid,
  no_show: z.boolean(),
  source: z.enum(['dashboard', 'public', 'bot', 'waiting', 'api']),
  conversation_id: z.nullable(uuid),
  /** Who took it back: the shop, the customer, or a deposit that was not paid in time. */
  cancelled_by: z.nullable(z.enum(['shop', 'customer', 'deposit'])),
  /** How its event in Google Calendar stands: `none` wanted, `pending` to be written, `synced`, or `failed` for now. */
  google: z.enum(['none', 'pending', 'synced', 'failed']),
  deposit: z.nullable(z.object({ cents: z.int(), due_at: z.string(), paid_at: z.nullable(z.string()) })),
  version: z.int(),
})
export type Appointment = z.output<typeof Appointment>

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
  effect: z.enum(['closes-day', 'closes-time', 'occupies', 'none']),
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
})
export const DaySlotsShape = z.object({
  date: z.string(),
  status: z.enum(['past', 'beyond', 'closed', 'unavailable', 'open']),
  slots: z.array(SlotShape),
})
/** What a 409 SLOT_TAKEN carries in `current`: free starts nearest to the one that was asked for. */
export const FreshSlots = z.object({ slots: z.array(z.object({ start: z.string() })) })

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

const access = ['module:mod_agendamento', 'apiKey:appointments'] as const
const people = ['module:mod_agendamento'] as const
const byId = z.object({ id: uuid })

export const appointmentSummary = defineCall({
  id: 'scheduling.summary',
  method: 'GET',
  path: '/api/appointments/summary',
  summary: 'The statistic cards, and how many appointments each month has',
  access,
  answer: z.object({
    stats: AppointmentStats,
    /** In the order of time; `month` is YYYY-MM on the company's calendar. */
    months: z.array(z.object({ month: z.string(), count: z.int() })),
    no_shows: z.int(),
  }),
  errors: [],
})

export const listAppointments = defineCall({
  id: 'scheduling.list',
  method: 'GET',
  path: '/api/appointments',
  summary: 'What is in the agenda from one date to another, both included, at most 62 days',
  access,
  query: z.object({ from: date, to: date, agenda_id: z.optional(uuid) }),
  answer: z.object({
    appointments: z.array(Appointment),
    /** Google events that have no appointment. */
    events: z.array(CalendarEvent),
    closures: z.array(Closure),
    time_zone: z.string(),
  }),
  errors: [],
  example: { query: { from: '2026-11-01', to: '2026-11-30' } },
})

export const upcomingAppointments = defineCall({
  id: 'scheduling.upcoming',
  method: 'GET',
  path: '/api/appointments/upcoming',
  summary: 'The next appointments: five of the next seven days unless asked otherwise',
  access,
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), LIST_UPCOMING),
    days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(366)), UPCOMING_DAYS),
  }),
  answer: z.object({ appointments: z.array(Appointment) }),
  errors: [],
})

export const customerAppointments = defineCall({
  id: 'scheduling.customer',
  method: 'GET',
  path: '/api/appointments/customer',
  summary:
    'The appointments of one customer, by phone or conversation, newest first, and how often they did not come',
  access: people,
  query: z.object({ phone: z.optional(text(20)), conversation_id: z.optional(uuid) }),
  answer: z.object({ appointments: z.array(Appointment), no_shows: z.int() }),
  errors: [],
  example: { query: { phone: '92991234567' } },
})

export const getAppointment = defineCall({
  id: 'scheduling.get',
  method: 'GET',
  path: '/api/appointments/:id',
  summary: 'One appointment',
  access,
  params: byId,
  answer: Appointment,
  errors: ['APPOINTMENT_NOT_FOUND'],
  example: { params: { id: '00000000-0000-4000-8000-000000000000' } },
})

/** Empty ones pass the schema, so that each field is refused in the spec's own words. */
const person = {
  client: text(120),
  phone: text(20),
  email: z.optional(z.nullable(text(254))),
  address: z.optional(z.nullable(text(300))),
  notes: z.optional(z.nullable(text(1000))),
}

export const createAppointment = defineCall({
  id: 'scheduling.create',
  method: 'POST',
  path: '/api/appointments',
  summary: 'Books. The same id is booked once and answered alike; a taken time is refused with free ones',
  access,
  limit: 'write',
  body: z.strictObject({
    /** Chosen by the caller. */
    id: uuid,
    service_id: serviceId,
    price_type: z.optional(priceType),
    starts_at: instant,
    agenda_id: z.optional(uuid),
    conversation_id: z.optional(z.nullable(uuid)),
    /** `confirmed` asks for the confirmation at once; the spec's way is `pending` (APPT-21). */
    status: z._default(z.enum(['pending', 'confirmed']), 'pending'),
    ...person,
  }),
  status: 201,
  answer: Appointment,
  errors: [
    'SLOT_TAKEN',
    'APPOINTMENT_INVALID',
    'IDEMPOTENCY_MISMATCH',
    'SERVICE_NOT_FOUND',
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
  access,
  limit: 'write',
  params: byId,
  body: z.strictObject({
    version,
    service_id: z.optional(serviceId),
    price_type: z.optional(priceType),
    starts_at: z.optional(instant),
    agenda_id: z.optional(uuid),
    ...z.partial(z.object(person)).shape,
  }),
  answer: Appointment,
  errors: [
    'APPOINTMENT_NOT_FOUND',
    'APPOINTMENT_CHANGED',
    'SLOT_TAKEN',
    'APPOINTMENT_INVALID',
    'SERVICE_NOT_FOUND',
    'AGENDA_NOT_FOUND',
  ],
  example: {
    params: { id: '00000000-0000-4000-8000-000000000000' },
    body: { version: 1, notes: 'Trazer exames' },
  },
})

export const moveAppointment = defineCall({
  id: 'scheduling.status',
  method: 'POST',
  path: '/api/appointments/:id/status',
  summary: 'Confirms, cancels, completes, takes back, or marks that the customer did not come',
  access,
  limit: 'write',
  params: byId,
  body: z.strictObject({
    version,
    status: z.enum(appointmentStatuses),
    /** With `completed`: the customer did not come. */
    no_show: z._default(z.boolean(), false),
  }),
  answer: Appointment,
  errors: ['APPOINTMENT_NOT_FOUND', 'APPOINTMENT_CHANGED', 'SLOT_TAKEN', 'TRANSITION_NOT_ALLOWED'],
  example: {
    params: { id: '00000000-0000-4000-8000-000000000000' },
    body: { version: 1, status: 'confirmed' },
  },
})

export const deleteAppointment = defineCall({
  id: 'scheduling.delete',
  method: 'DELETE',
  path: '/api/appointments/:id',
  summary: 'Removes an appointment and cancels its calendar event; it can be brought back for ten minutes',
  access: people,
  limit: 'write',
  params: byId,
  answer: z.object({ undo_until: z.string() }),
  errors: ['APPOINTMENT_NOT_FOUND'],
  example: { params: { id: '00000000-0000-4000-8000-000000000000' } },
})

export const restoreAppointment = defineCall({
  id: 'scheduling.restore',
  method: 'POST',
  path: '/api/appointments/:id/restore',
  summary: 'Brings a removed appointment back, when its time is still free',
  access: people,
  limit: 'write',
  params: byId,
  answer: Appointment,
  errors: ['APPOINTMENT_NOT_FOUND', 'UNDO_EXPIRED', 'SLOT_TAKEN'],
  example: { params: { id: '00000000-0000-4000-8000-000000000000' } },
})

export const settleDeposit = defineCall({
  id: 'scheduling.deposit',
  method: 'POST',
  path: '/api/appointments/:id/deposit',
  summary:
    'Marks the deposit as paid, or takes the mark back; a payment provider’s webhook may call it with a key',
  access,
  limit: 'write',
  params: byId,
  body: z.strictObject({ paid: z.boolean() }),
  answer: Appointment,
  errors: ['APPOINTMENT_NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  example: { params: { id: '00000000-0000-4000-8000-000000000000' }, body: { paid: true } },
})

export const agendaSlots = defineCall({
  id: 'scheduling.slots',
  method: 'GET',
  path: '/api/agenda/slots',
  summary:
    'The starts of each date for one service, as the counter sees them: without notice, at most 62 days',
  access,
  query: z.object({
    service_id: serviceId,
    from: date,
    to: date,
    agenda_id: z.optional(uuid),
    /** An appointment that is being moved: its own time counts as free. */
    except: z.optional(uuid),
  }),
  answer: z.object({ time_zone: z.string(), days: z.array(DaySlotsShape) }),
  errors: ['SERVICE_NOT_FOUND', 'AGENDA_NOT_FOUND'],
  example: { query: { service_id: 'corte-feminino', from: '2026-11-20', to: '2026-11-30' } },
})

export const setClosures = defineCall({
  id: 'scheduling.setClosures',
  method: 'PUT',
  path: '/api/agenda/closures',
  summary:
    'Closes dates or opens them again. Appointments that lie there are named and refused until `accept` is true; none is dropped',
  access: people,
  limit: 'write',
  body: z.strictObject({
    dates: z.array(date).check(z.minLength(1), z.maxLength(400)),
    closed: z.boolean(),
    agenda_id: z.optional(uuid),
    reason: z._default(text(120), ''),
    source: z._default(z.enum(['owner', 'holiday']), 'owner'),
    accept: z._default(z.boolean(), false),
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
  access: people,
  limit: 'write',
  body: z.strictObject({
    id: uuid,
    starts_at: instant,
    ends_at: instant,
    agenda_id: z.optional(uuid),
    reason: z._default(text(120), ''),
    accept: z._default(z.boolean(), false),
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
  access: people,
  limit: 'write',
  params: byId,
  answer: z.object({ ok: z.literal(true) }),
  errors: [],
  example: { params: { id: '00000000-0000-4000-8000-000000000000' } },
})

/** An agenda that can be booked: the company's own, or an employee's. */
export const Agenda = z.object({
  id: uuid,
  /** Empty for the company's own. */
  name: z.string(),
  employee_id: z.nullable(uuid),
  active: z.boolean(),
})
export type Agenda = z.output<typeof Agenda>

const news = z.strictObject({ on: z.boolean(), text: text(1000) })

/** How one service is booked. What is absent has the defaults of the domain's `serviceRules`. */
export const ServiceRules = z.strictObject({
  bookable: z._default(z.boolean(), true),
  buffer_before: z._default(z.int().check(z.minimum(0), z.maximum(480)), 0),
  buffer_after: z._default(z.int().check(z.minimum(0), z.maximum(480)), 0),
  waiting_list: z._default(z.boolean(), false),
  deposit_cents: z._default(cents, 0),
  /** Minutes within which a deposit must be paid. */
  deposit_minutes: z._default(z.int().check(z.minimum(10), z.maximum(10_080)), 120),
})

const settingsFields = {
  /** Minutes between two starts. */
  grid: z.union([z.literal(15), z.literal(20), z.literal(30), z.literal(60)]),
  notice_minutes: z.int().check(z.minimum(0), z.maximum(43_200)),
  horizon_days: z.int().check(z.minimum(1), z.maximum(366)),
  hold_minutes: z.int().check(z.minimum(2), z.maximum(30)),
  /** Public bookings stand as confirmed at once. */
  confirm_by_self: z.boolean(),
  /** Customers may move or cancel by their link until this many minutes before the start. */
  cancel_notice_minutes: z.int().check(z.minimum(0), z.maximum(43_200)),
  news: z.record(z.enum(appointmentNews), news),
  quiet_from: clock,
  quiet_to: clock,
  services: z.record(serviceId, ServiceRules),
}

export const SchedulingSettings = z.object({
  version: z.int(),
  ...settingsFields,
  agendas: z.array(Agenda),
  /** Address of the public booking page. */
  booking_url: z.string(),
})
export type SchedulingSettings = z.output<typeof SchedulingSettings>

export const getSchedulingSettings = defineCall({
  id: 'scheduling.settings',
  method: 'GET',
  path: '/api/agenda/settings',
  summary: 'How the agenda works: grid, notice, horizon, texts to customers, rules of each service',
  access: people,
  answer: SchedulingSettings,
  errors: [],
})

export const saveSchedulingSettings = defineCall({
  id: 'scheduling.saveSettings',
  method: 'PUT',
  path: '/api/agenda/settings',
  summary: 'Saves them; refused when somebody else saved since `version`',
  access: people,
  limit: 'write',
  bodyLimit: 256 * 1024,
  body: z.strictObject({ version: z.int(), ...z.partial(z.object(settingsFields)).shape }),
  answer: SchedulingSettings,
  errors: ['SETTINGS_CHANGED'],
  example: { body: { version: 0, grid: 30 } },
})

export const setAgenda = defineCall({
  id: 'scheduling.setAgenda',
  method: 'PUT',
  path: '/api/agenda/employees/:employeeId',
  summary: 'Gives an employee an agenda, or takes it out of use; its appointments stay',
  access: people,
  limit: 'write',
  params: z.object({ employeeId: uuid }),
  body: z.strictObject({ active: z.boolean() }),
  answer: Agenda,
  errors: ['AGENDA_NOT_FOUND'],
  example: { params: { employeeId: '00000000-0000-4000-8000-000000000000' }, body: { active: true } },
})

/** Somebody who waits for a time to become free. */
export const WaitingEntry = z.object({
  id: uuid,
  service_id: z.string(),
  service: z.string(),
  price_type: z.string(),
  from: z.string(),
  to: z.string(),
  client: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  state: z.enum(['waiting', 'offered', 'booked', 'gone']),
  /** With `offered`: the start that is kept for them, and until when. */
  offered_start: z.nullable(z.string()),
  offer_until: z.nullable(z.string()),
  since: z.string(),
})
export type WaitingEntry = z.output<typeof WaitingEntry>

export const listWaiting = defineCall({
  id: 'scheduling.waiting',
  method: 'GET',
  path: '/api/agenda/waiting',
  summary: 'The waiting list, in its order',
  access: people,
  answer: z.object({ entries: z.array(WaitingEntry) }),
  errors: [],
})

/** What somebody says who wants to wait; dates both included. */
export const waitingWish = {
  id: uuid,
  service_id: serviceId,
  price_type: z.optional(priceType),
  from: date,
  to: date,
  client: requiredText(120),
  phone: requiredText(20),
  email: z.optional(z.nullable(text(254))),
}

export const addWaiting = defineCall({
  id: 'scheduling.addWaiting',
  method: 'POST',
  path: '/api/agenda/waiting',
  summary: 'Puts a customer on the waiting list',
  access: people,
  limit: 'write',
  body: z.strictObject(waitingWish),
  status: 201,
  answer: WaitingEntry,
  errors: ['SERVICE_NOT_FOUND', 'APPOINTMENT_INVALID'],
  example: {
    body: {
      id: '7f1c54f4-1b8c-4f7c-9c47-2f0a8b6b1d22',
      service_id: 'corte-feminino',
      from: '2030-11-20',
      to: '2030-11-30',
      client: 'Ana Lima',
      phone: '92991234567',
    },
  },
})

export const removeWaiting = defineCall({
  id: 'scheduling.removeWaiting',
  method: 'DELETE',
  path: '/api/agenda/waiting/:id',
  summary: 'Takes a customer off the waiting list; an offer that stands is taken back',
  access: people,
  limit: 'write',
  params: byId,
  answer: z.object({ ok: z.literal(true) }),
  errors: [],
  example: { params: { id: '00000000-0000-4000-8000-000000000000' } },
})

export const schedulingCalls = {
  appointmentSummary,
  listAppointments,
  upcomingAppointments,
  customerAppointments,
  getAppointment,
  createAppointment,
  editAppointment,
  moveAppointment,
  deleteAppointment,
  restoreAppointment,
  settleDeposit,
  agendaSlots,
  setClosures,
  closeTime,
  openTime,
  getSchedulingSettings,
  saveSchedulingSettings,
  setAgenda,
  listWaiting,
  addWaiting,
  removeWaiting,
}

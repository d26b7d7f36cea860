import * as z from 'zod/mini'
import { appointmentNews, MOST_SEATS, ownAgendas, reminderChannels } from '@balcao/domain/scheduling/light'
import { defineCall } from '../call'
import { HoursRow } from '../company'
import { agendaRoles, managers } from '../roles'
import { prose, text, uuid } from '../call/shapes'
import { PackageKind } from './packages'
import { cents, clock, date, people, priceType, serviceId, tell, version } from './shapes'

/** Hours that hold between two dates, both included; null reaches without end. */
const HoursPeriod = z.strictObject({
  from: z.nullable(date),
  to: z.nullable(date),
  hours: z.array(HoursRow).check(z.maxLength(70)),
})

/** A service as somebody does it; see the domain's `OwnService`. */
const OwnService = z.strictObject({
  id: serviceId,
  duration: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(527_040))), null),
  prices: z._default(z.record(priceType, cents), {}),
})

/** What somebody does of the company's services: all, those made later too, or those of the list alone. */
const Offers = z.strictObject({ all: z.boolean(), services: z.array(OwnService).check(z.maxLength(500)) })

/** An agenda that can be booked: the company's own, or an employee's. */
export const Agenda = z.object({
  id: uuid,
  /** Empty for the company's own. */
  name: z.string(),
  employee_id: z.nullable(uuid),
  active: z.boolean(),
  /** When they can be booked, where that is not the company's opening hours. */
  hours: z.nullable(z.array(HoursRow)),
  /** Hours for a while, before those of `hours` or of the company: of those that hold on a date the last one counts. */
  periods: z.array(HoursPeriod),
  /** What they do, where that is not everything as the catalogue has it. */
  offers: z.nullable(Offers),
  version: z.int(),
})
export type Agenda = z.output<typeof Agenda>

const news = z.strictObject({ on: z.boolean(), text: prose(1000) })

const minutesBetween = (least: number, most: number) =>
  z.int().check(
    z.minimum(0),
    z.maximum(most),
    z.refine((minutes) => minutes === 0 || minutes >= least, { error: `0, or at least ${least}` }),
  )

/** See the domain's `ServiceReminders`. The first is half a day to two weeks before the start, the second up to eight hours. */
const ServiceReminders = z.strictObject({
  channel: z.enum(reminderChannels),
  first: minutesBetween(720, 20_160),
  second: minutesBetween(15, 480),
})

/** How one service is booked. What is absent has the defaults of the domain's `serviceRules`. */
export const ServiceRules = z.strictObject({
  /** Places of which it needs one; those that the company does not have count for nothing. */
  place_ids: z._default(z.array(uuid).check(z.maxLength(12)), []),
  /** People who come to it at one time. Those who are in a class stay when there are fewer; nobody new gets in. */
  seats: z._default(z.int().check(z.minimum(1), z.maximum(MOST_SEATS)), 1),
  /** Of those, how many one booking may be for. */
  people: z._default(z.int().check(z.minimum(1), z.maximum(MOST_SEATS)), 1),
  bookable: z._default(z.boolean(), true),
  buffer_before: z._default(z.int().check(z.minimum(0), z.maximum(480)), 0),
  buffer_after: z._default(z.int().check(z.minimum(0), z.maximum(480)), 0),
  waiting_list: z._default(z.boolean(), false),
  deposit_cents: z._default(cents, 0),
  /** Minutes within which a deposit must be paid. */
  deposit_minutes: z._default(z.int().check(z.minimum(10), z.maximum(10_080)), 120),
  /** When and how its customers are reminded; null as the company does. */
  reminders: z._default(z.nullable(ServiceReminders), null),
})

/** A room, or something that a service needs: as many units of it, all alike. */
const Place = z.strictObject({
  id: uuid,
  name: text(40).check(z.minLength(1)),
  units: z._default(z.int().check(z.minimum(1), z.maximum(9)), 1),
  /** Whether new appointments can be in it. */
  active: z._default(z.boolean(), true),
})
export type Place = z.output<typeof Place>

const settingsFields = {
  /** Rooms and equipment; sent, it is the whole list. Appointments in one that is off or gone stay where they are. */
  places: z.array(Place).check(z.maxLength(30)),
  /** Packages that are sold; sent, it is the whole list. What was sold stays as it was. */
  package_kinds: z.array(PackageKind).check(z.maxLength(40)),
  /** Minutes between two starts. */
  grid: z.union([z.literal(15), z.literal(20), z.literal(30), z.literal(60)]),
  notice_minutes: z.int().check(z.minimum(0), z.maximum(43_200)),
  horizon_days: z.int().check(z.minimum(1), z.maximum(366)),
  hold_minutes: z.int().check(z.minimum(2), z.maximum(30)),
  /** What the company's own agenda is for where employees have agendas; see the domain's `ownAgendas`. */
  own_agenda: z.enum(ownAgendas),
  /** Public bookings stand as confirmed at once. */
  confirm_by_self: z.boolean(),
  /** Customers may move or cancel by their link until this many minutes before the start. */
  cancel_notice_minutes: z.int().check(z.minimum(0), z.maximum(43_200)),
  /** A deposit for whose phone did not come within so many months, also where the service asks for none. */
  no_show_deposit: z.strictObject({
    by: z.enum(['off', 'cents', 'percent']),
    cents: cents.check(z.minimum(1)),
    percent: z.int().check(z.minimum(1), z.maximum(100)),
    months: z.int().check(z.minimum(1), z.maximum(60)),
  }),
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
  roles: agendaRoles,
  answer: SchedulingSettings,
  errors: [],
})

export const saveSchedulingSettings = defineCall({
  id: 'scheduling.saveSettings',
  method: 'PUT',
  path: '/api/agenda/settings',
  summary: 'Saves them; refused when somebody else saved since `version`',
  access: people,
  roles: managers,
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
  summary:
    'Gives an employee an agenda, takes it out of use, or says when and for what they can be booked; its appointments stay',
  access: people,
  roles: managers,
  limit: 'write',
  params: z.object({ employeeId: uuid }),
  body: z.strictObject({
    active: z.optional(z.boolean()),
    /** Null are the company's opening hours. */
    hours: z.optional(z.nullable(z.array(HoursRow).check(z.maxLength(70)))),
    periods: z.optional(z.array(HoursPeriod).check(z.maxLength(24))),
    /** Null is every service as the catalogue has it. Services that the catalogue does not know are left out. */
    offers: z.optional(z.nullable(Offers)),
    /** What the change was made from; refused when it is another by now. */
    version: z.optional(version),
    /** New hours that leave appointments outside are refused with them until this is true; none is dropped. */
    accept: z._default(z.boolean(), false),
    tell,
  }),
  answer: Agenda,
  /** HOURS_LEAVE_APPOINTMENTS carries `{appointments}` in `current`, AGENDA_CHANGED the agenda as it stands. */
  errors: ['AGENDA_NOT_FOUND', 'AGENDA_CHANGED', 'HOURS_LEAVE_APPOINTMENTS'],
  example: { params: { employeeId: '00000000-0000-4000-8000-000000000000' }, body: { active: true } },
})

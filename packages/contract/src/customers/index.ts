import * as z from 'zod/mini'
import { questionKinds } from '@balcao/domain/scheduling/questions'
import { fulfilments, orderStatuses, paymentMethods } from '@balcao/domain/orders'
import { defineCall } from '../call'
import { OrderItem } from '../orders/item'
import { counterRoles, managers, ownerOnly } from '../roles'
import { prose, requiredText, text } from '../call/shapes'
import { customersTable } from './table'

export * from './table'

/**
 * Whom a call means: the key of a phone (see `app.phone_key`), which its digits in any spelling stand for, or the id of a
 * conversation, which is the key itself where WhatsApp hides the phone.
 */
const key = z
  .string()
  .check(z.toLowerCase(), z.regex(/^(?:\d{1,20}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/))
const customer = z.object({ key })

const moment = z.nullable(z.string())

/** A person as the shop knows them. Times are ISO instants, money is cents. */
export const CustomerRow = z.object({
  key,
  /** As it was written last; null where WhatsApp hides it. */
  phone: z.nullable(z.string()),
  name: z.nullable(z.string()),
  orders_count: z.int(),
  /** Of orders that were neither cancelled nor refused. */
  spent_cents: z.int(),
  first_seen_at: z.string(),
  last_order_at: moment,
  /** The start of the last one that stands, be it ahead. */
  last_appointment_at: moment,
  last_message_at: moment,
  last_contact_at: z.string(),
})
export type CustomerRow = z.output<typeof CustomerRow>

export const customerSorts = ['contact', 'orders', 'spent'] as const
export type CustomerSort = (typeof customerSorts)[number]

const cursor = z.optional(z.string().check(z.minLength(1), z.maxLength(120)))

export const listCustomers = defineCall({
  id: 'customers.list',
  method: 'GET',
  path: '/api/customers',
  summary:
    'Customers by newest contact, number of orders or money spent, 50 a page; searched by name and phone',
  access: ['session'],
  roles: counterRoles,
  query: z.object({
    search: z.optional(text(80)),
    sort: z.optional(z.enum(customerSorts)),
    /** `next` of the page before. */
    cursor,
  }),
  answer: z.object({ customers: z.array(CustomerRow), next: z.nullable(z.string()) }),
  errors: [],
})

const CustomerOrder = z.object({
  id: z.string(),
  number: z.int(),
  status: z.string(),
  fulfilment: z.enum(fulfilments),
  total_cents: z.int(),
  created_at: z.string(),
  /** '2× X-Bacon, 1× Coca-Cola'. */
  summary: z.string(),
})
export type CustomerOrder = z.output<typeof CustomerOrder>

const CustomerAppointment = z.object({
  id: z.string(),
  service: z.string(),
  status: z.string(),
  no_show: z.boolean(),
  starts_at: z.string(),
})
export type CustomerAppointment = z.output<typeof CustomerAppointment>

const CustomerAnswer = z.object({
  label: z.string(),
  kind: z.enum(questionKinds),
  /** Of yes or no: `yes` or `no`. */
  answer: z.string(),
  /** The start of the appointment that it was given for. */
  starts_at: z.string(),
})
export type CustomerAnswer = z.output<typeof CustomerAnswer>

export const CustomerRecord = z.extend(CustomerRow, {
  /** What the shop calls them, when it gave them a name of its own. */
  given_name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  notes: z.string(),
  /** Of name, e-mail and notes; 0 while nothing was written. */
  version: z.int(),
  orders: z.array(CustomerOrder),
  /** Where the next page of orders begins. */
  orders_next: z.nullable(z.string()),
  appointments: z.array(CustomerAppointment),
  /** What they last answered to each question of an appointment, the newest first. */
  answers: z.array(CustomerAnswer),
  conversations: z.array(z.object({ id: z.string(), title: z.string(), last_at: moment })),
})
export type CustomerRecord = z.output<typeof CustomerRecord>

export const getCustomerRecord = defineCall({
  id: 'customers.get',
  method: 'GET',
  path: '/api/customers/:key',
  summary:
    'One customer, by key, by a phone’s digits in any spelling or by a conversation: orders (20 a page, newest first), appointments, conversations, notes',
  access: ['session'],
  roles: counterRoles,
  params: customer,
  query: z.object({ cursor }),
  answer: CustomerRecord,
  errors: ['CUSTOMER_NOT_FOUND'],
})

/** What an order for a customer begins with. Money in cents, of items in reais. */
export const OrderingCustomer = z.object({
  key,
  phone: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** How the newest order was paid; null before the first. */
  payment_method: z.nullable(z.enum(paymentMethods)),
  /** Where orders went, newest first, each once. */
  addresses: z.array(z.object({ address: z.string(), neighbourhood: z.nullable(z.string()) })),
  /** The last three that came about and differ in what was ordered, newest first. */
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.int(),
      status: z.enum(orderStatuses),
      created_at: z.string(),
      total_cents: z.int(),
      items: z.array(OrderItem),
    }),
  ),
})
export type OrderingCustomer = z.output<typeof OrderingCustomer>

export const getOrderingCustomer = defineCall({
  id: 'customers.ordering',
  method: 'GET',
  path: '/api/customers/:key/ordering',
  summary:
    'What a new order for a phone, in any spelling, begins with: name, addresses, way to pay and last orders; null for somebody new',
  access: ['session'],
  roles: counterRoles,
  params: customer,
  answer: z.object({ customer: z.nullable(OrderingCustomer) }),
  errors: [],
})

export const noteCustomer = defineCall({
  id: 'customers.note',
  method: 'PUT',
  path: '/api/customers/:key',
  summary:
    'Writes down what the shop calls a customer, their e-mail and notes, unless somebody changed them since',
  access: ['session'],
  roles: counterRoles,
  params: customer,
  body: z.strictObject({
    version: z.int().check(z.minimum(0)),
    given_name: z.nullable(text(120)),
    email: z.nullable(text(254)),
    notes: prose(4000),
  }),
  answer: CustomerRecord,
  errors: ['CUSTOMER_NOT_FOUND', 'CUSTOMER_CHANGED'],
  example: { body: { version: 0, given_name: 'Dona Ana', email: null, notes: 'Prefere ligar antes' } },
})

export const exportCustomer = defineCall({
  id: 'customers.export',
  method: 'POST',
  path: '/api/customers/:key/export',
  summary:
    'A file with everything that is known of a person, as readable JSON; written down in the audit log',
  access: ['session'],
  roles: ownerOnly,
  params: customer,
  answer: z.unknown(),
  errors: ['CUSTOMER_NOT_FOUND'],
})

/** Things of a person that were taken away, by the name under which a screen translates them. */
export const erasedThings = [
  'record',
  'conversations',
  'messages',
  'files',
  'chatNotes',
  'waiting',
  'answers',
  'deliveries',
] as const

export const EraseReport = z.object({
  erased_at: z.string(),
  removed: z.array(z.object({ what: z.enum(erasedThings), count: z.int() })),
  /** What stays without saying whose it was, why, and until which date it must (null: no date). */
  kept: z.array(
    z.object({
      what: z.enum(['orders', 'appointments', 'packages']),
      count: z.int(),
      law: z.string(),
      until: z.nullable(z.string()),
    }),
  ),
  /** Where this product cannot reach, or reaches a little later. In Portuguese. */
  elsewhere: z.array(z.string()),
})
export type EraseReport = z.output<typeof EraseReport>

/** What keeps a person's data from being erased: it comes as `current` of CUSTOMER_HAS_OPEN. */
export const OpenThings = z.object({
  orders: z.array(z.object({ id: z.string(), number: z.int() })),
  appointments: z.array(z.object({ id: z.string(), service: z.string(), starts_at: z.string() })),
  /** Times of the waiting list that are offered to them. */
  waiting: z.int(),
  /** Messages to them that are on their way right now: a moment later there are none. */
  sending: z.int(),
})
export type OpenThings = z.output<typeof OpenThings>

export const eraseCustomer = defineCall({
  id: 'customers.erase',
  method: 'POST',
  path: '/api/customers/:key/erase',
  summary:
    'Removes everything that says who a person is, and reports what the law keeps; refused while something is open',
  access: ['session'],
  roles: ownerOnly,
  params: customer,
  /** The phone as the person wrote it, in any spelling; the title of the conversation where WhatsApp hides it. */
  body: z.strictObject({ confirm: requiredText(120) }),
  answer: EraseReport,
  errors: ['CUSTOMER_NOT_FOUND', 'CUSTOMER_HAS_OPEN', 'CONFIRMATION_WRONG'],
  example: { body: { confirm: '92 99123-4567' } },
})

const months = z.nullable(z.int().check(z.minimum(1), z.maximum(120)))

/** How long conversations and their files are kept, in months; null keeps them. */
export const Retention = z.object({ version: z.int(), message_months: months, media_months: months })
export type Retention = z.output<typeof Retention>

export const getRetention = defineCall({
  id: 'customers.retention',
  method: 'GET',
  path: '/api/retention',
  summary: 'For how many months conversations and their files are kept',
  access: ['session'],
  roles: managers,
  answer: Retention,
  errors: [],
})

export const saveRetention = defineCall({
  id: 'customers.saveRetention',
  method: 'PUT',
  path: '/api/retention',
  summary: 'Says for how many months conversations and their files are kept',
  access: ['session'],
  roles: ownerOnly,
  body: z.strictObject({ version: z.int(), message_months: months, media_months: months }),
  answer: Retention,
  errors: ['SETTINGS_CHANGED'],
  example: { body: { version: 0, message_months: 24, media_months: 12 } },
})

export const customerCalls = {
  customersTable,
  listCustomers,
  getCustomerRecord,
  getOrderingCustomer,
  noteCustomer,
  exportCustomer,
  eraseCustomer,
  getRetention,
  saveRetention,
}

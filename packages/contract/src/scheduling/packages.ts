import { paymentMethods } from '@balcao/domain/orders'
import { appointmentStatuses } from '@balcao/domain/scheduling/light'
import * as z from 'zod/mini'
import { defineCall } from '../call'
import { counterRoles } from '../roles'
import { prose, requiredText, text, uuid } from '../call/shapes'
import { byId, cents, people, peopleWrite, serviceId } from './shapes'

/** A kind of package that a company sells; see `SchedulingSettings`. What was sold keeps the terms that it had. */
export const PackageKind = z.strictObject({
  id: uuid,
  name: text(60).check(z.minLength(1)),
  /** The services of which each session is one. */
  service_ids: z.array(serviceId).check(z.minLength(1), z.maxLength(100)),
  sessions: z.int().check(z.minimum(1), z.maximum(200)),
  price_cents: cents,
  /** Days from the sale on which sessions can be taken; null is without end. */
  valid_days: z.nullable(z.int().check(z.minimum(1), z.maximum(3650))),
  /** Bookings that its customer makes are taken from it as they are confirmed, without the counter. */
  by_itself: z._default(z.boolean(), false),
  /** Who does not come has spent the session. */
  no_show_spends: z._default(z.boolean(), true),
  /** Whether it is sold. */
  active: z._default(z.boolean(), true),
})
export type PackageKind = z.output<typeof PackageKind>

/** A package that a customer has. `expires_on` is its last day, YYYY-MM-DD on the company's calendar. */
export const Package = z.object({
  id: uuid,
  kind_id: uuid,
  name: z.string(),
  service_ids: z.array(z.string()),
  sessions: z.int(),
  left: z.int(),
  price_cents: z.int(),
  client: z.string(),
  phone: z.string(),
  note: z.nullable(z.string()),
  expires_on: z.nullable(z.string()),
  sold_at: z.string(),
  /** Who sold it, where an employee did. */
  sold_by: z.nullable(z.string()),
  /** Null while it is not paid. */
  payment: z.nullable(z.object({ method: z.enum(paymentMethods), at: z.string() })),
  /** Nothing is taken from it any more; what was taken stays. */
  closed: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  uses: z.array(
    z.object({
      number: z.int(),
      appointment_id: uuid,
      service: z.string(),
      starts_at: z.string(),
      status: z.enum(appointmentStatuses),
      no_show: z.boolean(),
    }),
  ),
})
export type Package = z.output<typeof Package>

/** The package that an appointment is to be taken from. */
export const AppointmentPackage = z.object({
  id: uuid,
  name: z.string(),
  /** Which of its sessions it has; null where none was left or it is not covered, and it is paid as any other. */
  number: z.nullable(z.int()),
  sessions: z.int(),
  left: z.int(),
  expires_on: z.nullable(z.string()),
})
export type AppointmentPackage = z.output<typeof AppointmentPackage>

export const customerPackages = defineCall({
  id: 'scheduling.packages',
  method: 'GET',
  path: '/api/packages',
  summary: 'The packages of one customer by phone, the last one first, and the kinds that are sold',
  access: people,
  roles: counterRoles,
  query: z.object({ phone: text(20) }),
  answer: z.object({ packages: z.array(Package), kinds: z.array(PackageKind) }),
  errors: [],
  example: { query: { phone: '92991234567' } },
})

const method = z.nullable(z.enum(paymentMethods))

export const sellPackage = defineCall({
  id: 'scheduling.sellPackage',
  method: 'POST',
  path: '/api/packages',
  summary: 'Sells a package under the caller’s id; the same id is sold once and answered alike',
  ...peopleWrite,
  body: z.strictObject({
    /** Chosen by the caller. */
    id: uuid,
    kind_id: uuid,
    client: requiredText(120),
    phone: text(20),
    note: z.optional(z.nullable(prose(500))),
    /** How it is paid, where it is paid now: it is in the register that is open. */
    method: z._default(method, null),
  }),
  status: 201,
  answer: Package,
  errors: ['PACKAGE_KIND_NOT_FOUND', 'IDEMPOTENCY_MISMATCH', 'APPOINTMENT_INVALID'],
  example: {
    body: {
      id: '7a6f6f1f-6f8d-4c9e-8a51-6d2f8f1a9b01',
      kind_id: '00000000-0000-4000-8000-000000000000',
      client: 'Ana Lima',
      phone: '92991234567',
      method: 'pix',
    },
  },
})

export const payPackage = defineCall({
  id: 'scheduling.payPackage',
  method: 'PUT',
  path: '/api/packages/:id/payment',
  summary: 'Says how a package was paid, now; null takes a payment back',
  ...peopleWrite,
  params: byId,
  body: z.strictObject({ method }),
  answer: Package,
  errors: ['PACKAGE_NOT_FOUND', 'PACKAGE_CLOSED'],
  example: { body: { method: 'pix' } },
})

export const closePackage = defineCall({
  id: 'scheduling.closePackage',
  method: 'POST',
  path: '/api/packages/:id/close',
  summary:
    'Closes a package, with a reason: one of which nothing was taken is undone with its payment, of others what was taken stays',
  ...peopleWrite,
  params: byId,
  body: z.strictObject({ reason: requiredText(200) }),
  answer: Package,
  errors: ['PACKAGE_NOT_FOUND'],
  example: { body: { reason: 'Vendido por engano' } },
})

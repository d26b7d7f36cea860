import * as z from 'zod/mini'
import { MOST_SEATS, MOST_SERVICES } from '@balcao/domain/scheduling/light'
import { counterRoles } from '../roles'
import { uuid } from '../call/shapes'

/** Shapes that several of the agenda’s calls use. */

export const date = z.iso.date()
export const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
export const instant = z.iso.datetime({ offset: true })
export const cents = z.int().check(z.minimum(0), z.maximum(99_999_999))
export const serviceId = z.string().check(z.minLength(1), z.maxLength(80))
export const priceType = z.string().check(z.minLength(1), z.maxLength(60))

/**
 * Which services are meant: `service_id` with its `price_type`, or `services` where one visit has several, in the order in
 * which they are done. The first price type where none is named.
 */
export const whichServices = {
  service_id: z.optional(serviceId),
  price_type: z.optional(priceType),
  services: z.optional(
    z
      .array(z.strictObject({ service_id: serviceId, price_type: z.optional(priceType) }))
      .check(z.minLength(1), z.maxLength(MOST_SERVICES)),
  ),
}

/** An agenda, or `any`: the fairest of those that customers are offered. */
export const agendaOrAny = z.union([uuid, z.literal('any')])

/** How many people come: one where it is left out, several where a service takes several in one booking. */
export const howMany = z.optional(z.int().check(z.minimum(1), z.maximum(MOST_SEATS)))

/** The same, where each service of a visit may name who does it: an agenda. Without one it is whoever does the others, or is free. */
export const whichServicesOfWhom = {
  ...whichServices,
  services: z.optional(
    z
      .array(
        z.strictObject({
          service_id: serviceId,
          price_type: z.optional(priceType),
          agenda_id: z.optional(uuid),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_SERVICES)),
  ),
}

/**
 * The services of an appointment, in their order; one for most. `duration` are minutes. Each with who does it (`professional`
 * is null in the company's own agenda), and from when to when.
 */
export const bookedServices = z.array(
  z.object({
    service_id: z.string(),
    service: z.string(),
    price_type: z.string(),
    price_cents: z.int(),
    duration: z.int(),
    agenda_id: uuid,
    professional: z.nullable(z.string()),
    starts_at: z.string(),
    ends_at: z.string(),
  }),
)
export const version = z.int().check(z.minimum(1))

export const access = ['module:mod_agendamento', 'apiKey:appointments'] as const
export const people = ['module:mod_agendamento'] as const
/** What the counter's people do to the agenda. */
export const peopleWrite = { access: people, roles: counterRoles, limit: 'write' } as const
export const byId = z.object({ id: uuid })
/** With `accept`: the customers of the appointments that are named are asked to choose another time. */
export const tell = z._default(z.boolean(), false)

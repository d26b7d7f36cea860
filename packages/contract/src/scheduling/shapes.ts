import * as z from 'zod/mini'
import { counterRoles } from '../roles'
import { uuid } from '../call/shapes'

/** Shapes that several of the agenda’s calls use. */

export const date = z.iso.date()
export const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
export const instant = z.iso.datetime({ offset: true })
export const cents = z.int().check(z.minimum(0), z.maximum(99_999_999))
export const serviceId = z.string().check(z.minLength(1), z.maxLength(80))
export const priceType = z.string().check(z.minLength(1), z.maxLength(60))
export const version = z.int().check(z.minimum(1))

export const access = ['module:mod_agendamento', 'apiKey:appointments'] as const
export const people = ['module:mod_agendamento'] as const
/** What the counter's people do to the agenda. */
export const peopleWrite = { access: people, roles: counterRoles, limit: 'write' } as const
export const byId = z.object({ id: uuid })
/** With `accept`: the customers of the appointments that are named are asked to choose another time. */
export const tell = z._default(z.boolean(), false)

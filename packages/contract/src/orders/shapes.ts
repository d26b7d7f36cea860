import * as z from 'zod/mini'
import { uuid } from '../call/shapes'
import { counterRoles } from '../roles'

/** Shapes that several calls of orders use. */

export const counterWrite = { access: ['session'], roles: counterRoles, limit: 'write' } as const

export const orderId = z.object({ orderId: uuid })

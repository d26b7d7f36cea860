import * as z from 'zod/mini'
import { paymentMethods } from '@balcao/domain/orders'
import { defineCall } from '../call'
import { money, prose, uuid } from '../call/shapes'
import { counterRoles } from '../roles'
import { OrderRow } from './row'
import { orderId } from './shapes'

/**
 * Money that was received for an order. `amount` counts, below nothing for what a bank gave back; `change` was given back
 * besides. Reais.
 */
export const OrderPayment = z.object({
  id: uuid,
  method: z.enum(paymentMethods),
  amount: z.number(),
  change: z.number(),
  note: z.nullable(z.string()),
  at: z.string(),
  actor: z.enum(['counter', 'api', 'station', 'system']),
  /** Who took it, where an employee did. */
  employee: z.nullable(z.string()),
  /** When it was taken back; it counts no longer then. */
  voided_at: z.nullable(z.string()),
  /** A bank said so: nobody takes it back by hand. */
  by_bank: z.boolean(),
})
export type OrderPayment = z.output<typeof OrderPayment>

export const payOrder = defineCall({
  id: 'orders.pay',
  method: 'POST',
  path: '/api/orders/:orderId/payments',
  summary: 'Writes down money that was received; more than is owed is refused, and the same id counts once',
  access: ['session', 'apiKey:orders'],
  roles: counterRoles,
  limit: 'write',
  params: orderId,
  body: z.strictObject({
    /** The caller's own. */
    id: uuid,
    method: z.enum(paymentMethods),
    /** What was handed over; less `change` it counts for the order. */
    received: money,
    /** What was given back out of it, of cash alone. */
    change: z._default(money, 0),
    note: z.optional(z.nullable(prose(200))),
  }),
  answer: OrderRow,
  errors: ['ORDER_NOT_FOUND', 'ORDER_OVER', 'PAYMENT_INVALID', 'PAYMENT_TOO_LARGE', 'IDEMPOTENCY_MISMATCH'],
  example: {
    body: { id: '0d9c3a52-4f7e-4f0b-8a3d-6b1c2d3e4f50', method: 'cash', received: 100, change: 39.2 },
  },
})

export const voidPayment = defineCall({
  id: 'orders.voidPayment',
  method: 'POST',
  path: '/api/orders/:orderId/payments/:paymentId/void',
  summary: 'Takes a payment back: it counts no longer, and stays written down',
  access: ['session', 'apiKey:orders'],
  roles: counterRoles,
  limit: 'write',
  params: z.object({ ...orderId.shape, paymentId: uuid }),
  answer: OrderRow,
  errors: ['ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'PAYMENT_OF_BANK'],
})

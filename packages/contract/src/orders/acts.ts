import * as z from 'zod/mini'
import { cancelReasons, orderStatuses } from '@balcao/domain/orders'
import { defineCall } from '../call'
import { money, prose } from '../call/shapes'
import { orderRoles } from '../roles'
import { orderFields, contentExample } from './content'
import { OrderItem } from './item'
import { OrderRow } from './row'
import { counterWrite, orderId } from './shapes'

export const editOrder = defineCall({
  id: 'orders.edit',
  method: 'PUT',
  path: '/api/orders/:orderId',
  summary: 'Changes what an order says; refused when someone else changed it since `version`',
  ...counterWrite,
  params: orderId,
  bodyLimit: 256 * 1024,
  body: z.strictObject({ version: z.int(), ...orderFields, delivery_fee: z._default(money, 0) }),
  answer: OrderRow,
  errors: ['ORDER_NOT_FOUND', 'ORDER_INVALID', 'COUPON_REFUSED', 'ORDER_CHANGED'],
  example: { body: { version: 1, ...contentExample } },
})

export const closeOrder = defineCall({
  id: 'orders.close',
  method: 'POST',
  path: '/api/orders/:orderId/close',
  summary: 'Cancels or refuses an order with a coded reason',
  ...counterWrite,
  params: orderId,
  body: z.strictObject({
    outcome: z.enum(['cancelled', 'refused']),
    reason: z.enum(cancelReasons),
    note: z.optional(z.nullable(prose(300))),
    /** Where the order was seen; elsewhere now, it is left alone. */
    from: z.optional(z.enum(orderStatuses)),
  }),
  answer: OrderRow,
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_ALLOWED', 'ORDER_MOVED'],
  example: { body: { outcome: 'cancelled', reason: 'customer_gave_up' } },
})

export const reopenOrder = defineCall({
  id: 'orders.reopen',
  method: 'POST',
  path: '/api/orders/:orderId/reopen',
  summary: 'Takes back that an order was cancelled or refused, within ten minutes',
  ...counterWrite,
  params: orderId,
  answer: OrderRow,
  errors: ['ORDER_NOT_FOUND', 'ORDER_MOVED', 'UNDO_EXPIRED'],
})

export const tickLine = defineCall({
  id: 'orders.tick',
  method: 'PUT',
  path: '/api/orders/:orderId/tick',
  summary:
    'Says that the kitchen has made a line of an order, or has not; refused when the line says something else',
  access: ['session', 'apiKey:orders'],
  roles: orderRoles,
  limit: 'write',
  params: orderId,
  body: z.strictObject({
    /** Its place in `items`, from 0. */
    line: z.int().check(z.minimum(0), z.maximum(199)),
    /** The line as it was seen there. */
    item: OrderItem,
    ticked: z.boolean(),
  }),
  answer: OrderRow,
  errors: ['ORDER_NOT_FOUND', 'ORDER_CHANGED', 'ORDER_MOVED'],
  example: {
    body: {
      line: 0,
      item: {
        name: 'X-Bacon',
        quantity: 2,
        unit_price: 24.9,
        options: [],
        notes: 'sem cebola',
        product_id: null,
      },
      ticked: true,
    },
  },
})

export const restoreOrder = defineCall({
  id: 'orders.restore',
  method: 'POST',
  path: '/api/orders/:orderId/restore',
  summary: 'Undoes a deletion within ten minutes',
  ...counterWrite,
  params: orderId,
  answer: OrderRow,
  errors: ['ORDER_NOT_FOUND', 'UNDO_EXPIRED'],
})

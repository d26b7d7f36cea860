import * as z from 'zod/mini'
import { orderStatuses } from '@balcao/domain/orders'
import { defineCall } from '../call'
import { PrintSummary } from '../printing'
import { orderRoles } from '../roles'
import { OrderPayment } from './payments'
import { OrderRow } from './row'
import { orderId } from './shapes'

/** One thing that happened to an order. `actor` says who: a person at the counter, an automation, the system, the customer in the chat. */
export const TimelineEntry = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum([
    'placed',
    'status',
    'edited',
    'seen',
    'deleted',
    'restored',
    'print',
    'paid',
    'payment_voided',
    'returned',
    'due',
    'rescheduled',
  ]),
  actor: z.enum(['counter', 'api', 'station', 'system', 'customer']),
  detail: z.record(z.string(), z.unknown()),
})
export type TimelineEntry = z.output<typeof TimelineEntry>

export const OrderDetails = z.object({
  order: OrderRow,
  payments: z.array(OrderPayment),
  timeline: z.array(TimelineEntry),
  prints: z.array(PrintSummary),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    cancel: z.boolean(),
    /** Statuses it may move to now, the main road first. */
    moveTo: z.array(z.enum(orderStatuses)),
  }),
})
export type OrderDetails = z.output<typeof OrderDetails>

export const getOrder = defineCall({
  id: 'orders.get',
  method: 'GET',
  path: '/api/orders/:orderId',
  summary: 'One order with its timeline and prints',
  access: ['session'],
  roles: orderRoles,
  params: orderId,
  answer: OrderDetails,
  errors: ['ORDER_NOT_FOUND'],
})

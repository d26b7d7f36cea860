import * as z from 'zod/mini'
import {
  cancelReasons,
  fulfilments,
  orderSources,
  orderStatuses,
  paymentMethods,
} from '@balcao/domain/orders'
import { uuid } from '../call/shapes'
import { OrderCoupon } from '../coupons/shapes'
import { OrderItem } from './item'

/** A row of the orders table, as `/rest/v1/orders` and live events carry it. Money in reais. */
export const OrderRow = z.object({
  id: uuid,
  number: z.int(),
  status: z.enum(orderStatuses),
  customer_name: z.string(),
  customer_phone: z.nullable(z.string()),
  customer_address: z.nullable(z.string()),
  neighbourhood: z.nullable(z.string()),
  fulfilment: z.enum(fulfilments),
  payment_method: z.enum(paymentMethods),
  change_for: z.nullable(z.number()),
  delivery_fee: z.number(),
  discount: z.number(),
  total: z.number(),
  notes: z.nullable(z.string()),
  source: z.enum(orderSources),
  cancel_reason: z.nullable(z.enum(cancelReasons)),
  items: z.array(OrderItem),
  /** Grows with every change; send it back with an edit. */
  version: z.int(),
  seen_at: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
  /** The worst state among its automatic prints, so that a card can warn. */
  print_state: z.nullable(z.enum(['pending', 'printed', 'uncertain', 'failed'])),
  /** What was received of the total; an edit may leave more received than it comes to. */
  paid: z.number(),
  /** The discount, or the free delivery, came by it. */
  coupon: z.nullable(OrderCoupon),
  /** When it is wanted, if not at once: from then on, half an hour long. */
  scheduled_for: z.nullable(z.string()),
  /** Nobody is to make it before: it is neither accepted by itself nor printed until then. Null once its time has come. */
  waits_until: z.nullable(z.string()),
  /** Places in `items`, from 0, of the lines that the kitchen has made. */
  ticked: z.array(z.int()),
  /** The conversation that it was taken down in, by a person or the bot. */
  conversation_id: z.nullable(uuid),
})
export type OrderRow = z.output<typeof OrderRow>

export const OrderCounts = z.object({
  analysis: z.int(),
  production: z.int(),
  ready: z.int(),
  /** Deliveries that left and are not there yet. */
  dispatched: z.int(),
  unseen: z.int(),
})
export type OrderCounts = z.output<typeof OrderCounts>

/**
 * `current` of ORDER_MOVED: how the orders stand that are no longer where the caller saw them, and who moved each last;
 * `employee` is a name where an employee did it.
 */
export const MovedOrders = z.array(
  z.object({
    order: OrderRow,
    by: z.nullable(z.enum(['counter', 'api', 'station', 'system'])),
    employee: z.nullable(z.string()),
  }),
)
export type MovedOrders = z.output<typeof MovedOrders>

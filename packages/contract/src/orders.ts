import * as z from 'zod/mini'
import {
  cancelReasons,
  fulfilments,
  orderSources,
  orderStatuses,
  paymentMethods,
  readPaymentMethod,
} from '@balcao/domain/orders'
import { readAmount } from '@balcao/domain/money'
import { defineCall } from './call'
import { couponCode, OrderCoupon } from './coupon-shapes'
import { OrderItem } from './order-item'
import { allButKitchen, everyRole } from './roles'
import { done, money, prose, requiredText, text, uuid } from './shapes'
import { PrintSummary } from './printing'

export { OrderItem }

const counterWrite = { access: ['session'], roles: allButKitchen, limit: 'write' } as const

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

const NewItem = z.strictObject({
  name: requiredText(240),
  quantity: z.int().check(z.minimum(1), z.maximum(999)),
  unit_price: money,
  options: z._default(
    z.array(z.strictObject({ name: requiredText(140), price: money })).check(z.maxLength(100)),
    [],
  ),
  notes: z.optional(z.nullable(prose(200))),
  product_id: z.optional(z.nullable(text(85))),
})

const orderFields = {
  customer_name: requiredText(120),
  customer_phone: z.optional(z.nullable(text(20))),
  customer_address: z.optional(z.nullable(text(300))),
  neighbourhood: z.optional(z.nullable(text(80))),
  fulfilment: z._default(z.enum(fulfilments), 'delivery'),
  payment_method: z.enum(paymentMethods),
  change_for: z.optional(z.nullable(money)),
  discount: z._default(money, 0),
  /** Code of a coupon, whose discount is computed here: no `discount` is sent beside it. */
  coupon: z.optional(z.nullable(couponCode)),
  notes: z.optional(z.nullable(prose(500))),
  items: z.array(NewItem).check(z.minLength(1), z.maxLength(200)),
}

const readOr = (text: string, read: (text: string) => string | null) => read(text) ?? text

/** As `paymentMethods`, or the words of `readPaymentMethod`. */
const paymentInput = z.pipe(
  z.string().check(z.overwrite((text) => readOr(text, readPaymentMethod))),
  z.enum(paymentMethods),
)

/** As `money`, also as text: '59.90' or '59,90'. */
const amount = z.pipe(
  z
    .union([z.number(), z.string()])
    .check(z.overwrite((value) => (typeof value === 'string' ? (readAmount(value) ?? value) : value))),
  money as z.ZodMiniType<number, number | string>,
)

const InsertedItem = z.strictObject({
  ...NewItem.shape,
  quantity: z.pipe(
    z
      .union([z.number(), z.string()])
      .check(z.overwrite((value) => (/^\d{1,3}$/.test(String(value)) ? Number(value) : value))),
    NewItem.shape.quantity as z.ZodMiniType<number, number | string>,
  ),
  unit_price: amount,
  options: z._default(
    z.array(z.strictObject({ name: requiredText(140), price: amount })).check(z.maxLength(100)),
    [],
  ),
})

const InsertedOrder = z.strictObject({
  id: z.optional(uuid),
  ...orderFields,
  customer_phone: z.optional(
    z.nullable(
      z.pipe(
        z.union([z.string(), z.number()]).check(z.overwrite(String)),
        text(20) as z.ZodMiniType<string, number | string>,
      ),
    ),
  ),
  payment_method: paymentInput,
  change_for: z.optional(z.nullable(amount)),
  discount: z._default(amount, 0),
  /** Left out where only the total is known: one line 'Pedido' stands for them. */
  items: z.optional(z.nullable(z.array(InsertedItem).check(z.maxLength(200)))),
  /** The conversation it was taken down in: its customer is told how the order goes. */
  conversation_id: z.optional(z.nullable(uuid)),
  /** Left out, it is looked up in the company's delivery fees by the neighbourhood; none without items. */
  delivery_fee: z.optional(amount),
  /** Checked when given with items: must equal items + fee − discount. */
  total: z.optional(amount),
  /** Where it stands already. */
  status: z.optional(z.enum(['analysis', 'production', 'ready'])),
  /** When it was taken, if not now: within the last seven days. */
  created_at: z.optional(z.iso.datetime({ offset: true })),
})

/**
 * An order to place. `id` is the caller's own UUID: the same id with the same content places it once. The fields of the
 * spec alone are enough: its total then is one line.
 */
export const NewOrder = z.pipe(InsertedOrder, z.transform(withLines))
export type NewOrder = z.output<typeof NewOrder>

function withLines({ items, ...order }: z.output<typeof InsertedOrder>) {
  if (items && items.length > 0) return { ...order, items }
  if (order.total === undefined) return { ...order, items: [] }
  const fee = order.delivery_fee ?? 0
  const cents = Math.round((order.total - fee + order.discount) * 100)
  const line = { name: 'Pedido', quantity: 1, unit_price: Math.max(0, cents) / 100, options: [] }
  return { ...order, delivery_fee: fee, items: [line] as z.output<typeof InsertedItem>[] }
}

const contentExample = {
  customer_name: 'Ana Lima',
  customer_phone: '92991234567',
  customer_address: 'Rua das Flores, 120',
  neighbourhood: 'Centro',
  payment_method: 'cash',
  change_for: 100,
  delivery_fee: 5,
  items: [
    { name: 'X-Bacon', quantity: 2, unit_price: 24.9, notes: 'sem cebola' },
    { name: 'Coca-Cola lata', quantity: 1, unit_price: 6 },
  ],
}

/**
 * The query of a table in PostgREST style: `select`, `order`, `limit`, `offset` and filters
 * `column=op.value` with eq, neq, gt, gte, lt, lte, in, like, ilike, is, flat `and=(…)` and `or=(…)`. Anything else is
 * refused by name.
 */
export const TableQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

const orderId = z.object({ orderId: uuid })

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

export const describeTables = defineCall({
  id: 'orders.tables',
  method: 'GET',
  path: '/rest/v1/',
  summary: 'The two tables and their columns, as PostgREST describes them',
  access: ['session', 'apiKey:orders', 'apiKey:employees'],
  roles: allButKitchen,
  answer: z.record(z.string(), z.unknown()),
  errors: [],
})

export const listOrders = defineCall({
  id: 'orders.list',
  method: 'GET',
  path: '/rest/v1/orders',
  summary: 'Orders in PostgREST style',
  access: ['session', 'apiKey:orders'],
  roles: everyRole,
  query: TableQuery,
  answer: z.union([z.array(z.partial(OrderRow)), z.partial(OrderRow)]),
  errors: ['UNSUPPORTED_FILTER', 'NOT_SINGULAR'],
  example: { query: { select: '*', status: 'eq.analysis', order: 'created_at.desc', limit: '50' } },
})

export const placeOrders = defineCall({
  id: 'orders.place',
  method: 'POST',
  path: '/rest/v1/orders',
  summary: 'Places an order, or up to 50; each is idempotent by its own id',
  access: ['session', 'apiKey:orders'],
  roles: allButKitchen,
  limit: 'write',
  query: TableQuery,
  bodyLimit: 256 * 1024,
  body: z.union([NewOrder, z.array(NewOrder).check(z.minLength(1), z.maxLength(50))]),
  status: 201,
  answer: z.union([z.array(z.partial(OrderRow)), z.partial(OrderRow), z.null()]),
  errors: ['ORDER_INVALID', 'COUPON_REFUSED', 'IDEMPOTENCY_MISMATCH', 'UNSUPPORTED_FILTER'],
  example: { body: { id: '7b6f6f0e-6a51-4b1c-9d2e-1d6d9b0a4c11', ...contentExample } },
})

export const changeOrderStatus = defineCall({
  id: 'orders.changeStatus',
  method: 'PATCH',
  path: '/rest/v1/orders',
  summary:
    'Moves the filtered orders to a status; `from` says where they were seen, and moves none if one is elsewhere now',
  access: ['session', 'apiKey:orders'],
  roles: everyRole,
  limit: 'write',
  query: TableQuery,
  body: z.strictObject({ status: z.enum(orderStatuses), from: z.optional(z.enum(orderStatuses)) }),
  answer: z.union([z.array(z.partial(OrderRow)), z.partial(OrderRow), z.null()]),
  errors: ['UNSUPPORTED_FILTER', 'TRANSITION_NOT_ALLOWED', 'ORDER_MOVED', 'NOT_SINGULAR'],
  example: { query: { id: 'eq.7b6f6f0e-6a51-4b1c-9d2e-1d6d9b0a4c11' }, body: { status: 'production' } },
})

export const deleteOrders = defineCall({
  id: 'orders.delete',
  method: 'DELETE',
  path: '/rest/v1/orders',
  summary: 'Deletes the filtered orders; undoable for ten minutes',
  access: ['session', 'apiKey:orders'],
  roles: allButKitchen,
  limit: 'write',
  query: TableQuery,
  answer: z.union([z.array(z.partial(OrderRow)), z.partial(OrderRow), z.null()]),
  errors: ['UNSUPPORTED_FILTER', 'NOT_SINGULAR'],
  example: { query: { id: 'eq.7b6f6f0e-6a51-4b1c-9d2e-1d6d9b0a4c11' } },
})

export const orderCounts = defineCall({
  id: 'orders.counts',
  method: 'GET',
  path: '/api/orders/counts',
  summary: 'How many orders stand in each state, and how many nobody has looked at',
  access: ['session'],
  roles: everyRole,
  answer: OrderCounts,
  errors: [],
})

/** One thing that happened to an order. `actor` says who: a person at the counter, an automation, the system. */
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
  ]),
  actor: z.enum(['counter', 'api', 'station', 'system']),
  detail: z.record(z.string(), z.unknown()),
})
export type TimelineEntry = z.output<typeof TimelineEntry>

/** Money that was received for an order. `amount` counts; `change` was given back besides. Reais. */
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
})
export type OrderPayment = z.output<typeof OrderPayment>

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
  roles: everyRole,
  params: orderId,
  answer: OrderDetails,
  errors: ['ORDER_NOT_FOUND'],
})

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

export const payOrder = defineCall({
  id: 'orders.pay',
  method: 'POST',
  path: '/api/orders/:orderId/payments',
  summary: 'Writes down money that was received; more than is owed is refused, and the same id counts once',
  access: ['session', 'apiKey:orders'],
  roles: allButKitchen,
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
  roles: allButKitchen,
  limit: 'write',
  params: z.object({ ...orderId.shape, paymentId: uuid }),
  answer: OrderRow,
  errors: ['ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND'],
})

export const seeOrder = defineCall({
  id: 'orders.see',
  method: 'POST',
  path: '/api/orders/:orderId/seen',
  summary: 'Somebody looked at the order: every device stops ringing for it',
  access: ['session'],
  roles: everyRole,
  params: orderId,
  answer: done,
  errors: ['ORDER_NOT_FOUND'],
})

export const seeAllOrders = defineCall({
  id: 'orders.seeAll',
  method: 'POST',
  path: '/api/orders/seen',
  summary: 'Somebody looked at the list: every device stops ringing',
  access: ['session'],
  roles: everyRole,
  answer: done,
  errors: [],
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

export const orderCalls = {
  describeTables,
  listOrders,
  placeOrders,
  changeOrderStatus,
  deleteOrders,
  orderCounts,
  getOrder,
  editOrder,
  closeOrder,
  reopenOrder,
  payOrder,
  voidPayment,
  seeOrder,
  seeAllOrders,
  restoreOrder,
}

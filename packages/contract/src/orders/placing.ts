import * as z from 'zod/mini'
import { readAmount } from '@balcao/domain/money'
import { paymentMethods, readPaymentMethod } from '@balcao/domain/orders'
import { defineCall } from '../call'
import { money, requiredText, text, uuid } from '../call/shapes'
import { tableAnswer, tableQuery } from '../call/table-query'
import { counterRoles } from '../roles'
import { NewItem, orderFields, contentExample } from './content'
import { OrderRow } from './row'

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

/** An instant as ISO 8601 says it, or as PostgreSQL does: '2026-11-28 09:30:00-03'. */
const moment = z.pipe(
  z.string().check(
    z.overwrite((text) =>
      text
        .trim()
        .replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T')
        .replace(/([+-]\d{2})$/, '$1:00')
        .replace(/([+-]\d{2})(\d{2})$/, '$1:$2'),
    ),
  ),
  z.iso.datetime({ offset: true }),
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
  /** The conversation it was taken down in: its customer is told how the order goes. One that the company does not have is left out. */
  conversation_id: z.optional(z.nullable(uuid)),
  /** Left out, it is looked up in the company's delivery fees by the neighbourhood; none without items. */
  delivery_fee: z.optional(amount),
  /** Checked when given with items: must equal items + fee − discount. */
  total: z.optional(amount),
  /** Where it stands already. */
  status: z.optional(z.enum(['analysis', 'production', 'ready'])),
  /** When it was taken, if not now: within the last seven days. */
  created_at: z.optional(moment),
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

export const placeOrders = defineCall({
  id: 'orders.place',
  method: 'POST',
  path: '/rest/v1/orders',
  summary: 'Places an order, or up to 50; each is idempotent by its own id',
  access: ['session', 'apiKey:orders'],
  roles: counterRoles,
  limit: 'write',
  query: tableQuery(OrderRow, 'places'),
  bodyLimit: 256 * 1024,
  body: z.union([NewOrder, z.array(NewOrder).check(z.minLength(1), z.maxLength(50))]),
  status: 201,
  answer: z.union([tableAnswer(OrderRow), z.null()]),
  errors: ['ORDER_INVALID', 'COUPON_REFUSED', 'IDEMPOTENCY_MISMATCH', 'UNSUPPORTED_FILTER', 'NOT_SINGULAR'],
  example: { body: { id: '7b6f6f0e-6a51-4b1c-9d2e-1d6d9b0a4c11', ...contentExample } },
})

import * as z from 'zod/mini'
import { fulfilments, paymentMethods } from '@balcao/domain/orders'
import { money, prose, requiredText, text } from '../call/shapes'
import { couponCode } from '../coupons/shapes'

export const NewItem = z.strictObject({
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

export const orderFields = {
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
  /** When it is wanted, if not at once: within the next seven days. */
  scheduled_for: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
  items: z.array(NewItem).check(z.minLength(1), z.maxLength(200)),
}

export const contentExample = {
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

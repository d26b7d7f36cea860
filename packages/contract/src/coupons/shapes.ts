import { couponKinds, MAX_COUPON_CODE } from '@balcao/domain/orders'
import * as z from 'zod/mini'
import { requiredText } from '../call/shapes'

export const couponCode = requiredText(MAX_COUPON_CODE)

/** What an order's coupon said when it was placed: percent or reais off its items, from so many reais of items on. */
export const OrderCoupon = z.object({
  code: z.string(),
  kind: z.enum(couponKinds),
  value: z.number(),
  minimum: z.number(),
})
export type OrderCoupon = z.output<typeof OrderCoupon>

/** A coupon that may be used, for who computes an order by it. Percent or cents. */
export const UsableCoupon = z.object({
  code: z.string(),
  kind: z.enum(couponKinds),
  value: z.int(),
  minimum_cents: z.int(),
})
export type UsableCoupon = z.output<typeof UsableCoupon>

import { couponKinds } from '@balcao/domain/orders'
import * as z from 'zod/mini'
import { defineCall } from '../call'
import { couponCode, UsableCoupon } from './shapes'
import { counterRoles, managers } from '../roles'
import { text, uuid } from '../call/shapes'

export type { UsableCoupon } from './shapes'

const cents = z.int().check(z.minimum(0), z.maximum(99_999_999))
const day = z.iso.date()
const count = z.int().check(z.minimum(1), z.maximum(1_000_000))

const couponFields = {
  /** Case, accents and signs do not count. */
  code: couponCode,
  kind: z.enum(couponKinds),
  /** Percent (1 to 100) or cents off the items; 0 for a free delivery. */
  value: cents,
  /** Cents of the items. */
  minimum_cents: cents,
  /** For the first order of a phone alone. */
  first_order: z.boolean(),
  /** Operating days, both included. */
  starts_on: z.nullable(day),
  ends_on: z.nullable(day),
  max_uses: z.nullable(count),
  /** Uses of one phone. */
  max_uses_each: z.nullable(count),
  active: z.boolean(),
}

export const Coupon = z.object({
  id: uuid,
  ...couponFields,
  /** Orders that stand with it. */
  uses: z.int(),
  /** Send it back with a save. */
  version: z.int(),
})
export type Coupon = z.output<typeof Coupon>

const couponId = z.object({ couponId: uuid })
const example = {
  code: 'PIZZA10',
  kind: 'percent',
  value: 10,
  minimum_cents: 3000,
  first_order: false,
  starts_on: null,
  ends_on: null,
  max_uses: 100,
  max_uses_each: 1,
  active: true,
} as const

export const listCoupons = defineCall({
  id: 'coupons.list',
  method: 'GET',
  path: '/api/coupons',
  summary: 'The company’s coupons with their uses so far, the newest first',
  access: ['session'],
  roles: managers,
  answer: z.object({ coupons: z.array(Coupon) }),
  errors: [],
})

export const saveCoupon = defineCall({
  id: 'coupons.save',
  method: 'PUT',
  path: '/api/coupons/:couponId',
  summary:
    'Makes a coupon under the caller’s id (`version` 0) or changes it; orders keep what it said when they were placed',
  access: ['session'],
  roles: managers,
  limit: 'write',
  params: couponId,
  body: z.strictObject({ version: z.int(), ...couponFields }),
  answer: Coupon,
  errors: ['COUPON_INVALID', 'COUPON_TAKEN', 'COUPON_CHANGED'],
  example: {
    params: { couponId: '5d4b1a7e-1d36-4b8c-9f0e-3a2b1c0d9e8f' },
    body: { version: 0, ...example },
  },
})

export const checkCoupon = defineCall({
  id: 'coupons.check',
  method: 'POST',
  path: '/api/coupons/check',
  summary: 'Whether an order may use a coupon; `current.why` of the refusal says why not',
  access: ['session'],
  roles: counterRoles,
  limit: 'write',
  body: z.strictObject({ code: couponCode, customer_phone: z.optional(z.nullable(text(20))) }),
  answer: UsableCoupon,
  errors: ['COUPON_REFUSED'],
  example: { body: { code: 'PIZZA10', customer_phone: '92991234567' } },
})

export const couponCalls = { listCoupons, saveCoupon, checkCoupon }

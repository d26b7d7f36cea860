import type { Feature } from '../platform/feature'
import { registerCoupons, type CouponNeeds } from './coupons.routes'

/** What a company gives to who says a code, and whether an order may have it. */
export const coupons = { name: 'coupons', register: registerCoupons } satisfies Feature<CouponNeeds>

export { findCoupon, meetAllCoupons, takeCoupon, type TakenCoupon } from './use-coupon'

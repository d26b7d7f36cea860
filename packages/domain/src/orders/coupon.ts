export const couponKinds = ['percent', 'value', 'free_delivery'] as const
export type CouponKind = (typeof couponKinds)[number]

/** What a coupon gives: percent of the items (1 to 100) or cents off them, or the delivery; from so many cents of items on. */
export interface CouponTerms {
  kind: CouponKind
  /** 0 for a free delivery. */
  value: number
  minimumCents: number
}

/** Most letters of a code. */
export const MAX_COUPON_CODE = 30

/** A code as it is compared: letters and digits alone, upper-case, without accents. Empty where there are none. */
export function couponKey(code: string): string {
  return code
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

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

/** A coupon as the shop made it. Days are operating days ('YYYY-MM-DD'), both included; null where there is no limit. */
export interface Coupon extends CouponTerms {
  code: string
  firstOrder: boolean
  startsOn: string | null
  endsOn: string | null
  maxUses: number | null
  maxUsesEach: number | null
  active: boolean
}

/** Whose order a coupon is wanted for, and what was ordered before it; orders that did not come about count nowhere. */
export interface CouponUse {
  /** Operating day of the order. */
  day: string
  itemsCents: number
  hasPhone: boolean
  uses: number
  usesOfPhone: number
  hasOrdered: boolean
}

export const couponRefusals = [
  'unknown',
  'not_yet',
  'over',
  'used_up',
  'phone_missing',
  'not_first',
  'used_by_phone',
  'minimum',
] as const
export type CouponRefusal = (typeof couponRefusals)[number]

/**
 * Why a coupon does not count for an order; null when it does. One that is paused is not told from one that never was.
 * `minimum` comes last: items can still be added.
 */
export function couponRefusal(coupon: Coupon | null | undefined, use: CouponUse): CouponRefusal | null {
  if (!coupon?.active) return 'unknown'
  if (coupon.startsOn !== null && use.day < coupon.startsOn) return 'not_yet'
  if (coupon.endsOn !== null && use.day > coupon.endsOn) return 'over'
  if (coupon.maxUses !== null && use.uses >= coupon.maxUses) return 'used_up'
  if ((coupon.firstOrder || coupon.maxUsesEach !== null) && !use.hasPhone) return 'phone_missing'
  if (coupon.firstOrder && use.hasOrdered) return 'not_first'
  if (coupon.maxUsesEach !== null && use.usesOfPhone >= coupon.maxUsesEach) return 'used_by_phone'
  return use.itemsCents < coupon.minimumCents ? 'minimum' : null
}

/** Each refusal as customers are told it. */
export const couponRefusalWords: Record<CouponRefusal, string> = {
  unknown: 'Este cupom não existe ou não vale mais.',
  not_yet: 'Este cupom ainda não começou a valer.',
  over: 'Este cupom venceu.',
  used_up: 'Este cupom já foi usado até o limite.',
  phone_missing: 'Para usar este cupom, informe o telefone.',
  not_first: 'Este cupom vale só para o primeiro pedido.',
  used_by_phone: 'Você já usou este cupom.',
  minimum: 'O pedido ainda não chega ao mínimo deste cupom.',
}

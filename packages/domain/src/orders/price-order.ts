import type { CouponTerms } from './coupon'
import type { Fulfilment } from './vocabulary'

/** A shop's rules for deliveries, in cents of the items; 0 where it has none. */
export interface DeliveryRules {
  minimumCents: number
  /** From so much on a delivery is free. */
  freeFromCents: number
}

/** What decides what an order comes to, in cents. `feeCents` is the fee of its neighbourhood. */
export interface OrderToPrice {
  itemsCents: number
  fulfilment: Fulfilment
  feeCents: number
  rules: DeliveryRules
  coupon?: CouponTerms | null
}

/** What an order comes to, and what is missing to a rule, in cents; 0 where nothing is missing or there is no rule. */
export interface OrderPrice {
  itemsCents: number
  /** What is charged: 0 for pickups and deliveries that are free. */
  feeCents: number
  discountCents: number
  totalCents: number
  missingToMinimumCents: number
  /** Not told where the delivery costs nothing anyway. */
  missingToFreeCents: number
  missingToCouponCents: number
}

/**
 * An order by the shop's rules: items − discount + fee, for the menu, the bot, the counter and the server alike. A
 * discount never touches the fee, and is never more than the items. Both rules of deliveries look at the items before
 * the discount.
 */
export function priceOrder({
  itemsCents,
  fulfilment,
  feeCents,
  rules,
  coupon = null,
}: OrderToPrice): OrderPrice {
  const isDelivery = fulfilment === 'delivery'
  const missingToCouponCents = coupon ? missing(coupon.minimumCents, itemsCents) : 0
  const counted = missingToCouponCents === 0 ? coupon : null
  const discountCents = counted ? discountOf(counted, itemsCents) : 0
  const isFree =
    counted?.kind === 'free_delivery' || (rules.freeFromCents > 0 && itemsCents >= rules.freeFromCents)
  const charged = isDelivery && !isFree ? feeCents : 0
  return {
    itemsCents,
    feeCents: charged,
    discountCents,
    totalCents: itemsCents - discountCents + charged,
    missingToMinimumCents: isDelivery ? missing(rules.minimumCents, itemsCents) : 0,
    missingToFreeCents: charged > 0 ? missing(rules.freeFromCents, itemsCents) : 0,
    missingToCouponCents,
  }
}

/** A percentage is rounded to the nearest cent. */
function discountOf({ kind, value }: CouponTerms, itemsCents: number): number {
  if (kind === 'free_delivery') return 0
  const wanted = kind === 'percent' ? Math.round((itemsCents * value) / 100) : value
  return Math.min(itemsCents, Math.max(0, wanted))
}

function missing(wanted: number, cents: number): number {
  return Math.max(0, wanted - cents)
}

import type { CouponRefusal } from '@balcao/domain/orders'
import { whyOf } from './coupon-field'
import { ApiError, hasCode } from '../../lib/http/api-error'
import { placeMenuOrder, type MenuOrder, type PlacedOrder } from '../menu-calls'

export type OrderOutcome =
  | { kind: 'placed'; order: PlacedOrder }
  /** The same id had carried another order before, and that one arrived. */
  | { kind: 'arrivedBefore'; order: PlacedOrder }
  /** Prices, fees or products are not what the customer saw: nothing was placed. */
  | { kind: 'changed' }
  | { kind: 'closed' }
  /** It cannot be had at that time any more: nothing was placed. */
  | { kind: 'slotGone' }
  /** The coupon does not count (any more): nothing was placed. */
  | { kind: 'couponRefused'; why: CouponRefusal }
  | { kind: 'refused'; error: ApiError }
  /** Nobody knows whether it arrived: pressing again with the same id is safe. */
  | { kind: 'unsure'; error: unknown }

/** Sends the order and says in words of this page how it went. Never throws. */
export async function sendOrder(company: string, order: MenuOrder): Promise<OrderOutcome> {
  try {
    return { kind: 'placed', order: await placeMenuOrder(company, order) }
  } catch (error) {
    if (hasCode(error, 'CART_CHANGED')) return { kind: 'changed' }
    if (hasCode(error, 'COUPON_REFUSED')) return { kind: 'couponRefused', why: whyOf(error.current) }
    if (hasCode(error, 'SHOP_CLOSED')) return { kind: 'closed' }
    if (hasCode(error, 'SLOT_GONE')) return { kind: 'slotGone' }
    if (hasCode(error, 'IDEMPOTENCY_MISMATCH') && isPlaced(error.current)) {
      return { kind: 'arrivedBefore', order: error.current }
    }
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
      return { kind: 'refused', error }
    }
    return { kind: 'unsure', error }
  }
}

function isPlaced(value: unknown): value is PlacedOrder {
  const placed = value as Partial<PlacedOrder> | null | undefined
  return typeof placed?.link === 'string' && typeof placed.number === 'number'
}

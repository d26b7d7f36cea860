import {
  couponKey,
  couponRefusal,
  couponRefusalWords,
  type CouponRefusal,
  type CouponTerms,
} from '@balcao/domain/orders'
import { businessDay } from '@balcao/domain/time'
import { getCompany } from '../company'
import type { Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { lockCoupon, meetCoupons, type MetCoupon } from './coupons.store'

/** What an order keeps of its coupon: cents or percent. */
export interface TakenCoupon extends CouponTerms {
  id: string
  code: string
}

/** For whom a coupon is wanted. */
export interface CouponWish {
  code: string
  phone: string | null
  now: Date
  /** Left out where items may still be added. */
  itemsCents?: number
  /** The order that is to have it: it does not count against itself. */
  orderId?: string
}

/** A coupon that may be used, by what is known now; nothing is taken. @throws Problem COUPON_REFUSED */
export async function findCoupon(tx: Tx, companyId: string, wish: CouponWish): Promise<TakenCoupon> {
  const { code, phone, orderId: except = null, now, itemsCents } = wish
  const [met] = await meetCoupons(tx, companyId, { key: couponKey(code), phone, except })
  const why = met ? judge(met, await dayOf(tx, companyId, now), itemsCents) : 'unknown'
  if (!met || why) {
    const refusal = why ?? 'unknown'
    throw new Problem('COUPON_REFUSED', { mensagem: couponRefusalWords[refusal], current: { why: refusal } })
  }
  return takenOf(met)
}

/**
 * A coupon for an order that this transaction writes: others who want it wait until it ends, so that its last use is
 * taken once. @throws Problem COUPON_REFUSED
 */
export async function takeCoupon(
  tx: Tx,
  companyId: string,
  wish: CouponWish & { itemsCents: number; orderId: string },
): Promise<TakenCoupon> {
  await lockCoupon(tx, companyId, couponKey(wish.code))
  return findCoupon(tx, companyId, wish)
}

/** Every coupon of the company, each with why a customer may not use it; null when they may. */
export async function meetAllCoupons(
  tx: Tx,
  companyId: string,
  { phone, now }: Pick<CouponWish, 'phone' | 'now'>,
): Promise<(TakenCoupon & { refusal: CouponRefusal | null })[]> {
  const all = await meetCoupons(tx, companyId, { key: null, phone, except: null })
  const day = await dayOf(tx, companyId, now)
  return all.map((met) => ({ ...takenOf(met), refusal: judge(met, day, undefined) }))
}

function takenOf({ id, code, kind, value, minimum_cents }: MetCoupon): TakenCoupon {
  return { id, code, kind, value, minimumCents: minimum_cents }
}

async function dayOf(tx: Tx, companyId: string, now: Date): Promise<string> {
  const { timeZone, cutoffHour } = await getCompany(tx, companyId)
  return businessDay(now.getTime(), timeZone, cutoffHour)
}

function judge(met: MetCoupon, day: string, itemsCents = Number.MAX_SAFE_INTEGER): CouponRefusal | null {
  const coupon = {
    ...takenOf(met),
    firstOrder: met.first_order,
    startsOn: met.starts_on,
    endsOn: met.ends_on,
    maxUses: met.max_uses,
    maxUsesEach: met.max_uses_each,
    active: met.active,
  }
  return couponRefusal(coupon, {
    day,
    itemsCents,
    hasPhone: met.phone_key !== null,
    uses: met.uses,
    usesOfPhone: met.uses_of_phone,
    hasOrdered: met.has_ordered,
  })
}

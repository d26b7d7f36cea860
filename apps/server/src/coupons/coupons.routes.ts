import * as contract from '@balcao/contract/coupons'
import { normalizePhone } from '@balcao/domain/company'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import { companyOf } from '../platform/http/caller'
import { implement, type Router } from '../platform/http/implement'
import { readCoupons } from './coupons.store'
import { saveCoupon } from './save-coupon'
import { findCoupon } from './use-coupon'

export interface CouponNeeds {
  db: Database
  clock: Clock
}

/** Coupons as the owner manages them, and the counter's question whether one may be used. */
export function registerCoupons(router: Router, { db, clock }: CouponNeeds): void {
  implement(router, contract.listCoupons, async ({ caller }) => {
    const companyId = companyOf(caller)
    return { coupons: await db.asCompany(companyId, (tx) => readCoupons(tx, companyId)) }
  })

  implement(router, contract.saveCoupon, ({ caller, params, body }) =>
    saveCoupon(db, companyOf(caller), params.couponId, body),
  )

  implement(router, contract.checkCoupon, async ({ caller, body }) => {
    const companyId = companyOf(caller)
    const phone = normalizePhone(body.customer_phone ?? '') || null
    const { code, kind, value, minimumCents } = await db.asCompany(companyId, (tx) =>
      findCoupon(tx, companyId, { code: body.code, phone, now: clock() }),
    )
    return { code, kind, value, minimum_cents: minimumCents }
  })
}

import * as contract from '@balcao/contract/pix'
import { actorOf } from '../platform/audit'
import { companyOf, employeeOf, type Caller } from '../platform/http/caller'
import { implement, type Router } from '../platform/http/implement'
import { connectAccount, disconnectAccount } from './account/connect-account'
import { setRules } from './account/set-rules'
import { showAccount } from './account/show-account'
import { alignCharge } from './charges/align-charge'
import { readCharge, testCharge } from './charges/test-charge'
import { matchReceipt } from './day/match-receipt'
import { readDay } from './day/read-day'
import { unmatchReceipt } from './day/unmatch-receipt'
import { receiptsOfOrder } from './refunds/show-receipts'
import { refundReceipt } from './refunds/refund-receipt'
import type { PixNeeds } from './pix-needs'
import { hearCallback } from './receipts/hear-callback'
import { openLink } from './with-bank'

/** A company's account at its bank, and the address by which banks tell of payments. */
export function registerPix(router: Router, needs: PixNeeds): void {
  const link = openLink(needs)
  const byOf = (caller: Caller) => ({ companyId: companyOf(caller), by: actorOf(caller) })
  const personOf = (caller: Caller) => ({
    ...byOf(caller),
    employeeId: employeeOf(caller),
  })

  implement(router, contract.pixAccount, ({ caller }) => {
    const companyId = companyOf(caller)
    return link.db.asCompany(companyId, (tx) => showAccount(tx, companyId))
  })
  implement(router, contract.connectPix, ({ caller, body }) => connectAccount(link, byOf(caller), body))
  implement(router, contract.disconnectPix, ({ caller }) => disconnectAccount(link, byOf(caller)))
  implement(router, contract.setPixRules, ({ caller, body }) => setRules(link, byOf(caller), body))
  implement(router, contract.testPix, ({ caller }) => testCharge(link, companyOf(caller)))
  implement(router, contract.pixCharge, ({ caller, params }) =>
    readCharge(link, companyOf(caller), params.txid),
  )

  implement(router, contract.pixOfOrder, ({ caller, params }) => {
    const companyId = companyOf(caller)
    return link.db.asCompany(companyId, async (tx) => ({
      receipts: await receiptsOfOrder(tx, companyId, params.orderId),
    }))
  })
  implement(router, contract.chargeOrder, async ({ caller, params, body }) => {
    const companyId = companyOf(caller)
    const look = { now: link.clock(), fresh: body.fresh ?? false }
    const charge = await link.db.asCompany(companyId, (tx) =>
      alignCharge(tx, companyId, params.orderId, look),
    )
    if (!charge) return { charge }
    const { state, code, expiresAt } = charge
    return { charge: { state, code, expires_at: expiresAt?.toISOString() ?? null } }
  })
  implement(router, contract.refundPix, ({ caller, params, body }) =>
    refundReceipt(link, personOf(caller), params.endToEndId, body),
  )

  implement(router, contract.pixDay, ({ caller, query }) => {
    const companyId = companyOf(caller)
    return link.db.asCompany(companyId, (tx) =>
      readDay(tx, companyId, { date: query.date, now: link.clock() }),
    )
  })
  implement(router, contract.matchPix, ({ caller, params, body }) =>
    matchReceipt(link, byOf(caller), params.endToEndId, body.order_id),
  )
  implement(router, contract.unmatchPix, ({ caller, params }) =>
    unmatchReceipt(link, personOf(caller), params.endToEndId),
  )

  for (const call of [contract.hearPix, contract.hearPixBelow] as const) {
    implement(router, call, async ({ params, body }) => {
      await hearCallback(link, params, body)
      return {}
    })
  }
}

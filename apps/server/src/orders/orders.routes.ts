import * as contract from '@balcao/contract/orders'
import { toCents } from '@balcao/domain/money'
import { companyOf } from '../platform/http/caller'
import { implement, type Router } from '../platform/http/implement'
import { restoreOrder } from './acts/delete-orders'
import { editOrder } from './acts/edit-order'
import { getOrder } from './get-order'
import { closeOrder } from './acts/move-order'
import { actorOf, moverOf } from './movers'
import { registerOrderTable } from './order-table.routes'
import type { OrderNeeds } from './orders-needs'
import { countOrders } from './orders.store'
import { payOrder } from './payments/pay-order'
import { voidPayment } from './payments/void-payment'
import { reopenOrder } from './acts/reopen-order'
import { seeOrders } from './acts/see-orders'
import { tickLine } from './acts/tick-line'

/** The orders table in PostgREST style, and what the table cannot say under /api/orders. */
export function registerOrders(router: Router, needs: OrderNeeds): void {
  const { db, clock } = needs
  registerOrderTable(router, needs)

  implement(router, contract.orderCounts, ({ caller }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, (tx) => countOrders(tx, companyId))
  })
  implement(router, contract.getOrder, ({ caller, params }) =>
    getOrder(db, companyOf(caller), params.orderId),
  )
  implement(router, contract.editOrder, ({ caller, params, body }) =>
    editOrder(db, companyOf(caller), params.orderId, body, { actor: actorOf(caller), now: clock() }),
  )
  implement(router, contract.closeOrder, ({ caller, params, body }) =>
    closeOrder(db, companyOf(caller), params.orderId, {
      ...body,
      note: body.note ?? null,
      ...moverOf(caller),
    }),
  )
  implement(router, contract.reopenOrder, ({ caller, params }) =>
    reopenOrder(db, companyOf(caller), params.orderId, moverOf(caller)),
  )
  implement(router, contract.payOrder, ({ caller, params, body }) => {
    const { id, method, received, change, note } = body
    const wanted = { id, method, receivedCents: toCents(received), changeCents: toCents(change) }
    const payment = { ...wanted, note: note ?? null }
    return payOrder(db, companyOf(caller), params.orderId, payment, moverOf(caller))
  })
  implement(router, contract.voidPayment, ({ caller, params }) =>
    voidPayment(db, companyOf(caller), params, moverOf(caller)),
  )
  implement(router, contract.tickLine, ({ caller, params, body }) =>
    tickLine(db, companyOf(caller), params.orderId, body),
  )
  implement(router, contract.seeOrder, async ({ caller, params }) => {
    await seeOrders(db, companyOf(caller), params.orderId)
    return { ok: true as const }
  })
  implement(router, contract.seeAllOrders, async ({ caller }) => {
    await seeOrders(db, companyOf(caller))
    return { ok: true as const }
  })
  implement(router, contract.restoreOrder, ({ caller, params }) =>
    restoreOrder(db, companyOf(caller), params.orderId, actorOf(caller)),
  )
}

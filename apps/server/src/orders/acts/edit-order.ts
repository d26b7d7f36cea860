import type { NewOrder, OrderRow } from '@balcao/contract/orders'
import { normalizePhone } from '@balcao/domain/company'
import { toCents } from '@balcao/domain/money'
import { couponKey, isInKitchen, orderProblemWords, ticksAfterEdit } from '@balcao/domain/orders'
import { takeCoupon, type TakenCoupon } from '../../coupons'
import type { Database, Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { announcePrints, queueOrderPrints } from '../../printing'
import { getCompany, type Company } from '../../company'
import { announceChange } from '../announce-order'
import { requireLocked } from './move-order'
import { isSameMoment, noteOtherMoment } from './reschedule-order'
import { orderBook } from '../order-book'
import { findOrderRow, updateOrder, writeTimeline, type Actor, type OrderState } from '../orders.store'
import { withOwnProducts } from '../own-products'
import { itemsCentsOf, readContent } from '../read-content'
import { findOrderToPrint } from '../receipt-order'
import { waitOf } from '../start-scheduled'
import { contentWithCoupon, requireNoDiscount } from '../with-coupon'

/**
 * Replaces what an order says, if nobody changed it since `version`. Prints again, marked as a change,
 * while the kitchen may still be working on it. Lines that say something else lose their tick.
 * A coupon that stays computes by what it said when the order was placed, whatever became of it since.
 * @throws Problem ORDER_NOT_FOUND, ORDER_INVALID, COUPON_REFUSED, ORDER_CHANGED
 */
export async function editOrder(
  db: Database,
  companyId: string,
  orderId: string,
  edit: Omit<NewOrder, 'id' | 'total'> & { version: number; delivery_fee: number },
  { actor, now }: { actor: Actor; now: Date },
): Promise<OrderRow> {
  return db.asCompany(companyId, async (tx) => {
    const order = await requireLocked(tx, companyId, orderId)
    if (order.version !== edit.version) throw new Problem('ORDER_CHANGED')
    const coupon = await couponOf(tx, companyId, order, edit, now)
    const feeCents = toCents(edit.delivery_fee)
    const said = coupon ? contentWithCoupon(edit, coupon, feeCents) : readContent(edit, feeCents)
    if (order.status === 'dispatched' && said.fulfilment === 'pickup') throw alreadyLeft()
    const company = await getCompany(tx, companyId)
    const { items: before, scheduledFor: from = null } = (await findOrderToPrint(tx, companyId, orderId))!
      .receipt
    const to = edit.scheduled_for ?? null
    const waitsUntil = waitOfEdit(company, order, { from, to }, now)
    const content = await withOwnProducts(tx, companyId, orderId, said)
    const ticked = ticksAfterEdit((await findOrderRow(tx, companyId, orderId))!, content.items)
    await updateOrder(tx, companyId, orderId, content, { coupon, waitsUntil, ticked })
    await writeTimeline(tx, companyId, orderId, { kind: 'edited', actor })
    await noteOtherMoment(tx, companyId, orderId, { from, to, actor })
    const isToBeMade = waitsUntil === null && isInKitchen(order.status)
    // What waited is on no paper yet: it is no change there.
    const change = order.waits_until === null ? { before } : {}
    const prints = isToBeMade ? await queueOrderPrints(tx, orderBook, company, orderId, change) : []
    await announcePrints(tx, 'PRINT_QUEUED', prints)
    return announceChange(tx, companyId, orderId)
  })
}

/** An order that is not begun yet waits by what it says now; one that is begun, or wanted for what it was, as before. */
function waitOfEdit(company: Company, order: OrderState, { from, to }: Moments, now: Date): Date | null {
  const isMoved = !isSameMoment(from, to)
  if (!isMoved || order.status !== 'analysis') return isMoved ? null : order.waits_until
  return waitOf(company, to, now) ?? order.pay_by
}

/** What the order was wanted for, and is: ISO; null is at once. */
interface Moments {
  from: string | null
  to: string | null
}

/** The coupon of an edited order: unsaid it stays, null takes it off, another code is taken as by a new order. */
async function couponOf(
  tx: Tx,
  companyId: string,
  order: OrderState,
  edit: Omit<NewOrder, 'id' | 'total'>,
  now: Date,
): Promise<TakenCoupon | null> {
  const { coupon: code, customer_phone } = edit
  if (code === undefined || code === null) return code === null ? null : order.coupon
  requireNoDiscount(edit)
  if (order.coupon && couponKey(order.coupon.code) === couponKey(code)) return order.coupon
  const phone = customer_phone ? normalizePhone(customer_phone) : null
  return takeCoupon(tx, companyId, { code, phone, now, itemsCents: itemsCentsOf(edit), orderId: order.id })
}

/** It left the shop: nobody can fetch it there. Who brings it back moves it back first. */
function alreadyLeft(): Problem {
  return new Problem('ORDER_INVALID', {
    mensagem: `O pedido tem dados inválidos: fulfilment (${orderProblemWords.already_dispatched}).`,
    fields: [{ path: 'fulfilment', mensagem: 'already_dispatched' }],
  })
}

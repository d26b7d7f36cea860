import type { NewOrder, OrderRow } from '@balcao/contract/orders'
import { toCents } from '@balcao/domain/money'
import { orderProblemWords } from '@balcao/domain/orders'
import type { Database } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { announcePrints, queueOrderPrints } from '../printing'
import { getCompany } from '../company'
import { announceChange } from './announce-order'
import { requireLocked } from './move-order'
import { orderBook } from './order-book'
import { updateOrder, writeTimeline, type Actor } from './orders.store'
import { withOwnProducts } from './own-products'
import { readContent } from './read-content'
import { findOrderToPrint } from './receipt-order'

/**
 * Replaces what an order says, if nobody changed it since `version`. Prints again, marked as a change,
 * while the kitchen may still be working on it.
 * @throws Problem ORDER_NOT_FOUND, ORDER_INVALID, ORDER_CHANGED
 */
export async function editOrder(
  db: Database,
  companyId: string,
  orderId: string,
  edit: Omit<NewOrder, 'id' | 'total'> & { version: number; delivery_fee: number },
  actor: Actor,
): Promise<OrderRow> {
  const said = readContent(edit, toCents(edit.delivery_fee))
  return db.asCompany(companyId, async (tx) => {
    const order = await requireLocked(tx, companyId, orderId)
    if (order.version !== edit.version) throw new Problem('ORDER_CHANGED')
    if (order.status === 'dispatched' && said.fulfilment === 'pickup') throw alreadyLeft()
    const before = (await findOrderToPrint(tx, companyId, orderId))!.receipt.items
    await updateOrder(tx, companyId, orderId, await withOwnProducts(tx, companyId, orderId, said))
    await writeTimeline(tx, companyId, orderId, { kind: 'edited', actor })
    const isInKitchen = order.status === 'analysis' || order.status === 'production'
    const company = await getCompany(tx, companyId)
    const prints = isInKitchen ? await queueOrderPrints(tx, orderBook, company, orderId, { before }) : []
    await announcePrints(tx, 'PRINT_QUEUED', prints)
    return announceChange(tx, companyId, orderId)
  })
}

/** It left the shop: nobody can fetch it there. Who brings it back moves it back first. */
function alreadyLeft(): Problem {
  return new Problem('ORDER_INVALID', {
    mensagem: `O pedido tem dados inválidos: fulfilment (${orderProblemWords.already_dispatched}).`,
    fields: [{ path: 'fulfilment', mensagem: 'already_dispatched' }],
  })
}

import type { BotEffect, BotResult } from '@balcao/domain/bot'
import { isOpen } from '@balcao/domain/orders'
import { inShop, takesFor } from '../../menu'
import { rescheduleOrder } from '../../orders'
import type { Database } from '../../platform/database/database'
import type { BotCustomer } from '../bot-customer'
import { isMovable, ordersOf } from './own-orders'

type Moved = Extract<BotResult, { kind: 'order-moved' | 'order-not-moved' }>

/**
 * Moves an order for later of that customer alone, while nobody has begun it, to a half hour that the shop still offers.
 * One that is there already was moved by a turn that was lost.
 */
export function moveBotOrder(
  db: Database,
  companyId: string,
  customer: BotCustomer,
  { orderId, start }: Extract<BotEffect, { kind: 'move-order' }>,
  now: Date,
): Promise<Moved> {
  return inShop(db, companyId, async (tx, shop): Promise<Moved> => {
    const own = (await ordersOf(tx, shop.id, customer)).find(({ id }) => id === orderId)
    if (!own || !isOpen(own.status)) return { kind: 'order-not-moved', why: 'gone' }
    const moved = { kind: 'order-moved', number: own.number, start } as const
    if (own.scheduled_for?.getTime() === Date.parse(start)) return moved
    if (!isMovable(own, now)) return { kind: 'order-not-moved', why: 'begun' }
    if (!takesFor(shop, start, own.fulfilment, now)) return { kind: 'order-not-moved', why: 'slot-gone' }
    const isDone = await rescheduleOrder(tx, shop.id, orderId, start, { actor: 'customer', now })
    return isDone ? moved : { kind: 'order-not-moved', why: 'begun' }
  })
}

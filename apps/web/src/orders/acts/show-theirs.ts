import { listOrders, MovedOrders, type OrderRow } from '@balcao/contract/orders'
import type { QueryClient } from '@tanstack/react-query'
import { callLoosely } from '../../lib/http/send'
import { logFailure } from '../../lib/log'
import { hideOrder, showOrder } from '../data/live-orders'
import { orderKeys } from '../data/orders.queries'
import { readRows } from '../data/read-rows'
import { setOrderProblem } from './order-problems'

/** Somebody was faster: shows the order as it is, and who moved it, by what ORDER_MOVED said. */
export function showMoved(client: QueryClient, order: OrderRow, current: unknown) {
  const moved = MovedOrders.safeParse(current).data?.find((one) => one.order.id === order.id)
  if (!moved) return void takeTheirs(client, order)
  setOrderProblem(
    order.id,
    moved.employee
      ? { takenBy: moved.employee }
      : moved.by === 'api'
        ? 'statusTakenByProgram'
        : 'statusTaken',
  )
  showOrder(client, moved.order)
  void client.invalidateQueries({ queryKey: orderKeys.counts })
}

/** Somebody was faster: reads the order as it is now; one that is gone leaves the screen. */
export async function takeTheirs(client: QueryClient, order: OrderRow) {
  setOrderProblem(order.id, 'statusTaken')
  await client.invalidateQueries({ queryKey: orderKeys.counts })
  try {
    const query = { select: '*', id: `eq.${order.id}` }
    const [theirs] = readRows(await callLoosely(listOrders, { query }))
    if (theirs) showOrder(client, theirs)
    else hideOrder(client, order.id)
  } catch (error) {
    logFailure('an order that changed could not be read', error)
    showOrder(client, order)
  }
}

import { deleteOrders, restoreOrder, type OrderRow } from '@balcao/contract/orders'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api'
import { callForStatus } from '../../lib/http/send'
import { logFailure } from '../../lib/log'
import { hideOrder, showOrder } from '../data/live-orders'
import { setOrderProblem } from './order-problems'
import { orderKeys } from '../data/orders.queries'

/** Deletes an order; a failure brings the card back with a quiet hint (ORD-34, W14). Answers whether it is gone. */
export async function deleteOrder(client: QueryClient, order: OrderRow): Promise<boolean> {
  setOrderProblem(order.id, null)
  hideOrder(client, order.id)
  try {
    await callForStatus(deleteOrders, {
      query: { id: `eq.${order.id}` },
      headers: { prefer: 'return=minimal' },
    })
    return true
  } catch (error) {
    logFailure('an order was not deleted', error)
    setOrderProblem(order.id, 'deleteFailed')
    showOrder(client, order)
    await client.invalidateQueries({ queryKey: orderKeys.counts })
    return false
  }
}

/** Undoes a deletion. Throws ApiError ORDER_NOT_FOUND, UNDO_EXPIRED. */
export async function undeleteOrder(client: QueryClient, orderId: string): Promise<void> {
  showOrder(client, await call(restoreOrder, { params: { orderId } }))
}

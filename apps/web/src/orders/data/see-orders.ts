import { seeAllOrders, seeOrder } from '@balcao/contract/orders'
import { call } from '../../lib/http/api'

/** Somebody looked at this order, or at all of them: every device stops ringing. Throws ApiError. */
export async function markSeen(orderId?: string): Promise<void> {
  if (orderId) await call(seeOrder, { params: { orderId } })
  else await call(seeAllOrders, {})
}

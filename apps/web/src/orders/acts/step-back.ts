import type { OrderDetails, OrderRow } from '@balcao/contract/orders'
import { isStatus, orderStatuses, type OrderStatus } from '@balcao/domain/orders'

interface Moved {
  order: Pick<OrderRow, 'status'>
  /** Statuses that it may be given. */
  moveTo: readonly OrderStatus[]
  /** Its story, as far as it is known. */
  timeline: OrderDetails['timeline']
}

/** Where an order goes that was moved too far: to the step before, of those that it took; null where there is none. */
export function stepBack({ order, moveTo, timeline }: Moved): OrderStatus | null {
  const place = (status: OrderStatus) => orderStatuses.indexOf(status)
  const wasThere = (status: OrderStatus) =>
    status !== 'dispatched' || timeline.some(({ kind, detail }) => kind === 'status' && detail.to === status)
  if (!isStatus(order.status)) return null
  const earlier = moveTo.filter((status) => place(status) < place(order.status) && wasThere(status))
  return earlier.toSorted((a, b) => place(b) - place(a))[0] ?? null
}

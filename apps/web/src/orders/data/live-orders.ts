import type { OrderCounts, OrderDetails, OrderRow } from '@balcao/contract/orders'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useLiveEvent } from '../../lib/live/live-provider'
import { belongs, listOrder } from './order-filters'
import { dropOrder, placeOrder } from './order-pages'
import { orderKeys, recentOrders, type ListQuery, type OrderPages } from './orders.queries'
import { withPendingMove } from './pending-moves'
import { newerOf } from './recent-orders'

/** Everything that a live event changes in the orders' caches. Nothing here asks the server for the list. */
export function useLiveOrders() {
  const client = useQueryClient()
  useLiveEvent('ORDER_UPSERT', ({ order, counts }) => {
    recentOrders.note(order.id, order, Date.now())
    showOrder(client, withPendingMove(order))
    showCounts(client, counts)
    void client.invalidateQueries({ queryKey: orderKeys.details(order.id) })
  })
  useLiveEvent('ORDER_REMOVED', ({ id, counts }) => {
    recentOrders.note(id, null, Date.now())
    hideOrder(client, id)
    showCounts(client, counts)
    void client.invalidateQueries({ queryKey: orderKeys.details(id) })
  })
  useLiveEvent('ORDERS_SEEN', ({ ids, counts }) => {
    const seenAt = new Date().toISOString()
    for (const id of ids) {
      const order = knownOrder(client, id)
      if (order && !order.seen_at) showOrder(client, { ...order, seen_at: seenAt })
      void client.invalidateQueries({ queryKey: orderKeys.details(id) })
    }
    showCounts(client, counts)
  })
  const refreshPrints = (orderId: string | null) => {
    if (orderId) void client.invalidateQueries({ queryKey: orderKeys.details(orderId) })
  }
  useLiveEvent('PRINT_QUEUED', ({ job }) => refreshPrints(job.order_id))
  useLiveEvent('PRINT_CHANGED', ({ job }) => refreshPrints(job.order_id))
}

/** Puts an order into every cached list it belongs to, and out of the others. An older state changes nothing. */
export function showOrder(client: QueryClient, order: OrderRow) {
  const now = Date.now()
  for (const [key, data] of client.getQueriesData<OrderPages>({ queryKey: orderKeys.lists })) {
    if (!data) continue
    const known = findIn(data, order.id)
    const latest = known ? newerOf(known, order) : order
    if (latest === known) continue
    const { filters, zone } = key[2] as ListQuery
    const more = data.pages.at(-1)?.more ?? false
    const placing = { belongs: belongs(latest, filters, { now, zone }), compare: listOrder(filters), more }
    client.setQueryData<OrderPages>(
      key,
      withOrders(data, (lists) => placeOrder(lists, latest, placing)),
    )
  }
  client.setQueryData<OrderDetails>(orderKeys.details(order.id), (details) =>
    details ? { ...details, order: newerOf(details.order, order) } : details,
  )
}

/** Takes an order out of every cached list. */
export function hideOrder(client: QueryClient, id: string) {
  client.setQueriesData<OrderPages>({ queryKey: orderKeys.lists }, (data) =>
    data ? withOrders(data, (lists) => dropOrder(lists, id)) : data,
  )
}

/** Shows counts that an event brought. A question under way was asked before them: its answer must not undo them. */
export function showCounts(client: QueryClient, counts: OrderCounts) {
  void client.cancelQueries({ queryKey: orderKeys.counts })
  client.setQueryData(orderKeys.counts, counts)
}

/** An order as the screen has it, from any list or its details. */
export function knownOrder(client: QueryClient, id: string): OrderRow | undefined {
  for (const [, data] of client.getQueriesData<OrderPages>({ queryKey: orderKeys.lists })) {
    const order = data && findIn(data, id)
    if (order) return order
  }
  return client.getQueryData<OrderDetails>(orderKeys.details(id))?.order
}

function findIn(data: OrderPages, id: string): OrderRow | undefined {
  for (const { orders } of data.pages) {
    const order = orders.find((one) => one.id === id)
    if (order) return order
  }
  return undefined
}

function withOrders(data: OrderPages, change: (lists: OrderRow[][]) => OrderRow[][]): OrderPages {
  const before = data.pages.map(({ orders }) => orders)
  const after = change(before)
  const pages = data.pages.map((page, index) =>
    after[index] === before[index] ? page : { ...page, orders: after[index] ?? [] },
  )
  return { ...data, pages }
}

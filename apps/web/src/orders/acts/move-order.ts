import { changeOrderStatus, type OrderCounts, type OrderRow } from '@balcao/contract/orders'
import { isStatus, type OrderStatus } from '@balcao/domain/orders'
import type { QueryClient } from '@tanstack/react-query'
import { callLoosely } from '../../lib/http/send'
import { hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { knownOrder, showCounts, showOrder } from '../data/live-orders'
import { isUnseen } from '../words/is-unseen'
import { setOrderProblem } from './order-problems'
import { showMoved, takeTheirs } from './show-theirs'
import { orderKeys } from '../data/orders.queries'
import { beginMove, endMove } from '../data/pending-moves'
import { readRows } from '../data/read-rows'

/**
 * Moves an order from the status the person saw. The card moves at once; a failure puts it back with a quiet hint
 * (ORD-31, ORD-33, W14). When somebody else was faster, theirs is shown. Answers whether our move was made.
 */
export async function moveOrder(client: QueryClient, order: OrderRow, to: OrderStatus): Promise<boolean> {
  setOrderProblem(order.id, null)
  beginMove(order, to)
  showOrder(client, { ...order, status: to, seen_at: order.seen_at ?? new Date().toISOString() })
  const counts = client.getQueryData<OrderCounts>(orderKeys.counts)
  if (counts) showCounts(client, recount(counts, order, to))
  try {
    const rows = readRows(
      await callLoosely(changeOrderStatus, {
        ...movingFrom(order, to),
        headers: { prefer: 'return=representation' },
        keepalive: true,
      }),
    )
    endMove(order.id)
    if (rows[0]) showOrder(client, rows[0])
    else await takeTheirs(client, order)
    return rows.length > 0
  } catch (error) {
    logFailure('the status of an order was not saved', error)
    endMove(order.id)
    if (hasCode(error, 'ORDER_MOVED')) showMoved(client, order, error.current)
    else if (hasCode(error, 'TRANSITION_NOT_ALLOWED')) await takeTheirs(client, order)
    else await putBack(client, order)
    return false
  }
}

/** A status that this screen does not know cannot be named in `from`; the filter says it as it came. */
function movingFrom({ id, status }: OrderRow, to: OrderStatus) {
  return isStatus(status)
    ? { query: { id: `eq.${id}` }, body: { status: to, from: status } }
    : { query: { id: `eq.${id}`, status: `eq.${String(status)}` }, body: { status: to } }
}

/** The counters as they will be; the next event brings the truth. */
function recount(counts: OrderCounts, order: OrderRow, to: OrderStatus): OrderCounts {
  const change = (status: Exclude<keyof OrderCounts, 'unseen'>) =>
    counts[status] - Number(order.status === status) + Number(to === status)
  const wasUnseen = isUnseen(order)
  return {
    analysis: Math.max(0, change('analysis')),
    production: Math.max(0, change('production')),
    ready: Math.max(0, change('ready')),
    dispatched: Math.max(0, change('dispatched')),
    unseen: Math.max(0, counts.unseen - Number(wasUnseen)),
  }
}

async function putBack(client: QueryClient, order: OrderRow) {
  setOrderProblem(order.id, 'statusFailed')
  const shown = knownOrder(client, order.id)
  if (!shown || shown.version <= order.version) showOrder(client, order)
  await client.invalidateQueries({ queryKey: orderKeys.counts })
}

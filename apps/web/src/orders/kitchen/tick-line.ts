import { OrderRow, tickLine } from '@balcao/contract/orders'
import { isInKitchen } from '@balcao/domain/orders'
import { notifyManager, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api'
import { hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { setOrderProblem } from '../acts/order-problems'
import { showMoved, takeTheirs } from '../acts/show-theirs'
import { knownOrder, showOrder } from '../data/live-orders'
import { beginPress, endPress, pressOf, type Press } from './pending-ticks'

/**
 * Ticks a line, or takes that back. It shows at once; what the server refuses is put back with a quiet hint. A line has
 * one call under way: what is pressed meanwhile is sent after it, so that the last press stands.
 */
export async function pressLine(
  client: QueryClient,
  order: OrderRow,
  line: number,
  ticked: boolean,
): Promise<void> {
  const item = order.items[line]
  if (!item) return
  setOrderProblem(order.id, null)
  const isUnderWay = pressOf(order.id, line) !== undefined
  beginPress(order.id, line, { item, ticked })
  if (isUnderWay) return
  for (let sent = pressOf(order.id, line); sent;) {
    const failure = await save(client, order.id, line, sent)
    // Before the lists have shown the answer the line would be seen as it was, for a moment.
    await new Promise<void>((shown) => notifyManager.schedule(shown))
    const latest = pressOf(order.id, line)
    if (latest === sent) {
      endPress(order.id, line)
      if (failure) await putBack(client, order, line, sent, failure.error)
      return
    }
    sent = latest
  }
}

async function save(client: QueryClient, orderId: string, line: number, press: Press) {
  try {
    showOrder(
      client,
      await call(tickLine, { params: { orderId }, body: { line, ...press }, keepalive: true }),
    )
    return null
  } catch (error) {
    logFailure('a tick was not saved', error)
    return { error }
  }
}

async function putBack(client: QueryClient, order: OrderRow, line: number, press: Press, error: unknown) {
  const known = knownOrder(client, order.id) ?? order
  if (hasCode(error, 'ORDER_CHANGED')) {
    setOrderProblem(order.id, 'tickChanged')
    const theirs = OrderRow.safeParse(error.current).data
    if (theirs) showOrder(client, theirs)
  } else if (hasCode(error, 'ORDER_MOVED')) {
    // Where this screen moved it right after the tick, nobody has to be told.
    if (isInKitchen(known.status)) showMoved(client, order, error.current)
  } else if (hasCode(error, 'ORDER_NOT_FOUND')) {
    await takeTheirs(client, order)
  } else if (known.ticked.includes(line) !== press.ticked) {
    // Else it was saved, and only the answer was lost.
    setOrderProblem(order.id, 'tickFailed')
  }
}

import { getOrder, type OrderRow } from '@balcao/contract/orders'
import { printOrder, resolvePrint, type PrintSummary } from '@balcao/contract/printing'
import { copyKinds } from '@balcao/domain/printing'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../lib/api'
import { logFailure } from '../lib/log'
import { showOrder } from './live-orders'
import { setOrderProblem } from './order-problems'

/**
 * Answers for an order's doubtful prints whether the paper came out; “no” prints a marked reprint. Failed ones are
 * printed again when the answer is no. A failure leaves a quiet hint on the card.
 */
export async function answerPaper(client: QueryClient, order: OrderRow, printed: boolean): Promise<void> {
  setOrderProblem(order.id, null)
  try {
    const { prints } = await call(getOrder, { params: { orderId: order.id } })
    for (const { id } of prints.filter(({ state }) => state === 'uncertain')) {
      await call(resolvePrint, { params: { jobId: id }, body: { printed } })
    }
    if (!printed) await printFailedAgain(order.id, prints)
    const details = await call(getOrder, { params: { orderId: order.id } })
    showOrder(client, details.order)
  } catch (error) {
    logFailure('the answer about a print was not saved', error)
    setOrderProblem(order.id, 'printAnswerFailed')
  }
}

async function printFailedAgain(orderId: string, prints: readonly PrintSummary[]) {
  const failed = new Set(prints.filter(({ state }) => state === 'failed').map(({ copy }) => copy))
  for (const copy of copyKinds) {
    if (failed.has(copy)) await call(printOrder, { params: { orderId }, body: { copy } })
  }
}

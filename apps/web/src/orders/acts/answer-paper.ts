import { getOrder, type OrderRow } from '@balcao/contract/orders'
import { printOrder, resolvePrint, type PrintSummary } from '@balcao/contract/printing'
import { copyKinds } from '@balcao/domain/printing'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api'
import { logFailure } from '../../lib/log'
import { showOrder } from '../data/live-orders'
import { setOrderProblem } from './order-problems'

/**
 * Answers for an order whether its doubtful paper came out; “no” prints what is missing again, marked as a reprint.
 * A failure leaves a quiet hint on the card.
 */
export async function answerPaper(client: QueryClient, order: OrderRow, printed: boolean): Promise<void> {
  setOrderProblem(order.id, null)
  try {
    const { prints } = await call(getOrder, { params: { orderId: order.id } })
    for (const copy of copyKinds) await answerCopy(order.id, latestOf(prints, copy), printed)
    const { order: now } = await call(getOrder, { params: { orderId: order.id } })
    showOrder(client, now)
  } catch (error) {
    logFailure('the answer about a print was not saved', error)
    setOrderProblem(order.id, 'printAnswerFailed')
  }
}

/** The last print of a copy, which is the one that counts. */
export function latestOf(
  prints: readonly PrintSummary[],
  copy: PrintSummary['copy'],
): PrintSummary | undefined {
  return prints.filter((print) => print.copy === copy).sort((a, b) => b.revision - a.revision)[0]
}

async function answerCopy(orderId: string, print: PrintSummary | undefined, printed: boolean) {
  if (!print || print.copy === 'test' || print.copy === 'closing') return
  const { id, state, copy } = print
  if (state === 'uncertain' || (state === 'failed' && !printed)) {
    await call(resolvePrint, { params: { jobId: id }, body: { printed } })
  }
  if (state === 'expired' && !printed) await call(printOrder, { params: { orderId }, body: { copy } })
}

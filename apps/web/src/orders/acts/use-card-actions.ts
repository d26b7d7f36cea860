import type { OrderRow } from '@balcao/contract/orders'
import { formatBrl } from '@balcao/domain/money'
import type { OrderStatus } from '@balcao/domain/orders'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { textsNow } from '../../i18n/language'
import { logFailure } from '../../lib/log'
import { newId } from '../../lib/new-id'
import { useMay } from '../../shared/role/role-scope'
import { notify } from '../../ui/notices/notify'
import { notifyUndo } from '../../ui/notices/notify-undo'
import { deleteOrder, undeleteOrder } from './delete-order'
import { knownOrder } from '../data/live-orders'
import { balanceOfOrder } from '../payments/balance'
import { isElsewhere, takePayment, type Taken } from '../payments/pay'
import { moveOrder } from './move-order'
import { setOrderProblem } from './order-problems'
import { statusWord } from '../words/status-word'
import { ordersTexts } from '../texts'

/**
 * Moving and deleting, each with an undo in a message once the server has it. Of an order that is handed over and owes
 * still, the message takes the money too: its card is gone.
 */
export function useCardActions() {
  const client = useQueryClient()
  const mayPay = useMay('orders.pay')
  const move = useCallback(
    (order: OrderRow, to: OrderStatus) => void moveWithUndo(client, order, to, mayPay),
    [client, mayPay],
  )
  const remove = useCallback((order: OrderRow) => void deleteWithUndo(client, order), [client])
  return { move, remove }
}

/** Moves an order, with an undo in a message once the server has it. Answers whether our move was made. */
export async function moveWithUndo(
  client: QueryClient,
  order: OrderRow,
  to: OrderStatus,
  mayPay = false,
): Promise<boolean> {
  if (!(await moveOrder(client, order, to))) return false
  const t = textsNow(ordersTexts)
  const undo = () => {
    const now = knownOrder(client, order.id) ?? order
    void moveOrder(client, { ...now, status: to }, order.status)
  }
  const words = { number: order.number, status: statusWord(t, to, order) }
  const { owedCents } = balanceOfOrder(order)
  if (to !== 'delivered' || owedCents === 0 || !mayPay) notifyUndo(t('moved', words), t('undo'), undo)
  else {
    const owed = { amount: formatBrl(owedCents), method: t(`payment_${order.payment_method}`) }
    const taken = { id: newId(), method: order.payment_method, receivedCents: owedCents }
    const takeIt = () => void takeLater(client, order, { ...taken, changeCents: 0, note: null })
    notifyUndo(t('movedOwing', { ...words, ...owed }), t('undo'), undo, {
      act: t('moneyCame'),
      onAct: takeIt,
    })
  }
  return true
}

async function takeLater(client: QueryClient, order: OrderRow, taken: Taken) {
  try {
    await takePayment(client, order, taken)
  } catch (error) {
    const t = textsNow(ordersTexts)
    notify.error(`#${order.number}: ${t(isElsewhere(error) ? 'payElsewhere' : 'payFailed')}`)
  }
}

async function deleteWithUndo(client: QueryClient, order: OrderRow) {
  if (!(await deleteOrder(client, order))) return
  const t = textsNow(ordersTexts)
  notifyUndo(t('deleted', { number: order.number }), t('undo'), () => {
    undeleteOrder(client, order.id).catch((error: unknown) => {
      logFailure('a deletion was not undone', error)
      setOrderProblem(order.id, 'undoFailed')
    })
  })
}

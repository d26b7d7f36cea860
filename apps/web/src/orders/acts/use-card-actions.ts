import type { OrderRow } from '@balcao/contract/orders'
import type { OrderStatus } from '@balcao/domain/orders'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { textsNow } from '../../i18n/language'
import { logFailure } from '../../lib/log'
import { notifyUndo } from '../../ui/notices/notify-undo'
import { deleteOrder, undeleteOrder } from './delete-order'
import { knownOrder } from '../data/live-orders'
import { moveOrder } from './move-order'
import { setOrderProblem } from './order-problems'
import { statusWord } from '../words/status-word'
import { ordersTexts } from '../texts'

/** Moving and deleting, each with an undo in a message once the server has it. */
export function useCardActions() {
  const client = useQueryClient()
  const move = useCallback(
    (order: OrderRow, to: OrderStatus) => void moveWithUndo(client, order, to),
    [client],
  )
  const remove = useCallback((order: OrderRow) => void deleteWithUndo(client, order), [client])
  return { move, remove }
}

/** Moves an order, with an undo in a message once the server has it. Answers whether our move was made. */
export async function moveWithUndo(client: QueryClient, order: OrderRow, to: OrderStatus): Promise<boolean> {
  if (!(await moveOrder(client, order, to))) return false
  const t = textsNow(ordersTexts)
  notifyUndo(t('moved', { number: order.number, status: statusWord(t, to, order) }), t('undo'), () => {
    const now = knownOrder(client, order.id) ?? order
    void moveOrder(client, { ...now, status: to }, order.status)
  })
  return true
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

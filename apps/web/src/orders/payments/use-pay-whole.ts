import type { OrderRow } from '@balcao/contract/orders'
import { isVoid } from '@balcao/domain/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { newId } from '../../lib/new-id'
import { useMay } from '../../shared/role/role-scope'
import { setOrderProblem } from '../acts/order-problems'
import { balanceOfOrder } from './balance'
import { isElsewhere, takePayment } from './pay'

/**
 * Takes all that is owed, in the order's own method. A second try after a lost answer is the same payment, as long as it
 * is of the same amount.
 */
export function usePayWhole(order: OrderRow) {
  const client = useQueryClient()
  const mayPay = useMay('orders.pay')
  const { owedCents } = balanceOfOrder(order)
  const last = useRef({ id: '', cents: 0 })
  const pay = useMutation({
    mutationFn: () => {
      if (last.current.cents !== owedCents) last.current = { id: newId(), cents: owedCents }
      const { id } = last.current
      const taken = { id, method: order.payment_method, receivedCents: owedCents, changeCents: 0, note: null }
      return takePayment(client, order, taken)
    },
    onSuccess: () => {
      last.current = { id: '', cents: 0 }
    },
    onError: (error) => setOrderProblem(order.id, isElsewhere(error) ? 'payElsewhere' : 'payFailed'),
  })
  return {
    /** Whether there is something to take, and this person may. */
    canPay: mayPay && owedCents > 0 && !isVoid(order.status),
    isBusy: pay.isPending,
    pay: pay.mutate,
  }
}

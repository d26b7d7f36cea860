import type { OrderRow } from '@balcao/contract/orders'
import { isVoid } from '@balcao/domain/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleDollarSign } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { newId } from '../../lib/new-id'
import { useMay } from '../../shared/role/role-scope'
import { Button, type ButtonProps } from '../../ui/button'
import { setOrderProblem } from '../order-problems'
import { ordersTexts } from '../texts'
import { balanceOfOrder } from './balance'
import { isElsewhere, takePayment } from './pay'

/** Takes all that is owed, in the order's own method, with one press; nothing where nothing is owed. */
export function PayButton({ order, kind = 'secondary' }: { order: OrderRow; kind?: ButtonProps['kind'] }) {
  const t = useTexts(ordersTexts)
  const client = useQueryClient()
  const mayPay = useMay('orders.pay')
  const { owedCents } = balanceOfOrder(order)
  // A second try after a lost answer is the same payment, as long as it is of the same amount.
  const last = useRef({ id: '', cents: 0 })
  const around = useRef<HTMLElement>(null)
  const pay = useMutation({
    mutationFn: () => {
      if (last.current.cents !== owedCents) last.current = { id: newId(), cents: owedCents }
      const { id } = last.current
      const taken = { id, method: order.payment_method, receivedCents: owedCents, changeCents: 0, note: null }
      return takePayment(client, order, taken)
    },
    onSuccess: () => {
      last.current = { id: '', cents: 0 }
      // The button goes away: the keyboard stays with the order.
      if (document.activeElement === document.body) around.current?.focus()
    },
    onError: (error) => setOrderProblem(order.id, isElsewhere(error) ? 'payElsewhere' : 'payFailed'),
  })
  if (!mayPay || owedCents === 0 || isVoid(order.status)) return null
  return (
    <Button
      kind={kind}
      busy={pay.isPending}
      icon={<CircleDollarSign size={18} aria-hidden="true" />}
      onClick={({ currentTarget }) => {
        around.current = currentTarget.closest<HTMLElement>('[data-order], [role=dialog]')
        pay.mutate()
      }}
    >
      {t('pay')}
    </Button>
  )
}

import { OrderRow, payOrder, voidPayment } from '@balcao/contract/orders'
import { formatBrl, fromCents } from '@balcao/domain/money'
import type { PaymentMethod } from '@balcao/domain/orders'
import type { QueryClient } from '@tanstack/react-query'
import { textsNow } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { hasCode, type ApiError } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { notifyUndo } from '../../ui/notices/notify-undo'
import { showOrder } from '../data/live-orders'
import { setOrderProblem } from '../acts/order-problems'
import { orderKeys } from '../data/orders.queries'
import { ordersTexts } from '../texts'

/** Money that is taken; `id` makes a second try of it the same payment. Cents. */
export interface Taken {
  id: string
  method: PaymentMethod
  receivedCents: number
  changeCents: number
  note: string | null
}

/**
 * Writes down a payment and offers to undo it. Throws what the server refused; an order that others paid or changed
 * meanwhile is shown as it stands.
 */
export async function takePayment(client: QueryClient, order: OrderRow, taken: Taken): Promise<void> {
  const { id, method, receivedCents, changeCents, note } = taken
  try {
    const body = {
      id,
      method,
      received: fromCents(receivedCents),
      change: fromCents(changeCents),
      note,
    }
    show(client, await call(payOrder, { params: { orderId: order.id }, body }))
  } catch (error) {
    logFailure('a payment was not saved', error)
    if (isElsewhere(error)) show(client, OrderRow.safeParse(error.current).data)
    throw error
  }
  setOrderProblem(order.id, null)
  const t = textsNow(ordersTexts)
  const amount = formatBrl(receivedCents - changeCents)
  const words = { number: order.number, amount, method: t(`payment_${method}`) }
  notifyUndo(t('paidToast', words), t('undo'), () => {
    undoPayment(client, order.id, id).catch(() => setOrderProblem(order.id, 'payUndoFailed'))
  })
}

/** Takes a payment back. Throws what the server refused. */
export async function undoPayment(client: QueryClient, orderId: string, paymentId: string): Promise<void> {
  try {
    show(client, await call(voidPayment, { params: { orderId, paymentId } }))
  } catch (error) {
    logFailure('a payment was not undone', error)
    throw error
  }
}

/** Whether a payment was refused because of what others did to the order. */
export function isElsewhere(error: unknown): error is ApiError {
  return hasCode(error, 'PAYMENT_TOO_LARGE', 'ORDER_OVER')
}

function show(client: QueryClient, order: OrderRow | undefined) {
  if (!order) return
  showOrder(client, order)
  void client.invalidateQueries({ queryKey: orderKeys.details(order.id) })
}

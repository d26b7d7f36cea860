import { useState } from 'react'
import type { OrderPrefill } from '../conversations/side/order-prefill'
import { newId } from '../lib/new-id'
import { draftOr, draftPlace } from '../orders/form/order-draft'
import { OrderForm } from '../orders/form/order-form'
import { emptyOrder } from '../orders/form/order-form-values'

interface OrderFromChatProps {
  cnpj: string
  chatId: string
  prefill: OrderPrefill
  onClose: () => void
  onOpen: (orderId: string) => void
}

/** The form of a new order filled from a conversation, with a draft of its own for each conversation. */
export function OrderFromChat({ cnpj, chatId, prefill, onClose, onOpen }: OrderFromChatProps) {
  const [start] = useState(() => {
    const place = draftPlace(sessionStorage, cnpj, `chat.${chatId}`)
    const fresh = { id: newId(), version: 0, values: { ...emptyOrder, ...prefill } }
    return { order: null, place, draft: draftOr(place, fresh) }
  })
  return <OrderForm {...start} onClose={onClose} onOpen={onOpen} />
}

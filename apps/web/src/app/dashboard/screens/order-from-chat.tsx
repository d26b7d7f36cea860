import { endBotCart, getBotCart } from '@balcao/contract/bot'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderPrefill } from '../../../conversations/side/order-prefill'
import { call } from '../../../lib/http/api'
import { logFailure } from '../../../lib/log'
import { newId } from '../../../lib/new-id'
import { draftOr, draftPlace } from '../../../orders/form/order-draft'
import { OrderForm } from '../../../orders/form/order-form'
import { emptyOrder } from '../../../orders/form/order-form-values'

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
  // Without an answer the items are taken down as always.
  const { data: cart } = useQuery({
    queryKey: ['bot', 'cart', chatId],
    queryFn: ({ signal }) => call(getBotCart, { params: { conversationId: chatId }, signal }),
    refetchOnMount: 'always',
    retry: false,
  })
  const offered = cart && cart.lines.length > 0 ? cart.lines : undefined
  // Else the customer could still confirm to the bot what is ordered already.
  const endCart = () => {
    if (!offered) return
    call(endBotCart, { params: { conversationId: chatId } }).catch((error: unknown) =>
      logFailure('the cart of a conversation was not ended', error),
    )
  }
  return (
    <OrderForm
      {...start}
      conversationId={chatId}
      offered={offered}
      onPlaced={endCart}
      onClose={onClose}
      onOpen={onOpen}
    />
  )
}

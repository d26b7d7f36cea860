import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSession } from '../auth/session-store'
import { ConversationsScreen } from '../conversations/conversations-screen'
import type { OrderPrefill } from '../conversations/side/order-prefill'
import { textsReady } from '../i18n/language'

const OrderFromChat = lazy(async () => {
  const { OrderFromChat } = await import('./order-from-chat')
  await textsReady()
  return { default: OrderFromChat }
})

/** /dashboard/conversations: gives the conversations the signed-in company, and opens the order form above them. */
export function ConversationsRoute() {
  const session = useSession()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const [order, setOrder] = useState<{ chatId: string; prefill: OrderPrefill } | null>(null)
  if (session.status !== 'signedIn') return null
  const { id, cnpj } = session.user
  return (
    <>
      <ConversationsScreen
        instance={id}
        connectionHref="/dashboard/conversations/connection"
        botSettingsHref="/dashboard/conversations/bot"
        onCreateOrder={(prefill) => setOrder({ chatId: address.get('chat') ?? 'new', prefill })}
      />
      <Suspense fallback={null}>
        {order && (
          <OrderFromChat
            key={order.chatId}
            cnpj={cnpj}
            {...order}
            onClose={() => setOrder(null)}
            onOpen={(orderId) => void navigate(`/dashboard/orders?order=${orderId}`)}
          />
        )}
      </Suspense>
    </>
  )
}

import { isModuleOpen } from '@balcao/domain/licence'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../../auth/session-store'
import { ConversationsScreen } from '../../../conversations/conversations-screen'
import type { AppointmentPrefill } from '../../../conversations/side/appointment-prefill'
import type { OrderPrefill } from '../../../conversations/side/order-prefill'
import { textsReady } from '../../../i18n/language'
import { lazyPiece } from '../../../lib/pieces/lazy-piece'

const { Piece: FirstStepsCard } = lazyPiece(
  async () => (await import('../../../first-steps/first-steps-card')).FirstStepsCard,
)
const { Piece: FirstStepsLine } = lazyPiece(
  async () => (await import('../../../first-steps/first-steps-line')).FirstStepsLine,
)
const OrderFromChat = lazy(async () => {
  const { OrderFromChat } = await import('./order-from-chat')
  await textsReady()
  return { default: OrderFromChat }
})

const AppointmentFromChat = lazy(async () => {
  const { AppointmentFromChat } = await import('./appointment-from-chat')
  await textsReady()
  return { default: AppointmentFromChat }
})

/**
 * /dashboard/conversations: gives the conversations the signed-in company, and opens the forms of an order and, where
 * the licence has the agenda, of an appointment above them.
 */
export function ConversationsRoute() {
  const session = useSession()
  const navigate = useNavigate()
  const [order, setOrder] = useState<{ chatId: string; prefill: OrderPrefill } | null>(null)
  const [appointment, setAppointment] = useState<AppointmentPrefill | null>(null)
  if (session.status !== 'signedIn') return null
  const { id, cnpj } = session.user
  const hasAgenda = isModuleOpen(session.modules, 'mod_agendamento')
  return (
    <>
      <ConversationsScreen
        instance={id}
        connectionHref="/dashboard/conversations/connection"
        botSettingsHref="/dashboard/conversations/bot"
        beforeChat={
          <Suspense>
            <FirstStepsCard cnpj={cnpj} />
          </Suspense>
        }
        aboveList={
          <Suspense>
            <FirstStepsLine hides={cnpj} />
          </Suspense>
        }
        onCreateOrder={(chatId, prefill) => setOrder({ chatId, prefill })}
        {...(hasAgenda ? { onSchedule: setAppointment } : {})}
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
        {appointment && (
          <AppointmentFromChat
            key={appointment.conversationId}
            cnpj={cnpj}
            prefill={appointment}
            onClose={() => setAppointment(null)}
            onOpen={(appointmentId) => void navigate(`/dashboard/schedule?appointment=${appointmentId}`)}
          />
        )}
      </Suspense>
    </>
  )
}

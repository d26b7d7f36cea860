import type { Chat, ChatCustomer } from '@balcao/contract/conversations'
import { orderPrefill } from './order-prefill'

/** What a conversation knows for a new appointment: texts as its form shows them, empty where nothing is known. */
export interface AppointmentPrefill {
  conversationId: string
  client: string
  phone: string
  address: string
}

/** A new appointment filled from its conversation, by the same rules as an order. */
export function appointmentPrefill(
  chat: Pick<Chat, 'id' | 'title' | 'phone'>,
  customer: Pick<ChatCustomer, 'name' | 'phone' | 'address' | 'neighbourhood'> | null,
): AppointmentPrefill {
  const order = orderPrefill(chat, customer)
  return {
    conversationId: chat.id,
    client: order.customer_name,
    phone: order.customer_phone,
    address: [order.customer_address, order.neighbourhood].filter(Boolean).join(', '),
  }
}

import * as z from 'zod/mini'
import { fulfilments, orderStatuses } from '@balcao/domain/orders'
import { defineCall } from '../call'
import { counterRoles } from '../roles'
import { uuid } from '../call/shapes'
import { access, conversation } from './shapes'

const PanelOrder = z.object({
  id: uuid,
  number: z.int(),
  status: z.enum(orderStatuses),
  fulfilment: z.enum(fulfilments),
  total_cents: z.int(),
  created_at: z.string(),
  summary: z.string(),
})

/** What the shop knows of the customer of a conversation. Money in cents. */
export const ChatCustomer = z.object({
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  neighbourhood: z.nullable(z.string()),
  /** Orders that are not over, then the last ones that are; at most ten together. */
  live_orders: z.array(PanelOrder),
  past_orders: z.array(PanelOrder),
  orders_count: z.int(),
  /** Of orders that were neither cancelled nor refused. */
  spent_cents: z.int(),
  first_order_at: z.nullable(z.string()),
  /** What quick replies are filled with. */
  variables: z.record(z.string(), z.nullable(z.string())),
})
export type ChatCustomer = z.output<typeof ChatCustomer>

export const getChatCustomer = defineCall({
  id: 'conversations.customer',
  method: 'GET',
  path: '/api/conversations/:conversationId/customer',
  summary: 'Orders, address and spending of the customer of a conversation',
  access,
  roles: counterRoles,
  params: conversation,
  answer: ChatCustomer,
  errors: ['CONVERSATION_NOT_FOUND'],
})

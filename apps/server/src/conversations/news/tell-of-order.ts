import { fillVariables } from '@balcao/domain/messaging'
import type { JobPayloads } from '../../job-payloads'
import type { OpenModules } from '../../licence'
import type { Tx } from '../../platform/database/database'
import { storeOutgoing } from '../sending/queue-message'
import type { SendingNeeds } from '../sending-needs'
import { announce } from '../thread/announce'
import { lockConversation } from '../thread/conversations.store'
import { findConversationOfOrder, findOrderToTell, noticeVariables, type OrderToTell } from './order-to-tell'

export type OrderNoticeNeeds = Pick<SendingNeeds, 'db' | 'clock'> & {
  /** The page on which a customer follows their order; null where there is none. */
  orderLink: (companyId: string, orderId: string) => string | null
  openModules: OpenModules
  /** How long news of a move wait, so that a wrong press can be undone before its customer reads of it. */
  newsAfterMs: number
}

/** An order, and the conversation in which its customer is told of it. */
export interface Found {
  companyId: string
  conversationId: string
  order: OrderToTell
}

/** Behind the lock nobody else tells of the order, and it is read as it stands then. */
export async function lockConversationOfOrder(
  tx: Tx,
  { companyId, orderId }: JobPayloads['order-news'],
): Promise<Found | undefined> {
  const order = await findOrderToTell(tx, companyId, orderId)
  const conversationId = order ? await findConversationOfOrder(tx, companyId, order) : null
  if (conversationId === null || !(await lockConversation(tx, companyId, conversationId))) return undefined
  const now = await findOrderToTell(tx, companyId, orderId)
  return now && { companyId, conversationId, order: now }
}

/** Tells the screens what was sent in an order's conversation, which has its order beside it. */
export function announceTold(
  tx: Tx,
  { companyId, conversationId }: Found,
  sent: string | null,
): Promise<void> {
  return announce(tx, companyId, { messages: sent === null ? [] : [sent], chats: [conversationId] })
}

/**
 * Sends words about an order under the id of their message, with the variables of order news filled in. Answers whether it
 * did: not of a deleted order, nor where there is nothing to say, nor where the shop has no conversations.
 */
export async function sendWords(
  tx: Tx,
  { clock, orderLink, openModules }: OrderNoticeNeeds,
  { companyId, conversationId, order }: Found,
  { id, text }: { id: string; text: string },
): Promise<boolean> {
  if (order.is_deleted) return false
  // Without conversations nobody would see what the customer answers.
  const { mod_atendimento: hasChats } = await openModules(tx, companyId)
  if (!hasChats) return false
  const now = clock()
  const filled = fillVariables(text, noticeVariables(order, { now, link: orderLink(companyId, order.id) }))
  if (filled === '') return false
  const content = { kind: 'text' as const, text: filled }
  await storeOutgoing(tx, companyId, conversationId, { id, author: 'system', content, quoting: null, now })
  return true
}

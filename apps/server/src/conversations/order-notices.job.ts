import { randomUUID } from 'node:crypto'
import {
  defaultOrderNotices,
  fillVariables,
  orderNoticeOf,
  type OrderNotice,
  type OrderNoticeSetting,
} from '@balcao/domain/messaging'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import type { OpenModules } from '../licence'
import type { JobDefinition } from '../platform/jobs/jobs'
import { announce } from './announce'
import { lockConversation } from './conversations.store'
import { findConversationOfOrder, findOrderToTell, noticeVariables, type OrderToTell } from './order-to-tell'
import { storeOutgoing } from './queue-message'
import type { SendingParts } from './sending-parts'

export type OrderNoticeParts = Pick<SendingParts, 'db' | 'clock'> & {
  /** The page on which a customer follows their order; null where there is none. */
  orderLink: (companyId: string, orderId: string) => string | null
  openModules: OpenModules
}

/**
 * Tells the customer of an order on WhatsApp where it stands, each news once, and shows it beside the conversation.
 * Only somebody with whom there is a conversation is told. BOT_ON is another switch: these are news, not answers.
 */
export function orderNoticesJob(parts: OrderNoticeParts): JobDefinition {
  return {
    name: 'order-moved',
    async run(payload) {
      const { companyId, orderId } = payload as { companyId: string; orderId: string }
      await parts.db.asCompany(companyId, (tx) => tell(tx, parts, companyId, orderId))
    },
  }
}

/** Told is where the order stands now: what it has been meanwhile is no news any more. */
async function tell(tx: Tx, parts: OrderNoticeParts, companyId: string, orderId: string): Promise<void> {
  const order = await findOrderToTell(tx, companyId, orderId)
  if (!order) return
  const conversationId = await findConversationOfOrder(tx, companyId, order)
  if (conversationId === null || !(await lockConversation(tx, companyId, conversationId))) return
  // What the bot placed it has just confirmed itself.
  const isSaid = order.status === 'analysis' && order.source === 'bot'
  // Without conversations nobody would see what the customer answers.
  const { mod_atendimento: hasChats } = await parts.openModules(tx, companyId)
  const isQuiet = isSaid || order.is_deleted || !hasChats
  const sent = isQuiet ? null : await sendNotice(tx, parts, { companyId, conversationId, order })
  await announce(tx, companyId, { messages: sent === null ? [] : [sent], chats: [conversationId] })
}

async function sendNotice(
  tx: Tx,
  { clock, orderLink }: OrderNoticeParts,
  about: { companyId: string; conversationId: string; order: OrderToTell },
): Promise<string | null> {
  const { companyId, conversationId, order } = about
  const notice = orderNoticeOf(order.status, order.fulfilment)
  const { on, text } = await findSetting(tx, companyId, notice)
  const now = clock()
  const filled = fillVariables(text, noticeVariables(order, { now, link: orderLink(companyId, order.id) }))
  if (!on || filled === '') return null
  const id = randomUUID()
  const { rowCount } = await tx.execute(sql`
    insert into order_notices (company_id, order_id, notice, message_id, at)
    values (${companyId}, ${order.id}, ${notice}, ${id}, ${now}) on conflict do nothing`)
  if (rowCount === 0) return null
  const content = { kind: 'text' as const, text: filled }
  await storeOutgoing(tx, companyId, conversationId, { id, author: 'system', content, quoting: null, now })
  return id
}

async function findSetting(tx: Tx, companyId: string, notice: OrderNotice): Promise<OrderNoticeSetting> {
  const { rows } = await tx.execute<{ setting: OrderNoticeSetting | null }>(sql`
    select notices->${notice} as setting from bot_settings where company_id = ${companyId}`)
  return rows[0]?.setting ?? defaultOrderNotices[notice]
}

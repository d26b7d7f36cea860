import * as contract from '@balcao/contract/conversations'
import { companyOf } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { changeChat, getChat } from './change-chat'
import { findChats } from './find-chats'
import { findMessages, requireConversationAt, searchMessages } from './find-messages'
import type { ReceivingNeeds } from '../receiving/receiving-needs'
import { markRead } from '../sending/mark-read'
import { nameConversation } from './name-conversation'
import { countChats } from '../thread/read-chats'
import { requireInstance } from '../sending/require-instance'
import { setChatBot } from './set-chat-bot'
import { startConversation } from './start-conversation'

/** The list of conversations, what stands in them, and what people change about them. */
export function registerChats(router: Router, { db, clock }: Pick<ReceivingNeeds, 'db' | 'clock'>): void {
  implement(router, contract.findChats, ({ caller, body: { instance, ...query } }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => {
      await requireInstance(tx, companyId, instance)
      return findChats(tx, companyId, query)
    })
  })

  implement(router, contract.findMessages, ({ caller, body: { instance, remoteJid, ...query } }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => {
      await requireInstance(tx, companyId, instance)
      const conversationId = await requireConversationAt(tx, companyId, remoteJid)
      return findMessages(tx, companyId, conversationId, query)
    })
  })

  implement(router, contract.markRead, async ({ caller, body: { instance, remoteJid, messageId } }) => {
    const companyId = companyOf(caller)
    const conversationId = await db.asCompany(companyId, async (tx) => {
      await requireInstance(tx, companyId, instance)
      return requireConversationAt(tx, companyId, remoteJid)
    })
    await markRead({ db }, companyId, { conversationId, messageId })
    return { ok: true as const }
  })

  implement(router, contract.chatCounts, ({ caller }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, (tx) => countChats(tx, companyId))
  })

  implement(router, contract.startConversation, ({ caller, body }) =>
    startConversation(db, companyOf(caller), body),
  )

  implement(router, contract.getConversation, ({ caller, params }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, (tx) => getChat(tx, companyId, params.conversationId))
  })

  implement(router, contract.searchMessages, ({ caller, params: { conversationId }, query }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => {
      await getChat(tx, companyId, conversationId)
      return searchMessages(tx, companyId, conversationId, query.q)
    })
  })

  implement(router, contract.nameConversation, ({ caller, params: { conversationId }, body }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, (tx) =>
      changeChat(tx, companyId, conversationId, (conversation) =>
        nameConversation(tx, companyId, conversation, body.title),
      ),
    )
  })

  implement(router, contract.setChatBot, ({ caller, params: { conversationId }, body }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, (tx) =>
      changeChat(tx, companyId, conversationId, async () => {
        await setChatBot(tx, companyId, conversationId, { ...body, now: clock() })
        return true
      }),
    )
  })
}

import { findMessages, type Chat } from '@balcao/contract/conversations'
import { call } from '../../lib/http/api'
import { LimitedCache } from '../../lib/caches/limited-cache'
import { LocalSends } from './thread/local-sends'
import type { ReadMessages } from './thread/open-thread'
import { OpenThreads } from './thread/open-threads'
import { RecentChats } from './chats/recent-chats'

/** Sizes and lives of the two caches (CACHE-06, CACHE-07), in milliseconds. */
export const chatCaches = {
  conversations: { entries: 50, lifetimeMs: 60_000 },
  messages: { entries: 100, lifetimeMs: 5 * 60_000 },
} as const

/** A page of a list. `more` says that there are conversations after it. */
export interface ChatPage {
  chats: Chat[]
  more: boolean
}

/** What this tab remembers of a company's conversations beside the query cache. */
export interface ConversationsData {
  /** What the chat calls name the company's line by. */
  instance: string
  /** The first page of each list, by its filter (CACHE-06). */
  lists: LimitedCache<ChatPage>
  threads: OpenThreads
  sends: LocalSends
  recent: RecentChats
  /** Where each conversation is answered, as it was last seen; the calls name conversations by it. */
  addresses: Map<string, string>
}

let held: ConversationsData | null = null

/** The memory of a company's conversations. It outlives the screen; another company's never meets it. */
export function conversationsDataOf(instance: string): ConversationsData {
  if (held?.instance !== instance) held = createConversationsData(instance)
  return held
}

function createConversationsData(instance: string): ConversationsData {
  const addresses = new Map<string, string>()
  const read =
    (conversationId: string): ReadMessages =>
    (page, signal) =>
      call(findMessages, {
        body: { instance, remoteJid: addresses.get(conversationId) ?? '', ...page },
        ...(signal ? { signal } : {}),
      })
  return {
    instance,
    lists: new LimitedCache(chatCaches.conversations),
    threads: new OpenThreads({ kept: new LimitedCache(chatCaches.messages), read }),
    sends: new LocalSends(),
    recent: new RecentChats(),
    addresses,
  }
}

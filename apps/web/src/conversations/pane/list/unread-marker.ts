import type { Chat, Message } from '@balcao/contract/conversations'

/** What a conversation said when it was opened: how many messages nobody had read, and its newest message then. */
type UnreadAtOpening = Pick<Chat, 'unreadCount' | 'lastMessage'>

/**
 * The message before which 'novas mensagens' stands: counted back from what was the newest one at opening, over the
 * customer's messages only. Null when nothing was unread, and while it or that newest message is not among the held
 * ones.
 */
export function firstUnreadOf(messages: readonly Message[], { unreadCount, lastMessage }: UnreadAtOpening) {
  if (unreadCount <= 0) return null
  const newest = messages.findLastIndex(({ waMessageId }) => waMessageId === lastMessage?.waMessageId)
  const inbound = messages.slice(0, newest + 1).filter(({ isFromMe }) => !isFromMe)
  return inbound.at(-unreadCount)?.id ?? null
}

/**
 * Where the marker stands after messages came while nobody looked: before the first of them. `since` is the newest
 * message that was there when one looked last. Null when only own messages came, or none.
 */
export function firstMissedOf(messages: readonly Message[], since: string | null): string | null {
  const seen = messages.findLastIndex(({ id }) => id === since)
  if (since !== null && seen === -1) return null
  return messages.slice(seen + 1).find(({ isFromMe }) => !isFromMe)?.id ?? null
}

/** How many of the customer's messages came after the last one that was in sight. */
export function unseenCount(messages: readonly Message[], lastSeen: string | null): number {
  const seen = messages.findLastIndex(({ id }) => id === lastSeen)
  if (seen === -1) return 0
  return messages.slice(seen + 1).filter(({ isFromMe }) => !isFromMe).length
}

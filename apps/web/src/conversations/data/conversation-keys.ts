import type { ChatFilter } from './chats/chat-filter'

/** Names of everything of this feature in the query cache. */
export const conversationKeys = {
  all: ['conversations'] as const,
  lists: ['conversations', 'list'] as const,
  list: (filter: ChatFilter) => ['conversations', 'list', filter] as const,
  chats: ['conversations', 'chat'] as const,
  chat: (id: string) => ['conversations', 'chat', id] as const,
  threads: ['conversations', 'thread'] as const,
  thread: (id: string) => ['conversations', 'thread', id] as const,
  counts: ['conversations', 'counts'] as const,
  waiting: ['conversations', 'waiting'] as const,
  labels: ['conversations', 'labels'] as const,
  quickReplies: ['conversations', 'quick-replies'] as const,
  notes: (id: string) => ['conversations', 'notes', id] as const,
  customers: ['conversations', 'customer'] as const,
  customer: (id: string) => ['conversations', 'customer', id] as const,
  found: (id: string, words: string) => ['conversations', 'found', id, words] as const,
  channel: ['conversations', 'channel'] as const,
}

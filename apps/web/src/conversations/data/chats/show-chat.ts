import type { Chat, ChatCounts } from '@balcao/contract/conversations'
import type { QueryClient } from '@tanstack/react-query'
import type { ChatFilter } from './chat-filter'
import { newerOf } from './chat-filter'
import { dropChat, placeChat } from './chat-pages'
import type { ChatPages } from './chats.queries'
import { conversationKeys } from '../conversation-keys'

/** Puts a conversation into every cached list it belongs to, and out of the others; an older state changes nothing. */
export function showChat(client: QueryClient, chat: Chat, keep: string | null = null) {
  for (const [key, data] of client.getQueriesData<ChatPages>({ queryKey: conversationKeys.lists })) {
    if (!data) continue
    const filter = key[2] as ChatFilter
    const more = data.pages.at(-1)?.more ?? false
    client.setQueryData<ChatPages>(
      key,
      withChats(data, (lists) => placeChat(lists, chat, { filter, more, keep })),
    )
  }
  client.setQueryData<Chat>(conversationKeys.chat(chat.id), (known) => known && newerOf(known, chat))
}

/** Takes a conversation out of every cached list. */
export function hideChat(client: QueryClient, id: string) {
  client.setQueriesData<ChatPages>({ queryKey: conversationKeys.lists }, (data) =>
    data ? withChats(data, (lists) => dropChat(lists, id)) : data,
  )
  client.removeQueries({ queryKey: conversationKeys.chat(id), type: 'inactive' })
}

/** Shows counts that an event brought. A question under way was asked before them: its answer must not undo them. */
export function showCounts(client: QueryClient, counts: ChatCounts) {
  void client.cancelQueries({ queryKey: conversationKeys.counts })
  client.setQueryData(conversationKeys.counts, counts)
}

function withChats(data: ChatPages, change: (lists: Chat[][]) => Chat[][]): ChatPages {
  const before = data.pages.map(({ chats }) => chats)
  const after = change(before)
  if (after === before) return data
  const pages = data.pages.map((page, index) =>
    after[index] === before[index] ? page : { ...page, chats: after[index] ?? [] },
  )
  return { ...data, pages }
}

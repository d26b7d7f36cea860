import { findChats, type Chat } from '@balcao/contract/conversations'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api'
import { useLiveEvent } from '../../lib/live/live-provider'
import { useChatCounts } from '../data/chats/chat-counts'
import { conversationKeys } from '../data/conversation-keys'
import { showCounts } from '../data/chats/show-chat'

/** A conversation in which a customer waits for a person. */
export type WaitingChat = Chat & { waiting_since: string }

/**
 * How many customers wait for a person, and their conversations, who waits longest first: at most the hundred that
 * wrote last. They are read only where somebody waits; events keep both current.
 */
export function useWaitingChats(instance: string): { count: number; chats: readonly WaitingChat[] } {
  const client = useQueryClient()
  const count = useChatCounts().data?.waiting ?? 0
  const { data } = useQuery({
    queryKey: conversationKeys.waiting,
    queryFn: ({ signal }): Promise<Chat[]> =>
      call(findChats, { body: { instance, show: 'waiting', limit: 100 }, signal }),
    enabled: count > 0,
    select: longestFirst,
    staleTime: Infinity,
  })
  useLiveEvent('CHAT_UPSERT', ({ chat, counts }) => {
    showCounts(client, counts)
    keepWaiting(client, chat)
  })
  useLiveEvent('CHAT_MERGED', () => void client.invalidateQueries({ queryKey: conversationKeys.waiting }))
  return { count, chats: count > 0 ? (data ?? none) : none }
}

const none: readonly WaitingChat[] = []

/** Until the first reading has come, it is asked again: it may have been asked before this event. */
function keepWaiting(client: QueryClient, chat: Chat) {
  void client.cancelQueries({ queryKey: conversationKeys.waiting })
  const known = client.getQueryData<Chat[]>(conversationKeys.waiting)
  if (!known) return void client.invalidateQueries({ queryKey: conversationKeys.waiting })
  const others = known.filter(({ id }) => id !== chat.id)
  client.setQueryData<Chat[]>(
    conversationKeys.waiting,
    chat.waiting_since === null ? others : [...others, chat],
  )
}

function longestFirst(chats: readonly Chat[]): readonly WaitingChat[] {
  return chats
    .filter((chat): chat is WaitingChat => chat.waiting_since !== null)
    .toSorted((a, b) => Date.parse(a.waiting_since) - Date.parse(b.waiting_since))
}

import { findChats, getConversation, type Chat } from '@balcao/contract/conversations'
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { call } from '../../../lib/http/api'
import { stillBelongs, type ChatFilter } from './chat-filter'
import { flatChats, placeChat } from './chat-pages'
import { useConversationsData } from '../conversations-context'
import type { ChatPage, ConversationsData } from '../conversations-data'
import { conversationKeys } from '../conversation-keys'

const pageSize = 100

type Cursor = { timestamp: string | null; id: string } | null
export type ChatPages = InfiniteData<ChatPage, Cursor>

/**
 * The list of conversations, page by page (CALL-45). It shows at once as it was up to a minute ago, is read again when
 * it is entered, and is kept current by live events. `chats` is empty while there is nothing, also when it cannot be
 * read (CONV-25).
 */
export function useChats(filter: ChatFilter) {
  const data = useConversationsData()
  const list = useInfiniteQuery(chatListOptions(data, filter))
  return {
    chats: list.data ?? none,
    /** Nothing to show yet. */
    isLoading: list.isPending,
    /** The shown ones are still those of the filter before. */
    isStale: list.isPlaceholderData,
    /** Why the latest reading failed; conversations may be there all the same. */
    error: list.error,
    retry: () => void list.refetch(),
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage({ cancelRefetch: false }),
  }
}

const none: Chat[] = []

/** How the list of a filter is read. */
export function chatListOptions(data: ConversationsData, filter: ChatFilter) {
  const key = JSON.stringify(filter)
  const kept = data.lists.get(key)
  return infiniteQueryOptions({
    queryKey: conversationKeys.list(filter),
    queryFn: async ({ pageParam, signal }) => {
      const page = await fetchPage(data, filter, pageParam, signal)
      if (pageParam === null) data.lists.set(key, page)
      return page
    },
    initialPageParam: null as Cursor,
    getNextPageParam: cursorAfter,
    select: chatsOf,
    ...(kept ? { initialData: { pages: [kept], pageParams: [null] } } : {}),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    staleTime: Infinity,
    // What outlives the screen is in our own cache, which knows its limits (CACHE-06).
    gcTime: 0,
    // Sharing compares by place: one conversation moved to the top would copy, and repaint, all that follow.
    structuralSharing: false,
  })
}

// A function that is made anew on each render would, without sharing, make a new list on each, without end.
const chatsOf = ({ pages }: ChatPages) => flatChats(pages.map(({ chats }) => chats))

function cursorAfter(last: ChatPage, pages: ChatPage[]): Cursor | undefined {
  const chat = last.chats.at(-1) ?? pages.findLast(({ chats }) => chats.length > 0)?.chats.at(-1)
  return last.more && chat ? { timestamp: chat.lastMessage?.timestamp ?? null, id: chat.id } : undefined
}

async function fetchPage(
  { instance, recent }: ConversationsData,
  { query, show, label }: ChatFilter,
  before: Cursor,
  signal: AbortSignal,
): Promise<ChatPage> {
  const askedAt = Date.now()
  const filter = { query, show, label }
  const answer = await call(findChats, {
    body: {
      instance,
      show,
      limit: pageSize,
      ...(query.trim() === '' ? {} : { query: query.trim() }),
      ...(label === null ? {} : { label }),
      ...(before === null ? {} : { before }),
    },
    signal,
  })
  const more = answer.length === pageSize
  const chats = recent.correct(answer).filter((chat) => stillBelongs(chat, filter))
  const missed = before === null ? recent.since(askedAt) : []
  const place = (page: Chat[], chat: Chat) => placeChat([page], chat, { filter, more })[0] ?? page
  return { chats: missed.reduce(place, chats), more }
}

/**
 * One conversation by its id, current: from a list that holds it, else asked for. `isGone` says that the server does
 * not know it.
 */
export function useChat(id: string | null) {
  const client = useQueryClient()
  const known = id === null ? undefined : knownChat(client, id)
  const {
    data: chat,
    error,
    refetch,
  } = useQuery({
    queryKey: conversationKeys.chat(id ?? ''),
    queryFn: ({ signal }): Promise<Chat> =>
      call(getConversation, { params: { conversationId: id ?? '' }, signal }),
    enabled: id !== null,
    ...(known ? { initialData: known } : {}),
    staleTime: Infinity,
  })
  return { chat: chat ?? null, error, retry: () => void refetch() }
}

/** A conversation as the screen has it, from any list or by itself. */
export function knownChat(client: QueryClient, id: string): Chat | undefined {
  const chat = client.getQueryData<Chat>(conversationKeys.chat(id))
  if (chat) return chat
  for (const [, data] of client.getQueriesData<ChatPages>({ queryKey: conversationKeys.lists })) {
    const listed = data?.pages.flatMap(({ chats }) => chats).find((one) => one.id === id)
    if (listed) return listed
  }
  return undefined
}

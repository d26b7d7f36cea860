import type { Chat, Message } from '@balcao/contract/conversations'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { logFailure } from '../../../lib/log'
import { conversationKeys } from '../conversation-keys'
import { useConversationsData } from '../conversations-context'

/** The messages of an open conversation, and the ways to get at more of them. */
export interface MessagesView {
  /** Without a gap, oldest first; those sent here that are still on their way come last. Empty when none can be read. */
  messages: readonly Message[]
  /** Nothing to show yet. */
  isLoading: boolean
  /** Why the latest reading failed (CONV-29); messages may be there all the same. */
  error: Error | null
  retry: () => void
  /** There may be more before the first one. */
  hasOlder: boolean
  isLoadingOlder: boolean
  /** Answers whether it worked. */
  loadOlder: () => Promise<boolean>
  /** There are more after the last one: one has jumped back in time. */
  hasNewer: boolean
  isLoadingNewer: boolean
  loadNewer: () => Promise<boolean>
  /** Has a message among `messages`, reading those around it when needed. Answers whether it is. */
  showAround: (waMessageId: string) => Promise<boolean>
  /** Has the newest ones among `messages`. */
  showNewest: () => Promise<boolean>
}

/**
 * The messages of a conversation (CALL-46), while the piece that shows them is there: at once as they were up to five
 * minutes ago (CACHE-07), read again behind that, and kept current by live events.
 */
export function useMessages(chat: Chat): MessagesView {
  const { threads, sends, addresses } = useConversationsData()
  const thread = useMemo(() => threads.of(chat.id), [threads, chat.id])
  const { thread: held, isLoadingOlder, isLoadingNewer } = useSyncExternalStore(thread.subscribe, thread.view)
  const onTheWay = useSyncExternalStore(sends.subscribe, () => sends.of(chat.id))
  const [moreError, setMoreError] = useState<Error | null>(null)

  // Before the query below asks.
  useEffect(() => {
    addresses.set(chat.id, chat.jid)
  }, [addresses, chat.id, chat.jid])
  useEffect(() => threads.open(chat.id, thread), [threads, chat.id, thread])
  const { error, isFetching, refetch } = useQuery({
    queryKey: conversationKeys.thread(chat.id),
    queryFn: async ({ signal }) => {
      await thread.refresh(signal)
      return Date.now()
    },
    refetchOnMount: 'always',
    staleTime: Infinity,
    gcTime: 0,
  })

  const messages = useMemo(
    () => (held ? withOnTheWay(held.messages, held.hasNewer ? [] : onTheWay) : onTheWay),
    [held, onTheWay],
  )
  const acts = useMemo(() => {
    const tried = async (act: Promise<void>) => {
      try {
        await act
        setMoreError(null)
        return true
      } catch (failure) {
        logFailure('messages could not be read', failure)
        setMoreError(failure instanceof Error ? failure : new Error('unknown'))
        return false
      }
    }
    return {
      loadOlder: () => tried(thread.loadOlder()),
      loadNewer: () => tried(thread.loadNewer()),
      showNewest: () => tried(thread.showNewest()),
      async showAround(waMessageId: string) {
        let isThere = false
        const looked = await tried(thread.showAround(waMessageId).then((found) => void (isThere = found)))
        return looked && isThere
      },
    }
  }, [thread])

  return {
    messages,
    isLoading: held === null && error === null,
    error: isFetching ? null : (error ?? moreError),
    retry: () => {
      setMoreError(null)
      void refetch()
    },
    hasOlder: held?.hasOlder ?? false,
    isLoadingOlder,
    hasNewer: held?.hasNewer ?? false,
    isLoadingNewer,
    ...acts,
  }
}

/** What the server has already takes the place of what was shown before it had. */
function withOnTheWay(messages: readonly Message[], onTheWay: readonly Message[]): readonly Message[] {
  if (onTheWay.length === 0) return messages
  const known = new Set(messages.map(({ id }) => id))
  const waiting = onTheWay.filter(({ id }) => !known.has(id))
  return waiting.length === 0 ? messages : [...messages, ...waiting]
}

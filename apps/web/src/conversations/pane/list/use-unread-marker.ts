import type { Chat, Message } from '@balcao/contract/conversations'
import { useEffect, useRef, useState } from 'react'
import { firstMissedOf, firstUnreadOf } from './unread-marker'

interface Options {
  chat: Chat
  messages: readonly Message[]
  /** Somebody looks at the page. */
  isAttended: boolean
  /** The newest messages are not among the held ones. */
  hasNewer: boolean
}

/**
 * The message before which 'novas mensagens' stands. It is where unread began when the conversation was opened, and
 * moves to what came while nobody looked; it stays until the conversation is left. Use it once per opened conversation.
 */
export function useUnreadMarker({ chat, messages, isAttended, hasNewer }: Options): string | null {
  const [opening] = useState(() => ({ unreadCount: chat.unreadCount, lastMessage: chat.lastMessage }))
  const [marker, setMarker] = useState<string | null>(null)
  const lastSeen = useRef<string | null>(null)

  const atOpening = marker === null ? firstUnreadOf(messages, opening) : null
  if (atOpening !== null) setMarker(atOpening)

  useEffect(() => {
    const newest = messages.at(-1)?.id
    if (hasNewer || newest === undefined) return
    if (isAttended || lastSeen.current === null) {
      lastSeen.current = newest
      return
    }
    const missed = firstMissedOf(messages, lastSeen.current)
    if (missed !== null) setMarker(missed)
  }, [messages, isAttended, hasNewer])
  return marker ?? atOpening
}

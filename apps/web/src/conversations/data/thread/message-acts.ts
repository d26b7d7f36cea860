import {
  discardMessage,
  markRead,
  retryMessage,
  type Chat,
  type Message,
} from '@balcao/contract/conversations'
import { useCallback, useRef } from 'react'
import { call } from '../../../lib/http/api'
import { logFailure } from '../../../lib/log'
import { useConversationsData } from '../conversations-context'

/** Tries a failed message once more. The answer says whether the server took it (CONV-26). */
export function useRetry(): (message: Message) => Promise<boolean> {
  const { threads } = useConversationsData()
  return useCallback(
    (message) =>
      succeeds('a message was not tried again', async () => {
        const again = await call(retryMessage, { params: { messageId: message.id } })
        threads.take(again.conversation_id, { kind: 'upsert', message: again })
      }),
    [threads],
  )
}

/** Takes back a message that has not gone out. The answer says whether it is gone. */
export function useDiscard(): (message: Message) => Promise<boolean> {
  const { threads } = useConversationsData()
  return useCallback(
    (message) =>
      succeeds('a message was not taken back', async () => {
        await call(discardMessage, { params: { messageId: message.id } })
        threads.take(message.conversation_id, { kind: 'removed', id: message.id })
      }),
    [threads],
  )
}

/**
 * Marks a message and all before it as read (CALL-49, CONV-27); one that was marked is not marked again. False when it
 * failed (CONV-26); the next call then tries again.
 */
export function useMarkRead(chat: Chat): (message: Message) => Promise<boolean> {
  const { instance } = useConversationsData()
  const marked = useRef<string | null>(null)
  const { id, jid } = chat
  return useCallback(
    async ({ waMessageId }) => {
      const mark = `${id} ${waMessageId}`
      if (marked.current === mark) return true
      marked.current = mark
      const done = await succeeds('a conversation was not marked as read', () =>
        call(markRead, { body: { instance, remoteJid: jid, messageId: waMessageId } }),
      )
      if (!done && marked.current === mark) marked.current = null
      return done
    },
    [instance, id, jid],
  )
}

async function succeeds(failure: string, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    logFailure(failure, error)
    return false
  }
}

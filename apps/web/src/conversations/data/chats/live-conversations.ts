import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLiveEvent, useLiveState } from '../../../lib/live/live-provider'
import { conversationKeys } from '../conversation-keys'
import { useConversationsData } from '../conversations-context'
import { hideChat, showChat, showCounts } from './show-chat'

interface LiveConversations {
  /** The conversation that is open; it stays in a list that it no longer belongs to. */
  openId: string | null
  /** The open conversation turned out to be another one. */
  onMerged: (into: string) => void
}

/** Everything that a live event changes on this screen. Mount it once. */
export function useLiveConversations({ openId, onMerged }: LiveConversations) {
  const client = useQueryClient()
  const { threads, sends, recent } = useConversationsData()

  useLiveEvent('MESSAGE_UPSERT', ({ message }) => {
    threads.receive(message.conversation_id, { kind: 'upsert', message })
    sends.confirm(message)
  })
  useLiveEvent('ACK_UPDATE', ({ message: update }) =>
    threads.receive(update.conversation_id, { kind: 'ack', update }),
  )
  useLiveEvent('MESSAGE_REMOVED', ({ id, conversation_id: conversation }) => {
    sends.fail(id)
    threads.receive(conversation, { kind: 'removed', id })
  })
  useLiveEvent('CHAT_UPSERT', ({ chat, counts }) => {
    recent.note(chat.id, chat, Date.now())
    showChat(client, chat, openId)
    showCounts(client, counts)
  })
  useLiveEvent('CHAT_MERGED', ({ id, into }) => {
    recent.note(id, null, Date.now())
    hideChat(client, id)
    sends.move(id, into)
    threads.drop(id)
    void client.invalidateQueries({ queryKey: conversationKeys.thread(into) })
    void client.invalidateQueries({ queryKey: conversationKeys.notes(into) })
    if (openId === id) onMerged(into)
  })
  useLiveEvent('NOTES_CHANGED', ({ conversation_id: id }) => {
    void client.invalidateQueries({ queryKey: conversationKeys.notes(id) })
  })
  useLiveEvent('LABELS_CHANGED', () => {
    void client.invalidateQueries({ queryKey: conversationKeys.labels })
  })
  useLiveEvent('QUICK_REPLIES_CHANGED', () => {
    void client.invalidateQueries({ queryKey: conversationKeys.quickReplies })
  })
  useLiveEvent('CHANNEL_CHANGED', ({ channel }) => {
    void client.cancelQueries({ queryKey: conversationKeys.channel })
    client.setQueryData(conversationKeys.channel, channel)
  })
  useLiveEvent('ORDER_UPSERT', () => {
    void client.invalidateQueries({ queryKey: conversationKeys.customers })
  })
  useReadAgainOnReturn()
}

/**
 * When the stream comes back, list and open conversation are read again behind the events that are replayed. A stream
 * that lost events makes everything be read again by itself.
 */
function useReadAgainOnReturn() {
  const client = useQueryClient()
  const state = useLiveState()
  const wasLost = useRef(false)
  useEffect(() => {
    if (state === 'lost') wasLost.current = true
    if (state !== 'live' || !wasLost.current) return
    wasLost.current = false
    void client.invalidateQueries({ queryKey: conversationKeys.all })
  }, [client, state])
}

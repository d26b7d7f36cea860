import {
  addNote,
  getChatCustomer,
  listNotes,
  listQuickReplies,
  removeNote,
  searchMessages,
  type ChatCustomer,
  type ChatNote,
  type Message,
  type QuickReply,
} from '@balcao/contract/conversations'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http/api'
import { logFailure } from '../../../lib/log'
import { newId } from '../../../lib/new-id'
import { conversationKeys } from '../conversation-keys'
import { useLoaded, type Loaded } from '../thread/use-loaded'

/** What the shop knows of the customer of a conversation. */
export function useCustomer(conversationId: string): Loaded<ChatCustomer> {
  return useLoaded(conversationKeys.customer(conversationId), (signal) =>
    call(getChatCustomer, { params: { conversationId }, signal }),
  )
}

/** The quick replies, in their order. */
export function useQuickReplies(): Loaded<QuickReply[]> {
  return useLoaded(
    conversationKeys.quickReplies,
    async (signal) => (await call(listQuickReplies, { signal })).replies,
  )
}

/** Messages that hold every word, the newest first; nothing is asked while `words` is blank. */
export function useFoundMessages(conversationId: string, words: string): Loaded<Message[]> {
  const q = words.trim()
  return useLoaded(
    conversationKeys.found(conversationId, q),
    (signal) => call(searchMessages, { params: { conversationId }, query: { q }, signal }),
    q !== '',
  )
}

/** Private notes of a conversation, the oldest first, and the ways to change them. */
interface Notes extends Loaded<ChatNote[]> {
  /** Shown at once. Answers whether it was saved; it is taken away again when not. */
  add: (text: string) => Promise<boolean>
  /** Gone at once. Answers whether it was removed; it comes back when not. */
  remove: (note: ChatNote) => Promise<boolean>
}

export function useNotes(conversationId: string): Notes {
  const client = useQueryClient()
  const key = conversationKeys.notes(conversationId)
  const params = { conversationId }
  const notes = useLoaded(key, (signal) => call(listNotes, { params, signal }))
  const change = async (next: (known: ChatNote[]) => ChatNote[], save: () => Promise<unknown>) => {
    await client.cancelQueries({ queryKey: key })
    client.setQueryData<ChatNote[]>(key, (known) => known && next(known))
    try {
      await save()
      return true
    } catch (error) {
      logFailure('a note was not saved', error)
      return false
    } finally {
      void client.invalidateQueries({ queryKey: key })
    }
  }
  return {
    ...notes,
    add: (text) => {
      const note = { id: newId(), text: text.trim(), created_at: new Date().toISOString() }
      const body = { id: note.id, text: note.text }
      return change(
        (known) => [...known, note],
        () => call(addNote, { params, body }),
      )
    },
    remove: ({ id }) =>
      change(
        (known) => known.filter((note) => note.id !== id),
        () => call(removeNote, { params: { ...params, noteId: id } }),
      ),
  }
}

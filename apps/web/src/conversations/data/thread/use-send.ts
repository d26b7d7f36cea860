import { sendMedia, sendText, type Chat, type Message } from '@balcao/contract/conversations'
import { useState, useSyncExternalStore } from 'react'
import { call } from '../../../lib/http/api'
import { base64Of } from '../../../shared/images/base64-of'
import { logFailure } from '../../../lib/log'
import { useConversationsData } from '../conversations-context'
import type { ConversationsData } from '../conversations-data'
import { numberOf, pendingMessage, type DraftMessage } from './draft-message'
import { keepLocalMedia } from './local-media'

/** A file to send, with what is said about it. */
interface OutgoingMedia {
  file: Blob
  fileName: string
  mediatype: 'image' | 'video' | 'audio' | 'document'
  caption: string
  /** Recorded here: shown as a voice note. */
  voice: boolean
  /** Length of a sound, where it is known. */
  seconds: number | null
}

/** How sending in one conversation stands. */
interface Sending<Content> {
  /**
   * Sends at once, with the message shown as pending. False when it failed (CONV-26), when there was nothing to send
   * (CONV-19), and while another one is being sent (CONV-20): then what was written should stay where it is.
   */
  send: (content: Content, quoted?: Message | null) => Promise<boolean>
  isSending: boolean
  /** Why the latest one failed; null once another one is tried. */
  error: unknown
  clearError: () => void
}

const uploadTimeoutMs = 120_000

/** Sends texts (CALL-47). */
export function useSendText(chat: Chat): Sending<string> {
  return useSending(chat, (data, text, quoted) => {
    if (text.trim() === '') return null
    const id = data.sends.idFor(chat.id, JSON.stringify([text.trim(), quoted?.waMessageId ?? null]))
    return {
      draft: { id, kind: 'text', text: text.trim(), quoted, media: null },
      post: async () =>
        (await call(sendText, { body: { ...fieldsOf(data, chat, id, quoted), text } })).message,
    }
  })
}

/** Sends pictures, sounds, videos and documents (CALL-48), at most 16 MB each. */
export function useSendMedia(chat: Chat): Sending<OutgoingMedia> {
  return useSending(chat, (data, outgoing, quoted) => {
    const { file, fileName, mediatype, caption, voice, seconds } = outgoing
    const content = [fileName, file.size, file.type, caption, quoted?.waMessageId ?? null]
    const id = data.sends.idFor(chat.id, JSON.stringify(content))
    const mime = file.type || 'application/octet-stream'
    const media = {
      id,
      mime,
      file_name: fileName,
      bytes: file.size,
      seconds,
      voice,
      state: 'ready' as const,
    }
    return {
      draft: { id, kind: mediatype, text: caption, quoted, media },
      file,
      post: async () => {
        const body = {
          ...fieldsOf(data, chat, id, quoted),
          mediatype,
          mimetype: mime,
          media: await base64Of(file),
          fileName,
          caption,
          voice,
        }
        return (await call(sendMedia, { body, timeoutMs: uploadTimeoutMs })).message
      },
    }
  })
}

interface Prepared {
  draft: DraftMessage
  file?: Blob
  post: () => Promise<Message>
}

type Prepare<Content> = (data: ConversationsData, content: Content, quoted: Message | null) => Prepared | null

function useSending<Content>(chat: Chat, prepare: Prepare<Content>): Sending<Content> {
  const data = useConversationsData()
  const isSending = useSyncExternalStore(data.sends.subscribe, () => data.sends.of(chat.id).length > 0)
  const [error, setError] = useState<unknown>(null)
  const send = async (content: Content, quoted: Message | null = null) => {
    if (data.sends.of(chat.id).length > 0) return false
    const prepared = prepare(data, content, quoted)
    if (!prepared) return false
    setError(null)
    try {
      await post(data, chat, prepared)
      return true
    } catch (failure) {
      logFailure('a message was not sent', failure)
      setError(failure)
      return false
    }
  }
  return { send, isSending, error, clearError: () => setError(null) }
}

async function post({ sends, threads }: ConversationsData, chat: Chat, { draft, file, post }: Prepared) {
  const forget = file ? keepLocalMedia(draft.id, file) : () => {}
  const received = sends.begin(pendingMessage(chat, draft, Date.now()))
  try {
    const message = await Promise.race([post(), received])
    threads.take(message.conversation_id, { kind: 'upsert', message })
    sends.confirm(message)
  } catch (failure) {
    sends.fail(draft.id)
    throw failure
  } finally {
    forget()
  }
}

function fieldsOf({ instance }: ConversationsData, chat: Chat, id: string, quoted: Message | null) {
  return {
    instance,
    number: numberOf(chat.jid),
    id,
    ...(quoted ? { quoted: quoted.waMessageId } : {}),
  }
}

import type { Message } from '@balcao/contract/conversations'
import { newId } from '../../../lib/new-id'

interface LocalSend {
  message: Message
  /** Called once the server has the message, whichever way that is learnt. */
  confirm: (message: Message) => void
}

interface Unanswered {
  /** What was to be sent, as one text. */
  content: string
  id: string
  /** Epoch milliseconds. */
  at: number
}

/** The same content after this long is meant as another message. */
const sameMeaningMs = 120_000

const none: readonly Message[] = []

/**
 * Messages that were sent here and that the server has not confirmed yet (CONV-17). Each carries the id under which
 * the server will know it, so that the real one takes its place, be it by the answer or by a live event.
 */
export class LocalSends {
  readonly #sends = new Map<string, LocalSend>()
  /** By conversation: a send whose fate is unknown. Sending the same once more uses the same id, and sends it once. */
  readonly #unanswered = new Map<string, Unanswered>()
  #shown = new Map<string, readonly Message[]>()
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Messages of a conversation on their way, in the order in which they were sent. */
  of(conversationId: string): readonly Message[] {
    return this.#shown.get(conversationId) ?? none
  }

  /**
   * The id to send something under. `content` says all of it: the same content soon after a failure gets the same id,
   * because the first one may have arrived all the same.
   */
  idFor(conversationId: string, content: string, now = Date.now()): string {
    const unanswered = this.#unanswered.get(conversationId)
    const isSame = unanswered?.content === content && now - unanswered.at < sameMeaningMs
    const id = isSame ? unanswered.id : newId()
    this.#unanswered.set(conversationId, { content, id, at: now })
    return id
  }

  /** Shows a message at once. Answers when an event has brought the real one. */
  begin(message: Message): Promise<Message> {
    return new Promise((confirm) => {
      this.#sends.set(message.id, { message, confirm })
      this.#tell()
    })
  }

  /** The server has this message; true when it was one of ours. */
  confirm(message: Message): boolean {
    const send = this.#sends.get(message.id)
    if (!send) return false
    this.#sends.delete(message.id)
    for (const [conversation, { id }] of this.#unanswered) {
      if (id === message.id) this.#unanswered.delete(conversation)
    }
    send.confirm(message)
    this.#tell()
    return true
  }

  /** The send failed, or nobody knows: it is shown no more. */
  fail(id: string) {
    if (this.#sends.delete(id)) this.#tell()
  }

  /** Two conversations turned out to be one. */
  move(from: string, into: string) {
    for (const send of this.#sends.values()) {
      if (send.message.conversation_id === from) {
        send.message = { ...send.message, conversation_id: into }
      }
    }
    this.#tell()
  }

  #tell() {
    const shown = new Map<string, Message[]>()
    for (const { message } of this.#sends.values()) {
      const { conversation_id: conversation } = message
      shown.set(conversation, [...(shown.get(conversation) ?? []), message])
    }
    this.#shown = shown
    for (const listener of this.#listeners) listener()
  }
}

import type { Chat } from '@balcao/contract/conversations'
import { newerOf } from './chat-filter'

const rememberedMs = 60_000

interface Received {
  /** Null when the conversation is gone: it was merged into another. */
  chat: Chat | null
  at: number
}

/**
 * What live events said lately. A page that was asked for before an event and arrives after it would otherwise undo
 * the event on the screen.
 */
export class RecentChats {
  readonly #received = new Map<string, Received>()

  /** Notes an event: the conversation as it stands, or null when it is gone. `at` in milliseconds. */
  note(id: string, chat: Chat | null, at: number) {
    for (const [old, { at: then }] of this.#received) if (at - then > rememberedMs) this.#received.delete(old)
    this.#received.set(id, { chat, at })
  }

  /** Fetched conversations, corrected by what was received. */
  correct(chats: readonly Chat[]): Chat[] {
    return chats.flatMap((chat) => {
      const received = this.#received.get(chat.id)
      if (!received) return [chat]
      return received.chat === null ? [] : [newerOf(chat, received.chat)]
    })
  }

  /** Conversations heard of since then, to be placed into a page that could not have them. */
  since(askedAt: number): Chat[] {
    return [...this.#received.values()].flatMap(({ chat, at }) => (chat && at >= askedAt ? [chat] : []))
  }
}

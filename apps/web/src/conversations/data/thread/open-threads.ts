import type { LimitedCache } from '../../../lib/caches/limited-cache'
import { OpenThread, type ReadMessages } from './open-thread'
import { withEvent, type Thread, type ThreadEvent } from './thread'

interface Held {
  thread: OpenThread
  /** How many pieces of the screen show it. */
  users: number
}

/**
 * The conversations that are open now, usually one. What was read of a closed one is kept for a while, so that it
 * shows at once when it is opened again, and is read again behind that.
 */
export class OpenThreads {
  readonly #open = new Map<string, Held>()
  readonly #kept: LimitedCache<Thread>
  readonly #read: (conversationId: string) => ReadMessages

  constructor(options: { kept: LimitedCache<Thread>; read: (conversationId: string) => ReadMessages }) {
    this.#kept = options.kept
    this.#read = options.read
  }

  /** The thread of a conversation; `open` it while it is shown. */
  of(conversationId: string): OpenThread {
    const held = this.#open.get(conversationId)
    if (held) return held.thread
    const thread = new OpenThread({
      read: this.#read(conversationId),
      kept: this.#kept.get(conversationId) ?? null,
      onChange: (now) => this.#kept.set(conversationId, now),
    })
    this.#open.set(conversationId, { thread, users: 0 })
    return thread
  }

  /** Holds a thread open. Answers the way to let it go. */
  open(conversationId: string, thread: OpenThread): () => void {
    const held = this.#open.get(conversationId) ?? { thread, users: 0 }
    this.#open.set(conversationId, held)
    held.users += 1
    return () => {
      held.users -= 1
      if (held.users === 0 && this.#open.get(conversationId) === held) this.#open.delete(conversationId)
    }
  }

  /** Hands a live event to its conversation, if that is open (CONV-21). */
  receive(conversationId: string, event: ThreadEvent) {
    this.#open.get(conversationId)?.thread.receive(event)
  }

  /** Takes in what an act of ours was answered, also where the conversation was closed meanwhile. */
  take(conversationId: string, event: ThreadEvent) {
    const held = this.#open.get(conversationId)
    const kept = this.#kept.get(conversationId)
    if (held) held.thread.receive(event)
    else if (kept) this.#kept.set(conversationId, withEvent(kept, event))
  }

  /** Forgets a conversation that is gone. */
  drop(conversationId: string) {
    this.#kept.delete(conversationId)
    this.#open.delete(conversationId)
  }
}

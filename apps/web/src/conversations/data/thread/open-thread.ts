import type { Message } from '@balcao/contract/conversations'
import {
  comparePositions,
  threadFrom,
  threadTo,
  withEvent,
  withRange,
  type Position,
  type ReadRange,
  type Thread,
  type ThreadEvent,
} from './thread'

/** Which messages to read; none of them for the newest ones. */
export interface MessagePage {
  before?: Position
  after?: Position
  around?: string
  limit: number
}

/** Reads a page, oldest message first. Rejects with ApiError. */
export type ReadMessages = (page: MessagePage, signal?: AbortSignal) => Promise<Message[]>

/** How an open conversation stands. `thread` is null until something was read. */
interface ThreadView {
  thread: Thread | null
  isLoadingOlder: boolean
  isLoadingNewer: boolean
}

const pageSize = 50
const largestPage = 200
/** After a gap, at most so many pages are read again; what lies further away is let go, and read when one gets there. */
const mostPagesAgain = 5

/**
 * The messages of one conversation while it is open: what is read and what live events say, brought together. Events
 * that come while something is being read are applied at once, and once more upon the answer, which may be older than
 * they are. So, in whatever order answers and events come, the end is what the last event says.
 */
export class OpenThread {
  #view: ThreadView
  /** Events since the asking, one list for each answer that is awaited. */
  readonly #awaited = new Set<ThreadEvent[]>()
  #age = 0
  readonly #listeners = new Set<() => void>()
  readonly #read: ReadMessages
  readonly #onChange: (thread: Thread) => void

  constructor(options: { read: ReadMessages; kept: Thread | null; onChange: (thread: Thread) => void }) {
    this.#read = options.read
    this.#onChange = options.onChange
    this.#view = { thread: options.kept, isLoadingOlder: false, isLoadingNewer: false }
  }

  readonly view = (): ThreadView => this.#view

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes in a live event of this conversation. */
  receive(event: ThreadEvent) {
    for (const events of this.#awaited) events.push(event)
    const { thread } = this.#view
    if (thread) this.#become(withEvent(thread, event))
  }

  /**
   * Reads the newest messages, and again all that was known: events may have been missed. Answers that were asked for
   * before are not waited for any more. Rejects with ApiError; what was known then stays.
   */
  async refresh(signal?: AbortSignal): Promise<void> {
    this.#age += 1
    const { thread } = this.#view
    if (thread?.hasNewer) return this.#refreshAway(thread, signal)
    const known = thread?.messages.length ?? 0
    const limit = Math.min(largestPage, Math.max(pageSize, known))
    const first = thread?.messages[0]
    let asked = limit
    let rows = await this.#ask({ limit }, newestRange(limit), signal)
    for (let page = 1; rows; page += 1) {
      const [oldest] = rows
      const held = this.#view.thread
      if (!oldest || !first || !held?.messages.some(({ id }) => id === first.id)) return
      if (rows.length < asked || comparePositions(oldest, first) <= 0) return
      if (page === mostPagesAgain) return this.#become(threadFrom(held, oldest))
      asked = largestPage
      rows = await this.#ask({ before: positionOf(oldest), limit: asked }, rangeBefore(oldest, asked), signal)
    }
  }

  /** Reads the page before the first message. Rejects with ApiError. */
  async loadOlder(): Promise<void> {
    const { thread, isLoadingOlder } = this.#view
    const [first] = thread?.messages ?? []
    if (!thread?.hasOlder || isLoadingOlder || !first) return
    this.#show({ isLoadingOlder: true })
    try {
      await this.#ask({ before: positionOf(first), limit: pageSize }, rangeBefore(first, pageSize))
    } finally {
      this.#show({ isLoadingOlder: false })
    }
  }

  /** Reads the page after the last message, where one has jumped back in time. Rejects with ApiError. */
  async loadNewer(): Promise<void> {
    const { thread, isLoadingNewer } = this.#view
    const last = thread?.messages.at(-1)
    if (!thread?.hasNewer || isLoadingNewer || !last) return
    this.#show({ isLoadingNewer: true })
    try {
      await this.#ask({ after: positionOf(last), limit: pageSize }, rangeAfter(last, pageSize))
    } finally {
      this.#show({ isLoadingNewer: false })
    }
  }

  /** Has a message among the held ones, reading those around it when needed. Answers whether it is. */
  async showAround(waMessageId: string): Promise<boolean> {
    if (!this.#holds(waMessageId)) {
      await this.#ask({ around: waMessageId, limit: pageSize }, (rows) => {
        const [first] = rows
        const last = rows.at(-1)
        return first && last ? { rows, after: first, before: last } : null
      })
    }
    return this.#holds(waMessageId)
  }

  /** Has the newest messages among the held ones. Rejects with ApiError. */
  async showNewest(): Promise<void> {
    if (this.#view.thread?.hasNewer === false) return
    await this.#ask({ limit: pageSize }, newestRange(pageSize))
  }

  async #refreshAway(thread: Thread, signal?: AbortSignal): Promise<void> {
    const [first] = thread.messages
    const last = thread.messages.at(-1)
    if (!first || !last) return
    let from: Position = { timestamp: first.timestamp, seq: Math.max(0, first.seq - 1) }
    for (let page = 1; ; page += 1) {
      const rows = await this.#ask({ after: from, limit: largestPage }, rangeAfter(from, largestPage), signal)
      const reached = rows?.at(-1)
      if (!rows || !reached || rows.length < largestPage || comparePositions(reached, last) >= 0) return
      const held = this.#view.thread
      if (page === mostPagesAgain && held) return this.#become(threadTo(held, reached))
      from = positionOf(reached)
    }
  }

  /** Null when the answer came too late to count. */
  async #ask(
    page: MessagePage,
    rangeOf: (rows: Message[]) => ReadRange | null,
    signal?: AbortSignal,
  ): Promise<Message[] | null> {
    const age = this.#age
    const events: ThreadEvent[] = []
    this.#awaited.add(events)
    try {
      const rows = await this.#read(page, signal)
      if (age !== this.#age) return null
      const range = rangeOf(rows)
      if (range) this.#become(events.reduce(withEvent, withRange(this.#view.thread, range)))
      return rows
    } finally {
      this.#awaited.delete(events)
    }
  }

  #holds(waMessageId: string): boolean {
    return this.#view.thread?.messages.some((message) => message.waMessageId === waMessageId) === true
  }

  #become(thread: Thread) {
    if (thread === this.#view.thread) return
    this.#onChange(thread)
    this.#show({ thread })
  }

  #show(change: Partial<ThreadView>) {
    this.#view = { ...this.#view, ...change }
    for (const listener of this.#listeners) listener()
  }
}

const newestRange =
  (limit: number) =>
  (rows: Message[]): ReadRange => ({
    rows,
    after: rows.length < limit ? null : (rows[0] ?? null),
    before: null,
  })

const rangeBefore =
  (position: Position, limit: number) =>
  (rows: Message[]): ReadRange => ({
    rows,
    after: rows.length < limit ? null : (rows[0] ?? null),
    before: position,
    goesOn: true,
  })

const rangeAfter =
  (position: Position, limit: number) =>
  (rows: Message[]): ReadRange => ({
    rows,
    after: position,
    before: rows.length < limit ? null : (rows.at(-1) ?? null),
    goesOn: true,
  })

const positionOf = ({ timestamp, seq }: Position): Position => ({ timestamp, seq })

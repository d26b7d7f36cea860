import type { Message } from '@balcao/contract/conversations'
import type { LiveEventData } from '@balcao/contract/live'
import { laterAck } from '@balcao/domain/messaging'

/** Where a message stands in its conversation: by time (ISO instant), then by order of arrival. */
export type Position = Pick<Message, 'timestamp' | 'seq'>

/**
 * The part of a conversation that this browser holds: messages without a gap between them, in their order.
 * `hasOlder` and `hasNewer` say that there may be more before the first and after the last one.
 */
export interface Thread {
  messages: readonly Message[]
  hasOlder: boolean
  hasNewer: boolean
  /**
   * Up to here the messages were read. Those after it came by live events, of which some may have been missed: only
   * this end proves that another part follows without a gap. Null when nothing was there to read.
   */
  readTo: Position | null
}

/** What live events say about one conversation. */
export type ThreadEvent =
  | { kind: 'upsert'; message: Message }
  | { kind: 'ack'; update: LiveEventData<'ACK_UPDATE'>['message'] }
  | { kind: 'removed'; id: string }

/**
 * An answer of find-messages: all there is between `after` and `before` (both outside; null for no bound), and nothing
 * else. `after` of a full page is its own first message, `before` its own last one.
 */
export interface ReadRange {
  rows: readonly Message[]
  after: Position | null
  before: Position | null
  /** It was asked for to go on from what was known: no use where that is no longer there. */
  goesOn?: boolean
}

/** Order of two messages of one conversation. */
export function comparePositions(a: Position, b: Position): number {
  return Date.parse(a.timestamp) - Date.parse(b.timestamp) || a.seq - b.seq
}

/**
 * A thread after a part of it was read: what was read takes the place of what was known there. A part that does not
 * touch the known one replaces it whole, because nobody knows what lies between.
 */
export function withRange(thread: Thread | null, { rows, after, before, goesOn }: ReadRange): Thread {
  const end = rows.at(-1)
  const isApart = thread !== null && !touches(thread, after, before)
  if (isApart && goesOn) return thread
  if (!thread || isApart) {
    const hasOlder = after !== null
    return {
      messages: ordered(rows),
      hasOlder,
      hasNewer: before !== null,
      readTo: end ? positionOf(end) : null,
    }
  }
  const ids = new Set(rows.flatMap(({ id, waMessageId }) => [id, waMessageId]))
  const others = thread.messages.filter(
    (message) => !ids.has(message.id) && !ids.has(message.waMessageId) && !isBetween(message, after, before),
  )
  return {
    messages: ordered([...others, ...rows]),
    hasOlder: thread.hasOlder && after !== null,
    hasNewer: thread.hasNewer && before !== null,
    readTo: laterOf(thread.readTo, end ? positionOf(end) : null),
  }
}

/** A thread without what lies before a position: nobody knows any more whether all of that is there. */
export function threadFrom(thread: Thread, first: Position): Thread {
  const messages = thread.messages.filter((message) => comparePositions(message, first) >= 0)
  return { ...thread, messages, hasOlder: true }
}

/** A thread without what lies after a position: nobody knows any more whether all of that is there. */
export function threadTo(thread: Thread, last: Position): Thread {
  const messages = thread.messages.filter((message) => comparePositions(message, last) <= 0)
  return { ...thread, messages, hasNewer: true, readTo: positionOf(last) }
}

/**
 * A thread after a live event, as of a server that tells its events in their order (CONV-21, CONV-22). Acks never go
 * backwards, but for a failed message that was tried again. What lies outside of the thread's part is left alone: it
 * is read when one gets there.
 */
export function withEvent(thread: Thread, event: ThreadEvent): Thread {
  switch (event.kind) {
    case 'upsert':
      return withMessage(thread, event.message)
    case 'ack': {
      const { update } = event
      return changed(thread, update, (message) => {
        const ack = message.ack === null ? update.ack : laterAck(message.ack, update.ack)
        const failure = ack === 'failed' ? (update.failure ?? message.failure) : null
        return { ...message, waMessageId: update.waMessageId, ack, failure }
      })
    }
    case 'removed':
      return thread.messages.some(({ id }) => id === event.id)
        ? { ...thread, messages: thread.messages.filter(({ id }) => id !== event.id) }
        : thread
  }
}

function withMessage(thread: Thread, received: Message): Thread {
  const index = thread.messages.findIndex((message) => isSame(message, received))
  const known = thread.messages[index]
  if (!known)
    return covers(thread, received) ? { ...thread, messages: placed(thread.messages, received) } : thread
  const message = merged(known, received)
  const messages =
    comparePositions(known, message) === 0
      ? thread.messages.with(index, message)
      : placed(thread.messages.toSpliced(index, 1), message)
  return { ...thread, messages }
}

function placed(messages: readonly Message[], message: Message): Message[] {
  const before = messages.findLastIndex((other) => comparePositions(other, message) <= 0)
  return messages.toSpliced(before + 1, 0, message)
}

function merged(known: Message, received: Message): Message {
  if (known.ack === null || received.ack === null) return received
  const triedAgain = known.ack === 'failed' && received.ack === 'pending'
  const ack = triedAgain ? received.ack : laterAck(known.ack, received.ack)
  return { ...received, ack, failure: ack === 'failed' ? (received.failure ?? known.failure) : null }
}

function changed(
  thread: Thread,
  which: { id: string; waMessageId: string },
  change: (message: Message) => Message,
): Thread {
  const index = thread.messages.findIndex((message) => isSame(message, which))
  const message = thread.messages[index]
  return message ? { ...thread, messages: thread.messages.with(index, change(message)) } : thread
}

function isSame(one: { id: string; waMessageId: string }, other: { id: string; waMessageId: string }) {
  return one.id === other.id || one.waMessageId === other.waMessageId
}

/** Whether a message that is not known would be, if it had been there when the thread was read. */
function covers({ messages, hasOlder, hasNewer }: Thread, position: Position): boolean {
  const [first] = messages
  const last = messages.at(-1)
  const afterFirst = !hasOlder || (first !== undefined && comparePositions(position, first) > 0)
  const beforeLast = !hasNewer || (last !== undefined && comparePositions(position, last) < 0)
  return afterFirst && beforeLast
}

function touches({ messages, hasOlder, readTo }: Thread, after: Position | null, before: Position | null) {
  const [first] = messages
  const endsBefore = after !== null && (readTo === null || comparePositions(readTo, after) < 0)
  const beginsAfter = hasOlder && before !== null && (!first || comparePositions(first, before) > 0)
  return !endsBefore && !beginsAfter
}

function laterOf(one: Position | null, other: Position | null): Position | null {
  if (one === null || other === null) return one ?? other
  return comparePositions(one, other) < 0 ? other : one
}

const positionOf = ({ timestamp, seq }: Position): Position => ({ timestamp, seq })

function isBetween(position: Position, after: Position | null, before: Position | null): boolean {
  const later = after === null || comparePositions(position, after) > 0
  const earlier = before === null || comparePositions(position, before) < 0
  return later && earlier
}

function ordered(messages: readonly Message[]): readonly Message[] {
  const inOrder = messages.every((message, index) => {
    const before = messages[index - 1]
    return !before || comparePositions(before, message) <= 0
  })
  return inOrder ? messages : messages.toSorted(comparePositions)
}

import type { Message } from '@balcao/contract/conversations'
import { dateIn } from '@balcao/domain/time'

/**
 * One line of the message list: a message, and what stands above it. A separator is no line of its own: it would stay
 * at the top when older messages of its day are put in front, and take the reader's place with it.
 */
export interface ThreadRow {
  /** The message's id: it stays the same when other messages come before or after it. */
  key: string
  message: Message
  /** 'YYYY-MM-DD' where a day of the company's zone begins. */
  day: string | null
  /** 'Novas mensagens' stands above it. */
  isFirstUnread: boolean
  /** The ends of what one hand wrote in one go. */
  opens: boolean
  closes: boolean
}

const groupMs = 5 * 60_000
const quarterMs = 15 * 60_000

/**
 * Messages as lines: where days of the company's zone begin, where unread began, and messages of one author within five
 * minutes of each other as one group.
 */
export function threadRows(
  messages: readonly Message[],
  { zone, firstUnread }: { zone: string; firstUnread: string | null },
): ThreadRow[] {
  const dayOf = dayReader(zone)
  let previousDay = ''
  let previous: ThreadRow | null = null
  return messages.map((message) => {
    const day = dayOf(message.timestamp)
    const startsDay = day !== previousDay
    const isFirstUnread = message.id === firstUnread
    const opens: boolean = !previous || startsDay || isFirstUnread || !isOneHand(previous.message, message)
    if (previous && !opens) previous.closes = false
    previous = { key: message.id, message, day: startsDay ? day : null, isFirstUnread, opens, closes: true }
    previousDay = day
    return previous
  })
}

/** Reads ISO instants as days 'YYYY-MM-DD' of a zone. */
function dayReader(zone: string): (instant: string) => string {
  // Formatting ten thousand instants takes longer than all else here; no zone changes its day within a quarter.
  const known = new Map<number, string>()
  return (instant) => {
    const at = Date.parse(instant)
    const quarter = Math.floor(at / quarterMs)
    const day = known.get(quarter) ?? dateIn(at, zone)
    known.set(quarter, day)
    return day
  }
}

function isOneHand(one: Message, next: Message): boolean {
  return (
    one.isFromMe === next.isFromMe &&
    one.author === next.author &&
    one.author_name === next.author_name &&
    Date.parse(next.timestamp) - Date.parse(one.timestamp) < groupMs
  )
}

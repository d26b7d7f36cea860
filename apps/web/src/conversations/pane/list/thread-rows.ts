import type { Message } from '@balcao/contract/conversations'

/** One line of the message list. `opens` and `closes` mark the ends of what one hand wrote in one go. */
export type ThreadRow =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: Message; opens: boolean; closes: boolean }

const groupMs = 5 * 60_000
const quarterMs = 15 * 60_000

/**
 * Messages as lines: a separator before each day's first message (days of the company's zone), the unread marker before
 * `firstUnread`, and messages of one author within five minutes of each other as one group. Keys stay the same when
 * older messages are put in front.
 */
export function threadRows(
  messages: readonly Message[],
  { zone, firstUnread }: { zone: string; firstUnread: string | null },
): ThreadRow[] {
  const rows: ThreadRow[] = []
  const dayOf = dayReader(zone)
  let day = ''
  let previous: Extract<ThreadRow, { kind: 'message' }> | null = null
  for (const message of messages) {
    const itsDay = dayOf(message.timestamp)
    const startsDay = itsDay !== day
    const isFirstUnread = message.id === firstUnread
    if (startsDay) rows.push({ kind: 'day', key: `day ${itsDay}`, day: itsDay })
    if (isFirstUnread) rows.push({ kind: 'unread', key: 'unread' })
    const opens: boolean = !previous || startsDay || isFirstUnread || !isOneHand(previous.message, message)
    if (previous && !opens) previous.closes = false
    previous = { kind: 'message', key: message.id, message, opens, closes: true }
    rows.push(previous)
    day = itsDay
  }
  return rows
}

/** Reads ISO instants as days 'YYYY-MM-DD' of a zone. */
export function dayReader(zone: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  // Formatting ten thousand instants takes longer than all else here; no zone changes its day within a quarter.
  const known = new Map<number, string>()
  return (instant) => {
    const at = Date.parse(instant)
    const quarter = Math.floor(at / quarterMs)
    const day = known.get(quarter) ?? format.format(at)
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

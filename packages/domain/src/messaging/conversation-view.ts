import type { Ack } from './ack'
import type { ChannelState } from './conversation-events'

/** A message as a person sees it: `text` is the last edit, or null once deleted; `ack` is null on inbound messages. */
export interface SeenMessage {
  id: string
  fromMe: boolean
  at: number
  text: string | null
  edited: boolean
  ack: Ack | null
}

/** The messages of a conversation by time, then id. An own message of which no ack was received is pending. */
export function messagesOf(state: ChannelState, conversation: string): SeenMessage[] {
  return state.messages
    .filter((message) => message.conversation === conversation)
    .map(({ id, fromMe, at, text }) => {
      const marks = state.marks.get(id)
      return {
        id,
        fromMe,
        at,
        text: marks?.deleted === true ? null : (marks?.edit?.text ?? text),
        edited: marks?.deleted !== true && (marks?.edit ?? null) !== null,
        ack: fromMe ? (marks?.ack ?? 'pending') : null,
      }
    })
}

/**
 * How many inbound messages of a conversation came after the last one marked as read. Deleted ones count: the shop
 * has not seen that there was something. A mark whose message is not received yet counts once it is.
 */
export function unreadCount(state: ChannelState, conversation: string): number {
  const messages = state.messages.filter((message) => message.conversation === conversation)
  const mark = messages.findLastIndex(({ id }) => state.marks.get(id)?.read === true)
  return messages.slice(mark + 1).filter(({ fromMe }) => !fromMe).length
}

/** Acks received for messages that are not received yet, by id; each is applied by itself when its message comes. */
export function orphanAcks(state: ChannelState): Map<string, Ack> {
  const received = new Set(state.messages.map(({ id }) => id))
  const orphans = new Map<string, Ack>()
  for (const [id, { ack }] of state.marks) if (ack !== null && !received.has(id)) orphans.set(id, ack)
  return orphans
}

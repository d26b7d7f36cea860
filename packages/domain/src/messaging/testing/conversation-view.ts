import type { Ack } from '../ack'
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
      const known = state.states.get(id)
      return {
        id,
        fromMe,
        at,
        text: known?.deleted === true ? null : (known?.edit?.text ?? text),
        edited: known?.deleted !== true && (known?.edit ?? null) !== null,
        ack: fromMe ? (known?.ack ?? 'pending') : null,
      }
    })
}

/**
 * How many inbound messages of a conversation came after the last one marked as read. Deleted ones count: the shop
 * has not seen that there was something. A reading whose message is not received yet counts once it is.
 */
export function unreadCount(state: ChannelState, conversation: string): number {
  const messages = state.messages.filter((message) => message.conversation === conversation)
  const readTo = messages.findLastIndex(({ id }) => state.states.get(id)?.read === true)
  return messages.slice(readTo + 1).filter(({ fromMe }) => !fromMe).length
}

/** Acks received for messages that are not received yet, by id; each is applied by itself when its message comes. */
export function orphanAcks(state: ChannelState): Map<string, Ack> {
  const received = new Set(state.messages.map(({ id }) => id))
  const orphans = new Map<string, Ack>()
  for (const [id, { ack }] of state.states) if (ack !== null && !received.has(id)) orphans.set(id, ack)
  return orphans
}

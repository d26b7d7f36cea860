import { laterAck, type Ack } from '../ack'

/** A message as an event tells it. `id` is WhatsApp's; `at` in milliseconds since 1970; `ack` of own messages. */
interface MessageReceived {
  kind: 'message'
  id: string
  conversation: string
  fromMe: boolean
  at: number
  text: string
  ack?: Ack | undefined
}

/**
 * What a channel can receive, in any order and more than once; all but `message` may come before their message.
 * `read` marks a message and all before it in its conversation as read by the shop, `by` us or on another device.
 */
export type ConversationEvent =
  | MessageReceived
  | { kind: 'ack'; id: string; ack: Ack }
  | { kind: 'edited'; id: string; at: number; text: string }
  | { kind: 'deleted'; id: string }
  | { kind: 'read'; id: string; by: 'us' | 'elsewhere' }

/** What is known of an id beside the message itself. */
interface MessageState {
  ack: Ack | null
  edit: { at: number; text: string } | null
  deleted: boolean
  read: boolean
}

/** All that was received on one channel: its messages by time, then id, and the state of each by id, also of ids not received yet. */
export interface ChannelState {
  messages: readonly Omit<MessageReceived, 'kind' | 'ack'>[]
  states: ReadonlyMap<string, MessageState>
}

export const emptyChannel: ChannelState = { messages: [], states: new Map() }

const unchangedState: MessageState = { ack: null, edit: null, deleted: false, read: false }

/**
 * The state after one more event. The order and the repeats of events make no difference: acks go by rank, the
 * latest edit stands, deletion and reading are final, and of two tellings of one message the earlier one stands.
 */
export function receiveEvent(state: ChannelState, event: ConversationEvent): ChannelState {
  if (event.kind !== 'message') return withState(state, event.id, (before) => stateAfter(before, event))
  const { id, conversation, fromMe, at, text, ack } = event
  const messages = withMessage(state.messages, { id, conversation, fromMe, at, text })
  const told = messages === state.messages ? state : { ...state, messages }
  return ack === undefined
    ? told
    : withState(told, id, (before) => stateAfter(before, { kind: 'ack', id, ack }))
}

/** Order of two messages: by time, and by id (code units) where the times are the same. */
export function compareMessages(a: { at: number; id: string }, b: { at: number; id: string }): number {
  return a.at - b.at || compareTexts(a.id, b.id)
}

type Message = ChannelState['messages'][number]

function stateAfter(before: MessageState, event: Exclude<ConversationEvent, MessageReceived>): MessageState {
  switch (event.kind) {
    case 'ack': {
      const ack = before.ack === null ? event.ack : laterAck(before.ack, event.ack)
      return ack === before.ack ? before : { ...before, ack }
    }
    case 'edited': {
      const { at, text } = event
      const stands = before.edit === null || (at - before.edit.at || compareTexts(text, before.edit.text)) > 0
      return stands ? { ...before, edit: { at, text } } : before
    }
    case 'deleted':
      return before.deleted ? before : { ...before, deleted: true }
    case 'read':
      return before.read ? before : { ...before, read: true }
  }
}

function withState(
  state: ChannelState,
  id: string,
  change: (before: MessageState) => MessageState,
): ChannelState {
  const known = state.states.get(id) ?? unchangedState
  const changed = change(known)
  return changed === known ? state : { ...state, states: new Map(state.states).set(id, changed) }
}

function withMessage(messages: readonly Message[], received: Message): readonly Message[] {
  const known = messages.findIndex(({ id }) => id === received.id)
  const told = messages[known]
  if (told !== undefined && compareTellings(told, received) <= 0) return messages
  const others = told === undefined ? messages : messages.toSpliced(known, 1)
  const before = others.findLastIndex((message) => compareMessages(message, received) < 0)
  return others.toSpliced(before + 1, 0, received)
}

function compareTellings(a: Message, b: Message): number {
  return (
    a.at - b.at ||
    compareTexts(a.conversation, b.conversation) ||
    Number(a.fromMe) - Number(b.fromMe) ||
    compareTexts(a.text, b.text)
  )
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

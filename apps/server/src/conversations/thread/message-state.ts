import type { SendFailureCode } from '@balcao/contract/conversations'
import { laterAck, type Ack } from '@balcao/domain/messaging'
import type { StoredReaction } from './read-messages'

/** What is told of a message beside the message itself. All of it may come twice, in any order, and before it. */
export interface MessageState {
  ack: Ack | null
  failure: SendFailureCode | null
  /** `at` in milliseconds since 1970. */
  edit: { at: number; text: string } | null
  deleted: boolean
  reactions: readonly StoredReaction[]
}

export const unchangedState: MessageState = {
  ack: null,
  failure: null,
  edit: null,
  deleted: false,
  reactions: [],
}

/** Both together; which is named first makes no difference (the rules of `receiveEvent` in the domain). */
export function mergeStates(a: MessageState, b: MessageState): MessageState {
  const ack = a.ack === null || b.ack === null ? (a.ack ?? b.ack) : laterAck(a.ack, b.ack)
  return {
    ack,
    failure: ack === 'failed' ? (a.failure ?? b.failure ?? 'other') : null,
    edit: laterEdit(a.edit, b.edit),
    deleted: a.deleted || b.deleted,
    reactions: mergeReactions(a.reactions, b.reactions),
  }
}

/** The columns of a message that its state is kept in. */
export interface StateColumns {
  from_me: boolean
  ack: Ack | null
  failure: SendFailureCode | null
  text: string
  edited_at: Date | null
  deleted: boolean
  reactions: StoredReaction[]
}

/** A message with what was told of it. Acks and failures are of own messages only. */
export function withState<M extends StateColumns>(message: M, state: MessageState): M {
  const known: MessageState = {
    ack: message.ack,
    failure: message.failure,
    edit: message.edited_at === null ? null : { at: message.edited_at.getTime(), text: message.text },
    deleted: message.deleted,
    reactions: message.reactions,
  }
  const { ack, failure, edit, deleted, reactions } = mergeStates(known, state)
  return {
    ...message,
    ack: message.from_me ? ack : null,
    failure: message.from_me ? failure : null,
    text: edit === null ? message.text : edit.text,
    edited_at: edit === null ? null : new Date(edit.at),
    deleted,
    reactions: [...reactions],
  }
}

function laterEdit(a: MessageState['edit'], b: MessageState['edit']): MessageState['edit'] {
  if (a === null || b === null) return a ?? b
  if (a.at !== b.at) return a.at > b.at ? a : b
  return a.text >= b.text ? a : b
}

/** One stands for each side: the latest, and of one instant the one that was taken back, which never comes first. */
function mergeReactions(
  a: readonly StoredReaction[],
  b: readonly StoredReaction[],
): readonly StoredReaction[] {
  if (b.length === 0) return a
  const all = [...a, ...b].toSorted((one, other) => one.at - other.at || standing(one, other))
  return [false, true].flatMap((fromMe) => all.findLast((one) => one.fromMe === fromMe) ?? [])
}

function standing({ emoji }: StoredReaction, { emoji: other }: StoredReaction): number {
  if (emoji === '' || other === '') return Number(emoji === '') - Number(other === '')
  return emoji < other ? -1 : 1
}

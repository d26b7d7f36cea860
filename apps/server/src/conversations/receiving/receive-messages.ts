import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { withoutFormerSends } from './former-sends'
import {
  findUnboundSends,
  keepEarlyStates,
  takeEarlyStates,
  updateMessages,
  type KnownMessage,
} from './known-messages'
import { mergeStates, unchangedState, withState, type MessageState } from '../thread/message-state'
import { bindSends, type BoundSend } from './own-sends'
import { wakeConversation } from '../thread/outbox.store'
import { orphansOf } from './message-claims'
import type { Told } from './sort-events'
import { storeFresh, type FreshMessage } from './store-fresh'

export interface ReceivedMessages {
  fresh: readonly FreshMessage[]
  /** Known messages that are not what they were. */
  changed: readonly KnownMessage[]
  /** Messages that are new or look different, in their order. */
  shown: readonly string[]
  /** Those of which only the ack is another one. */
  acked: readonly string[]
  /** Rows that turned out to be second tellings of own sends. */
  twins: readonly KnownMessage[]
}

/**
 * Stores what a batch tells of messages and their states, under the locks of all their conversations. `moved`: somebody
 * else stored one of them in a conversation that is not locked, or states have no message any more and the receiving
 * lock is not held `alone`; nothing may be kept then.
 */
export async function receiveMessages(
  tx: Tx,
  companyId: string,
  about: {
    told: Told
    known: readonly KnownMessage[]
    /** Conversations of told messages, by WhatsApp's id. */
    conversationIdOf: ReadonlyMap<string, string>
    now: Date
    alone: boolean
  },
): Promise<ReceivedMessages | 'moved'> {
  const { known, conversationIdOf, now, alone } = about
  const told = await withoutFormerSends(tx, companyId, about.told, known)
  const orphans = orphansOf(told, known)
  if (orphans.length > 0 && !alone) return 'moved'

  const unbound = await findUnbound(tx, companyId, { ...about, told })
  const bound = bindSends({ told, known, conversationIdOf, unbound })
  const received = new Set([...known.flatMap(({ wa_id }) => wa_id ?? []), ...bound.map(({ waId }) => waId)])
  const unknown = told.messages.filter(({ waId }) => !received.has(waId))
  const early = await takeEarlyStates(tx, companyId, [
    ...unknown.map(({ waId }) => waId),
    ...bound.map(({ waId }) => waId),
  ])
  const stateOf = (waId: string) =>
    mergeStates(early.get(waId) ?? unchangedState, told.states.get(waId) ?? unchangedState)

  const twins = await leaveOutbox(tx, companyId, bound)
  const fresh = await storeFresh(tx, companyId, unknown, { conversationIdOf, stateOf })
  if (fresh === 'moved') return 'moved'
  const changes = changesOf(known, bound, stateOf)
  await updateMessages(
    tx,
    companyId,
    changes.map(({ after }) => after),
  )
  await keepEarlyStates(tx, companyId, new Map(orphans.map((waId) => [waId, told.states.get(waId)!])), now)

  const looksNew = changes.filter(({ looks }) => looks).map(({ after }) => after)
  return {
    fresh,
    changed: changes.map(({ after }) => after),
    shown: [...fresh, ...looksNew].toSorted(inOrder).map(({ id }) => id),
    acked: changes.filter(({ looks }) => !looks).map(({ after }) => after.id),
    twins,
  }
}

/** Order of two messages of one conversation. */
export function inOrder(a: { at: Date; seq: number }, b: { at: Date; seq: number }): number {
  return a.at.getTime() - b.at.getTime() || a.seq - b.seq
}

/** A webhook of a send of ours comes at most so long after it, where the gateway does not echo our id. */
const ECHO_MS = 2 * 60_000

function findUnbound(
  tx: Tx,
  companyId: string,
  { told, known, conversationIdOf, now }: Parameters<typeof receiveMessages>[2],
) {
  const received = new Set(known.map(({ wa_id }) => wa_id))
  const own = told.messages.filter(({ fromMe, waId }) => fromMe && !received.has(waId))
  const conversations = [...new Set(own.flatMap(({ waId }) => conversationIdOf.get(waId) ?? []))]
  if (conversations.length === 0) return []
  return findUnboundSends(tx, companyId, conversations, new Date(now.getTime() - ECHO_MS))
}

interface Change {
  after: KnownMessage
  /** More than its ack is another one. */
  looks: boolean
}

function changesOf(
  known: readonly KnownMessage[],
  bound: readonly BoundSend[],
  stateOf: (waId: string) => MessageState,
): Change[] {
  const twins = new Set(bound.map(({ twin }) => twin))
  return [
    ...known.flatMap((before) => {
      if (before.wa_id === null || twins.has(before)) return []
      const after = withState(before, stateOf(before.wa_id))
      const looks = looksOf(before) !== looksOf(after)
      return looks || before.ack !== after.ack || before.failure !== after.failure ? [{ after, looks }] : []
    }),
    ...bound.map(({ row, waId, twin }) => {
      // Until now its ack was ours alone: what the gateway says of it counts from here.
      const sent: KnownMessage = { ...row, wa_id: waId, ack: 'pending', failure: null }
      const state = mergeStates(stateOf(waId), twin === undefined ? unchangedState : { ...twin, edit: null })
      return { after: withState(sent, state), looks: true }
    }),
  ]
}

function looksOf({ text, edited_at, deleted, reactions }: KnownMessage): string {
  return JSON.stringify([text, edited_at, deleted, reactions])
}

/** The gateway has these: what is queued behind them goes on, and what was made of their webhooks goes. */
async function leaveOutbox(tx: Tx, companyId: string, bound: readonly BoundSend[]): Promise<KnownMessage[]> {
  if (bound.length === 0) return []
  const ids = bound.map(({ row }) => row.id)
  const { rows } = await tx.execute<{ conversation_id: string; state: string }>(sql`delete from outbox
    where company_id = ${companyId} and message_id = any(${ids}::uuid[]) returning conversation_id, state`)
  // Who is sending goes on by itself.
  for (const { conversation_id, state } of rows)
    if (state !== 'sending') await wakeConversation(tx, companyId, conversation_id)
  const twins = bound.flatMap(({ twin }) => twin ?? [])
  await tx.execute(sql`delete from messages
    where company_id = ${companyId} and id = any(${twins.map(({ id }) => id)}::uuid[])`)
  return twins
}

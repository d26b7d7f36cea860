import type { SendFailureCode } from '@balcao/contract/conversations'
import type { WhatsAppGateway } from '../../gateways/whatsapp'
import type { OutboxRow } from '../thread/outbox.store'
import { CLOSED_RECHECK_MS, isTooLate, SEND_DIED_AFTER_MS, WINDOW_MS } from '../thread/send-pace'
import type { ConnectedChannel } from '../sending-needs'

/**
 * What to do with the oldest unfinished send of a conversation: `known` the gateway has it, as its webhook said before
 * its answer; `wait` nothing before `until`; `send` it; `look` whether it went out; `died` a process died over it;
 * `fail` give it up with a reason that people can act on.
 */
export type SendDecision =
  | { kind: 'known' | 'died' }
  | { kind: 'send' | 'look'; gateway: WhatsAppGateway }
  | { kind: 'wait'; until: Date }
  | { kind: 'fail'; code: SendFailureCode }

type DecidedRow = Pick<
  OutboxRow,
  'state' | 'tried_at' | 'next_at' | 'queued_at' | 'author' | 'wa_id' | 'chat_kind' | 'last_inbound_at'
>

export function decideSend(row: DecidedRow, connected: ConnectedChannel | null, now: Date): SendDecision {
  if (row.wa_id !== null) return { kind: 'known' }
  if (row.state === 'sending') return decideUnderWay(row, now)
  if (row.state === 'unknown') return decideUnknown(row, connected, now)
  return decideWaiting(row, connected, now)
}

function decideUnderWay({ tried_at }: DecidedRow, now: Date): SendDecision {
  const diedAt = (tried_at?.getTime() ?? 0) + SEND_DIED_AFTER_MS
  return diedAt > now.getTime() ? { kind: 'wait', until: new Date(diedAt) } : { kind: 'died' }
}

/** It may be with the customer already: it is sent again only when the gateway itself says that it is not. */
function decideUnknown(row: DecidedRow, connected: ConnectedChannel | null, now: Date): SendDecision {
  if (connected === null || isTooLate(row.author, row.queued_at, now)) return fail('unconfirmed')
  if (row.next_at > now) return { kind: 'wait', until: row.next_at }
  const { gateway } = connected
  return gateway.features.findsSent ? { kind: 'look', gateway } : fail('unconfirmed')
}

function decideWaiting(row: DecidedRow, connected: ConnectedChannel | null, now: Date): SendDecision {
  if (connected === null) return fail('not-connected')
  if (isTooLate(row.author, row.queued_at, now)) return fail('other')
  const { gateway, channel } = connected
  // People are let through: they decide for themselves, and the gateway has the last word.
  if (row.author !== 'person') {
    if (channel.blockedUntil !== null && channel.blockedUntil > now) return fail('blocked')
    if (gateway.features.window24h && isWindowClosed(row, now)) return fail('window')
  }
  if (channel.state !== 'open') return { kind: 'wait', until: new Date(now.getTime() + CLOSED_RECHECK_MS) }
  return row.next_at > now ? { kind: 'wait', until: row.next_at } : { kind: 'send', gateway }
}

/** Whether the customer last wrote too long ago for a free text on the official channel. Groups have no window. */
export function isWindowClosed(
  { chat_kind, last_inbound_at }: Pick<DecidedRow, 'chat_kind' | 'last_inbound_at'>,
  now: Date,
): boolean {
  if (chat_kind === 'group') return false
  return last_inbound_at === null || now.getTime() - last_inbound_at.getTime() > WINDOW_MS
}

const fail = (code: SendFailureCode): SendDecision => ({ kind: 'fail', code })

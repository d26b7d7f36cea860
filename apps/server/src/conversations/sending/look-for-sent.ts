import { GatewayUnavailable, type WhatsAppGateway } from '../../gateways/whatsapp'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { bindSent } from '../receiving/bind-sent'
import { lockConversationOf } from '../thread/lock-conversation-of'
import { findOutboxRow, writeOutbox, type OutboxRow } from '../thread/outbox.store'
import type { PreparedSend } from './outgoing-message'
import { LOOK_AFTER_MS, retryAfter } from '../thread/send-pace'
import type { SendingNeeds } from '../sending-needs'

/**
 * Looks whether a send whose answer was lost went out after all; answers whether it did. Only a gateway that answers,
 * and does not have it at the last look, lets it be sent again: once.
 */
export async function lookForSent(
  needs: SendingNeeds,
  companyId: string,
  gateway: WhatsAppGateway,
  { row, to }: PreparedSend,
): Promise<boolean> {
  const { db, clock, log } = needs
  const since = (row.tried_at ?? row.queued_at).getTime() - CLOCK_SLACK_MS
  const except = await db.asCompany(companyId, (tx) => findOtherSends(tx, companyId, row.conversation_id))
  const found = await gateway.findSent({ to, text: row.text, since, except }).catch((error: unknown) => {
    if (!(error instanceof GatewayUnavailable)) throw error
    log.warn({ reason: error.message }, 'the gateway could not be asked for a message')
    return 'away' as const
  })
  if (found !== null && found !== 'away') {
    const { id: waId, ack } = found
    await bindSent(needs, companyId, { messageId: row.message_id, waId, ack, jid: null })
    return true
  }
  await db.asCompany(companyId, async (tx) => {
    if (!(await lockConversationOf(tx, companyId, row.message_id))) return
    const current = await findOutboxRow(tx, companyId, row.message_id)
    const isSame =
      current?.state === 'unknown' && current.attempts === row.attempts && current.looks === row.looks
    if (isSame) await writeOutbox(tx, companyId, row.message_id, notFound(row, clock(), found === 'away'))
  })
  return false
}

function notFound(row: OutboxRow, now: Date, isAway: boolean): OutboxRow {
  const inMs = (pause: number) => new Date(now.getTime() + pause)
  if (isAway) return { ...row, next_at: inMs(retryAfter(AWAY_LIKE_ATTEMPTS, null, Math.random())) }
  const looks = row.looks + 1
  const pause = LOOK_AFTER_MS[looks]
  return pause === undefined
    ? { ...row, state: 'waiting', looks: 0, next_at: now }
    : { ...row, looks, next_at: inMs(pause) }
}

/** WhatsApp's ids of the conversation's own messages: what they say again is not what is looked for. */
async function findOtherSends(tx: Tx, companyId: string, conversationId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ wa_id: string }>(sql`
    select wa_id from messages where company_id = ${companyId} and conversation_id = ${conversationId}
      and from_me and wa_id is not null order by at desc, seq desc limit ${MOST_EXCEPTED}`)
  return rows.map(({ wa_id }) => wa_id)
}

/** The gateway's clock may be behind ours; its messages that we know already are not looked at. */
const CLOCK_SLACK_MS = 30_000
/** More than a conversation sends between a lost answer and its last look. */
const MOST_EXCEPTED = 200
/** A gateway that is away is asked again as if it had been for the fifth time: after half a minute. */
const AWAY_LIKE_ATTEMPTS = 5

import type { SendFailureCode } from '@balcao/contract/conversations'
import type { SendOutcome } from '../../gateways/whatsapp'
import type { Tx } from '../../platform/database/database'
import { announce } from '../thread/announce'
import { bindSent } from '../receiving/bind-sent'
import { blockChannel } from '../receiving/block-channel'
import { noteCatalogueRefused } from '../receiving/note-catalogue-refused'
import { lockConversationOf } from '../thread/lock-conversation-of'
import {
  findOutboxRow,
  removeFromOutbox,
  wakeConversation,
  writeFailure,
  writeOutbox,
  type OutboxRow,
} from '../thread/outbox.store'
import { LOOK_AFTER_MS, retryAfter, UNCONFIRMED_GRACE_MS } from '../thread/send-pace'
import type { SendingNeeds } from '../sending-needs'

/**
 * Writes down what came of a send; answers whether the gateway has it. A row that somebody else has dealt with meanwhile
 * keeps what they wrote. `canLook`: the gateway can be asked later whether it has the message.
 */
export async function recordSendOutcome(
  needs: SendingNeeds,
  companyId: string,
  sent: OutboxRow,
  { outcome, canLook }: { outcome: SendOutcome; canLook: boolean },
): Promise<boolean> {
  if (outcome.kind === 'accepted') {
    const { id: waId, ack, jid } = outcome
    await bindSent(needs, companyId, { messageId: sent.message_id, waId, ack, jid })
    if (sent.content.products) await noteProducts(needs, companyId, outcome.withoutProducts)
    return true
  }
  await needs.db.asCompany(companyId, async (tx) => {
    const chat = await lockConversationOf(tx, companyId, sent.message_id)
    const row = chat && (await findOutboxRow(tx, companyId, sent.message_id))
    if (row?.state !== 'sending' || row.attempts !== sent.attempts) return
    const now = needs.clock()
    if (outcome.kind === 'refused') {
      return refuseSend(needs, tx, companyId, { ...sent, conversation_id: chat!.id }, outcome.failure.code)
    }
    const next =
      outcome.kind === 'not-sent'
        ? { state: 'waiting' as const, pause: retryAfter(sent.attempts, outcome.retryAfterMs, Math.random()) }
        : { state: 'unknown' as const, pause: canLook ? LOOK_AFTER_MS[0] : UNCONFIRMED_GRACE_MS }
    const { state, pause } = next
    const next_at = new Date(now.getTime() + pause)
    await writeOutbox(tx, companyId, sent.message_id, { ...sent, state, looks: 0, next_at })
    // Two conversations became one: the queue goes on in the other, and so must its job.
    if (chat!.id !== sent.conversation_id) await wakeConversation(tx, companyId, chat!.id)
  })
  return false
}

/** The catalogue's products were shown, or the list went out in their place. */
async function noteProducts(
  { db, clock, log, channelChanged }: SendingNeeds,
  companyId: string,
  refused: string | undefined,
): Promise<void> {
  if (refused !== undefined)
    log.warn({ companyId, words: refused }, 'WhatsApp shows no products of a catalogue')
  await db.asCompany(companyId, async (tx) => {
    const isNew = await noteCatalogueRefused(tx, companyId, refused === undefined ? null : clock())
    if (isNew) await channelChanged(tx, companyId)
  })
}

/** Gives a send up: its message shows why, and can be tried again by hand. Announces, so call it last. */
export async function failSend(
  tx: Tx,
  companyId: string,
  { message_id, conversation_id }: Pick<OutboxRow, 'message_id' | 'conversation_id'>,
  code: SendFailureCode,
): Promise<void> {
  await removeFromOutbox(tx, companyId, message_id)
  await writeFailure(tx, companyId, message_id, code)
  await announce(tx, companyId, { acks: [message_id], chats: [conversation_id] })
}

async function refuseSend(
  { clock, channelChanged }: SendingNeeds,
  tx: Tx,
  companyId: string,
  row: OutboxRow,
  code: SendFailureCode,
): Promise<void> {
  if (code === 'blocked') await blockChannel(tx, companyId, clock())
  await failSend(tx, companyId, row, code)
  if (code === 'blocked') await channelChanged(tx, companyId)
}

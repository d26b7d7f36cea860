import type { SendOutcome, WhatsAppGateway } from '../../gateways/whatsapp'
import type { JobDefinition } from '../../platform/jobs/jobs'
import { decideSend, type SendDecision } from './decide-send'
import { lockConversation } from '../thread/conversations.store'
import { lookForSent } from './look-for-sent'
import {
  findHead,
  removeFromOutbox,
  wakeConversationAt,
  writeOutbox,
  type OutboxRow,
} from '../thread/outbox.store'
import { contentToSend, prepareSend, type PreparedSend } from './outgoing-message'
import { LOOK_AFTER_MS } from '../thread/send-pace'
import type { ConnectedChannel, SendingNeeds } from '../sending-needs'
import { failSend, recordSendOutcome } from './record-send-outcome'

/** Sends what waits in a conversation, one message after the other, until nothing can be done now. */
export function sendMessagesJob(needs: SendingNeeds): JobDefinition<'send-messages'> {
  return {
    name: 'send-messages',
    work: 'customer',
    asks: 'whatsapp',
    async run({ companyId, conversationId }) {
      let step: Step = { goOn: true, accepted: null }
      while (step.goOn) step = await sendNext(needs, companyId, conversationId, step.accepted)
    },
  }
}

interface Step {
  goOn: boolean
  /** The message that the gateway has just taken, or turned out to have. */
  accepted: string | null
}

/**
 * Brings the oldest unfinished send of a conversation one step further; `goOn` is false when it has to wait, or there
 * is none. The gateway is called between two transactions: the first says that it is being sent, the second what came
 * of it, so that whoever finds it half done knows that it may have gone out.
 */
async function sendNext(
  needs: SendingNeeds,
  companyId: string,
  conversationId: string,
  accepted: string | null,
): Promise<Step> {
  const connected = await needs.gatewayOf(companyId)
  const taken = await takeNext(needs, companyId, { conversationId, connected, accepted })
  if (taken.kind !== 'send' && taken.kind !== 'look') return { goOn: taken.kind === 'again', accepted: null }
  const { prepared, gateway } = taken
  const isAccepted =
    taken.kind === 'look'
      ? await lookForSent(needs, companyId, gateway, prepared)
      : await recordSendOutcome(needs, companyId, prepared.row, {
          outcome: await send(needs, companyId, gateway, prepared),
          canLook: gateway.features.findsSent,
        })
  return { goOn: true, accepted: isAccepted ? prepared.row.message_id : null }
}

type Taken =
  | { kind: 'send' | 'look'; prepared: PreparedSend; gateway: WhatsAppGateway }
  | { kind: 'again' | 'idle' }

function takeNext(
  { db, clock }: SendingNeeds,
  companyId: string,
  {
    conversationId,
    connected,
    accepted,
  }: { conversationId: string; connected: ConnectedChannel | null; accepted: string | null },
): Promise<Taken> {
  return db.asCompany(companyId, async (tx): Promise<Taken> => {
    if (!(await lockConversation(tx, companyId, conversationId))) return { kind: 'idle' }
    const row = await findHead(tx, companyId, conversationId)
    if (!row) return { kind: 'idle' }
    const now = clock()
    const decision = row.message_id === accepted ? accept : decideSend(row, connected, now)
    switch (decision.kind) {
      case 'wait':
        await wakeConversationAt(tx, companyId, conversationId, decision.until)
        return { kind: 'idle' }
      case 'known':
        await removeFromOutbox(tx, companyId, row.message_id)
        return { kind: 'again' }
      case 'fail':
        await failSend(tx, companyId, row, decision.code)
        return { kind: 'again' }
      case 'died':
        await writeOutbox(tx, companyId, row.message_id, lastLook(row, now))
        return { kind: 'again' }
      case 'look':
        return { kind: 'look', prepared: await prepareSend(tx, companyId, row), gateway: decision.gateway }
      case 'send': {
        const sending = { ...row, state: 'sending' as const, attempts: row.attempts + 1, tried_at: now }
        await writeOutbox(tx, companyId, row.message_id, sending)
        const prepared = await prepareSend(tx, companyId, sending)
        return { kind: 'send', prepared, gateway: decision.gateway }
      }
    }
  })
}

const accept: SendDecision = { kind: 'known' }

/** Whatever the gateway has heard of it, it has heard by now: one look tells. */
function lastLook(row: OutboxRow, now: Date): OutboxRow {
  return { ...row, state: 'unknown', looks: LOOK_AFTER_MS.length - 1, next_at: now }
}

async function send(
  { files, log }: SendingNeeds,
  companyId: string,
  gateway: WhatsAppGateway,
  prepared: PreparedSend,
): Promise<SendOutcome> {
  const ready = await contentToSend(files, companyId, prepared)
  if ('outcome' in ready) return ready.outcome
  const { clientId, to, quoting } = prepared
  const outcome = await gateway
    .send({ clientId, to, content: ready.content, quoting })
    .catch((error: Error): SendOutcome => ({ kind: 'unknown', words: error.message }))
  if (outcome.kind !== 'accepted') {
    const words = outcome.kind === 'refused' ? outcome.failure.words : outcome.words
    log.warn({ outcome: outcome.kind, words, attempt: prepared.row.attempts }, 'a message was not accepted')
  }
  return outcome
}

import type { Ack } from '@balcao/domain/messaging'
import { receiveEvents } from './receive-events'
import type { ReceivingNeeds } from './receiving-needs'

/**
 * The gateway's answer to a send names the message: its row gets WhatsApp's id and its ack, with every change of state that came
 * before the answer, and leaves the outbox; `jid`, the receiver's address as WhatsApp writes it, is kept as one of the
 * conversation's. Its webhook may have been first; then nothing changes.
 */
export function bindSent(
  needs: ReceivingNeeds,
  companyId: string,
  sent: { messageId: string; waId: string; ack: Ack; jid: string | null },
): Promise<void> {
  const { messageId: clientId, waId: id, ack, jid: waPhone } = sent
  return receiveEvents(needs, companyId, [{ kind: 'ack', id, ack, clientId, reason: null, waPhone }])
}

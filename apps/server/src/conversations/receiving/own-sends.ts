import type { KnownMessage } from './known-messages'
import { findEchoed } from './message-claims'
import type { Told, ToldMessage } from './sort-events'

/**
 * An own message and the WhatsApp id that it goes by from now on. `twin` is a row that was made of its webhook, when
 * nothing told that it was ours.
 */
export interface BoundSend {
  row: KnownMessage
  waId: string
  twin: KnownMessage | undefined
}

/**
 * Which own messages without a WhatsApp id a batch speaks of: those whose id the gateway echoes, else the oldest of
 * the conversation that says the same and may have gone out. What is told as typed on the phone is taken for ours only
 * while such a send is on its way: gateways at times tell our own sends so.
 */
export function bindSends({
  told,
  known,
  conversationIdOf,
  unbound,
}: {
  told: Told
  known: readonly KnownMessage[]
  conversationIdOf: ReadonlyMap<string, string>
  unbound: readonly (KnownMessage & { in_flight: boolean })[]
}): BoundSend[] {
  const bound = new Map<string, BoundSend>()
  const received = new Map(known.map((message) => [message.wa_id, message]))
  for (const waId of told.clientIds.keys()) {
    const row = findEchoed(told, known, waId)
    const twin = received.get(waId)
    if (row === undefined || bound.has(row.id) || (twin !== undefined && twin.author !== 'phone')) continue
    bound.set(row.id, { row, waId, twin })
    received.set(waId, row)
  }
  for (const message of told.messages) {
    if (!message.fromMe || received.has(message.waId)) continue
    const row = unbound.find(
      (one) =>
        !bound.has(one.id) &&
        one.conversation_id === conversationIdOf.get(message.waId) &&
        (message.source === 'api' || one.in_flight) &&
        saysTheSame(one, message),
    )
    if (row !== undefined) bound.set(row.id, { row, waId: message.waId, twin: undefined })
  }
  return [...bound.values()]
}

/** Options may come back as the numbered text that they were sent as. */
function saysTheSame(row: KnownMessage, message: ToldMessage): boolean {
  const [ours, theirs] = [row.text.trim(), message.text.trim()]
  if (row.kind === 'options') return theirs.startsWith(ours)
  return row.kind === message.kind && ours === theirs
}

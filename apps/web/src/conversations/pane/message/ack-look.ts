import type { SendFailureCode } from '@balcao/contract/conversations'
import type { Ack } from '@balcao/domain/messaging'

/** The ticks and the words of each ack (CONV-16); the words are keys of the pane's texts. */
export const ackLooks = {
  pending: { icon: 'clock', words: 'ackPending' },
  sent: { icon: 'tick', words: 'ackSent' },
  delivered: { icon: 'ticks', words: 'ackDelivered' },
  read: { icon: 'readTicks', words: 'ackRead' },
  failed: { icon: 'alert', words: 'ackFailed' },
} as const satisfies Record<Ack, { icon: string; words: string }>

/** Why a message failed, as a key of the pane's texts. */
export function failureWords(failure: SendFailureCode | null) {
  return `failure_${failure ?? 'other'}` as const
}

/** After so long without an ack a message is said to wait: it may be taken back, or tried at once. In milliseconds. */
const WAITS_AFTER_MS = 30_000

interface Own {
  id: string
  waMessageId: string
  isFromMe: boolean
  ack: Ack | null
  timestamp: string
}

/**
 * What is said of an own message that failed, or that waits for long, and whether it may be tried again and taken back.
 * One that has WhatsApp's id was handed over: nothing can be done with it but wait for its tick.
 */
export function ownActions({ id, waMessageId, isFromMe, ack, timestamp }: Own, now: number) {
  const late = isFromMe && ack === 'pending' && now - Date.parse(timestamp) >= WAITS_AFTER_MS
  const handedOver = late && waMessageId !== id
  const waits = late && !handedOver
  return { waits, handedOver, stuck: waits || (isFromMe && ack === 'failed') }
}

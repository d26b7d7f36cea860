import type { SendFailureCode } from '@balcao/contract/conversations'
import type { Ack } from '@balcao/domain/messaging'

/** The mark and the words of each ack (CONV-16); the words are keys of the pane's texts. */
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

/** After so long without an ack, a waiting message may be taken back. In milliseconds. */
const TAKE_BACK_AFTER_MS = 30_000

interface Own {
  isFromMe: boolean
  ack: Ack | null
  timestamp: string
}

/** What may be done with an own message: tried again once failed; taken back then, and when it waits for long. */
export function ownActions({ isFromMe, ack, timestamp }: Own, now: number) {
  if (!isFromMe) return { retry: false, discard: false }
  const failed = ack === 'failed'
  const waits = ack === 'pending' && now - Date.parse(timestamp) >= TAKE_BACK_AFTER_MS
  return { retry: failed, discard: failed || waits }
}

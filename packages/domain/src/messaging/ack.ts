/** How far an own message has come. The specification knows the first four; every gateway also knows `failed`. */
export const acks = ['pending', 'sent', 'delivered', 'read', 'failed'] as const

export type Ack = (typeof acks)[number]

// A failure is only believed of a message that was never seen on the other side, so it stands between these two.
const ranks: Readonly<Record<Ack, number>> = { pending: 0, sent: 1, failed: 2, delivered: 3, read: 4 }

/**
 * The ack that stands when `received` comes in for a message of which `known` was known: acks never go backwards, and
 * `failed` replaces only `pending` and `sent`. A delivery received after a failure wins, so the same acks in any order
 * and number end the same. A second try of a failed message is a message of its own, with its own id.
 */
export function laterAck(known: Ack, received: Ack): Ack {
  return ranks[received] > ranks[known] ? received : known
}

const evolutionNumbers: readonly Ack[] = ['failed', 'pending', 'sent', 'delivered', 'read', 'read']

const evolutionWords: ReadonlyMap<string, Ack> = new Map([
  ['ERROR', 'failed'],
  ['PENDING', 'pending'],
  ['SERVER_ACK', 'sent'],
  ['DELIVERY_ACK', 'delivered'],
  ['READ', 'read'],
  ['PLAYED', 'read'],
  ['SENT', 'sent'],
  ['DELIVERED', 'delivered'],
  ['FAILED', 'failed'],
])

/**
 * The ack of a status in Evolution API v2: the numbers 0 to 5, their words, or the upper-case Cloud API words of its
 * official channel. Null for all else, also for 'DELETED', which it writes for an update without a status.
 */
export function ackOfEvolution(status: string | number): Ack | null {
  return (typeof status === 'number' ? evolutionNumbers[status] : evolutionWords.get(status)) ?? null
}

const cloudWords: ReadonlyMap<string, Ack> = new Map([
  ['accepted', 'pending'],
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  ['played', 'read'],
  ['failed', 'failed'],
])

/** The ack of a status word of the WhatsApp Cloud API, null for words that are none. */
export function ackOfCloud(status: string): Ack | null {
  return cloudWords.get(status) ?? null
}

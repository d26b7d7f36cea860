import type { CallFault } from '../faults/take-fault'

/** What is done to matching REST calls. `lose` acts and then drops the connection in place of the answer. */
export type AnswerFault = CallFault<'fail' | 'busy' | 'lose' | 'hang'>

/** How the gateway carries itself. What is left as in `goodBehaviour` follows the published contract. */
export interface Behaviour {
  /** How far sent messages get by themselves; the customer's phone or the test moves them further. */
  acksByThemselves: 'none' | 'sent' | 'delivered' | 'read'
  /** Order of a sent message's webhooks: `before-message` sends the acks first, `reversed` the last ack first. */
  ackOrder: 'in-order' | 'before-message' | 'reversed'
  /**
   * What becomes of accepted sends. `refuse` turns them to a bare ERROR: version 2.3 tells its log the reason (stub 463,
   * the account may not open new conversations) and its webhook nothing. `refuse-463` names it in the webhook too.
   * `stay-pending` never moves them.
   */
  sends: 'deliver' | 'refuse' | 'refuse-463' | 'stay-pending'
  /**
   * Customers' addresses in new keys: `lid` with the phone's as remoteJidAlt, `lid-alone` without it, `phone-twice`
   * the phone's in both places under addressingMode lid, `phone-with-lid` the phone's with the @lid one as remoteJidAlt,
   * as releases after 2.3.6 turn them round.
   */
  addressing: 'phone' | 'lid' | 'lid-alone' | 'phone-twice' | 'phone-with-lid'
  /** Whether new keys carry Brazilian mobile numbers in the other spelling, with or without the ninth digit. */
  ninthDigitFlipped: boolean
  /** Sends to an @lid address are answered `exists: false`. */
  refuseLid: boolean
  duplicateWebhooks: boolean
  /** Webhooks are lost, not postponed: only asking finds what happened meanwhile. */
  dropWebhooks: boolean
  /** Milliseconds before each REST answer. */
  slowMs: number
  fault: AnswerFault | null
}

export const goodBehaviour: Readonly<Behaviour> = {
  acksByThemselves: 'delivered',
  ackOrder: 'in-order',
  sends: 'deliver',
  addressing: 'phone',
  ninthDigitFlipped: false,
  refuseLid: false,
  duplicateWebhooks: false,
  dropWebhooks: false,
  slowMs: 0,
  fault: null,
}

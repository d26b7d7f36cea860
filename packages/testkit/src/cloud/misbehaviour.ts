import type { CallFault } from '../faults/take-fault'
import { GraphRefusal } from './graph-refusal'

/**
 * What is done to matching calls: `busy` is 429 with 130429 (throughput), `pair-busy` 429 with 131056 (too many to one
 * customer), `fail` 500 with 131000; `lose` acts and then drops the connection in place of the answer.
 */
export type CloudFault = CallFault<'busy' | 'pair-busy' | 'fail' | 'hang' | 'lose'>

/** How the platform carries itself. What is left as in `goodBehaviour` follows the published contract. */
export interface CloudBehaviour {
  /** How far accepted messages get by themselves; the customer's phone or the test moves them further. */
  statusesByThemselves: 'none' | 'sent' | 'delivered' | 'read'
  /** `without-delivered` skips that status where read follows, as happens in an open chat. */
  statusOrder: 'in-order' | 'reversed' | 'without-delivered'
  /** Accepted messages fail by status with this code, such as 131026 (undeliverable) or 131048 (spam). */
  failSendsWith: number | null
  /** Product lists are accepted, and fail by status with 131009. */
  failProductsLater: boolean
  duplicateWebhooks: boolean
  /** Webhooks are lost for good. */
  dropWebhooks: boolean
  /** Webhooks are signed with another secret. */
  badSignature: boolean
  /** Milliseconds before each answer. */
  slowMs: number
  fault: CloudFault | null
}

export const goodBehaviour: Readonly<CloudBehaviour> = {
  statusesByThemselves: 'delivered',
  statusOrder: 'in-order',
  failSendsWith: null,
  failProductsLater: false,
  duplicateWebhooks: false,
  dropWebhooks: false,
  badSignature: false,
  slowMs: 0,
  fault: null,
}

export const FAULT_REFUSALS: Partial<Record<CloudFault['how'], GraphRefusal>> = {
  busy: new GraphRefusal({
    status: 429,
    code: 130429,
    title: 'Rate limit hit',
    details: 'Message failed to send because there were too many messages sent from this phone number',
  }),
  'pair-busy': new GraphRefusal({
    status: 429,
    code: 131056,
    title: '(Business Account, Consumer Account) pair rate limit hit',
    details: 'Too many messages sent from this phone number to the same phone number in a short time',
  }),
  fail: new GraphRefusal({
    status: 500,
    code: 131000,
    title: 'Something went wrong',
    details: 'Message failed to send due to an unknown error',
  }),
}

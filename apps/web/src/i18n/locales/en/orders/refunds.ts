import type { SameKeys } from '../../../format-text'
import type { refunds as pt } from '../../pt/orders/refunds'

export const refunds: SameKeys<typeof pt> = {
  waitsForPix: 'Waiting for the PIX',
  payReturned: 'given back by PIX',
  pixCame: 'The bank confirmed {amount}',
  pixUncounted: '{amount} do not count for this order: give them back.',
  refund: 'Give back',
  refundOf: 'Give back the PIX of {amount}',
  refundAll: 'Give {amount} back by PIX now',
  refundAllHint: 'The money goes back to the account that it came from, and the customer is told.',
  refundAllSent: 'Order {number}: {status}. The bank was asked to give back {amount}.',
  refundAllFailed: 'Order {number}: the refund was not asked for. Open the order and try again.',
  refundTitle: 'Give back PIX of order {number}',
  refundLeave: 'Back',
  refundText:
    'The money goes back to the account that it came from. The customer is told once the bank confirms.',
  refundAmount: 'Amount to give back',
  refundHint: 'Up to {amount}.',
  refundTooMuch: 'This is more than may still be given back.',
  refundMissing: 'Enter how much to give back',
  refundConfirm: 'Give back {amount}',
  refundOwes:
    'After that, {amount} of this order are still to be received. For a discount, edit the order first.',
  refundFailed: 'The refund was not asked for. Try again.',
  refund_asked: 'asked of the bank',
  'refund_under-way': 'under way at the bank',
  refund_returned: 'given back',
  refund_foreign: 'taken back by the bank (dispute)',
  refund_failed: 'the bank did not give it back',
}

import type { SameKeys } from '../../../format-text'
import type { closeReason as pt } from '../../pt/orders/close-reason'

/** Why an order was refused or cancelled. */
export const closeReason: SameKeys<typeof pt> = {
  reason_customer_gave_up: 'Customer gave up',
  reason_not_paid: 'Not paid in time',
  reason_item_unavailable: 'Item unavailable',
  reason_duplicate: 'Duplicate order',
  reason_out_of_area: 'Outside the delivery area',
  reason_no_courier: 'No courier',
  reason_suspected_fraud: 'Suspected fraud or prank',
  reason_closed: 'Shop is closed',
  reason_internal: 'Problem in the shop',
  reason_other: 'Another reason',
}

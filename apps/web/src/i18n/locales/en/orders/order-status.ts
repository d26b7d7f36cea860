import type { SameKeys } from '../../../format-text'
import type { orderStatus as pt } from '../../pt/orders/order-status'

export const orderStatus: SameKeys<typeof pt> = {
  status_analysis: 'In Analysis',
  status_production: 'In Production',
  status_ready: 'Ready',
  status_ready_delivery: 'Ready for Delivery',
  status_ready_pickup: 'Ready for Pickup',
  status_dispatched: 'Out for delivery',
  status_delivered: 'Delivered',
  status_cancelled: 'Cancelled',
  status_refused: 'Refused',
}

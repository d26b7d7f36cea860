import type { SameKeys } from '../../format-text'
import type { orderStatus as pt } from '../pt/order-status'

export const orderStatus: SameKeys<typeof pt> = {
  status_analysis: 'In Analysis',
  status_production: 'In Production',
  status_ready: 'Ready for Delivery',
  status_delivered: 'Delivered',
  status_cancelled: 'Cancelled',
  status_refused: 'Refused',
}

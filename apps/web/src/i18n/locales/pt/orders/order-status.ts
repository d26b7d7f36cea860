import { standingWords as words } from '@balcao/domain/orders'

/** `status_ready` names the status where no order is meant, as in a filter. */
export const orderStatus = {
  status_analysis: words.analysis.shop,
  status_production: words.production.shop,
  status_ready: 'Pronto',
  status_ready_delivery: words.ready_delivery.shop,
  status_ready_pickup: words.ready_pickup.shop,
  status_dispatched: words.dispatched.shop,
  status_delivered: words.delivered.shop,
  status_cancelled: words.cancelled.shop,
  status_refused: words.refused.shop,
} as const

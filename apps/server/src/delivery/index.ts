import type { Database } from '../platform/database/database'
import type { Feature } from '../platform/feature'
import { registerDelivery } from './delivery.routes'

/** Opening hours, and what a delivery costs in which neighbourhood. */
export const delivery = {
  name: 'delivery',
  register: registerDelivery,
} satisfies Feature<{ db: Database }>

export { findDeliveryFee } from './find-delivery-fee'
export { findDeliveryRules } from './find-delivery-rules'
export { neighbourhoodMatcherOf } from './neighbourhood-matcher-of'
export { saveDeliverySettings } from './save-delivery-settings'

export { registerDelivery } from './delivery.routes'
export { findDeliveryFee } from './find-delivery-fee'
export { neighbourhoodMatcherOf } from './neighbourhood-matcher-of'
export { saveDeliverySettings } from './save-delivery-settings'

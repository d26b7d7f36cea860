export {
  addFee,
  addNeighbourhood,
  FeeError,
  removeFee,
  removeNeighbourhood,
  renameFee,
  renameNeighbourhood,
} from './edit-fee-groups'
export { deliveryFee, type DeliveryFee } from './delivery-fee'
export { changedDelivery, readDelivery, type DeliverySettings } from './delivery-settings'
export { FeeShapeError, readFeeGroups, tidyGroups, writeFeeGroups, type FeeGroup } from './fee-groups'
export { sameNeighbourhoodTwice } from './same-neighbourhood-twice'
export { createNeighbourhoodMatcher, type NeighbourhoodMatcher } from './neighbourhood-matcher'

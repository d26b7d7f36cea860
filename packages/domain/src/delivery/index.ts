export {
  addFee,
  addNeighbourhood,
  FeeError,
  removeFee,
  removeNeighbourhood,
  renameFee,
  renameNeighbourhood,
  type FeeErrorCode,
} from './edit-fee-groups'
export { deliveryFee, type DeliveryFee } from './delivery-fee'
export { changedDelivery, readDelivery, type DeliverySettings } from './delivery-settings'
export {
  FeeShapeError,
  feeKey,
  readFee,
  readFeeGroups,
  tidyGroups,
  writeFeeGroups,
  type FeeGroup,
} from './fee-groups'
export { sameNeighbourhoodTwice } from './same-neighbourhood-twice'
export {
  createNeighbourhoodMatcher,
  type NeighbourhoodFee,
  type NeighbourhoodMatch,
  type NeighbourhoodMatcher,
} from './neighbourhood-matcher'

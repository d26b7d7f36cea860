export { certificateNoticeDue } from './confirmed/certificate-notice'
export {
  chargeAfter,
  chargeNews,
  chargeStates,
  isPayable,
  type ChargeNews,
  type ChargeState,
} from './confirmed/charge-state'
export {
  refundableCents,
  refundAfter,
  refundStates,
  takenFromOrder,
  type RefundState,
} from './confirmed/refunds'
export { formatPixKey, isValidPixKey, maskPixKey, normalizePixKey } from './pix-key'
export { dynamicPixPayload, isPixPayload, pixPayload } from './pix-payload'
export {
  paidFirst,
  pixBankKinds,
  pixKeyTypes,
  type PaidFirst,
  type PixBankKind,
  type PixKeyType,
} from './vocabulary'

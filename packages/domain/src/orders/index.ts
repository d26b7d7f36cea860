export { FARTHEST_DAYS, USUAL_MINUTES, waitsUntil } from './scheduled'
export { boardColumns, boardGroups, columnOf, droppedInto, type BoardColumn } from './board'
export { checkOrder, type OrderProblemCode, type OrderToCheck } from './check-order'
export {
  couponKey,
  couponKinds,
  couponRefusal,
  couponRefusalWords,
  couponRefusals,
  MAX_COUPON_CODE,
  type Coupon,
  type CouponKind,
  type CouponRefusal,
  type CouponTerms,
  type CouponUse,
} from './coupon'
export { priceOrder, type DeliveryRules, type OrderPrice } from './price-order'
export { orderProblemWords } from './order-problem-words'
export { orderPixCode } from './order-pix-code'
export {
  balanceOf,
  changeOf,
  countedCents,
  paymentProblem,
  type HandedOver,
  type OrderMoney,
} from './payments'
export { paymentWords } from './payment-words'
export { readPaymentMethod } from './read-payment-method'
export {
  compareOrders,
  defaultOrderSort,
  orderPeriods,
  orderSortKeys,
  sortDirections,
  type OrderPeriod,
  type OrderSortKey,
  type SortDirection,
} from './sorting'
export { canMove, isInKitchen, isVoid, isOpen, isStatus, movesFrom, nextStatus, openStatuses } from './stages'
export {
  orderStandings,
  phaseOf,
  standingOf,
  standingSentence,
  standingWords,
  type OrderStanding,
} from './standings'
export { isSameLine, ticksAfterEdit, withTick } from './ticks'
export { lineTotal, MAX_ORDER_TOTAL_CENTS, MAX_QUANTITY, orderTotal } from './totals'
export {
  cancelReasons,
  fulfilments,
  orderChannels,
  orderSources,
  orderStatuses,
  paymentMethods,
  type CancelReason,
  type Fulfilment,
  type OrderChannel,
  type OrderSource,
  type OrderStatus,
  type PaymentMethod,
} from './vocabulary'
export { namesVoucher, voucherNames } from './voucher-words'
export { takesPayment, waysToPay, type OfferedPayment } from './ways-to-pay'

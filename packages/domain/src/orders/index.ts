export { checkOrder, type OrderProblem, type OrderProblemCode, type OrderToCheck } from './check-order'
export { orderProblemWords } from './order-problem-words'
export { orderPixCode } from './order-pix-code'
export { readPaymentMethod } from './read-payment-method'
export {
  compareOrders,
  defaultOrderSort,
  orderPeriods,
  orderSortKeys,
  sortDirections,
  type OrderPeriod,
  type OrderSort,
  type OrderSortKey,
  type SortableOrder,
  type SortDirection,
} from './sorting'
export { canMove, closesWith, isOpen, isStatus, movesFrom, nextStatus, type OrderOutcome } from './stages'
export {
  lineTotal,
  MAX_ORDER_TOTAL_CENTS,
  MAX_QUANTITY,
  orderTotal,
  type PricedItem,
  type PricedOrder,
} from './totals'
export {
  cancelReasons,
  fulfilments,
  orderSources,
  orderStatuses,
  paymentMethods,
  type CancelReason,
  type Fulfilment,
  type OrderSource,
  type OrderStatus,
  type PaymentMethod,
} from './vocabulary'

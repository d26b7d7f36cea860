import { closeOrder, editOrder, reopenOrder, restoreOrder, tickLine } from './acts'
import { getOrder } from './details'
import { payOrder, voidPayment } from './payments'
import { placeOrders } from './placing'
import { orderCounts, seeAllOrders, seeOrder } from './seen'
import { changeOrderStatus, deleteOrders, describeTables, listOrders } from './tables'

export * from './acts'
export * from './details'
export * from './item'
export * from './payments'
export * from './placing'
export * from './row'
export * from './seen'
export * from './tables'

export const orderCalls = {
  describeTables,
  listOrders,
  placeOrders,
  changeOrderStatus,
  deleteOrders,
  orderCounts,
  getOrder,
  editOrder,
  closeOrder,
  reopenOrder,
  payOrder,
  voidPayment,
  tickLine,
  seeOrder,
  seeAllOrders,
  restoreOrder,
}

import type { Feature } from '../platform/feature'
import { startDueCron } from './start-scheduled'
import type { OrderNeeds } from './orders-needs'
import { registerOrders } from './orders.routes'
import { indexSearchCron } from './search/index-search'

/** What customers want, from its arrival to its end. */
export const orders = {
  name: 'orders',
  register: registerOrders,
  crons: (needs) => [startDueCron(needs), indexSearchCron(needs)],
} satisfies Feature<OrderNeeds>

export { dropUnpaid, endPaymentWait, listUnpaid, offerAgain, reviveUnpaid } from './acts/wait-for-payment'
export { orderBook } from './order-book'
export { countOrdersUntil, ordersOutside } from './orders-outside'
export { receiveFromBank, unreceiveFromBank } from './payments/receive-from-bank'
export { returnFromBank } from './payments/return-from-bank'
export { placeOrders } from './place-orders'
export { rescheduleOrder } from './acts/reschedule-order'

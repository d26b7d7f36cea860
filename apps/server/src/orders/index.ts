export { orderBook, type OrderBook } from './order-book'
export { registerOrders } from './orders.routes'
export type { OrderToPrint } from './receipt-order'

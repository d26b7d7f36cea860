export { orderBook } from './order-book'
export { registerOrders } from './orders.routes'
export { placeOrders } from './place-orders'

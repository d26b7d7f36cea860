import { defineCall } from '../call'
import { done } from '../call/shapes'
import { orderRoles } from '../roles'
import { OrderCounts } from './row'
import { orderId } from './shapes'

export const orderCounts = defineCall({
  id: 'orders.counts',
  method: 'GET',
  path: '/api/orders/counts',
  summary: 'How many orders stand in each state, and how many nobody has looked at',
  access: ['session'],
  roles: orderRoles,
  answer: OrderCounts,
  errors: [],
})

export const seeOrder = defineCall({
  id: 'orders.see',
  method: 'POST',
  path: '/api/orders/:orderId/seen',
  summary: 'Somebody looked at the order: every device stops ringing for it',
  access: ['session'],
  roles: orderRoles,
  params: orderId,
  answer: done,
  errors: ['ORDER_NOT_FOUND'],
})

export const seeAllOrders = defineCall({
  id: 'orders.seeAll',
  method: 'POST',
  path: '/api/orders/seen',
  summary: 'Somebody looked at the list: every device stops ringing',
  access: ['session'],
  roles: orderRoles,
  answer: done,
  errors: [],
})

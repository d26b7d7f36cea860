import * as z from 'zod/mini'
import { orderStatuses } from '@balcao/domain/orders'
import { defineCall } from '../call'
import { counterRoles, orderRoles } from '../roles'
import { OrderRow } from './row'

/**
 * The query of a table in PostgREST style: `select`, `order`, `limit`, `offset` and filters
 * `column=op.value` with eq, neq, gt, gte, lt, lte, in, like, ilike, is, flat `and=(…)` and `or=(…)`. Anything else is
 * refused by name.
 */
export const TableQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

export const describeTables = defineCall({
  id: 'orders.tables',
  method: 'GET',
  path: '/rest/v1/',
  summary: 'The two tables and their columns, as PostgREST describes them',
  access: ['session', 'apiKey:orders', 'apiKey:employees'],
  roles: counterRoles,
  answer: z.record(z.string(), z.unknown()),
  errors: [],
})

export const listOrders = defineCall({
  id: 'orders.list',
  method: 'GET',
  path: '/rest/v1/orders',
  summary: 'Orders in PostgREST style',
  access: ['session', 'apiKey:orders'],
  roles: orderRoles,
  query: TableQuery,
  answer: z.union([z.array(z.partial(OrderRow)), z.partial(OrderRow)]),
  errors: ['UNSUPPORTED_FILTER', 'NOT_SINGULAR'],
  example: { query: { select: '*', status: 'eq.analysis', order: 'created_at.desc', limit: '50' } },
})

export const changeOrderStatus = defineCall({
  id: 'orders.changeStatus',
  method: 'PATCH',
  path: '/rest/v1/orders',
  summary:
    'Moves the filtered orders to a status; `from` says where they were seen, and moves none if one is elsewhere now',
  access: ['session', 'apiKey:orders'],
  roles: orderRoles,
  limit: 'write',
  query: TableQuery,
  body: z.strictObject({ status: z.enum(orderStatuses), from: z.optional(z.enum(orderStatuses)) }),
  answer: z.union([z.array(z.partial(OrderRow)), z.partial(OrderRow), z.null()]),
  errors: ['UNSUPPORTED_FILTER', 'TRANSITION_NOT_ALLOWED', 'ORDER_MOVED', 'NOT_SINGULAR'],
  example: { query: { id: 'eq.7b6f6f0e-6a51-4b1c-9d2e-1d6d9b0a4c11' }, body: { status: 'production' } },
})

export const deleteOrders = defineCall({
  id: 'orders.delete',
  method: 'DELETE',
  path: '/rest/v1/orders',
  summary: 'Deletes the filtered orders; undoable for ten minutes',
  access: ['session', 'apiKey:orders'],
  roles: counterRoles,
  limit: 'write',
  query: TableQuery,
  answer: z.union([z.array(z.partial(OrderRow)), z.partial(OrderRow), z.null()]),
  errors: ['UNSUPPORTED_FILTER', 'NOT_SINGULAR'],
  example: { query: { id: 'eq.7b6f6f0e-6a51-4b1c-9d2e-1d6d9b0a4c11' } },
})

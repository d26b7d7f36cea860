import * as z from 'zod/mini'
import { orderStatuses } from '@balcao/domain/orders'
import { defineCall } from '../call'
import { tableAnswer, tableErrors, tableQuery } from '../call/table-query'
import { counterRoles, orderRoles } from '../roles'
import { OrderRow } from './row'

export const describeTables = defineCall({
  id: 'orders.tables',
  method: 'GET',
  path: '/rest/v1/',
  summary: 'The tables that the caller may read and their columns, as PostgREST describes them (OpenAPI 2)',
  access: [
    'session',
    'apiKey:orders',
    'apiKey:customers',
    'apiKey:appointments',
    'apiKey:employees',
    'apiKey:messages',
    'apiKey:company',
  ],
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
  query: tableQuery(OrderRow, 'reads'),
  answer: tableAnswer(OrderRow),
  errors: tableErrors,
  example: { query: { select: '*', status: 'eq.analysis', order: 'created_at.desc', limit: '50' } },
})

const changed = z.union([tableAnswer(OrderRow), z.null()])

export const changeOrderStatus = defineCall({
  id: 'orders.changeStatus',
  method: 'PATCH',
  path: '/rest/v1/orders',
  summary:
    'Moves the filtered orders to a status; `from` says where they were seen, and moves none if one is elsewhere now',
  access: ['session', 'apiKey:orders'],
  roles: orderRoles,
  limit: 'write',
  query: tableQuery(OrderRow, 'changes'),
  body: z.strictObject({ status: z.enum(orderStatuses), from: z.optional(z.enum(orderStatuses)) }),
  answer: changed,
  errors: [...tableErrors, 'TRANSITION_NOT_ALLOWED', 'ORDER_MOVED'],
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
  query: tableQuery(OrderRow, 'changes'),
  answer: changed,
  errors: tableErrors,
  example: { query: { id: 'eq.7b6f6f0e-6a51-4b1c-9d2e-1d6d9b0a4c11' } },
})

import type { OrderRow } from '@balcao/contract/orders'
import type { Column, RestTable } from '../platform/rest/table'
import { findOrders } from './search/find-orders'

/** The orders table as callers query it: the view `order_rows`, whose rows the contract calls `OrderRow`. */
export const ordersTable: RestTable = {
  view: 'order_rows',
  columns: {
    id: { type: 'uuid' },
    number: { type: 'int' },
    status: { type: 'text', sortBy: 'sort_status' },
    customer_name: { type: 'text', sortBy: 'sort_name' },
    customer_phone: { type: 'text' },
    customer_address: { type: 'text' },
    neighbourhood: { type: 'text' },
    fulfilment: { type: 'text' },
    payment_method: { type: 'text' },
    change_for: { type: 'number' },
    delivery_fee: { type: 'number' },
    discount: { type: 'number' },
    total: { type: 'number', sortBy: 'total_cents' },
    notes: { type: 'text' },
    source: { type: 'text' },
    cancel_reason: { type: 'text' },
    items: { type: 'json' },
    version: { type: 'int' },
    seen_at: { type: 'instant' },
    created_at: { type: 'instant' },
    updated_at: { type: 'instant' },
    print_state: { type: 'text' },
    paid: { type: 'number' },
    coupon: { type: 'json' },
    scheduled_for: { type: 'instant' },
    waits_until: { type: 'instant' },
    ticked: { type: 'json' },
    conversation_id: { type: 'uuid' },
    search: { type: 'text', hidden: true },
  } satisfies Record<keyof OrderRow | 'search', Column>,
  defaultOrder: 'created_at.desc',
  key: 'id',
  writes: ['POST', 'PATCH', 'DELETE'],
  search: { column: 'search', find: findOrders },
}

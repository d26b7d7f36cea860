import type { CustomerTableRow } from '@balcao/contract/customers'
import type { Column, RestTable } from '../platform/rest/table'

/** The customers as a key with their scope reads them: the view `customer_rows`, brought up to date before it is read. */
export const customersTable: RestTable = {
  view: 'customer_rows',
  columns: {
    key: { type: 'text' },
    phone: { type: 'text' },
    name: { type: 'text', sortBy: 'sort_name' },
    email: { type: 'text' },
    orders_count: { type: 'int' },
    spent: { type: 'number' },
    first_seen_at: { type: 'instant' },
    last_order_at: { type: 'instant' },
    last_appointment_at: { type: 'instant' },
    last_message_at: { type: 'instant' },
    last_contact_at: { type: 'instant' },
    search: { type: 'text', hidden: true },
  } satisfies Record<keyof CustomerTableRow | 'search', Column>,
  defaultOrder: 'last_contact_at.desc',
  key: 'key',
}

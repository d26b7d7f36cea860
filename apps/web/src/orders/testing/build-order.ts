import type { OrderRow } from '@balcao/contract/orders'

/** An order row as the server would send it. */
export function buildOrder(overrides: Partial<OrderRow> = {}): OrderRow {
  return {
    id: '7b6f6f0e-6a51-4b1c-9d2e-1d6d9b0a4c11',
    number: 12,
    status: 'analysis',
    customer_name: 'Ana Lima',
    customer_phone: '92991234567',
    customer_address: 'Rua das Flores, 120',
    neighbourhood: 'Centro',
    fulfilment: 'delivery',
    payment_method: 'cash',
    change_for: 100,
    delivery_fee: 5,
    discount: 0,
    coupon: null,
    total: 60.8,
    notes: null,
    source: 'api',
    cancel_reason: null,
    items: [
      { name: 'X-Bacon', quantity: 2, unit_price: 24.9, options: [], notes: 'sem cebola', product_id: null },
      { name: 'Coca-Cola lata', quantity: 1, unit_price: 6, options: [], notes: null, product_id: null },
    ],
    version: 1,
    seen_at: null,
    created_at: '2026-11-21T15:00:00.000Z',
    updated_at: '2026-11-21T15:00:00.000Z',
    print_state: null,
    paid: 0,
    scheduled_for: null,
    waits_until: null,
    ticked: [],
    conversation_id: null,
    ...overrides,
  }
}

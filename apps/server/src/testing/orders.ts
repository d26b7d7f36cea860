import { randomUUID } from 'node:crypto'
import type { BodyInputOf } from '@balcao/contract'
import type { OrderRow, placeOrders } from '@balcao/contract/orders'
import type { TestCompany } from './builders'
import type { TestServer } from './server'

type OrderInput = Exclude<BodyInputOf<typeof placeOrders>, unknown[]>

/** A valid order as an automation would send it: two burgers and a soda, delivered, paid in cash. */
export function buildOrder(overrides: Partial<OrderInput> = {}): OrderInput {
  return {
    id: randomUUID(),
    customer_name: 'Ana Lima',
    customer_phone: '92991234567',
    customer_address: 'Rua das Flores, 120',
    neighbourhood: 'Centro',
    payment_method: 'cash',
    change_for: 100,
    delivery_fee: 5,
    items: [
      { name: 'X-Bacon', quantity: 2, unit_price: 24.9, notes: 'sem cebola' },
      { name: 'Coca-Cola lata', quantity: 1, unit_price: 6 },
    ],
    ...overrides,
  }
}

/** Places an order from outside, with the company's API key. */
export async function givenOrder(
  server: TestServer,
  company: TestCompany,
  overrides: Partial<OrderInput> = {},
): Promise<OrderRow> {
  const response = await fetch(`${server.url}/rest/v1/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${company.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(buildOrder(overrides)),
  })
  if (response.status !== 201) throw new Error(`order refused: ${response.status} ${await response.text()}`)
  return ((await response.json()) as OrderRow[])[0]!
}

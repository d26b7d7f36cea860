import { randomUUID } from 'node:crypto'
import type { BodyInputOf } from '@balcao/contract'
import type { OrderRow, placeOrders } from '@balcao/contract/orders'
import type { TestCompany } from './builders'
import { call } from './call'
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
  const { status, text, body } = await call<OrderRow[]>(server, '/rest/v1/orders', {
    bearer: company.apiKey,
    body: buildOrder(overrides),
  })
  if (status !== 201) throw new Error(`order refused: ${status} ${text}`)
  return body[0]!
}

/** Orders of many people in one statement, as an import makes them: *Pessoa 1* owes R$ 1 and so on, up to R$ 96. */
export async function givenManyOrders(
  server: TestServer,
  company: TestCompany,
  { orders, people }: { orders: number; people: number },
): Promise<void> {
  await server.app.db.owner.query(
    `insert into orders (company_id, id, business_day, number, status, fulfilment, customer_name, customer_phone,
       payment_method, items, delivery_fee_cents, discount_cents, total_cents, source, placed_digest, created_at)
     select $1, gen_random_uuid(), date '2020-01-01' + n / 1000, n % 1000 + 1, 'delivered', 'pickup', 'Pessoa ' || n % $3::int,
       '92991' || lpad((n % $3::int)::text, 6, '0'), 'cash', '[]', 0, 0, n % 97 * 100, 'api', $4::text::bytea,
       now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [company.id, orders, people, randomUUID()],
  )
}

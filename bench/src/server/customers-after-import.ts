import { startBench } from '../setup/product'
import type { Result } from '../setup/result'

const orders = Number(process.env.BENCH_MOST ?? 1_000_000)
const people = 50_000
/** As many as one call brings. */
const atOnce = 50

/** The page of customers is opened for the first time, once a company's orders of years have been imported. */
export async function customersAfterImport(): Promise<Result[]> {
  const bench = await startBench()
  try {
    const company = await bench.givenCompany('11222333000181')
    const { owner } = bench.db
    // What counts orders by status costs a minute over so many, and is not looked at here.
    await owner.query('alter table orders disable trigger count_orders')
    for (let first = 0; first < orders; first += atOnce)
      await owner.query(
        `insert into orders (company_id, id, business_day, number, status, fulfilment, customer_name, customer_phone,
           payment_method, items, delivery_fee_cents, discount_cents, total_cents, source, placed_digest, created_at)
         select $1, gen_random_uuid(), date '2020-01-01' + n / 1000, n % 1000 + 1, 'delivered', 'pickup',
           'Pessoa ' || n % $4::int, '92' || lpad((91000000 + n % $4::int)::text, 9, '9'), 'cash', '[]', 0, 0,
           n % 97 * 100, 'api', '\\x00', now() - n * interval '1 minute'
         from generate_series($2::int, $2::int + $3::int - 1) n`,
        [company.id, first, atOnce, people],
      )
    const begun = performance.now()
    const response = await fetch(`${bench.url}/api/customers`, { headers: { cookie: company.cookie } })
    const { customers } = (await response.json()) as { customers: unknown[] }
    const ms = performance.now() - begun
    if (!response.ok || customers.length === 0) throw new Error(`customers: ${response.status}`)
    return [
      {
        what: `customers, opened first at the end of an import of ${orders.toLocaleString('en')} orders`,
        value: `${ms.toFixed(0)} ms`,
        goal: '≤ 300 ms',
        pass: ms <= 300,
      },
    ]
  } finally {
    await bench.stop()
  }
}

import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { cnpjOf } from '../setup/cnpj-of'
import { startBench, type Bench, type Company } from '../setup/product'
import type { Result } from '../setup/result'

const seconds = 15
const shops = 20

/** Orders that programs place: at one shop, whose numbers follow each other, and at several that know nothing of each other. */
export async function placeOrders(): Promise<Result[]> {
  const bench = await startBench()
  try {
    const companies: Company[] = []
    for (let n = 0; n < shops; n++) companies.push(await bench.givenCompany(cnpjOf(n)))
    const one = companies.slice(0, 1)
    await placeFor(bench, companies, 3)
    return [
      resultOf('one shop, 16 in flight', await placeFor(bench, one, seconds), 400),
      resultOf(`${shops} shops, 16 in flight`, await placeFor(bench, companies, seconds), 900),
    ]
  } finally {
    await bench.stop()
  }
}

interface Placed {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Bytes of PostgreSQL's log for each order, with its job and event. */
  walBytes: number
}

function resultOf(what: string, placed: Placed, least: number): Result {
  const value = `${Math.round(placed.perSecond)}/s, ${(placed.walBytes / 1000).toFixed(1)} kB of log each`
  const pass = placed.perSecond >= least
  return { what: `orders placed, ${what}`, value, goal: `≥ ${least}/s`, pass, data: placed }
}

async function placeFor(bench: Bench, companies: readonly Company[], duration: number): Promise<Placed> {
  const place = async () => {
    const { rows } = await bench.db.owner.query<{ at: string }>(
      `select (pg_current_wal_insert_lsn() - '0/0')::text as at`,
    )
    return Number(rows[0]!.at)
  }
  const before = await place()
  let turn = 0
  const result = await autocannon({
    url: `${bench.url}/rest/v1/orders`,
    connections: 16,
    duration,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          headers: {
            authorization: `Bearer ${companies[turn++ % companies.length]!.apiKey}`,
            'content-type': 'application/json',
            prefer: 'return=minimal',
          },
          body: JSON.stringify(orderOf(turn)),
        }),
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} errors`)
  const { average: perSecond, total } = result.requests
  const { p50, p99 } = result.latency
  return { perSecond, p50, p99, walBytes: ((await place()) - before) / total }
}

const orderOf = (n: number) => ({
  id: randomUUID(),
  customer_name: 'Ana Lima',
  customer_phone: `9299${String(n % 10_000_000).padStart(7, '0')}`,
  customer_address: 'Rua das Flores, 120',
  neighbourhood: 'Centro',
  payment_method: 'cash',
  change_for: 100,
  delivery_fee: 5,
  items: [
    { name: 'X-Bacon', quantity: 2, unit_price: 24.9, notes: 'sem cebola' },
    { name: 'Suco de laranja', quantity: 1, unit_price: 9 },
  ],
})

import autocannon from 'autocannon'
import { startBench, type Bench, type Company } from '../setup/product'
import { logSlope, percentile, type Result } from '../setup/result'

const sizes = [100, 1000, 10_000, 100_000, 1_000_000]
const rounds = 3
const page = '/rest/v1/orders?select=*&order=created_at.desc&limit=50'

/** The first page of orders under row-level security: against a bare route, and as the table grows. */
export async function ordersPage(): Promise<Result[]> {
  const bench = await startBench()
  try {
    const company = await bench.givenCompany('11222333000181')
    const sweep: { x: number; list: number; counts: number }[] = []
    let ratios: Result[] = []
    for (const size of sizes) {
      await fill(bench, company, size)
      sweep.push({
        x: size,
        list: await medianMs(bench.url + page, company.cookie),
        counts: await medianMs(`${bench.url}/api/orders/counts`, company.cookie),
      })
      if (size === 10_000) ratios = await compare(bench, company)
    }
    const slopeOf = (what: string, pick: 'list' | 'counts'): Result => {
      const slope = logSlope(sweep.map((point) => ({ x: point.x, y: point[pick] })))
      return { what, value: slope.toFixed(3), goal: 'slope ≤ 0.1', pass: slope <= 0.1, data: sweep }
    }
    return [
      ...ratios,
      slopeOf('orders page of 50, growth from 10² to 10⁶ orders', 'list'),
      slopeOf('order counters, growth from 10² to 10⁶ orders', 'counts'),
    ]
  } finally {
    await bench.stop()
  }
}

async function compare(bench: Bench, company: Company): Promise<Result[]> {
  const bare = `${await bench.startBareRoute(company.id)}/orders`
  const rates = { bare: [] as number[], session: [] as number[], key: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    rates.bare.push(await throughput(bare, {}))
    rates.session.push(await throughput(bench.url + page, { cookie: company.cookie }))
    rates.key.push(await throughput(bench.url + page, { authorization: `Bearer ${company.apiKey}` }))
  }
  const resultOf = (by: 'session' | 'key', least: number): Result => {
    const ratio = percentile(rates[by], 0.5) / percentile(rates.bare, 0.5)
    return {
      what: `orders page of 50 under row-level security by ${by === 'key' ? 'API key' : 'session'}, throughput against a bare route`,
      value: ratio.toFixed(2),
      goal: `≥ ${least}`,
      pass: ratio >= least,
      data: rates,
    }
  }
  return [resultOf('session', 0.75), resultOf('key', 0.9)]
}

async function throughput(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, connections: 32, duration: 5, headers })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`)
  return result.requests.average
}

async function medianMs(url: string, cookie: string): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < 300; i++) {
    const begun = performance.now()
    const response = await fetch(url, { headers: { cookie } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    if (i >= 50) times.push(performance.now() - begun)
  }
  return percentile(times, 0.5)
}

/** Grows the company's orders to `size`, spread over three years. The count trigger is replaced by one sum. */
async function fill(bench: Bench, company: Company, size: number): Promise<void> {
  const { owner } = bench.db
  const item = {
    name: 'X-Bacon',
    quantity: 2,
    unit_price_cents: 2490,
    options: [],
    notes: null,
    product_id: null,
  }
  await owner.query('alter table orders disable trigger user')
  await owner.query(
    `insert into orders (company_id, id, business_day, number, status, fulfilment, customer_name, customer_phone,
       customer_address, neighbourhood, payment_method, items, delivery_fee_cents, discount_cents, total_cents, source,
       placed_digest, seen_at, created_at)
     select $1, gen_random_uuid(), '2020-01-01', n, (array['analysis','production','ready','delivered'])[1 + n % 4],
       'delivery', 'Cliente ' || n, '92991234567', 'Rua das Flores, ' || n, 'Centro', 'pix', $3::jsonb, 500, 0,
       1000 + n % 5000, 'api', '\\x00', now(), now() - make_interval(secs => (n * 90)::double precision)
     from generate_series((select count(*) from orders where company_id = $1) + 1, $2::int) n`,
    [company.id, size, JSON.stringify([item, { ...item, name: 'Coca-Cola' }])],
  )
  await owner.query('alter table orders enable trigger user')
  await owner.query('delete from order_counts where company_id = $1', [company.id])
  await owner.query(
    `insert into order_counts select company_id, status, count(*) from orders where company_id = $1 group by 1, 2`,
    [company.id],
  )
  await owner.query('vacuum analyze orders')
}

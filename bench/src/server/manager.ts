import { startBench, type Bench, type Company } from '../setup/product'
import { logSlope, percentile, type Result } from '../setup/result'

const sizes = [10_000, 100_000, 1_000_000]
/** Orders of each of the two periods that are compared: a busy shop's week. */
const ownOrders = 1000
const page = '/api/manager/overview?period=7d'

/** The manager's overview of a week of 1,000 orders against the week before, as the orders of other periods grow. */
export async function manager(): Promise<Result[]> {
  const bench = await startBench()
  try {
    const company = await bench.givenCompany('11222333000181')
    await fill(bench, company, 2 * ownOrders, { first: 0, days: 14 })
    const sweep: { x: number; y: number }[] = []
    let filled = 0
    for (const size of benchSizes()) {
      await fill(bench, company, size - filled, { first: 14, days: 1096 })
      filled = size
      sweep.push({ x: size, y: await medianMs(bench.url + page, company) })
    }
    const slope = logSlope(sweep)
    const last = sweep.at(-1)!
    return [
      {
        what: `manager's overview beside ${last.x.toLocaleString('en')} orders of other periods, p50`,
        value: `${last.y.toFixed(1)} ms`,
        goal: '≤ 100 ms',
        pass: last.y <= 100,
        data: sweep,
      },
      {
        what: "manager's overview, growth with the orders of other periods from 10⁴ to 10⁶",
        value: slope.toFixed(3),
        goal: 'slope ≤ 0.3',
        pass: slope <= 0.3,
        data: sweep,
      },
    ]
  } finally {
    await bench.stop()
  }
}

/** Fewer with BENCH_MOST, to try the bench itself. */
function benchSizes(): number[] {
  const most = Number(process.env.BENCH_MOST ?? sizes.at(-1))
  return sizes.filter((size) => size <= most)
}

async function medianMs(url: string, company: Company): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < 120; i++) {
    const begun = performance.now()
    const response = await fetch(url, { headers: { cookie: company.cookie } })
    const { kpi } = (await response.json()) as { kpi: { orders: { current: number } } }
    if (!response.ok || kpi.orders.current === 0) throw new Error(`${url}: ${response.status}`)
    if (i >= 20) times.push(performance.now() - begun)
  }
  return percentile(times, 0.5)
}

/**
 * Adds orders by one of every 5,000 customers, spread evenly over `days` operating days before today, the newest
 * `first` days ago. Triggers are left out: nothing here reads what they
 * keep, and the rows bring the times that one would stamp.
 */
async function fill(
  bench: Bench,
  company: Company,
  count: number,
  { first, days }: { first: number; days: number },
): Promise<void> {
  const { owner } = bench.db
  const item = {
    name: 'X-Bacon',
    quantity: 2,
    unit_price_cents: 2490,
    options: [{ name: 'Ovo', price_cents: 250 }],
    notes: null,
    product_id: null,
  }
  await owner.query('alter table orders disable trigger user')
  await owner.query(
    `insert into orders (company_id, id, business_day, number, status, fulfilment, customer_name, customer_phone,
       customer_address, neighbourhood, payment_method, items, delivery_fee_cents, discount_cents, total_cents, source,
       placed_digest, seen_at, created_at, production_at, ready_at)
     select $1, gen_random_uuid(), day, n, case when n % 25 = 0 then 'cancelled' else 'delivered' end,
       'delivery', 'Cliente ' || n % 5000, '92984' || lpad((n % 5000)::text, 6, '0'), 'Rua das Flores, ' || n,
       'Bairro ' || n % 30, (array['pix', 'cash', 'credit_card'])[1 + n % 3],
       jsonb_build_array($5::jsonb, $5::jsonb || jsonb_build_object('name', 'Prato ' || n % 60)),
       500, 0, 11460, 'menu', '\\x00', now(), placed, placed + interval '2 minutes',
       placed + make_interval(mins => 10 + n % 30)
     from (select n, current_date - ($3::int + n % $4::int) as day
       from (select count(*)::int as there from orders where company_id = $1) o,
         generate_series(there + 1, there + $2::int) n) d
     cross join lateral (select day + interval '9 hours' + make_interval(secs => (n * 37) % 50000) as placed) p`,
    [company.id, count, first, days, JSON.stringify(item)],
  )
  await owner.query('alter table orders enable trigger user')
  await owner.query('vacuum analyze orders')
}

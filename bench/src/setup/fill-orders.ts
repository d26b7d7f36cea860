import type { Bench, Company } from './product'

/** Tenfold from 10⁴ on; fewer with BENCH_MOST, to try a bench itself. */
export function sizesUpTo(most: number): number[] {
  const last = Math.min(most, Number(process.env.BENCH_MOST ?? most))
  return [10_000, 100_000, 1_000_000].filter((size) => size <= last)
}

/**
 * Adds orders by one of every 5,000 customers, spread evenly over `days` operating days before today, the newest
 * `first` days ago. Triggers are left out: nothing here reads what they
 * keep, and the rows bring the times that one would stamp.
 */
export async function fillOrders(
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

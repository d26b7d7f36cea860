import { fillOrders, sizesUpTo } from '../setup/fill-orders'
import { startBench, type Bench, type Company } from '../setup/product'
import { logSlope, percentile, type Result } from '../setup/result'

const warmUp = 5
const measured = 40

/** What a counter types, as its screen asks for it. The bench's customers are *Cliente 0* to *Cliente 4999*. */
const searches: Record<string, string> = {
  'a name that few have': 'ilike.*cliente 4711*',
  'a name that all have': 'ilike.*cliente*',
  'a part of a phone': 'ilike.*84004711*',
  'a word that nobody has': 'ilike.*xyzw*',
  'two letters that nobody has': 'ilike.*zq*',
  'the number of an order': 'ilike.12 *',
}

/** The search of orders of one company, as its orders grow. */
export async function findOrders(): Promise<Result[]> {
  const bench = await startBench()
  try {
    const company = await bench.givenCompany('11222333000181')
    const points: Record<string, { x: number; y: number }[]> = {}
    let filled = 0
    for (const size of sizesUpTo(1_000_000)) {
      await fillOrders(bench, company, size - filled, { first: 0, days: 1096 })
      filled = size
      await fillSearch(bench, company)
      for (const [what, operand] of Object.entries(searches))
        (points[what] ??= []).push({ x: size, y: await medianMs(bench.url, company, operand) })
    }
    return Object.entries(points).flatMap(([what, sweep]) => {
      const last = sweep.at(-1)!
      const slope = logSlope(sweep)
      return [
        {
          what: `search among ${last.x.toLocaleString('en')} orders, ${what}, p50`,
          value: `${last.y.toFixed(1)} ms`,
          goal: '≤ 30 ms',
          pass: last.y <= 30,
          data: sweep,
        },
        {
          what: `search of orders, ${what}, growth with the orders`,
          value: slope.toFixed(3),
          goal: 'slope ≤ 0.15',
          pass: slope <= 0.15,
        },
      ]
    })
  } finally {
    await bench.stop()
  }
}

/** The orders came without triggers: housekeeping brings them in, as those of a former version. */
async function fillSearch({ db: { owner } }: Bench, company: Company): Promise<void> {
  await owner.query('insert into order_search_fills (company_id) values ($1)', [company.id])
  const isBehind = async () => {
    const { rows } = await owner.query<{ behind: boolean }>(
      `select exists (select from order_search_fills)
         or exists (select from order_search where not indexed offset 2000) as behind`,
    )
    return rows[0]!.behind
  }
  while (await isBehind()) {
    await owner.query(`select graphile_worker.add_job('orders:index-search', job_key => 'bench')`)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  await owner.query('vacuum analyze order_search')
}

async function medianMs(url: string, company: Company, search: string): Promise<number> {
  const asked = new URLSearchParams({ select: '*', order: 'created_at.desc', limit: '50', search }).toString()
  const times: number[] = []
  for (let n = 0; n < warmUp + measured; n++) {
    const begun = performance.now()
    const response = await fetch(`${url}/rest/v1/orders?${asked}`, { headers: { cookie: company.cookie } })
    const found = (await response.json()) as unknown[]
    if (!response.ok || (found.length === 0) !== /xyzw|zq/.test(search))
      throw new Error(`${search}: ${response.status}, ${found.length} orders`)
    if (n >= warmUp) times.push(performance.now() - begun)
  }
  return percentile(times, 0.5)
}

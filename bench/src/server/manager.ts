import { fillOrders, sizesUpTo } from '../setup/fill-orders'
import { startBench, type Company } from '../setup/product'
import { logSlope, percentile, type Result } from '../setup/result'

/** Orders of each of the two periods that are compared: a busy shop's week. */
const ownOrders = 1000
const page = '/api/manager/overview?period=7d'

/** The manager's overview of a week of 1,000 orders against the week before, as the orders of other periods grow. */
export async function manager(): Promise<Result[]> {
  const bench = await startBench()
  try {
    const company = await bench.givenCompany('11222333000181')
    await fillOrders(bench, company, 2 * ownOrders, { first: 0, days: 14 })
    const sweep: { x: number; y: number }[] = []
    let filled = 0
    for (const size of sizesUpTo(1_000_000)) {
      await fillOrders(bench, company, size - filled, { first: 14, days: 1096 })
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

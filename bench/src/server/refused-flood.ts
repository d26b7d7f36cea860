import autocannon from 'autocannon'
import { placeOrder } from '../setup/browser'
import { startBench, type Bench, type Company } from '../setup/product'
import { percentile, type Result } from '../setup/result'

const seconds = 10

/** One address asks far too often: what its refusals cost the database, and a shop that reads its orders meanwhile. */
export async function refusedFlood(): Promise<Result[]> {
  const bench = await startBench({ BALCAO_LIMIT_FACTOR: '1' })
  try {
    const company = await bench.givenCompany('11222333000181')
    for (let n = 0; n < 50; n++) await placeOrder(bench.url, company, `Cliente ${n}`)
    const flood = () =>
      autocannon({ url: `${bench.url}/api/menu/${company.id}`, connections: 32, duration: seconds })
    // The address uses up its share first.
    await autocannon({ url: `${bench.url}/api/menu/${company.id}`, connections: 8, amount: 400 })
    const alone = await readsFor(bench, company)
    const before = await commitsOf(bench)
    const [flooded, beside] = await Promise.all([flood(), readsFor(bench, company)])
    const refused = flooded.non2xx
    const own = beside.length
    const commits = (await commitsOf(bench)) - before
    const [p99Alone, p99Beside] = [percentile(alone, 0.99), percentile(beside, 0.99)]
    // Each read takes its own; what else the product does by the clock is far below one for each.
    const perRefusal = Math.max(0, commits - own * 2) / refused
    return [
      {
        what: `orders read beside ${Math.round(refused / seconds)} refusals a second, p99`,
        value: `${p99Beside.toFixed(0)} ms (alone ${p99Alone.toFixed(0)} ms)`,
        goal: '≤ 100 ms',
        pass: refused > 0 && p99Beside <= 100,
        data: { reads: own, median: percentile(beside, 0.5), refused },
      },
      {
        what: 'transactions for each refusal',
        value: perRefusal.toFixed(4),
        goal: '≤ 0.01',
        pass: perRefusal <= 0.01,
        data: { commits },
      },
    ]
  } finally {
    await bench.stop()
  }
}

/** Milliseconds of each read of the list, one after the other. */
async function readsFor(bench: Bench, company: Company): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const start = performance.now()
    const response = await fetch(`${bench.url}/rest/v1/orders?limit=50`, {
      headers: { cookie: company.cookie },
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`orders: ${response.status}`)
    times.push(performance.now() - start)
  }
  return times
}

async function commitsOf({ db }: Bench): Promise<number> {
  const { rows } = await db.owner.query<{ commits: number }>(
    `select pg_stat_clear_snapshot(), xact_commit::int as commits from pg_stat_database where datname = current_database()`,
  )
  return rows[0]!.commits
}

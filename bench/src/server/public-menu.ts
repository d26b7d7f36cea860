import autocannon from 'autocannon'
import { giveMenu } from '../setup/give-menu'
import { startBench } from '../setup/product'
import { percentile, type Result } from '../setup/result'

const sizes = [300, 2000]
const rounds = 3
const least = 2000

/** What a crowd on the public menu gets from one process: the menu packed, and that it has it already. */
export async function publicMenu(): Promise<Result[]> {
  const bench = await startBench()
  try {
    const results: Result[] = []
    for (const [n, products] of sizes.entries()) {
      const company = await bench.givenCompany(['11222333000181', '11444777000161'][n]!)
      await giveMenu(bench, company, products)
      const url = `${bench.url}/api/menu/${company.id}`
      const etag = (await fetch(url)).headers.get('etag') ?? ''
      results.push(
        await rate(`public menu of ${products} products, whole and packed`, url, {}),
        await rate(`public menu of ${products} products, to who has it`, url, { 'if-none-match': etag }),
      )
    }
    return results
  } finally {
    await bench.stop()
  }
}

async function rate(what: string, url: string, more: Record<string, string>): Promise<Result> {
  const rates: number[] = []
  for (let round = 0; round < rounds; round++) {
    const headers = { 'accept-encoding': 'gzip, deflate, br', ...more }
    const { requests, errors, non2xx, statusCodeStats } = await autocannon({
      url,
      connections: 64,
      duration: 4,
      headers,
    })
    const unchanged = statusCodeStats?.['304']?.count ?? 0
    if (errors > 0 || non2xx > unchanged) throw new Error(`${url}: ${non2xx} refused, ${errors} errors`)
    rates.push(requests.average)
  }
  const value = percentile(rates, 0.5)
  return {
    what,
    value: `${Math.round(value)}/s`,
    goal: `≥ ${least}/s`,
    pass: value >= least,
    data: rates,
  }
}

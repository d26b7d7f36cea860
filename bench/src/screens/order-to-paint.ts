import { openBrowser, openOrders, placeOrder } from '../setup/browser'
import { startBench } from '../setup/product'
import { percentile, type Result } from '../setup/result'
import { watchPaint } from '../setup/watch-paint'

const warmUp = 20
const measured = 200

/** From an order's POST to its card painted in an open browser, one order after the other. */
export async function orderToPaint(): Promise<Result[]> {
  const bench = await startBench()
  const browser = await openBrowser()
  try {
    const company = await bench.givenCompany('11222333000181')
    const page = await browser.newPage()
    await openOrders(page, bench.url, company)
    await page.evaluate(watchPaint, 'article')
    const times: number[] = []
    for (let n = 0; n < warmUp + measured; n++) {
      const name = `Medido ${n}.`
      const painted = page.evaluate((wanted) => window.paintedAt(wanted), name)
      const begun = Date.now()
      await placeOrder(bench.url, company, name)
      const took = (await painted) - begun
      if (n >= warmUp) times.push(took)
    }
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
    return [
      { what: 'order posted → painted, p50', value: `${p50} ms`, goal: '≤ 100 ms', pass: p50 <= 100 },
      {
        what: 'order posted → painted, p99',
        value: `${p99} ms`,
        goal: '≤ 300 ms',
        pass: p99 <= 300,
        data: times,
      },
    ]
  } finally {
    await browser.close()
    await bench.stop()
  }
}

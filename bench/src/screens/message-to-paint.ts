import { openBrowser, signIn } from '../setup/browser'
import { customerWrites } from '../setup/customer-writes'
import { fillChats, longChat } from '../setup/fill-chats'
import { startBench } from '../setup/product'
import { percentile, type Result } from '../setup/result'
import { watchPaint } from '../setup/watch-paint'

const warmUp = 20
const measured = 200

/** From a webhook's POST to the bubble painted in the open conversation, one message after the other. */
export async function messageToPaint(): Promise<Result[]> {
  const bench = await startBench()
  const browser = await openBrowser()
  try {
    const company = await bench.givenCompany('11222333000181')
    const account = await bench.givenAccount(company)
    await fillChats(bench, company, { chats: 500, messages: 10_000, long: 200 })
    const page = await browser.newPage()
    await signIn(page, bench.url, company)
    await page.goto(`${bench.url}/dashboard/conversations`)
    await page.locator('[data-chat]', { hasText: longChat.title }).click()
    await page.locator('[data-message]').first().waitFor()
    await page.evaluate(watchPaint, '[data-message]')
    const times: number[] = []
    for (let n = 0; n < warmUp + measured; n++) {
      const text = `Medido ${n}.`
      const painted = page.evaluate((wanted) => window.paintedAt(wanted), text)
      const begun = Date.now()
      const status = await customerWrites(account, { id: `3AMEDIDO${n}`, number: longChat.phone, text })
      if (status !== 200) throw new Error(`the webhook was answered ${status}`)
      const took = (await painted) - begun
      if (n >= warmUp) times.push(took)
    }
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
    return [
      {
        what: 'webhook posted → bubble painted, p95',
        value: `${p95} ms`,
        goal: '≤ 150 ms',
        pass: p95 <= 150,
        data: { p50, times },
      },
    ]
  } finally {
    await browser.close()
    await bench.stop()
  }
}

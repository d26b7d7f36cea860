import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { openBrowser, openOrders, placeOrder } from '../setup/browser'
import { startBench, type Bench, type Company } from '../setup/product'
import type { Result } from '../setup/result'

const orders = 1000
const tabs = 5
const reloads = 50

/**
 * A thousand orders while five tabs of one browser are reloaded fifty times; one of them is the print station.
 * Paper is what `print()` was called for. A reload in the middle of a print leaves a doubt, which the person at the
 * counter resolves by looking at the paper: "saiu" or "não saiu".
 */
export async function printOnce(): Promise<Result[]> {
  const bench = await startBench()
  const browser = await openBrowser()
  try {
    const company = await bench.givenCompany('11222333000181')
    await bench.db.owner.query('update companies set imprime_auto = true where id = $1', [company.id])
    const context = await browser.newContext()
    await context.addInitScript(stubPrinter)
    const pages = await openTabs(context, bench, company)

    let placing = true
    const reloader = async () => {
      for (let n = 0; n < reloads && placing; n++) {
        await pages[randomInt(tabs)]!.reload({ waitUntil: 'commit' })
        await pause(randomInt(100, 700))
      }
    }
    const reloading = reloader()
    for (let n = 0; n < orders; n++) await placeOrder(bench.url, company, nameOf(n))
    placing = false
    await reloading
    const doubts = await resolveDoubts(bench, company, pages[0]!)
    const papers = await papersOf(pages[0]!)

    const counts = new Map<string, number>()
    for (const name of papers) counts.set(name, (counts.get(name) ?? 0) + 1)
    const twice = [...counts.values()].filter((count) => count > 1).length
    const missing = Array.from({ length: orders }, (_, n) => nameOf(n)).filter(
      (name) => !counts.has(name),
    ).length
    const value = `${counts.size} printed, ${twice} twice, ${missing} missing`
    const pass = twice === 0 && missing === 0
    const data = { doubtsAskedOfAPerson: doubts }
    return [
      {
        what: '1,000 orders, five tabs, fifty reloads',
        value,
        goal: '1000 printed, 0 twice, 0 missing',
        pass,
        data,
      },
    ]
  } finally {
    await browser.close()
    await bench.stop()
  }
}

const nameOf = (n: number) => `Cliente ${String(n).padStart(4, '0')}.`

async function openTabs(context: BrowserContext, bench: Bench, company: Company) {
  const first = await context.newPage()
  await openOrders(first, bench.url, company)
  const response = await fetch(`${bench.url}/api/printing/stations`, {
    method: 'POST',
    headers: { cookie: company.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'browser',
      name: 'Balcão',
      paper: '80',
      columns: 48,
      code_page: 'cp860',
      copies: ['kitchen', 'counter', 'delivery'],
    }),
  })
  const { station } = (await response.json()) as { station: { id: string } }
  await first.evaluate(
    ([owner, id]) => localStorage.setItem(`balcao.printing.station.${owner}`, id!),
    [company.id, station.id],
  )
  await first.reload()
  const others = await Promise.all(
    Array.from({ length: tabs - 1 }, async () => {
      const page = await context.newPage()
      await page.goto(`${bench.url}/dashboard/orders`)
      return page
    }),
  )
  return [first, ...others]
}

/** Runs in every frame: writes down whose receipt went to the printer, where no reload can lose it. */
function stubPrinter() {
  window.print = () => {
    const svg = decodeURIComponent(document.querySelector('img')?.src ?? '')
    const name = /Cliente \d{4}\./.exec(svg.replaceAll(/<[^>]*>/g, ' '))?.[0] ?? 'nobody'
    localStorage.setItem(`paper.${crypto.randomUUID()}`, name)
  }
}

/** Whose receipts went to the printer so far. */
const papersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, name]) => (key.startsWith('paper.') ? [String(name)] : [])),
  )

/** Longest without any news from the queue before it counts as stuck: longer than every lease and sweep. */
const patienceMs = 150_000

/** Waits until no print is under way, answering doubts as a person with the papers in hand would; how many there were. */
async function resolveDoubts(bench: Bench, company: Company, page: Page): Promise<number> {
  let doubts = 0
  let waiting = ''
  let until = 0
  for (;;) {
    const { rows } = await bench.db.owner.query<{ id: string; state: string; customer_name: string }>(
      `select j.id, j.state, o.customer_name from print_jobs j
       join orders o on o.company_id = j.company_id and o.id = j.order_id
       where j.company_id = $1 and j.state in ('pending', 'claimed', 'sending', 'uncertain')`,
      [company.id],
    )
    if (rows.length === 0) return doubts
    const now = rows.map(({ id, state }) => id + state).join()
    if (now !== waiting) until = performance.now() + patienceMs
    if (performance.now() > until) throw new Error(`the queue is stuck: ${rows.length} prints wait`)
    waiting = now
    const papers = await papersOf(page)
    for (const { id } of rows.filter(({ state }) => state === 'uncertain')) {
      doubts++
      const { customer_name } = rows.find((row) => row.id === id)!
      await fetch(`${bench.url}/api/printing/jobs/${id}/resolve`, {
        method: 'POST',
        headers: { cookie: company.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ printed: papers.includes(customer_name) }),
      })
    }
    await pause(250)
  }
}

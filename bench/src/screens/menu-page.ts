import type { Browser } from '@playwright/test'
import { openBrowser } from '../setup/browser'
import { giveMenu } from '../setup/give-menu'
import { startBench } from '../setup/product'
import { percentile, type Result } from '../setup/result'
import { medianResult, paintResults, readPaints, visitOnPhone, type Paints } from '../setup/visit-page'

const visits = 5

/** Menus by their products, and the milliseconds that opening one of them may take. */
const menus = [
  [300, 100],
  [2000, 160],
] as const

/** The public menu on a mid-range phone over slow 4G. Medians of five visits with an empty cache. */
export async function menuPage(): Promise<Result[]> {
  const bench = await startBench()
  const browser = await openBrowser()
  try {
    const results: Result[] = []
    for (const [n, [products, most]] of menus.entries()) {
      const company = await bench.givenCompany(['11222333000181', '11444777000161'][n]!)
      await giveMenu(bench, company, products)
      const seen: Visit[] = []
      for (let visited = 0; visited < visits; visited++)
        seen.push(await visit(browser, `${bench.url}/cardapio/${company.id}`))
      const what = `public menu of ${products} products, phone on slow 4G`
      const press = seen.map((visited) => visited.press)
      const elements = percentile(
        seen.map((visited) => visited.elements),
        0.5,
      )
      results.push(
        ...paintResults(what, seen),
        medianResult(`${what}: product opened after a press`, press, most, 'ms'),
        { what: `${what}: elements`, value: String(elements), goal: '≤ 1500', pass: elements <= 1500 },
      )
    }
    return results
  } finally {
    await browser.close()
    await bench.stop()
  }
}

interface Visit extends Paints {
  press: number
  elements: number
}

/** The page as it came up, and a press on a product until it stands open. */
function visit(browser: Browser, address: string): Promise<Visit> {
  return visitOnPhone(browser, async (page) => {
    await page.goto(address)
    await page
      .getByRole('button', { name: /^Produto 1\.1/ })
      .first()
      .waitFor()
    const seen = await readPaints(page)
    const elements = await page.evaluate(() => document.querySelectorAll('body *').length)
    const product = page.getByRole('button', { name: /^Produto 1\.2/ }).first()
    await page.evaluate(() => {
      let pressed = 0
      addEventListener('pointerup', () => (pressed = performance.now()), { capture: true, once: true })
      const changes = new MutationObserver(() => {
        if (!document.querySelector('[role=dialog]')) return
        changes.disconnect()
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(window, { press: performance.now() - pressed })),
        )
      })
      changes.observe(document.body, { childList: true, subtree: true })
    })
    await product.tap()
    const press = await page.waitForFunction(() => (window as unknown as { press?: number }).press)
    return { ...seen, elements, press: (await press.jsonValue())! }
  })
}

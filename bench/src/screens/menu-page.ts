import type { Browser } from '@playwright/test'
import { openBrowser } from '../setup/browser'
import { giveMenu } from '../setup/give-menu'
import { startBench } from '../setup/product'
import type { Result } from '../setup/result'
import { medianResult, paintResults, readPaints, visitOnPhone, type Paints } from '../setup/visit-page'

const visits = 5

/** The public menu of 300 products on a mid-range phone over slow 4G. Medians of five visits with an empty cache. */
export async function menuPage(): Promise<Result[]> {
  const bench = await startBench()
  const browser = await openBrowser()
  try {
    const company = await bench.givenCompany('11222333000181')
    await giveMenu(bench, company, 300)
    const seen: Visit[] = []
    for (let n = 0; n < visits; n++) seen.push(await visit(browser, `${bench.url}/cardapio/${company.id}`))
    const what = 'public menu of 300 products, phone on slow 4G'
    return [
      ...paintResults(what, seen),
      medianResult(
        `${what}: product opened after a press`,
        seen.map(({ press }) => press),
        200,
        'ms',
      ),
    ]
  } finally {
    await browser.close()
    await bench.stop()
  }
}

interface Visit extends Paints {
  press: number
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
    return { ...seen, press: (await press.jsonValue())! }
  })
}

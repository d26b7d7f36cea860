import { openBrowser } from '../setup/browser'
import { startBench } from '../setup/product'
import type { Result } from '../setup/result'
import { paintResults, readPaints, visitOnPhone, type Paints } from '../setup/visit-page'

const visits = 5

/** The sign-in page on a mid-range phone over slow 4G. Medians of five visits with an empty cache. */
export async function signInPage(): Promise<Result[]> {
  const bench = await startBench()
  const browser = await openBrowser()
  try {
    const seen: Paints[] = []
    for (let n = 0; n < visits; n++)
      seen.push(
        await visitOnPhone(browser, async (page) => {
          await page.goto(`${bench.url}/login`)
          return readPaints(page)
        }),
      )
    return paintResults('sign-in page, phone on slow 4G', seen)
  } finally {
    await browser.close()
    await bench.stop()
  }
}

import type { Browser } from '@playwright/test'
import { openBrowser } from '../setup/browser'
import { fillAgenda, giveAgenda, placesADay } from '../setup/fill-agenda'
import { startBench } from '../setup/product'
import type { Result } from '../setup/result'
import { paintResults, readPaints, visitOnPhone, type Paints } from '../setup/visit-page'

const visits = 5
/** The page shows the month of today, and asks for the next one. */
const filledDays = 62
/** Every fourth half an hour: one of the hours, and the next one stays free. */
const every = 4

/** The public booking page of a shop with twelve services, whose month is half full. Medians of five visits with an empty cache. */
export async function bookingPage(): Promise<Result[]> {
  const bench = await startBench()
  const browser = await openBrowser()
  try {
    const company = await bench.givenCompany('11222333000181')
    await giveAgenda(bench, company)
    const today = new Date().toISOString().slice(0, 10)
    await fillAgenda(bench, company, { from: today, count: (filledDays * placesADay) / every, every })
    const seen: Paints[] = []
    for (let n = 0; n < visits; n++) seen.push(await visit(browser, `${bench.url}/agendamento/${company.id}`))
    return paintResults('public booking page, 12 services and a half full month, phone on slow 4G', seen)
  } finally {
    await browser.close()
    await bench.stop()
  }
}

function visit(browser: Browser, address: string): Promise<Paints> {
  return visitOnPhone(browser, async (page) => {
    await page.goto(address)
    // Late on the last day of a month nothing of it is free any more.
    await page
      .getByRole('button', { name: /horários? livres?$/ })
      .first()
      .waitFor()
    return readPaints(page)
  })
}

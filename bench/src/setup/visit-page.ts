import type { Browser, Page } from '@playwright/test'
import { percentile, type Result } from './result'

/** How a page came up on a phone. Milliseconds, but for the shift. */
export interface Paints {
  lcp: number
  tbt: number
  cls: number
}

/**
 * One visit of a phone that has never been here: mid-range, over slow 4G, as Lighthouse's mobile setting has it: four
 * times slower processor, 150 ms to the server, 1.6 Mbit/s. Throws when the page broke or the server refused a call.
 */
export async function visitOnPhone<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    page.on('response', (response) => {
      if (response.status() >= 400) failures.push(`${response.url()}: ${response.status()}`)
    })
    await slowDown(page)
    await page.addInitScript(watchPaints)
    const seen = await work(page).catch((error: unknown) => {
      throw failures.length > 0 ? new Error(failures.join('\n'), { cause: error }) : error
    })
    if (failures.length > 0) throw new Error(failures.join('\n'))
    return seen
  } finally {
    await context.close()
  }
}

/** What the open page has shown of itself, once nothing more comes. */
export async function readPaints(page: Page): Promise<Paints> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3000)
  return page.evaluate(() => (window as unknown as { seen: Paints }).seen)
}

/** A public page against its goals; medians. `what` names it. */
export function paintResults(what: string, seen: readonly Paints[]): Result[] {
  return [
    medianResult(
      `${what}: largest paint`,
      seen.map(({ lcp }) => lcp),
      1200,
      'ms',
    ),
    medianResult(
      `${what}: blocking time`,
      seen.map(({ tbt }) => tbt),
      150,
      'ms',
    ),
    medianResult(
      `${what}: layout shift`,
      seen.map(({ cls }) => cls),
      0.02,
      '',
    ),
  ]
}

/** The median of one figure of the visits against the most that it may be; without a unit it is a share. */
export function medianResult(what: string, values: readonly number[], most: number, unit: 'ms' | ''): Result {
  const value = percentile(values, 0.5)
  return {
    what,
    value: unit === '' ? value.toFixed(3) : `${Math.round(value)} ${unit}`,
    goal: `≤ ${most} ${unit}`.trim(),
    pass: value <= most,
  }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}

/** Runs in the page. */
function watchPaints(): void {
  const seen = { lcp: 0, tbt: 0, cls: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  watch('layout-shift', ({ value }) => (seen.cls += value ?? 0))
  watch('longtask', ({ duration }) => (seen.tbt += Math.max(0, duration - 50)))
}

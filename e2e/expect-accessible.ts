import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No violation in the light appearance, and none of colour in the dark one, where nothing else differs. */
export async function expectAccessible(page: Page, screen: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await page.evaluate(coloursStand)
    // What passes is not told: to describe it costs more than to look at it.
    const axe = new AxeBuilder({ page, ...(await isThere(page)) })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
    const { violations } = await (
      colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(['color-contrast'])
    ).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, `${screen}, ${colorScheme}`).toEqual([])
  }
}

/** An earlier look brought axe into every frame: to bring it again costs a third of a look. */
async function isThere(page: Page): Promise<{ axeSource?: string }> {
  const there = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)))
  return there.every(Boolean) ? { axeSource: 'void 0' } : {}
}

/** Runs in the page. Ends when every transition of colours has: half-way there is a contrast that nobody is to read. */
async function coloursStand(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No violation in the light appearance, and none of colour in the dark one, where nothing else differs. */
export async function expectAccessible(page: Page, screen: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    // What passes is not told: to describe it costs more than to look at it.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    const { violations } = await (
      colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(['color-contrast'])
    ).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, `${screen}, ${colorScheme}`).toEqual([])
  }
}

import axe, { type RunOptions } from 'axe-core'
import { expect, type Page } from '@playwright/test'

const looks: Record<'light' | 'dark', RunOptions> = {
  light: { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
  dark: { runOnly: { type: 'rule', values: ['color-contrast'] } },
}

/**
 * No violation in the light appearance, and none of colour in the dark one, where nothing else differs. What a dialog
 * covers is not looked at again: it was, before the dialog came.
 */
export async function expectAccessible(page: Page, screen: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await page.evaluate(coloursStand)
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
    const found = await page.evaluate(findViolations, looks[colorScheme])
    expect(found, `${screen}, ${colorScheme}`).toEqual([])
  }
}

/** Runs in the page. What passes is not told: to describe it costs more than to look at it. */
async function findViolations(look: RunOptions): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
    { exclude: [['[data-aria-hidden=true]']] },
    { ...look, resultTypes: ['violations'], preload: false },
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Runs in the page. Ends when every transition of colours has: half-way there is a contrast that nobody is to read. */
async function coloursStand(): Promise<void> {
  // What the new colours set in motion begins with the next picture.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const ending = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

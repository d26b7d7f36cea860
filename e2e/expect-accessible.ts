import axe, { type RunOptions } from 'axe-core'
import { expect, type Page } from '@playwright/test'

const rules: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
}
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }

/**
 * No violation in the light appearance. The dark one differs by its colours alone, and whatever can be read in the light
 * can be read in the dark (`apps/web/src/ui/look/tokens.test.ts`). What a dialog covers is not looked at again: it was,
 * before the dialog came.
 */
export const expectAccessible = (page: Page, screen: string): Promise<void> =>
  look(page, screen, 'light', rules)

/**
 * Looks at the dark colours themselves, and goes back to the light: for screens with colours that both appearances share
 * or that shine through, and one of each area.
 */
export async function expectReadableInTheDark(page: Page, screen: string): Promise<void> {
  await look(page, screen, 'dark', colours)
  await page.emulateMedia({ colorScheme: 'light' })
}

async function look(page: Page, screen: string, colorScheme: 'light' | 'dark', options: RunOptions) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  await page.evaluate(coloursStand)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(findViolations, options)
  expect(found, `${screen}, ${colorScheme}`).toEqual([])
}

/** Runs in the page. What passes is not told: to describe it costs more than to look at it. */
async function findViolations(options: RunOptions): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
    { exclude: [['[data-aria-hidden=true]']] },
    { ...options, resultTypes: ['violations'], preload: false },
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

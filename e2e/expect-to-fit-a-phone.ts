import { expect, type Page } from '@playwright/test'

/** Nothing to scroll sideways, neither the page nor a layer above it. */
export async function expectToFitAPhone(page: Page, screen: string) {
  const wider = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] > div, main')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  )
  expect(wider, screen).toEqual([])
}

/** Everything that is pressed takes a finger of 44 px (design section 7). */
export async function expectToTakeAFinger(page: Page, screen: string) {
  const small = await page.evaluate(() => {
    // A small control may take touches around itself with an ::after that stands out on all sides.
    const takesAFinger = (element: Element) => {
      const after = getComputedStyle(element, '::after')
      const beyond = after.position === 'absolute' ? Math.max(0, -parseFloat(after.top) - 1) : 0
      const { width, height } = element.getBoundingClientRect()
      return Math.min(width, height) + 2 * beyond >= 43.5
    }
    return [...document.querySelectorAll('a[href], button, input:not([hidden]), select')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .filter((element) => !element.matches('dd a') && !takesAFinger(element))
      .map((element) => element.outerHTML.slice(0, 160))
  })
  expect(small, screen).toEqual([])
}

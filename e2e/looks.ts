import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible'
import { expectToFitAPhone, expectToTakeAFinger } from './expect-to-fit-a-phone'

/** The phone on which screens that are looked at are reached. */
export const phone = { width: 360, height: 740 }

const desk = { width: 1280, height: 800 }

/**
 * The screen that a phone shows fits it; and in a wide window, where the same screen is laid out otherwise, everyone can
 * use it. Leaves the window as it was.
 */
export async function expectWell(page: Page, screen: string): Promise<void> {
  await expectToFitAPhone(page, screen)
  const before = page.viewportSize()!
  await page.setViewportSize(desk)
  // Else what the phone's look scrolled to may lie half below the line that stays above a screen.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, screen)
  await page.setViewportSize(before)
}

/** The same, and on the phone every target takes a finger. */
export async function expectWellWithAFinger(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize()!
  await page.setViewportSize(phone)
  await expectToTakeAFinger(page, screen)
  await page.setViewportSize(before)
  await expectWell(page, screen)
}

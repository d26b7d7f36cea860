import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible'
import { expectToFitAPhone, expectToTakeAFinger } from './expect-to-fit-a-phone'

const looksWith = (expectOnAPhone: (page: Page, screen: string) => Promise<void>) => ({
  'by everyone': { viewport: { width: 1280, height: 800 }, expectWell: expectAccessible },
  'on a phone of 360 px': { viewport: { width: 360, height: 740 }, expectWell: expectOnAPhone },
})

/** The sizes at which a screen is looked at, and what must be well there. */
export const looks = looksWith(expectToFitAPhone)

/** The same, and on the phone every target takes a finger. */
export const looksWithAFinger = looksWith(async (page, screen) => {
  await expectToFitAPhone(page, screen)
  await expectToTakeAFinger(page, screen)
})

import { expect, it } from 'vitest'
import { pageStateOf } from './page-state'

it.each([
  ['LIC-04', false, false, 'loading'],
  ['LIC-17', false, true, 'failed'],
  ['LIC-17', true, true, 'shown'],
  ['LIC-01', true, false, 'shown'],
] as const)('%s read: %s, failed: %s, the page shows %s', (_, hasLicence, hasFailed, state) => {
  expect(pageStateOf({ hasLicence, hasFailed })).toBe(state)
})

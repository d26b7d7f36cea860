import { expect, test } from 'vitest'
import { shortNetwork } from './short-network'

test.each([
  ['189.40.12.7', '189.40.12.x'],
  ['::ffff:189.40.12.7', '189.40.12.x'],
  ['2804:14c:1A:8000:1:2:3:4', '2804:14c:1a::x'],
  ['fe80::1%eth0', 'fe80::x'],
  ['::1', '::x'],
  [undefined, ''],
])('%s is told as %s', (address, told) => {
  expect(shortNetwork(address)).toBe(told)
})

import { expect, test } from 'vitest'
import { waitsUntil } from './scheduled'

const now = Date.parse('2026-11-26T20:00:00Z')
const in_ = (minutes: number) => now + minutes * 60_000

test.each([
  ['tonight', 120, 45, 75],
  ['as soon as it can be', 45, 45, null],
  ['sooner than it can be', 30, 45, null],
  ['by a shop that says no time', 120, 0, 60],
])('what is wanted %s', (_, wanted, average, begins) => {
  expect(waitsUntil(in_(wanted), average, now)).toBe(begins === null ? null : in_(begins))
})

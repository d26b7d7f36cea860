import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { noticeDays, noticeDue } from './licence-notice'

const end = '2026-12-31'
/** The span of `days` that ends on the last of December. */
const until = (days: number) => ({
  renewedOn: new Date(Date.parse(end) - days * 86_400_000).toISOString().slice(0, 10),
  days,
})

test.each([
  ['2026-11-30', null],
  ['2026-12-01', 30],
  ['2026-12-02', 30],
  ['2026-12-16', 15],
  ['2026-12-24', 7],
  ['2026-12-28', 3],
  ['2026-12-29', 3],
  ['2026-12-30', 1],
  ['2026-12-31', 0],
  ['2027-01-06', 0],
  ['2027-01-07', null],
  ['2030-01-01', null],
])('LIC-03 a yearly licence until 30 December is warned on %s of %s days', (today, due) => {
  expect(noticeDue(until(365), today)).toBe(due)
})

test('a licence of 30 days is not warned on its first days, and one that was never granted not at all', () => {
  expect(noticeDue(until(30), '2026-12-01')).toBeNull()
  expect(noticeDue(until(30), '2026-12-02')).toBeNull()
  expect(noticeDue(until(30), '2026-12-16')).toBe(15)
  expect(noticeDue({ renewedOn: null, days: 365 }, '2026-12-16')).toBeNull()
})

test('looking every day tells each warning, the later ones nearer to the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 31, max: 700 }), (days) => {
      const told: (number | null)[] = []
      for (let left = days; left >= 0; left -= 1) {
        const today = new Date(Date.parse(end) - left * 86_400_000).toISOString().slice(0, 10)
        told.push(noticeDue(until(days), today))
      }
      expect([...new Set(told.filter((each) => each !== null))]).toEqual([...noticeDays])
    }),
  )
})

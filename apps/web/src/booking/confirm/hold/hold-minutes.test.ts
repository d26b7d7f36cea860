import { expect, it } from 'vitest'
import { holdMinutes } from './hold-minutes'

const now = Date.parse('2026-11-24T13:00:00Z')

it.each([
  ['2026-11-24T13:10:00Z', 10],
  ['2026-11-24T13:10:20Z', 10],
  ['2026-11-24T13:09:01Z', 9],
  ['2026-11-24T13:00:01Z', 1],
  ['2026-11-24T13:00:00Z', 0],
  ['2026-11-24T12:00:00Z', 0],
])('a time that is kept until %s is kept for %i minutes more', (until, minutes) => {
  expect(holdMinutes(until, now)).toBe(minutes)
})

it('says no number where this clock cannot be right', () => {
  expect(holdMinutes('2026-11-24T15:00:00Z', now)).toBeNull()
  expect(holdMinutes('soon', now)).toBeNull()
})

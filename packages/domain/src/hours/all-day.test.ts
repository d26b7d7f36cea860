import { expect, it } from 'vitest'
import { isAllDay } from './all-day'

it.each([
  ['00:00', '00:00', true],
  ['00:00', '23:59', false],
  ['08:00', '00:00', false],
  ['08:00', '08:00', false],
])('COMP-17 from %s to %s is the whole day: %s', (from, to, whole) => {
  expect(isAllDay(from, to)).toBe(whole)
})

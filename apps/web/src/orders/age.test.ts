import { expect, test } from 'vitest'
import { ageMinutes, ageWords, urgencyOf } from './age'

test.each([
  [-30, 0],
  [0, 0],
  [59, 0],
  [60, 1],
  [3599, 59],
])('%d seconds are %d minutes', (seconds, minutes) => {
  const now = Date.parse('2026-11-21T15:00:00Z')
  expect(ageMinutes(new Date(now - seconds * 1000).toISOString(), now)).toBe(minutes)
})

test.each([
  [0, 'now', 0],
  [1, 'minutes', 1],
  [59, 'minutes', 59],
  [60, 'hours', 1],
  [1439, 'hours', 23],
  [1440, 'days', 1],
] as const)('%d minutes are said in %s', (minutes, unit, count) => {
  expect(ageWords(minutes)).toEqual({ unit, count })
})

test.each([
  ['analysis', 3, 'calm'],
  ['analysis', 4, 'soon'],
  ['analysis', 8, 'late'],
  ['production', 8, 'calm'],
  ['production', 40, 'late'],
  ['ready', 59, 'soon'],
  ['delivered', 9999, 'calm'],
] as const)('an order in %s is at %d minutes %s', (status, minutes, urgency) => {
  expect(urgencyOf(status, minutes)).toBe(urgency)
})

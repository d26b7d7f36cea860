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
  ['analysis', 3, 0, 'calm'],
  ['analysis', 4, 0, 'soon'],
  ['analysis', 8, 0, 'late'],
  ['analysis', 8, 120, 'late'],
  ['production', 8, 0, 'calm'],
  ['production', 40, 0, 'late'],
  ['production', 40, 120, 'calm'],
  ['production', 20, 30, 'late'],
  ['ready', 59, 0, 'soon'],
  ['ready', 59, 60, 'soon'],
  ['ready', 30, 30, 'late'],
  ['delivered', 9999, 30, 'calm'],
] as const)(
  'an order in %s is at %d minutes, of %d that the company takes, %s',
  (status, minutes, average, is) => {
    expect(urgencyOf(status, minutes, average)).toBe(is)
  },
)

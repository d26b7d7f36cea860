import { expect, test } from 'vitest'
import { trialDaysOf } from './trial-days'

test.each([
  ['1', 1],
  [' 14 ', 14],
  ['180', 180],
  ['0', null],
  ['181', null],
  ['', null],
  ['1.5', null],
  ['-3', null],
])('%j typed is %j days of trial', (typed, days) => {
  expect(trialDaysOf(typed)).toBe(days)
})

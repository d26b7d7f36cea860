import { expect, test } from 'vitest'
import { problemOfDays } from './chosen-days'

test.each([
  ['2026-11-01', '2026-11-21', null],
  ['2026-11-21', '2026-11-21', null],
  ['2025-11-21', '2026-11-21', null],
  ['2025-11-20', '2026-11-21', 'tooMany'],
  ['2026-11-22', '2026-11-21', 'reversed'],
  ['', '2026-11-21', 'missing'],
  ['2026-11-21', '', 'missing'],
  ['2026-02-30', '2026-11-21', 'odd'],
  // What a date field says while a year is being typed.
  ['0020-11-01', '2026-11-21', 'odd'],
  ['ontem', '2026-11-21', 'odd'],
])('from %j to %j: %s', (from, to, problem) => {
  expect(problemOfDays(from, to)).toBe(problem)
})

import { modulesOfPlan, licencePlans, moduleFlags } from '@balcao/domain/licence'
import { expect, test } from 'vitest'
import { dayWords, flagsOfPlan, lastDayAfter, lastDayOf } from './licence-words'

test.each([
  ['never granted', null, 'monthly', '2026-12-21'],
  ['ended', '2026-11-01', 'monthly', '2026-12-21'],
  ['ending today', '2026-11-22', 'monthly', '2026-12-21'],
  ['lasting ten days more', '2026-12-02', 'monthly', '2026-12-31'],
  ['never granted, to be tried', null, 14, '2026-12-05'],
  ['lasting ten days more, by the year', '2026-12-02', 'annual', '2027-12-01'],
] as const)('LIC-19 a licence %s lasts to the right day after a grant', (_, endsOn, added, lastDay) => {
  expect(lastDayAfter(endsOn, added, '2026-11-22')).toBe(lastDay)
})

test('the end is the first day that is not covered, so the last covered day is the one before', () => {
  expect(lastDayOf('2026-12-01')).toBe('2026-11-30')
  expect(lastDayOf(null)).toBeNull()
})

test('a day is written as people in Brazil write it', () => {
  expect(dayWords('2026-11-22')).toBe('22/11/2026')
})

test.each(licencePlans)('LIC-12 the plan %s opens what it pays for', (plan) => {
  const flags = flagsOfPlan(plan)
  expect(moduleFlags.filter((flag) => flags[flag])).toEqual(modulesOfPlan(plan))
})

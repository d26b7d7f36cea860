import { expect, test } from 'vitest'
import { isPeriod, periodOn } from './periods'

const summer = { from: '2027-01-02', to: '2027-01-31', name: 'summer' }
const since = { from: '2027-01-15', to: null, name: 'since' }
const until = { from: null, to: '2026-12-24', name: 'until' }

test.each([
  ['2026-12-24', 'until'],
  ['2026-12-25', undefined],
  ['2027-01-02', 'summer'],
  ['2027-01-14', 'summer'],
  ['2027-01-15', 'since'],
  ['2030-01-01', 'since'],
])('on %s %s holds', (date, name) => {
  expect(periodOn([until, summer, since], date)?.name).toBe(name)
})

test('the last one that holds wins, not the shortest', () => {
  expect(periodOn([since, summer], '2027-01-20')?.name).toBe('summer')
})

test.each([
  [{ from: null, to: null }, false],
  [{ from: '2027-01-02', to: '2027-01-01' }, false],
  [{ from: '2027-01-02', to: '2027-01-02' }, true],
  [{ from: null, to: '2027-01-02' }, true],
])('%j is a period: %s', (period, is) => {
  expect(isPeriod(period)).toBe(is)
})

import { expect, test } from 'vitest'
import { monthBounds, shownDates, stepDate } from './calendar-dates'

test('APPT-07 AVAIL-01 a day, a week from Sunday, and the 42 days of a month', () => {
  expect(shownDates('day', '2026-11-20')).toEqual(['2026-11-20'])
  expect(shownDates('week', '2026-11-20')).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ])
  const month = shownDates('month', '2026-11-20')
  expect(month).toHaveLength(42)
  expect([month[0], month[41]]).toEqual(['2026-11-01', '2026-12-12'])
})

test.each([
  ['day', '2026-11-30', 1, '2026-12-01'],
  ['week', '2026-01-03', -1, '2025-12-27'],
  ['month', '2026-12-15', 1, '2027-01-15'],
  ['month', '2026-03-31', -1, '2026-02-28'],
] as const)('a %s from %s by %d is %s', (span, date, step, expected) => {
  expect(stepDate(span, date, step)).toBe(expected)
})

test('a month has its bounds', () => {
  expect(monthBounds('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})

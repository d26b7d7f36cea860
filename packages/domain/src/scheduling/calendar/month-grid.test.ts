import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, monthGrid, weekdayOf } from './month-grid'

test.each([
  ['2026-11', '2026-11-01', '2026-12-12'],
  ['2026-02', '2026-02-01', '2026-03-14'],
  ['2026-08', '2026-07-26', '2026-09-05'],
  ['2024-02', '2024-01-28', '2024-03-09'],
  ['2027-01', '2026-12-27', '2027-02-06'],
  ['1969-12', '1969-11-30', '1970-01-10'],
])('AVAIL-01 AVAIL-02 the picture of %s runs from Sunday %s to Saturday %s', (month, first, last) => {
  const dates = monthGrid(month)
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([42, first, last])
})

test('AVAIL-01 AVAIL-02 every month lies whole in 42 dates in a row, Sundays first', () => {
  const months = fc.tuple(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }))
  fc.assert(
    fc.property(months, ([year, ofYear]) => {
      const month = `${year}-${String(ofYear).padStart(2, '0')}`
      const dates = monthGrid(month)
      const weekdays = Array.from({ length: 42 }, (_, place) => place % 7)
      expect(dates.map(weekdayOf)).toEqual(weekdays)
      expect(dates.map((date) => new Date(`${date}T12:00Z`).getUTCDay())).toEqual(weekdays)
      expect(dates.slice(1)).toEqual(dates.slice(0, -1).map((date) => addDays(date, 1)))
      const length = new Date(Date.UTC(year, ofYear, 0)).getUTCDate()
      expect(dates.filter((date) => date.startsWith(month))).toHaveLength(length)
      expect(dates.slice(0, 7)).toContain(`${month}-01`)
    }),
  )
})

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -23, '2024-12'],
  ['2026-11', 0, '2026-11'],
])('%s and %i months is %s', (month, months, expected) => {
  expect(addMonths(month, months)).toBe(expected)
})

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2018-11-03', 1, '2018-11-04'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
})

test.each(['2026-13', '2026-1', '2026', '2026-11-05', '', 'novembro'])('the month %j is refused', (month) => {
  expect(() => monthGrid(month)).toThrow(RangeError)
  expect(() => addMonths(month, 1)).toThrow(RangeError)
})

test.each(['2026-02-29', '2026-11-31', 'hoje', ''])('the date %j is refused', (date) => {
  expect(() => addDays(date, 1)).toThrow(RangeError)
  expect(() => weekdayOf(date)).toThrow(RangeError)
})

import { expect, test } from 'vitest'
import { dayNumber, isoDate } from './day-number'

test('the date of each day of ten thousand years is the calendar’s own', () => {
  const wrong: number[] = []
  for (let number = dayNumber('0001-01-01'); number <= dayNumber('9999-12-31'); number += 13) {
    if (isoDate(number) !== new Date(number * 86_400_000).toISOString().slice(0, 10)) wrong.push(number)
  }
  expect(wrong).toEqual([])
  const turns = [
    '1900-02-28',
    '1900-03-01',
    '2000-02-29',
    '2024-02-29',
    '2024-12-31',
    '2026-01-01',
    '2100-03-01',
  ]
  expect(turns.map((date) => isoDate(dayNumber(date)))).toEqual(turns)
  expect(() => isoDate(Number.NaN)).toThrow(RangeError)
})

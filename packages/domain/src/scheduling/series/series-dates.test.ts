import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { instantAt, wallTime } from '../../time'
import { weekdayOf } from '../calendar/month-grid'
import { movedAlike, seriesDates, type Repetition } from './series-dates'

test.each<[string, string, Repetition, string[]]>([
  [
    'four Tuesdays',
    '2026-11-17',
    { weeks: 1, count: 4 },
    ['2026-11-17', '2026-11-24', '2026-12-01', '2026-12-08'],
  ],
  [
    'over the end of the year',
    '2026-12-22',
    { weeks: 2, count: 3 },
    ['2026-12-22', '2027-01-05', '2027-01-19'],
  ],
  [
    'from the end of a month',
    '2028-01-31',
    { weeks: 4, count: 3 },
    ['2028-01-31', '2028-02-28', '2028-03-27'],
  ],
  ['over a leap day', '2028-02-22', { weeks: 1, count: 3 }, ['2028-02-22', '2028-02-29', '2028-03-07']],
  [
    'until its last day',
    '2026-11-17',
    { weeks: 1, until: '2026-12-01' },
    ['2026-11-17', '2026-11-24', '2026-12-01'],
  ],
  ['until the day before', '2026-11-17', { weeks: 1, until: '2026-11-30' }, ['2026-11-17', '2026-11-24']],
  ['until before it begins', '2026-11-17', { weeks: 1, until: '2026-11-16' }, []],
])('%s', (_, first, repetition, dates) => {
  expect(seriesDates(first, repetition)).toEqual(dates)
})

test('more than a year and more than 52 are not to be had', () => {
  expect(seriesDates('2026-11-17', { weeks: 1, count: 60 })).toHaveLength(52)
  expect(seriesDates('2026-11-17', { weeks: 1, until: '2031-01-01' })).toHaveLength(52)
  expect(seriesDates('2026-11-17', { weeks: 4, count: 52 }).at(-1)).toBe('2027-11-16')
})

const dates = fc
  .date({ min: new Date('2018-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const repetitions = fc.oneof(
  fc.record({
    weeks: fc.constantFrom(1 as const, 2 as const, 4 as const),
    count: fc.integer({ min: 2, max: 52 }),
  }),
  fc.record({ weeks: fc.constantFrom(1 as const, 2 as const, 4 as const), until: dates }),
)

describe('whatever is asked for', () => {
  test('each date is the same weekday, a whole number of weeks after the one before', () => {
    fc.assert(
      fc.property(dates, repetitions, (first, repetition) => {
        const found = seriesDates(first, repetition)
        expect(new Set(found.map(weekdayOf)).size).toBeLessThanOrEqual(1)
        for (const [place, date] of found.entries()) {
          const days = (Date.parse(date) - Date.parse(first)) / 86_400_000
          expect(days).toBe(place * 7 * repetition.weeks)
        }
        expect(found.length).toBeLessThanOrEqual(52)
      }),
    )
  })

  test.each(['America/New_York', 'America/Sao_Paulo', 'Europe/Lisbon', 'America/Manaus'])(
    'in %s the wall shows the same hour on every date, whatever the clocks did between',
    (zone) => {
      fc.assert(
        fc.property(dates, fc.integer({ min: 6 * 60, max: 22 * 60 }), (first, minutes) => {
          const times = seriesDates(first, { weeks: 1, count: 52 }).map(
            (date) => wallTime(instantAt({ date, minutes }, zone), zone).minutes,
          )
          expect(new Set(times)).toEqual(new Set([minutes]))
        }),
        { numRuns: runs(200, 20) },
      )
    },
  )

  test('moved on and back again, each is where it was', () => {
    fc.assert(
      fc.property(dates, dates, dates, (own, from, to) => {
        const here = { date: own, time: '10:00' }
        const [one, other] = [
          { date: from, time: '10:00' },
          { date: to, time: '11:30' },
        ]
        const there = movedAlike(here, { from: one, to: other })
        expect(movedAlike(there, { from: other, to: one })).toEqual(here)
      }),
    )
  })
})

test.each<[string, Parameters<typeof movedAlike>[1], { date: string; time: string }]>([
  [
    'another hour leaves the day of one that was moved by itself',
    { from: { date: '2026-11-17', time: '15:00' }, to: { date: '2026-11-17', time: '16:00' } },
    { date: '2026-11-25', time: '16:00' },
  ],
  [
    'another day leaves its hour',
    { from: { date: '2026-11-17', time: '15:00' }, to: { date: '2026-11-19', time: '15:00' } },
    { date: '2026-11-27', time: '10:00' },
  ],
])('%s', (_, move, place) => {
  expect(movedAlike({ date: '2026-11-25', time: '10:00' }, move)).toEqual(place)
})

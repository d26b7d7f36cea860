import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateIn } from '../time'
import {
  daysRemaining,
  daysSinceEnd,
  extendLicence,
  lastLicenceDay,
  licenceEnd,
  licenceStatus,
} from './licence-days'
import { licenceTerms, termDays } from './plans'

const span = (renewedOn: string | null, days = 365) => ({ renewedOn, days })
const dates = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('the end', () => {
  test.each([
    ['2026-11-22', 365, '2027-11-22'],
    ['2027-11-22', 365, '2028-11-21'],
    ['2024-02-29', 365, '2025-02-28'],
    ['2028-02-01', 30, '2028-03-02'],
    ['2027-02-01', 30, '2027-03-03'],
    ['2026-12-15', 90, '2027-03-15'],
  ])('LIC-10 LIC-19 of a licence renewed on %s for %d days is %s', (renewedOn, days, end) => {
    expect(licenceEnd(span(renewedOn, days))).toBe(end)
  })

  test('is nothing where nothing was granted, and a broken date is refused', () => {
    expect(licenceEnd(span(null))).toBeNull()
    expect(() => licenceEnd(span('2026-02-31x'))).toThrow(RangeError)
  })

  test.each([
    ['2028-03-01', '2028-02-29'],
    ['2027-03-01', '2027-02-28'],
    ['2027-01-01', '2026-12-31'],
  ])('LIC-10 %s comes after the last day, %s', (end, last) => {
    expect(lastLicenceDay(end)).toBe(last)
  })
})

describe('days remaining', () => {
  test.each([
    ['2026-12-01', '2026-11-22', 9, 'active'],
    ['2026-11-23', '2026-11-22', 1, 'active'],
    ['2026-11-22', '2026-11-22', 0, 'expired'],
    ['2026-11-21', '2026-11-22', 0, 'expired'],
    ['2028-03-01', '2028-02-28', 2, 'active'],
    ['2028-03-01', '2028-02-29', 1, 'active'],
    [null, '2026-11-22', 0, 'expired'],
  ] as const)(
    'LIC-02 LIC-03 LIC-05 with the end on %s and today %s they are %d: %s',
    (end, today, left, status) => {
      expect(daysRemaining(end, today)).toBe(left)
      expect(licenceStatus(left)).toBe(status)
    },
  )

  // The same instants, two clocks: Manaus is an hour behind.
  test.each([
    ['2026-11-23T02:59:59Z', 'America/Sao_Paulo', 1],
    ['2026-11-23T03:00:00Z', 'America/Sao_Paulo', 0],
    ['2026-11-23T03:00:00Z', 'America/Manaus', 1],
    ['2026-11-23T03:59:59Z', 'America/Manaus', 1],
    ['2026-11-23T04:00:00Z', 'America/Manaus', 0],
  ])('LIC-03 at %s in %s a licence until 22 November has %d left', (instant, zone, left) => {
    expect(daysRemaining('2026-11-23', dateIn(Date.parse(instant), zone))).toBe(left)
  })

  test('LIC-03 a clock that is moved back only shows more days, and they are the old ones when it is right again', () => {
    const end = licenceEnd(span('2026-11-22', 30))
    expect(['2026-11-22', '2026-11-12', '2026-11-22'].map((today) => daysRemaining(end, today))).toEqual([
      30, 40, 30,
    ])
  })

  test('LIC-05 each day takes one, down to none', () => {
    fc.assert(
      fc.property(
        dates,
        fc.integer({ min: 1, max: 800 }),
        fc.integer({ min: 0, max: 900 }),
        (day, days, later) => {
          const end = licenceEnd(span(day, days))
          const today = licenceEnd(span(day, later))!
          expect(daysRemaining(end, today)).toBe(Math.max(0, days - later))
          expect(daysSinceEnd(end!, today)).toBe(later - days)
        },
      ),
    )
  })
})

describe('a renewal', () => {
  test.each([
    [
      'early, adds to what is left',
      span('2026-01-01', 365),
      'monthly',
      '2026-12-22',
      '2027-01-01',
      '2027-01-31',
      40,
    ],
    ['on the last day', span('2026-11-22', 30), 'monthly', '2026-12-21', '2026-12-22', '2027-01-21', 31],
    ['on the day after it', span('2026-11-22', 30), 'monthly', '2026-12-22', '2026-12-22', '2027-01-21', 30],
    ['late, begins today', span('2020-02-29', 365), 'annual', '2026-11-22', '2026-11-22', '2027-11-22', 365],
    ['the first one', span(null), 'quarterly', '2026-11-22', '2026-11-22', '2027-02-20', 90],
    ['across 29 February', span(null), 'monthly', '2028-02-10', '2028-02-10', '2028-03-11', 30],
    ['of days to try', span(null), 14, '2026-11-22', '2026-11-22', '2026-12-06', 14],
  ] as const)('%s', (_, before, added, today, startsOn, end, days) => {
    expect(extendLicence(before, added, today)).toEqual({
      renewedOn: today,
      days,
      startsOn,
      lastDay: lastLicenceDay(end),
      end,
    })
  })

  test('LIC-19 never shortens a licence, wherever the clock stands, and adds its days to the later of end and today', () => {
    fc.assert(
      fc.property(
        dates,
        fc.integer({ min: 1, max: 800 }),
        fc.constantFrom(...licenceTerms),
        dates,
        (renewedOn, days, term, today) => {
          const end = licenceEnd(span(renewedOn, days))!
          const next = extendLicence(span(renewedOn, days), term, today)
          const from = end > today ? end : today
          expect(next.end).toBe(licenceEnd(span(from, termDays[term])))
          expect(next.startsOn).toBe(from)
          expect(licenceEnd(next)).toBe(next.end)
        },
      ),
    )
  })
})

import { periodStart as calendarPeriodStart } from '@balcao/domain/time'
import { orderPeriods } from '@balcao/domain/orders'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodStart } from './period-start'

const zones = [
  'America/Sao_Paulo',
  'America/Manaus',
  'America/Rio_Branco',
  'America/Noronha',
  'America/New_York',
  'Europe/Lisbon',
  'Asia/Kolkata',
  'UTC',
]

test.each([
  ['ORD-35', 'today', '2026-11-22T01:00:00Z', 'America/Sao_Paulo', '2026-11-21T03:00:00.000Z'],
  ['ORD-36', 'week', '2026-11-21T15:30:00Z', 'America/Sao_Paulo', '2026-11-14T15:30:00.000Z'],
  ['ORD-37', 'month', '2026-03-31T15:30:00Z', 'America/Sao_Paulo', '2026-02-28T15:30:00.000Z'],
  [
    'ORD-35 (midnight skipped)',
    'today',
    '2018-11-04T12:00:00Z',
    'America/Sao_Paulo',
    '2018-11-04T03:00:00.000Z',
  ],
  [
    'ORD-35 (midnight twice)',
    'today',
    '2018-02-18T15:00:00Z',
    'America/Sao_Paulo',
    '2018-02-18T03:00:00.000Z',
  ],
] as const)('%s %s at %s in %s begins at %s', (_, period, now, zone, start) => {
  expect(new Date(periodStart(period, Date.parse(now), zone)).toISOString()).toBe(start)
})

test('ORD-35 ORD-36 ORD-37 the light rule says what the calendar of the domain says', () => {
  const from = Date.parse('2015-01-01T00:00:00Z')
  const to = Date.parse('2036-01-01T00:00:00Z')
  fc.assert(
    fc.property(
      fc.constantFrom(...orderPeriods),
      fc.integer({ min: from, max: to }),
      fc.constantFrom(...zones),
      (period, now, zone) => {
        const exact = calendarPeriodStart(period, new Date(now).toISOString(), zone)
        expect(new Date(periodStart(period, now, zone)).toISOString()).toBe(exact)
      },
    ),
    { numRuns: 2000 },
  )
})

test('a zone that does not exist is refused', () => {
  expect(() => periodStart('today', 0, 'Mars/Olympus')).toThrow(RangeError)
})

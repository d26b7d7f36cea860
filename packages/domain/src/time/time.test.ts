import * as fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { orderPeriods } from '../orders'
import { businessDay } from './business-day'
import { periodStart } from './period-start'
import { clocks, instants } from './testing/clocks'
import { instantAt } from './wall-clock'
import { DEFAULT_ZONE, stateZones, zoneOfState } from './zone-of-state'

const saoPaulo = 'America/Sao_Paulo'

describe('zoneOfState', () => {
  test.each([
    ['SP', saoPaulo],
    [' am ', 'America/Manaus'],
    ['AC', 'America/Rio_Branco'],
    ['ms', 'America/Campo_Grande'],
    ['XX', DEFAULT_ZONE],
    ['constructor', DEFAULT_ZONE],
    ['', DEFAULT_ZONE],
    [null, DEFAULT_ZONE],
    [undefined, DEFAULT_ZONE],
  ])('a company in %j keeps the clock of %s', (uf, zone) => {
    expect(zoneOfState(uf)).toBe(zone)
  })

  test('all 27 states have a zone with the offset their capital keeps', () => {
    const offsets = Object.entries(stateZones).map(([uf, zone]) => [
      uf,
      new Date(instantAt({ date: '2026-07-01', minutes: 0 }, zone)).toISOString(),
    ])
    expect(offsets).toHaveLength(27)
    const at = (hour: string) =>
      offsets.filter(([, start]) => start === `2026-07-01T${hour}:00:00.000Z`).map(([uf]) => uf)
    expect(at('05')).toEqual(['AC'])
    expect(at('04')).toEqual(['AM', 'MS', 'MT', 'RO', 'RR'])
    expect(at('03')).toHaveLength(21)
  })
})

describe('businessDay', () => {
  test.each([
    ['2026-11-21T07:59:59Z', 5, '2026-11-20'],
    ['2026-11-21T08:00:00Z', 5, '2026-11-21'],
    ['2026-11-22T02:00:00Z', 5, '2026-11-21'],
    ['2026-11-21T03:00:00Z', 0, '2026-11-21'],
    ['2026-11-21T02:59:00Z', 0, '2026-11-20'],
    ['2026-03-01T04:00:00Z', 5, '2026-02-28'],
    ['2026-01-01T04:00:00Z', 5, '2025-12-31'],
  ])('%s with the cut-off at %d belongs to %s', (instant, hour, day) => {
    expect(businessDay(Date.parse(instant), saoPaulo, hour)).toBe(day)
  })

  test.each([-1, 24, 4.5, Number.NaN])('a cut-off at %d is refused', (hour) => {
    expect(() => businessDay(Date.parse('2026-11-21T08:00:00Z'), saoPaulo, hour)).toThrow(RangeError)
  })
})

describe('periodStart', () => {
  test.each([
    ['ORD-35', 'today', '2026-11-21T15:30:00Z', saoPaulo, '2026-11-21T03:00:00.000Z'],
    ['ORD-35', 'today', '2026-11-22T01:00:00Z', saoPaulo, '2026-11-21T03:00:00.000Z'],
    ['ORD-35', 'today', '2026-11-22T01:00:00Z', 'UTC', '2026-11-22T00:00:00.000Z'],
    ['ORD-35 (midnight skipped)', 'today', '2018-11-04T12:00:00Z', saoPaulo, '2018-11-04T03:00:00.000Z'],
    ['ORD-35 (25 hours)', 'today', '2018-02-18T02:30:00Z', saoPaulo, '2018-02-17T02:00:00.000Z'],
    ['ORD-35 (the day after)', 'today', '2018-02-18T15:00:00Z', saoPaulo, '2018-02-18T03:00:00.000Z'],
    ['ORD-36', 'week', '2026-11-21T15:30:00Z', saoPaulo, '2026-11-14T15:30:00.000Z'],
    ['ORD-36', 'week', '2026-03-10T15:00:00Z', 'America/New_York', '2026-03-03T16:00:00.000Z'],
    ['ORD-37', 'month', '2026-11-21T15:30:00Z', saoPaulo, '2026-10-21T15:30:00.000Z'],
    ['ORD-37', 'month', '2026-03-31T15:30:00Z', saoPaulo, '2026-02-28T15:30:00.000Z'],
    ['ORD-37', 'month', '2026-03-01T01:30:00Z', saoPaulo, '2026-01-29T01:30:00.000Z'],
  ] as const)('%s %s at %s in %s begins at %s', (_, period, now, zone, start) => {
    expect(new Date(periodStart(period, Date.parse(now), zone)).toISOString()).toBe(start)
  })

  test('ORD-35 ORD-36 ORD-37 is where the calendar of the language begins it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderPeriods), instants, clocks, (period, now, zone) => {
        const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone)
        const start = {
          today: () => local.startOfDay(),
          week: () => local.subtract({ days: 7 }),
          month: () => local.subtract({ months: 1 }),
        }[period]()
        expect(periodStart(period, now, zone)).toBe(start.epochMilliseconds)
      }),
      { numRuns: runs(1000) },
    )
  })

  test('a zone that does not exist is refused', () => {
    expect(() => periodStart('today', 0, 'Mars/Olympus')).toThrow(RangeError)
  })
})

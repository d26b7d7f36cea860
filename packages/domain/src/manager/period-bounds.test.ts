import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { businessDay } from '../time'
import { periodBounds, startOfOperatingDay } from './period-bounds'
import { managerPeriods, MOST_DAYS } from './vocabulary'

const saoPaulo = 'America/Sao_Paulo'

describe('periodBounds', () => {
  test.each([
    // A Saturday at noon in São Paulo.
    ['today', '2026-11-21T15:00:00Z', ['2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20']],
    ['7d', '2026-11-21T15:00:00Z', ['2026-11-15', '2026-11-21', '2026-11-08', '2026-11-14']],
    ['30d', '2026-11-21T15:00:00Z', ['2026-10-23', '2026-11-21', '2026-09-23', '2026-10-22']],
    ['month', '2026-11-21T15:00:00Z', ['2026-11-01', '2026-11-21', '2026-10-01', '2026-10-21']],
    // Before the cut-off it is still the day before, also when that is another month or year.
    ['today', '2026-11-21T07:59:59Z', ['2026-11-20', '2026-11-20', '2026-11-19', '2026-11-19']],
    ['month', '2026-12-01T07:00:00Z', ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-30']],
    ['7d', '2026-01-01T05:00:00Z', ['2025-12-25', '2025-12-31', '2025-12-18', '2025-12-24']],
    // The month before is shorter: all of it.
    ['month', '2026-03-31T15:00:00Z', ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28']],
    ['month', '2028-03-29T15:00:00Z', ['2028-03-01', '2028-03-29', '2028-02-01', '2028-02-29']],
  ] as const)('%s at %s', (period, now, days) => {
    const bounds = periodBounds({ period }, { now, zone: saoPaulo, cutoffHour: 5 })
    expect([bounds.from, bounds.to, bounds.previousFrom, bounds.previousTo]).toEqual(days)
    expect(bounds.running).toBe(true)
    expect(bounds.step).toBe(period === 'today' ? 'hour' : 'day')
  })

  test.each([
    ['today', '2026-11-21T15:30:00Z', 5, '2026-11-20T15:30:00.000Z'],
    ['7d', '2026-11-21T15:30:00Z', 5, '2026-11-14T15:30:00.000Z'],
    ['month', '2026-11-21T15:30:00Z', 5, '2026-10-21T15:30:00.000Z'],
    ['month', '2026-03-31T15:30:00Z', 5, null],
    // The day began at one, because midnight was skipped: one hour gone is one in the night of the day before.
    ['today', '2018-11-04T04:00:00Z', 0, '2018-11-03T04:00:00.000Z'],
    // The day that lasted 25 hours has no counterpart for its last one.
    ['today', '2018-02-18T02:30:00Z', 0, '2018-02-17T02:00:00.000Z'],
  ] as const)(
    '%s at %s with the cut-off at %d compares with what came before %s',
    (period, now, cutoffHour, until) => {
      expect(periodBounds({ period }, { now, zone: saoPaulo, cutoffHour }).previousUntil).toBe(until)
    },
  )

  test('chosen days that are over are compared whole; days to come are read as today', () => {
    const at = { now: '2026-11-21T15:00:00Z', zone: saoPaulo, cutoffHour: 5 }
    expect(periodBounds({ period: 'custom', from: '2026-11-01', to: '2026-11-10' }, at)).toEqual({
      period: 'custom',
      from: '2026-11-01',
      to: '2026-11-10',
      previousFrom: '2026-10-22',
      previousTo: '2026-10-31',
      running: false,
      previousUntil: null,
      step: 'day',
    })
    const ahead = periodBounds({ period: 'custom', from: '2026-11-20', to: '2026-12-24' }, at)
    expect(ahead).toMatchObject({ from: '2026-11-20', to: '2026-11-21', running: true })
  })

  test.each([
    [undefined, '2026-11-10'],
    ['2026-11-10', undefined],
    ['2026-11-10', '2026-11-09'],
    ['2025-11-09', '2026-11-10'],
    ['2026-13-01', '2026-11-10'],
  ])('from %s to %s is refused', (from, to) => {
    const at = { now: '2026-11-21T15:00:00Z', zone: saoPaulo, cutoffHour: 5 }
    expect(() => periodBounds({ period: 'custom', from, to }, at)).toThrow(RangeError)
  })

  test('both periods lie side by side, are as long as each other, and had the same time', () => {
    const zones = ['America/Manaus', saoPaulo, 'America/Noronha', 'America/New_York', 'UTC']
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2017-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 23 }),
        fc.constantFrom(...managerPeriods),
        fc.integer({ min: 0, max: MOST_DAYS - 1 }),
        fc.integer({ min: 0, max: 40 }),
        (date, zone, cutoffHour, period, length, ago) => {
          const now = date.toISOString()
          const today = Temporal.PlainDate.from(businessDay(date.getTime(), zone, cutoffHour))
          const last = today.subtract({ days: ago })
          const choice = {
            period,
            ...(period === 'custom'
              ? { from: last.subtract({ days: length }).toString(), to: last.toString() }
              : {}),
          }
          const bounds = periodBounds(choice, { now, zone, cutoffHour })
          const days = (from: string, to: string) => Temporal.PlainDate.from(from).until(to).days + 1
          const [own, previous] = [days(bounds.from, bounds.to), days(bounds.previousFrom, bounds.previousTo)]
          expect(bounds.to <= today.toString()).toBe(true)
          expect(bounds.previousTo < bounds.from).toBe(true)
          expect(bounds.running).toBe(bounds.to === today.toString())
          if (period === 'month') expect(previous <= own && previous >= Math.min(own, 28)).toBe(true)
          else {
            expect(previous).toBe(own)
            expect(days(bounds.previousTo, bounds.from)).toBe(2)
          }
          if (bounds.previousUntil === null) {
            expect(!bounds.running || previous < own).toBe(true)
            return
          }
          const start = (day: string) => Date.parse(startOfOperatingDay(day, zone, cutoffHour))
          const elapsed = Date.parse(bounds.previousUntil) - start(bounds.previousTo)
          const wanted = date.getTime() - start(bounds.to)
          const dayAfter = Temporal.PlainDate.from(bounds.previousTo).add({ days: 1 }).toString()
          expect(elapsed).toBe(Math.min(wanted, start(dayAfter) - start(bounds.previousTo)))
        },
      ),
      { numRuns: runs(300) },
    )
  })
})

describe('startOfOperatingDay', () => {
  test.each([
    ['2026-11-21', 'America/Manaus', 5, '2026-11-21T09:00:00.000Z'],
    ['2026-11-21', 'America/Noronha', 0, '2026-11-21T02:00:00.000Z'],
    ['2018-11-04', saoPaulo, 0, '2018-11-04T03:00:00.000Z'],
  ])('%s in %s with the cut-off at %d', (day, zone, cutoffHour, start) => {
    expect(startOfOperatingDay(day, zone, cutoffHour)).toBe(start)
  })
})

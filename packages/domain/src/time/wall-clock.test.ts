import * as fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { clocks, instants } from './testing/clocks'
import { dateIn, instantAt, wallTime } from './wall-clock'

const at = (iso: string) => Date.parse(iso)
const saoPaulo = 'America/Sao_Paulo'
const newYork = 'America/New_York'
const lordHowe = 'Australia/Lord_Howe'

describe('wallTime', () => {
  test.each([
    ['America/Manaus', '2026-11-20T13:30:00Z', '2026-11-20', '09:30', 570],
    ['America/Noronha', '2026-11-20T01:30:00Z', '2026-11-19', '23:30', 1410],
    [saoPaulo, '2026-11-20T03:00:59.999Z', '2026-11-20', '00:00', 0],
    [saoPaulo, '2026-01-01T02:59:59Z', '2025-12-31', '23:59', 1439],
    [newYork, '2026-03-08T06:59:00Z', '2026-03-08', '01:59', 119],
    [newYork, '2026-03-08T07:00:00Z', '2026-03-08', '03:00', 180],
    [lordHowe, '2026-04-04T14:59:00Z', '2026-04-05', '01:59', 119],
    [lordHowe, '2026-04-04T15:00:00Z', '2026-04-05', '01:30', 90],
    [saoPaulo, '1969-12-31T23:59:30.500Z', '1969-12-31', '20:59', 1259],
  ])('in %s the wall at %s shows %s %s', (zone, instant, date, time, minutes) => {
    expect(wallTime(at(instant), zone)).toEqual({ date, time, minutes })
    expect(dateIn(at(instant), zone)).toBe(date)
  })

  test('shows what the calendar of the language says', () => {
    fc.assert(
      fc.property(clocks, instants, (zone, instant) => {
        const local = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
        expect(wallTime(instant, zone)).toEqual({
          date: local.toPlainDate().toString(),
          time: local.toPlainTime().toString({ smallestUnit: 'minute' }),
          minutes: local.hour * 60 + local.minute,
        })
      }),
    )
  })

  test.each([
    [Number.NaN, saoPaulo],
    [0, 'Mars/Olympus'],
  ])('%d in %s is refused', (instant, zone) => {
    expect(() => wallTime(instant, zone)).toThrow(RangeError)
  })
})

describe('instantAt', () => {
  test.each([
    ['a plain time', 'America/Manaus', '2026-11-20', 540, '2026-11-20T13:00:00Z'],
    ['a part of a minute', 'America/Manaus', '2026-11-20', 0.5, '2026-11-20T04:00:30Z'],
    ['midnight of the next day', 'America/Manaus', '2026-11-20', 1440, '2026-11-21T04:00:00Z'],
    ['a day far east of UTC', 'Pacific/Auckland', '2026-11-20', 0, '2026-11-19T11:00:00Z'],
    ['a midnight that is skipped', saoPaulo, '2018-11-04', 0, '2018-11-04T03:00:00Z'],
    ['a midnight that comes twice', 'America/Havana', '2026-11-01', 0, '2026-11-01T04:00:00Z'],
    ['a time that is skipped', newYork, '2026-03-08', 150, '2026-03-08T07:30:00Z'],
    ['a half hour that is skipped', lordHowe, '2026-10-04', 135, '2026-10-03T15:45:00Z'],
    ['the first of two', saoPaulo, '2018-02-17', 1410, '2018-02-18T01:30:00Z'],
    ['the first of two half hours', lordHowe, '2026-04-05', 105, '2026-04-04T14:45:00Z'],
  ])('%s in %s is %s, minute %d', (_, zone, date, minutes, expected) => {
    expect(instantAt({ date, minutes }, zone)).toBe(at(expected))
  })

  test('is the instant that the calendar of the language chooses', () => {
    const dates = fc.date({ min: new Date('2015-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(clocks, dates, fc.integer({ min: 0, max: 1439 }), (zone, day, minutes) => {
        const date = day.toISOString().slice(0, 10)
        const local = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes })
        expect(instantAt({ date, minutes }, zone)).toBe(local.toZonedDateTime(zone).epochMilliseconds)
      }),
    )
  })

  test('there and back is the same minute, unless the clock repeats it: then it is the first', () => {
    fc.assert(
      fc.property(clocks, instants, (zone, any) => {
        const instant = Math.floor(any / 60_000) * 60_000
        const wall = wallTime(instant, zone)
        const back = instantAt(wall, zone)
        expect(wallTime(back, zone)).toEqual(wall)
        expect([0, 1_800_000, 3_600_000]).toContain(instant - back)
      }),
    )
  })

  test.each([
    ['2026-13-40', saoPaulo],
    ['', saoPaulo],
    ['2026-11-20', 'Mars/Olympus'],
  ])("'%s' in %s is refused", (date, zone) => {
    expect(() => instantAt({ date, minutes: 0 }, zone)).toThrow(RangeError)
  })
})

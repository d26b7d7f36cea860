import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { isOpenAt, nextOpening, rangesOn } from './open-at'
import { defaultHours, weekdayKeys, weekOf, type HoursRow, type Week } from './week'

const saoPaulo = 'America/Sao_Paulo'
const MINUTE = 60_000
const usual = weekOf(defaultHours())

function week(...rows: [HoursRow['dia'], string, string][]): Week {
  return weekOf(
    rows.map(([dia, horario_inicio, horario_fim]) => ({
      dia,
      horario_inicio,
      horario_fim,
      status: 'aberto',
    })),
  )
}

function open(days: Week, instant: string, zone: string): boolean {
  return isOpenAt(days, Date.parse(instant), zone)
}

function opens(days: Week, instant: string, zone: string): string | null {
  const next = nextOpening(days, Date.parse(instant), zone)
  return next === null ? null : new Date(next).toISOString()
}

describe('isOpenAt', () => {
  test.each([
    ['2026-11-20T10:59:59.999Z', saoPaulo, false],
    ['2026-11-20T11:00:00Z', saoPaulo, true],
    ['2026-11-20T20:59:59.999Z', saoPaulo, true],
    ['2026-11-20T21:00:00Z', saoPaulo, false],
    ['2026-11-20T21:00:00Z', 'America/Manaus', true],
    ['2026-11-22T15:00:00Z', saoPaulo, false],
  ])('AVAIL-14 the default week at %s in %s: %s', (instant, zone, expected) => {
    expect(open(usual, instant, zone)).toBe(expected)
  })

  test('a range past midnight belongs to the day it began on', () => {
    const night = week(['Domingo', '20:00', '02:00'])
    expect(open(night, '2026-11-23T04:59:00Z', saoPaulo)).toBe(true)
    expect(open(night, '2026-11-23T05:00:00Z', saoPaulo)).toBe(false)
    expect(open(night, '2026-11-22T04:00:00Z', saoPaulo)).toBe(false)
  })

  test('an unknown zone is refused', () => {
    expect(() => open(usual, '2026-11-20T11:00:00Z', 'Mars/Olympus')).toThrow(RangeError)
  })
})

describe('nextOpening', () => {
  test.each([
    ['before opening', '2026-11-20T10:00:00Z', '2026-11-20T11:00:00.000Z'],
    ['on Saturday night', '2026-11-21T22:00:00Z', '2026-11-23T11:00:00.000Z'],
    ['while it is open', '2026-11-20T12:00:00Z', null],
  ])('the default week %s', (_, instant, next) => {
    expect(opens(usual, instant, saoPaulo)).toBe(next)
  })

  test('a week that is closed never opens', () => {
    expect(opens(weekOf([]), '2026-11-20T10:00:00Z', saoPaulo)).toBeNull()
  })

  test('a shop that opens once a week opens in a week', () => {
    expect(opens(week(['Sexta', '08:00', '09:00']), '2026-11-20T12:00:00Z', saoPaulo)).toBe(
      '2026-11-27T11:00:00.000Z',
    )
  })

  test('an opening that a clock change skips comes with the first minute after it', () => {
    expect(opens(week(['Domingo', '00:30', '03:00']), '2018-11-04T02:00:00Z', saoPaulo)).toBe(
      '2018-11-04T03:00:00.000Z',
    )
  })

  test('an hour that is repeated opens again', () => {
    const late = week(['Sábado', '22:00', '23:30'])
    expect(opens(late, '2018-02-18T01:45:00Z', saoPaulo)).toBe('2018-02-18T02:00:00.000Z')
    const short = week(['Sábado', '23:15', '23:30'])
    expect(opens(short, '2018-02-18T01:45:00Z', saoPaulo)).toBe('2018-02-18T02:15:00.000Z')
  })
})

test('AVAIL-14 rangesOn gives the ranges that begin on a date, none on a closed one', () => {
  expect(rangesOn(usual, '2026-11-20')).toEqual([{ start: 480, end: 1080 }])
  expect(rangesOn(usual, '2026-11-22')).toEqual([])
  expect(() => rangesOn(usual, 'sexta')).toThrow(RangeError)
})

const scenarios = (
  [
    ['no change', saoPaulo, '2026-11-18T15:00:00Z'],
    ['midnight skipped', saoPaulo, '2018-11-02T15:00:00Z'],
    ['the hour before midnight repeated', saoPaulo, '2018-02-16T15:00:00Z'],
    ['spring in New York', 'America/New_York', '2026-03-06T15:00:00Z'],
    ['autumn in New York', 'America/New_York', '2026-10-30T15:00:00Z'],
    ['half an hour on Lord Howe', 'Australia/Lord_Howe', '2026-04-02T15:00:00Z'],
    ['a day skipped in Samoa', 'Pacific/Apia', '2011-12-28T15:00:00Z'],
  ] as const
).map(([name, zone, from]) => ({
  name,
  zone,
  from: Date.parse(from),
  walls: readWalls(zone, Date.parse(from)),
}))

const day = fc.array(
  fc
    .record({ start: fc.integer({ min: 0, max: 1439 }), length: fc.integer({ min: 1, max: 900 }) })
    .map(({ start, length }) => ({ start, end: start + length })),
  { maxLength: 2 },
)
const weeks = fc.tuple(day, day, day, day, day, day, day).map((days) => {
  const entries = weekdayKeys.map((key, place) => [key, { open: true, ranges: days[place]! }] as const)
  return Object.fromEntries(entries) as Week
})

test.each(scenarios)('$name: the same as a clock read minute by minute', ({ zone, from, walls }) => {
  fc.assert(
    fc.property(weeks, fc.nat({ max: 2 * 1440 }), (days, offset) => {
      const covers = (weekday: number, at: number) =>
        days[weekdayKeys[weekday]!].ranges.some(({ start, end }) => start <= at && at < end)
      const isOpen = walls.map(
        ({ weekday, minute }) => covers(weekday, minute) || covers((weekday + 6) % 7, minute + 1440),
      )
      const instant = from + offset * MINUTE
      expect(isOpenAt(days, instant, zone)).toBe(isOpen[offset])
      const next = isOpen.findIndex((here, place) => here && place > offset)
      const expected = isOpen[offset] || next < 0 ? null : from + next * MINUTE
      expect(nextOpening(days, instant, zone)).toBe(expected)
    }),
    { numRuns: runs(600, 20) },
  )
})

test('a shop that opens on Fridays alone opens a week later where a Friday is skipped', () => {
  const entries = weekdayKeys.map((key) => {
    const ranges: Week['friday']['ranges'] = [{ start: 0, end: 60 }]
    return [key, { open: key === 'friday', ranges }] as const
  })
  const fridays = Object.fromEntries(entries) as Week
  const before = Date.parse('2011-12-28T15:00:00Z')
  expect(nextOpening(fridays, before, 'Pacific/Apia')).toBe(Date.parse('2012-01-05T10:00:00Z'))
})

/** What the clock on the wall shows at each minute of ten days, asked of Intl. */
function readWalls(zone: string, from: number): { weekday: number; minute: number }[] {
  const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return Array.from({ length: 10 * 1440 }, (_, minute) => {
    const [, name = '', hour, minutes] = /^(\w{3}),? (\d\d):(\d\d)$/.exec(
      clock.format(from + minute * MINUTE),
    )!
    return { weekday: names.indexOf(name), minute: Number(hour) * 60 + Number(minutes) }
  })
}

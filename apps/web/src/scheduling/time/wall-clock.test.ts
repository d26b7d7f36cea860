import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantAt, wallTime } from './wall-clock'

const at = (iso: string) => Date.parse(iso)

test.each([
  ['America/Manaus', '2026-11-20T13:30:00Z', '2026-11-20', 9 * 60 + 30],
  ['America/Noronha', '2026-11-20T01:30:00Z', '2026-11-19', 23 * 60 + 30],
  ['America/Sao_Paulo', '2026-11-20T03:00:59Z', '2026-11-20', 0],
  ['America/New_York', '2026-03-08T07:30:00Z', '2026-03-08', 3 * 60 + 30],
])('in %s the wall at %s shows %s, minute %d', (zone, instant, date, minutes) => {
  expect(wallTime(at(instant), zone)).toEqual({ date, minutes })
})

test.each([
  ['a plain time', 'America/Manaus', '2026-11-20', 9 * 60, '2026-11-20T13:00:00Z'],
  ['midnight of the next day', 'America/Manaus', '2026-11-20', 1440, '2026-11-21T04:00:00Z'],
  ['a midnight that does not exist', 'America/Sao_Paulo', '2018-11-04', 0, '2018-11-04T03:00:00Z'],
  ['a time that is skipped', 'America/New_York', '2026-03-08', 150, '2026-03-08T07:30:00Z'],
  ['the first of two', 'America/Sao_Paulo', '2018-02-17', 23 * 60 + 30, '2018-02-18T01:30:00Z'],
])('%s in %s is %s, minute %d', (_, zone, date, minutes, expected) => {
  expect(instantAt({ date, minutes }, zone)).toBe(at(expected))
})

test('there and back is the same minute, unless the clock repeats it', () => {
  const zones = ['America/Manaus', 'America/Sao_Paulo', 'America/Noronha', 'America/New_York', 'Asia/Kolkata']
  const minute = fc.integer({ min: at('2017-01-01T00:00Z') / 60_000, max: at('2030-01-01T00:00Z') / 60_000 })
  fc.assert(
    fc.property(fc.constantFrom(...zones), minute, (zone, count) => {
      const instant = count * 60_000
      const wall = wallTime(instant, zone)
      const back = instantAt(wall, zone)
      expect(wallTime(back, zone)).toEqual(wall)
      expect([0, 3_600_000]).toContain(instant - back)
    }),
  )
})

test('a malformed date is refused', () => {
  expect(() => instantAt({ date: '2026-13-40', minutes: 0 }, 'America/Manaus')).toThrow(RangeError)
})

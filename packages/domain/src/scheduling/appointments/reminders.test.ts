import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockOf } from '../../hours/clock'
import { wallTime } from '../../time/wall-clock'
import { reminderTimes, type RemindedAppointment } from './reminders'
import { saoPaulo } from '../testing/build-rules'

const MINUTE = 60_000
const quiet = { from: '21:00', to: '08:00' }

/** Reminders as ['dayBefore', '2026-11-19 09:00'] on the clock of the zone. */
function told(start: string, booked: string, given: Partial<RemindedAppointment> = {}) {
  const zone = given.zone ?? saoPaulo
  const times = { startsAt: Date.parse(start), bookedAt: Date.parse(booked) }
  return reminderTimes({ ...times, zone, quiet, ...given }).map(({ kind, at }) => {
    const { date, time } = wallTime(at, zone)
    return [kind, `${date.slice(5)} ${time}`]
  })
}

test.each<[string, string, string, string[][]]>([
  [
    'at noon',
    '2026-11-20T12:00-03:00',
    '2026-11-10T12:00-03:00',
    [
      ['dayBefore', '11-19 12:00'],
      ['hourBefore', '11-20 11:00'],
    ],
  ],
  [
    'at eight: both come the evening before they are due',
    '2026-11-20T08:00-03:00',
    '2026-11-10T12:00-03:00',
    [
      ['dayBefore', '11-19 08:00'],
      ['hourBefore', '11-19 20:45'],
    ],
  ],
  [
    'at seven',
    '2026-11-20T07:00-03:00',
    '2026-11-10T12:00-03:00',
    [
      ['dayBefore', '11-18 20:45'],
      ['hourBefore', '11-19 20:45'],
    ],
  ],
  [
    'at ten at night',
    '2026-11-20T22:00-03:00',
    '2026-11-10T12:00-03:00',
    [
      ['dayBefore', '11-19 20:45'],
      ['hourBefore', '11-20 20:45'],
    ],
  ],
  [
    'booked three hours ahead',
    '2026-11-20T12:00-03:00',
    '2026-11-20T09:00-03:00',
    [['hourBefore', '11-20 11:00']],
  ],
  [
    'booked just as it is due',
    '2026-11-20T12:00-03:00',
    '2026-11-20T11:00-03:00',
    [['hourBefore', '11-20 11:00']],
  ],
  ['booked within the hour', '2026-11-20T12:00-03:00', '2026-11-20T11:01-03:00', []],
  [
    'booked late at night for half past eight: as the quiet ends, half an hour before',
    '2026-11-20T08:30-03:00',
    '2026-11-19T22:00-03:00',
    [['hourBefore', '11-20 08:00']],
  ],
  ['booked late at night for a minute earlier', '2026-11-20T08:29-03:00', '2026-11-19T22:00-03:00', []],
  ['booked late at night for eight', '2026-11-20T08:00-03:00', '2026-11-19T22:00-03:00', []],
  [
    'booked the night before last for seven: the day’s as the quiet ends',
    '2026-11-20T07:00-03:00',
    '2026-11-18T23:00-03:00',
    [
      ['dayBefore', '11-19 08:00'],
      ['hourBefore', '11-19 20:45'],
    ],
  ],
])('a customer is reminded of an appointment %s', (_, start, booked, reminders) => {
  expect(told(start, booked)).toEqual(reminders)
})

describe('quiet hours', () => {
  const start = '2026-11-20T14:30-03:00'
  const booked = '2026-11-01T12:00-03:00'

  test('within a day', () => {
    const siesta = { quiet: { from: '13:00', to: '14:00' } }
    expect(told(start, booked, siesta)).toEqual([
      ['dayBefore', '11-19 14:30'],
      ['hourBefore', '11-20 12:45'],
    ])
    expect(told('2026-11-20T14:00-03:00', booked, siesta)[1]).toEqual(['hourBefore', '11-20 12:45'])
    expect(told('2026-11-20T15:00-03:00', booked, siesta)[1]).toEqual(['hourBefore', '11-20 14:00'])
  })

  test('that never are', () => {
    expect(told('2026-11-20T03:00-03:00', booked, { quiet: { from: '08:00', to: '08:00' } })).toEqual([
      ['dayBefore', '11-19 03:00'],
      ['hourBefore', '11-20 02:00'],
    ])
  })

  test('of almost all day', () => {
    const nearly = { quiet: { from: '18:00', to: '17:00' } }
    expect(told('2026-11-20T19:30-03:00', booked, nearly)).toEqual([
      ['dayBefore', '11-19 17:45'],
      ['hourBefore', '11-20 17:45'],
    ])
  })

  test('that would bring both reminders together leave out the day’s', () => {
    const late = { quiet: { from: '19:00', to: '18:30' } }
    expect(told('2026-11-20T19:30-03:00', '2026-11-19T19:30-03:00', late)).toEqual([
      ['hourBefore', '11-20 18:30'],
    ])
  })

  test('with less than a quarter of an hour between them', () => {
    const noisy = { quiet: { from: '12:00', to: '11:50' } }
    expect(told('2026-11-20T09:00-03:00', booked, noisy)).toEqual([
      ['dayBefore', '11-18 11:50'],
      ['hourBefore', '11-19 11:50'],
    ])
  })

  test('that end at midnight', () => {
    const evening = { quiet: { from: '22:00', to: '24:00' } }
    expect(told('2026-11-20T23:30-03:00', booked, evening)[1]).toEqual(['hourBefore', '11-20 21:45'])
    expect(told('2026-11-21T00:30-03:00', '2026-11-20T23:00-03:00', evening)).toEqual([
      ['hourBefore', '11-21 00:00'],
    ])
  })

  test('on the clock of the company', () => {
    expect(told('2026-11-20T12:30:00Z', '2026-11-01T12:00Z', { zone: 'America/Manaus' })).toEqual([
      ['dayBefore', '11-19 08:30'],
      ['hourBefore', '11-19 20:45'],
    ])
  })

  test.each([
    ['21', 'x'],
    ['', '08:00'],
    ['25:00', '08:00'],
  ])('from %j to %j are refused', (from, to) => {
    expect(() => told(start, booked, { quiet: { from, to } })).toThrow(RangeError)
  })
})

test('no reminder comes before the booking, in quiet hours, too late, or close to the other', () => {
  const minuteOfDay = fc.integer({ min: 0, max: 1439 })
  const inputs = fc.record({
    start: fc.integer({ min: 0, max: 20 * 1440 }),
    ahead: fc.integer({ min: 0, max: 3 * 1440 }),
    from: minuteOfDay,
    to: minuteOfDay,
    zone: fc.constantFrom(saoPaulo, 'America/Manaus', 'America/Noronha'),
  })
  fc.assert(
    fc.property(inputs, ({ start, ahead, from, to, zone }) => {
      const startsAt = Date.parse('2026-11-20T00:00Z') + start * MINUTE
      const bookedAt = startsAt - ahead * MINUTE
      const hours = { from: clockOf(from), to: clockOf(to) }
      const times = reminderTimes({ startsAt, bookedAt, zone, quiet: hours })
      const isQuiet = (time: string) =>
        hours.from <= hours.to ? time >= hours.from && time < hours.to : time >= hours.from || time < hours.to
      for (const { at } of times) {
        expect(at).toBeGreaterThanOrEqual(bookedAt)
        expect(at).toBeLessThanOrEqual(startsAt - 30 * MINUTE)
        expect(isQuiet(wallTime(at, zone).time)).toBe(false)
      }
      const [first, second] = times
      if (first && second) expect(second.at - first.at).toBeGreaterThanOrEqual(180 * MINUTE)
    }),
  )
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { clockOf } from '../../hours/clock'
import { clocks, instants } from '../../time/testing/clocks'
import { wallTime } from '../../time/wall-clock'
import { quietHoursAt } from './quiet-hours'

const night = { from: '21:00', to: '08:00' }
const saoPaulo = 'America/Sao_Paulo'
const newYork = 'America/New_York'

test.each([
  ['in the evening', saoPaulo, night, '2026-11-21T01:00:30Z', '2026-11-21T00:00:00Z', '2026-11-21T11:00:00Z'],
  ['in the morning', saoPaulo, night, '2026-11-21T10:59:59Z', '2026-11-21T00:00:00Z', '2026-11-21T11:00:00Z'],
  [
    'in a night in which the clock goes forward',
    saoPaulo,
    night,
    '2018-11-04T00:30:00Z',
    '2018-11-04T00:00:00Z',
    '2018-11-04T10:00:00Z',
  ],
  [
    'in a night in which the clock goes back',
    newYork,
    night,
    '2026-11-01T02:00:00Z',
    '2026-11-01T01:00:00Z',
    '2026-11-01T13:00:00Z',
  ],
  [
    'that end in an hour that comes twice',
    newYork,
    { from: '21:00', to: '01:30' },
    '2026-11-01T05:10:00Z',
    '2026-11-01T01:00:00Z',
    '2026-11-01T05:30:00Z',
  ],
  [
    'that begin once more as the hour comes again',
    newYork,
    { from: '21:00', to: '01:30' },
    '2026-11-01T06:10:20Z',
    '2026-11-01T01:00:00Z',
    '2026-11-01T06:30:00Z',
  ],
])('quiet hours %s', (_, zone, quiet, instant, start, end) => {
  expect(quietHoursAt(Date.parse(instant), zone, quiet)).toEqual({
    start: Date.parse(start),
    end: Date.parse(end),
  })
})

test('they end ahead, when the wall shows their end, unless a clock change skips it', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  fc.assert(
    fc.property(clocks, instants, minute, minute, (zone, instant, from, to) => {
      const hours = quietHoursAt(instant, zone, { from: clockOf(from), to: clockOf(to) })
      if (hours === null) return
      expect(hours.end).toBeGreaterThan(instant)
      expect([0, 30, 60]).toContain(wallTime(hours.end, zone).minutes - to)
    }),
    { numRuns: runs(500) },
  )
})

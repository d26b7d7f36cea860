import { expect, test } from 'vitest'
import { pauseUntilTomorrow } from './pause-until'

test.each([
  ['2026-11-21T18:00:00Z', 'America/Manaus', '2026-11-22T09:00:00.000Z'],
  ['2026-11-21T18:00:00Z', 'America/Sao_Paulo', '2026-11-22T08:00:00.000Z'],
  // Two in the morning is still last night's service: it ends at dawn.
  ['2026-11-22T05:00:00Z', 'America/Sao_Paulo', '2026-11-22T08:00:00.000Z'],
  ['2026-11-22T08:00:00Z', 'America/Sao_Paulo', '2026-11-23T08:00:00.000Z'],
  ['2026-12-31T20:00:00Z', 'America/Sao_Paulo', '2027-01-01T08:00:00.000Z'],
  // The clock goes forward in the night, and back in another.
  ['2018-11-03T18:00:00Z', 'America/Sao_Paulo', '2018-11-04T07:00:00.000Z'],
  ['2018-02-17T18:00:00Z', 'America/Sao_Paulo', '2018-02-18T08:00:00.000Z'],
])('a pause at %s in %s ends at %s', (now, zone, until) => {
  expect(pauseUntilTomorrow(Date.parse(now), zone)).toBe(until)
})

test('an unknown zone is refused', () => {
  expect(() => pauseUntilTomorrow(0, 'Mars/Olympus')).toThrow(RangeError)
})

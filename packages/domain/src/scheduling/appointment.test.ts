import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { appointmentStatuses, blocksTime, mayBecome, overlaps } from './appointment'
import { span } from './testing/build-rules'

test('APPT-13 an appointment is pending, confirmed, cancelled or completed', () => {
  expect(appointmentStatuses).toEqual(['pending', 'confirmed', 'cancelled', 'completed'])
})

test.each([
  ['pending', ['confirmed', 'cancelled', 'completed']],
  ['confirmed', ['pending', 'cancelled', 'completed']],
  ['cancelled', ['pending', 'confirmed']],
  ['completed', ['confirmed']],
] as const)('APPT-22 APPT-23 APPT-24 one that is %s may become %j', (from, to) => {
  expect(appointmentStatuses.filter((status) => mayBecome(from, status))).toEqual(to)
})

test('only one that is still to come keeps others out', () => {
  expect(appointmentStatuses.filter(blocksTime)).toEqual(['pending', 'confirmed'])
})

test.each([
  ['inside', '2026-11-20T12:15Z', '2026-11-20T12:30Z', true],
  ['around', '2026-11-20T11:00Z', '2026-11-20T14:00Z', true],
  ['over its start', '2026-11-20T11:00Z', '2026-11-20T12:01Z', true],
  ['over its end', '2026-11-20T12:59Z', '2026-11-20T14:00Z', true],
  ['at the same time', '2026-11-20T12:00Z', '2026-11-20T13:00Z', true],
  ['ending as it begins', '2026-11-20T11:00Z', '2026-11-20T12:00Z', false],
  ['beginning as it ends', '2026-11-20T13:00Z', '2026-11-20T14:00Z', false],
  ['at that time a day later', '2026-11-21T12:00Z', '2026-11-21T13:00Z', false],
  ['since the day before', '2026-11-19T12:00Z', '2026-11-21T12:00Z', true],
])('APPT-38 an appointment %s overlaps or not', (_, start, end, expected) => {
  const noon = span('2026-11-20T12:00Z', '2026-11-20T13:00Z')
  expect(overlaps(noon, span(start, end))).toBe(expected)
  expect(overlaps(span(start, end), noon)).toBe(expected)
})

test('APPT-38 two overlap exactly when they share a minute', () => {
  const spans = fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 20 })).map(([start, length]) => ({
    start,
    end: start + length,
  }))
  const minutes = ({ start, end }: { start: number; end: number }) =>
    Array.from({ length: end - start }, (_, place) => start + place)
  fc.assert(
    fc.property(spans, spans, (a, b) => {
      const shared = minutes(a).some((minute) => minutes(b).includes(minute))
      expect(overlaps(a, b)).toBe(shared)
    }),
  )
})

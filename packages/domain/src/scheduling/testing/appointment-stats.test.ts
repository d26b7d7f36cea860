import { describe, expect, test } from 'vitest'
import type { AppointmentStatus } from '../appointments/appointment'
import { appointmentStats } from './appointment-stats'

/** Friday 20 November, 20:00 in São Paulo: the next day in UTC is three hours off. */
const at = { now: Date.parse('2026-11-20T23:00Z'), zone: 'America/Sao_Paulo' }
const stats = (...rows: [AppointmentStatus, string][]) =>
  appointmentStats(
    rows.map(([status, start]) => ({ status, startsAt: Date.parse(start) })),
    at,
  )

test('APPT-15 appointments are counted in all, by status, today and soon', () => {
  expect(
    stats(
      ['pending', '2026-11-21T12:00Z'],
      ['confirmed', '2026-11-21T01:00Z'],
      ['confirmed', '2026-10-01T12:00Z'],
      ['completed', '2026-11-20T13:00Z'],
      ['cancelled', '2026-11-21T01:30Z'],
    ),
  ).toEqual({ total: 5, pending: 1, confirmed: 2, cancelled: 1, completed: 1, today: 2, upcoming: 2 })
  expect(stats()).toEqual({
    total: 0,
    pending: 0,
    confirmed: 0,
    cancelled: 0,
    completed: 0,
    today: 0,
    upcoming: 0,
  })
})

describe('today is the date on the company’s calendar', () => {
  test.each([
    ['2026-11-20T02:59:59Z', 0],
    ['2026-11-20T03:00:00Z', 1],
    ['2026-11-21T02:59:59Z', 1],
    ['2026-11-21T03:00:00Z', 0],
    ['2025-11-20T15:00:00Z', 0],
  ])('APPT-15 %s counts %i', (start, today) => {
    expect(stats(['confirmed', start]).today).toBe(today)
  })

  test('a day that a clock change makes longer is counted whole', () => {
    const now = Date.parse('2018-02-18T02:30Z')
    const list = ['2018-02-17T02:00Z', '2018-02-18T02:59Z', '2018-02-18T03:00Z'].map((start) => ({
      status: 'pending' as const,
      startsAt: Date.parse(start),
    }))
    expect(appointmentStats(list, { now, zone: 'America/Sao_Paulo' }).today).toBe(2)
  })
})

test.each([
  ['pending', '2026-11-20T22:59Z', 0],
  ['pending', '2026-11-20T23:00Z', 1],
  ['confirmed', '2026-11-27T22:59Z', 1],
  ['confirmed', '2026-11-27T23:00Z', 0],
  ['completed', '2026-11-21T12:00Z', 0],
  ['cancelled', '2026-11-21T12:00Z', 0],
] as const)('APPT-47 %s at %s: upcoming within seven days counts %i', (status, start, upcoming) => {
  expect(stats([status, start]).upcoming).toBe(upcoming)
})

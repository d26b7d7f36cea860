import { expect, test } from 'vitest'
import { buildAppointment } from '../../testing/build-appointment'
import { buildEvent } from '../../testing/build-event'
import { weekOfDate } from '../dates/calendar-dates'
import { dayBars } from './day-bars'

const zone = 'America/Manaus'
const week = weekOfDate('2026-11-18')
const byDay = (id: string, dates: string[]) => buildAppointment({ id, modalidade: 'dia', dates })
const bars = (list: Parameters<typeof dayBars>[0]) =>
  dayBars(list, week, zone).map(({ key, first, span, row, continues }) => ({
    key,
    first,
    span,
    row,
    ...continues,
  }))

test('a service of three days is one bar', () => {
  const painting = byDay('painting', ['2026-11-16', '2026-11-17', '2026-11-18'])
  expect(bars({ appointments: [painting], events: [] })).toEqual([
    { key: 'painting:1', first: 1, span: 3, row: 0, before: false, after: false },
  ])
})

test('over a closed day there is a gap, in one row; what overlaps goes below', () => {
  const gap = byDay('gap', ['2026-11-16', '2026-11-18'])
  const below = byDay('below', ['2026-11-17'])
  const beside = byDay('beside', ['2026-11-19'])
  expect(bars({ appointments: [below, gap, beside], events: [] })).toEqual([
    { key: 'gap:1', first: 1, span: 1, row: 0, before: false, after: true },
    { key: 'gap:3', first: 3, span: 1, row: 0, before: true, after: false },
    { key: 'below:2', first: 2, span: 1, row: 1, before: false, after: false },
    { key: 'beside:4', first: 4, span: 1, row: 0, before: false, after: false },
  ])
})

test('what began last week, and what goes on next week, say so', () => {
  const long = byDay('long', ['2026-11-14', '2026-11-15', '2026-11-16'])
  const event = buildEvent({
    id: 'trip',
    all_day: true,
    starts_at: '2026-11-20T04:00:00Z',
    ends_at: '2026-11-25T04:00:00Z',
  })
  expect(bars({ appointments: [long], events: [event] })).toEqual([
    { key: 'long:0', first: 0, span: 2, row: 0, before: true, after: false },
    { key: 'trip:5', first: 5, span: 2, row: 0, before: false, after: true },
  ])
})

test('AVAIL-20 the end of an all-day event is not part of it, and cancelled services are gone', () => {
  const holiday = buildEvent({
    id: 'holiday',
    all_day: true,
    starts_at: '2026-11-20T04:00:00Z',
    ends_at: '2026-11-21T04:00:00Z',
  })
  const cancelled = buildAppointment({ modalidade: 'dia', status: 'cancelled' })
  expect(bars({ appointments: [cancelled], events: [holiday] })).toEqual([
    { key: 'holiday:5', first: 5, span: 1, row: 0, before: false, after: false },
  ])
})

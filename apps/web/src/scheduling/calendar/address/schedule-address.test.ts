import { expect, test } from 'vitest'
import { readSchedule, writeSchedule, type ScheduleAddress } from './schedule-address'

const today = '2026-11-20'
const read = (address: string) => readSchedule(new URLSearchParams(address), today)

test('APPT-03 an empty address shows the list, today, and nothing above it', () => {
  expect(read('')).toEqual({ view: 'list', span: null, date: today, panel: null })
})

test.each<[string, Partial<ScheduleAddress>]>([
  ['view=agenda&span=week&date=2026-12-24', { view: 'agenda', span: 'week', date: '2026-12-24' }],
  ['appointment=abc', { panel: { kind: 'appointment', id: 'abc' } }],
  ['new=1', { panel: { kind: 'new', at: null } }],
  [
    'new=2026-12-24T14%3A30&agenda=bia',
    { panel: { kind: 'new', at: { date: '2026-12-24', time: '14:30', agendaId: 'bia' } } },
  ],
  [
    'class=2026-12-24T12%3A00%3A00.000Z%7Ebia%7Epilates',
    { panel: { kind: 'class', of: '2026-12-24T12:00:00.000Z~bia~pilates' } },
  ],
  [
    'new=2026-12-24T14%3A30&agenda=bia&service=pilates',
    {
      panel: {
        kind: 'new',
        at: { date: '2026-12-24', time: '14:30', agendaId: 'bia', serviceId: 'pilates' },
      },
    },
  ],
  ['panel=days', { panel: { kind: 'days' } }],
  ['panel=waiting', { panel: { kind: 'waiting' } }],
])('%s is read, and written the same', (address, expected) => {
  expect(read(address)).toMatchObject(expected)
  expect(writeSchedule(new URLSearchParams(), expected).toString()).toBe(address)
})

test('nonsense counts as not given', () => {
  expect(read('view=x&span=year&date=2026-99-99&new=soon')).toEqual({
    view: 'list',
    span: null,
    date: today,
    panel: { kind: 'new', at: null },
  })
})

test('closing a panel leaves the rest as it is', () => {
  const address = new URLSearchParams('view=agenda&appointment=abc&other=1')
  expect(writeSchedule(address, { panel: null }).toString()).toBe('view=agenda&other=1')
})

import { expect, test } from 'vitest'
import { buildAppointment } from '../../testing/build-appointment'
import { buildEvent } from '../../testing/build-event'
import { entriesOf, monthGroups } from './month-groups'

test('APPT-03 APPT-04 APPT-05 the current month leads, what follows is ahead, the past goes back', () => {
  const months = [
    { month: '2026-09', count: 2 },
    { month: '2026-10', count: 5 },
    { month: '2026-11', count: 7 },
    { month: '2027-01', count: 1 },
  ]
  const { ahead, past } = monthGroups(months, '2026-11')
  expect(ahead).toEqual([
    { month: '2026-11', count: 7, isCurrent: true },
    { month: '2027-01', count: 1, isCurrent: false },
  ])
  expect(past.map(({ month }) => month)).toEqual(['2026-10', '2026-09'])
})

test('the current month is there also when nothing is in it', () => {
  expect(monthGroups([{ month: '2027-01', count: 1 }], '2026-11').ahead).toEqual([
    { month: '2026-11', count: 0, isCurrent: true },
    { month: '2027-01', count: 1, isCurrent: false },
  ])
})

test('APPT-16 appointments and Google’s events stand in the order of time, in the month in which they begin', () => {
  const agenda = {
    appointments: [
      buildAppointment({ id: 'ana' }),
      buildAppointment({ id: 'cancelled', status: 'cancelled', starts_at: '2026-11-02T12:00:00Z' }),
      buildAppointment({ id: 'evening', starts_at: '2026-12-01T02:00:00Z', ends_at: '2026-12-01T03:00:00Z' }),
      buildAppointment({ id: 'before', starts_at: '2026-10-30T12:00:00Z', ends_at: '2026-11-03T22:00:00Z' }),
    ],
    events: [buildEvent({ id: 'meeting' })],
    closures: [],
    time_zone: 'America/Manaus',
  }
  expect(entriesOf(agenda, '2026-11', 'America/Manaus').map(({ key, date }) => [key, date])).toEqual([
    ['cancelled', '2026-11-02'],
    ['meeting', '2026-11-20'],
    ['ana', '2026-11-20'],
    ['evening', '2026-11-30'],
  ])
})

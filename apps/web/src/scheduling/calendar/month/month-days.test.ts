import { expect, test } from 'vitest'
import { buildAppointment } from '../../testing/build-appointment'
import { buildEvent } from '../../testing/build-event'
import { itemsOn } from './month-days'

const zone = 'America/Manaus'
const idsOn = (
  date: string,
  appointments: Parameters<typeof buildAppointment>[0][],
  events: Parameters<typeof buildEvent>[0][] = [],
) =>
  itemsOn(
    {
      appointments: appointments.map(buildAppointment),
      events: events.map(buildEvent),
      closures: [],
      time_zone: zone,
    },
    date,
    zone,
  ).map((item) =>
    item.kind === 'event' ? item.event.id : item.kind === 'class' ? item.sitting.key : item.appointment.id,
  )

test('APPT-07 a date holds its appointments and Google’s events in the order of time, whole days first', () => {
  const early = { id: 'early', starts_at: '2026-11-20T12:00:00Z', ends_at: '2026-11-20T13:00:00Z' }
  const byDay = {
    id: 'by-day',
    modalidade: 'dia' as const,
    starts_at: '2026-11-19T12:00:00Z',
    ends_at: '2026-11-20T22:00:00Z',
    dates: ['2026-11-19', '2026-11-20'],
  }
  expect(idsOn('2026-11-20', [{ id: 'ana' }, early, byDay], [{ id: 'meeting' }])).toEqual([
    'by-day',
    'early',
    'meeting',
    'ana',
  ])
})

test('a service by day is not on the closed day that it leaves out, and cancelled ones are nowhere', () => {
  const gap = {
    modalidade: 'dia' as const,
    starts_at: '2026-11-21T12:00:00Z',
    ends_at: '2026-11-23T22:00:00Z',
    dates: ['2026-11-21', '2026-11-23'],
  }
  expect(idsOn('2026-11-22', [gap])).toEqual([])
  expect(idsOn('2026-11-20', [{ status: 'cancelled' }])).toEqual([])
})

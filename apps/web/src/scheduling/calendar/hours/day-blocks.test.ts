import { expect, test } from 'vitest'
import { buildAppointment } from '../../testing/build-appointment'
import { buildEvent } from '../../testing/build-event'
import { dayBlocks } from './day-blocks'

const zone = 'America/Manaus'
const blocksOf = (
  date: string,
  appointments: Parameters<typeof buildAppointment>[0][],
  events: Parameters<typeof buildEvent>[0][] = [],
  inZone = zone,
) =>
  dayBlocks(
    { appointments: appointments.map(buildAppointment), events: events.map(buildEvent) },
    date,
    inZone,
  ).map(({ key, minutes, lane, lanes }) => ({ key, ...minutes, lane, lanes }))

test('APPT-07 an appointment stands at its time on the company’s wall', () => {
  expect(blocksOf('2026-11-20', [{ id: 'ana' }])).toEqual([
    { key: 'ana', from: 840, to: 900, lane: 0, lanes: 1 },
  ])
  expect(blocksOf('2026-11-21', [{ id: 'ana' }])).toEqual([])
})

test('APPT-16 AVAIL-22 an event of Google stands beside the appointment that it overlaps', () => {
  const event = { id: 'event', starts_at: '2026-11-20T18:30:00Z', ends_at: '2026-11-20T19:30:00Z' }
  expect(blocksOf('2026-11-20', [{ id: 'ana' }], [event])).toMatchObject([
    { key: 'ana', lane: 0, lanes: 2 },
    { key: 'event', from: 870, to: 930, lane: 1, lanes: 2 },
  ])
})

test('those of a class are one block, and who cancelled is not in it', () => {
  const people = [
    { id: 'b', seat: 2 },
    { id: 'a', seat: 1 },
    { id: 'gone', seat: 3, status: 'cancelled' as const },
    { id: 'others', seat: 1, agenda_id: 'bia' },
    { id: 'alone' },
  ]
  const blocks = dayBlocks({ appointments: people.map(buildAppointment), events: [] }, '2026-11-20', zone)
  expect(
    blocks.map(({ item }) => (item.kind === 'class' ? item.sitting.people.map(({ id }) => id) : item.kind)),
  ).toEqual([['a', 'b'], ['others'], 'appointment'])
})

test('what is cancelled, by day or all-day takes no place in the column', () => {
  expect(
    blocksOf('2026-11-20', [{ status: 'cancelled' }, { modalidade: 'dia' }], [{ all_day: true }]),
  ).toEqual([])
})

test('a night is parted at midnight', () => {
  const night = { id: 'night', starts_at: '2026-11-21T03:00:00Z', ends_at: '2026-11-21T06:00:00Z' }
  expect(blocksOf('2026-11-20', [night])).toMatchObject([{ from: 23 * 60, to: 1440 }])
  expect(blocksOf('2026-11-21', [night])).toMatchObject([{ from: 0, to: 120 }])
  const untilMidnight = { ...night, ends_at: '2026-11-21T04:00:00Z' }
  expect(blocksOf('2026-11-20', [untilMidnight])).toMatchObject([{ from: 23 * 60, to: 1440 }])
  expect(blocksOf('2026-11-21', [untilMidnight])).toEqual([])
})

test('where the clock goes back in the middle, a block keeps its length', () => {
  // In São Paulo 23:00 to 24:00 came twice on 17 February 2018.
  const repeated = { starts_at: '2018-02-18T01:30:00Z', ends_at: '2018-02-18T02:15:00Z' }
  expect(blocksOf('2018-02-17', [repeated], [], 'America/Sao_Paulo')).toMatchObject([
    { from: 23 * 60 + 30, to: 1440 },
  ])
})

test('where the clock jumps, a block spans what the wall skips', () => {
  const jump = { starts_at: '2026-03-08T06:30:00Z', ends_at: '2026-03-08T07:30:00Z' }
  expect(blocksOf('2026-03-08', [jump], [], 'America/New_York')).toMatchObject([{ from: 90, to: 210 }])
})

test('two short ones after each other are drawn beside each other, so that both can be read', () => {
  const short = { id: 'short', ends_at: '2026-11-20T18:10:00Z' }
  const next = { id: 'next', starts_at: '2026-11-20T18:10:00Z', ends_at: '2026-11-20T18:40:00Z' }
  expect(blocksOf('2026-11-20', [short, next])).toMatchObject([
    { key: 'short', to: 850, lanes: 2 },
    { key: 'next', from: 850, lanes: 2 },
  ])
})

import { expect, test } from 'vitest'
import { buildAppointment } from '../testing/build-appointment'
import { ReceivedAppointments, withAppointment, withoutAppointment, type AgendaRange } from './agenda-cache'

const november = { from: '2026-11-01', to: '2026-11-30' }
const agenda = (...appointments: AgendaRange['appointments']): AgendaRange => ({
  appointments,
  events: [],
  closures: [],
  time_zone: 'America/Manaus',
})
const ana = buildAppointment({ id: 'ana' })
const early = buildAppointment({
  id: 'early',
  starts_at: '2026-11-20T13:00:00.000Z',
  ends_at: '2026-11-20T14:00:00.000Z',
})
const idsOf = ({ appointments }: AgendaRange) => appointments.map(({ id }) => id)

test('a new appointment goes where its time is', () => {
  expect(idsOf(withAppointment(agenda(ana), november, early))).toEqual(['early', 'ana'])
})

test('a later state replaces the one before, an earlier one changes nothing', () => {
  const confirmed = { ...ana, status: 'confirmed' as const, version: 2 }
  expect(withAppointment(agenda(ana), november, confirmed).appointments).toEqual([confirmed])
  const now = agenda(confirmed)
  expect(withAppointment(now, november, ana)).toBe(now)
})

test('one that moved to another month leaves this one', () => {
  const moved = { ...ana, starts_at: '2026-12-01T18:00:00Z', ends_at: '2026-12-01T19:00:00Z', version: 2 }
  expect(idsOf(withAppointment(agenda(ana, early), november, moved))).toEqual(['early'])
  const unchanged = agenda(early)
  expect(withAppointment(unchanged, november, moved)).toBe(unchanged)
})

test('the company’s clock decides the date: an evening in Manaus is the next day in UTC', () => {
  const evening = { ...ana, starts_at: '2026-12-01T01:00:00Z', ends_at: '2026-12-01T02:00:00Z' }
  expect(idsOf(withAppointment(agenda(), november, evening))).toEqual(['ana'])
  const untilMidnight = { ...ana, starts_at: '2026-11-01T02:00:00Z', ends_at: '2026-11-01T04:00:00Z' }
  expect(idsOf(withAppointment(agenda(), november, untilMidnight))).toEqual([])
})

test('a service of several days is in each month that it touches', () => {
  const long = { ...ana, starts_at: '2026-10-30T12:00:00Z', ends_at: '2026-11-03T22:00:00Z' }
  expect(idsOf(withAppointment(agenda(), november, long))).toEqual(['ana'])
})

test('a removed one is gone, and what is not there changes nothing', () => {
  expect(idsOf(withoutAppointment(agenda(ana, early), 'ana'))).toEqual(['early'])
  const unchanged = agenda(early)
  expect(withoutAppointment(unchanged, 'ana')).toBe(unchanged)
})

test('an answer that was asked for before an event does not undo it', () => {
  const received = new ReceivedAppointments()
  received.note('ana', { ...ana, status: 'confirmed', version: 2 }, 1000)
  received.note('early', null, 1000)
  expect(received.correct(agenda(early, ana), november, 900).appointments).toMatchObject([
    { id: 'ana', status: 'confirmed' },
  ])
  expect(received.correct(agenda(early, ana), november, 1100).appointments).toEqual([early, ana])
})

test('an answer knows what was received since it was asked for, and nothing of before', () => {
  const received = new ReceivedAppointments()
  const synced = { ...ana, google: 'synced' as const }
  received.note('ana', synced, 1000)
  received.note('early', null, 1000)
  expect([received.since('ana', 900), received.since('ana', 1000), received.since('early', 900)]).toEqual([
    synced,
    synced,
    null,
  ])
  expect([received.since('ana', 1001), received.since('nobody', 0)]).toEqual([undefined, undefined])
})

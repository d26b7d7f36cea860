import type { Appointment, CalendarEvent, Closure } from '@balcao/contract/scheduling'
import type { GooglePerson } from '@balcao/testkit/google'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { movableClock } from '../../scheduling/testing/movable-clock'
import { startGoogleTown, type GoogleTown, type LinkedShop } from '../../testing/google'

const clock = movableClock('2037-11-16T12:00:00Z')
let town: GoogleTown
let person: GooglePerson
let shop: LinkedShop

beforeAll(async () => {
  town = await startGoogleTown({ clock: clock.now })
})
afterAll(() => town.stop())
afterEach(() => town.google.behaveWell())

async function open(): Promise<void> {
  person = town.person()
  shop = await town.givenShop(person)
}

/** Wednesday at this hour UTC, four hours ahead of Manaus. */
const at = (hour: number) => ({ dateTime: `2037-11-18T${String(hour).padStart(2, '0')}:00:00Z` })

async function agenda(): Promise<{
  events: CalendarEvent[]
  closures: Closure[]
  appointments: Appointment[]
}> {
  const { body } = await shop.ask<{
    events: CalendarEvent[]
    closures: Closure[]
    appointments: Appointment[]
  }>('/api/appointments?from=2037-11-16&to=2037-11-29')
  return body
}
const names = async () => (await agenda()).events.map(({ summary }) => summary).sort()

/** Confirmed for Wednesday at ten in Manaus, and written. */
async function givenWritten(startsAt = '2037-11-18T14:00:00Z', overrides: object = {}): Promise<Appointment> {
  const booked = await shop.given(startsAt, { status: 'confirmed', ...overrides })
  await town.work(shop)
  return (await shop.read(booked.id)).body
}
const writes = () => town.google.requests().filter(({ method }) => /PUT|POST|DELETE/.test(method)).length

describe('events of ours in the owner’s hands', () => {
  it('our own writes come back as echoes and change nothing', async () => {
    await open()
    const booked = await givenWritten()
    const before = writes()
    await town.work(shop, 'calendar-read', 'calendar-read')
    expect(writes()).toBe(before)
    expect(await agenda()).toMatchObject({ events: [], appointments: [booked] })
  })

  it('one that is dragged moves its appointment', async () => {
    await open()
    const booked = await givenWritten()
    person.moves(booked.googleCalendarEventId!, { start: at(18), end: at(19) })
    await town.work(shop, 'calendar-read')
    expect((await shop.read(booked.id)).body).toMatchObject({
      status: 'confirmed',
      starts_at: '2037-11-18T18:00:00.000Z',
      google: 'synced',
    })
    const before = writes()
    await town.work(shop, 'calendar-read', 'calendar-read')
    expect(writes()).toBe(before)
    expect(person.event(booked.googleCalendarEventId!).start.dateTime).toBe('2037-11-18T14:00:00-04:00')
  })

  it('one of whole days is dragged by days', async () => {
    await open()
    const booked = await givenWritten('2037-11-17T13:00:00Z', { service_id: shop.tattoo })
    person.moves(booked.googleCalendarEventId!, {
      start: { date: '2037-11-18' },
      end: { date: '2037-11-21' },
    })
    await town.work(shop, 'calendar-read')
    expect((await shop.read(booked.id)).body).toMatchObject({
      dates: ['2037-11-18', '2037-11-19', '2037-11-20'],
      google: 'synced',
    })
  })

  it.each([
    ['into a taken time', at(16), at(17)],
    ['into the night', at(3), at(4)],
    ['into the past', { dateTime: '2037-11-13T14:00:00Z' }, { dateTime: '2037-11-13T15:00:00Z' }],
    ['over whole days', { date: '2037-11-19' }, { date: '2037-11-20' }],
    ['to another length', at(14), at(18)],
  ])(
    'one that is dragged %s keeps its time, Google is put right and the agenda is told',
    async (_where, start, end) => {
      await open()
      await givenWritten('2037-11-18T16:00:00Z')
      const booked = await givenWritten()
      const stream = await shop.stream()
      person.moves(booked.googleCalendarEventId!, { start, end })
      await town.work(shop, 'calendar-read')
      await stream.until((events) => events.some(({ name }) => name === 'AGENDA_CHANGED'))
      stream.close()
      expect((await shop.read(booked.id)).body).toMatchObject({
        starts_at: '2037-11-18T14:00:00.000Z',
        google: 'synced',
      })
      expect(person.event(booked.googleCalendarEventId!)).toMatchObject({
        start: { dateTime: '2037-11-18T10:00:00-04:00' },
        end: { dateTime: '2037-11-18T11:00:00-04:00' },
      })
      const before = writes()
      await town.work(shop, 'calendar-read', 'calendar-read')
      expect(writes()).toBe(before)
    },
  )

  it('what waits to be written from here wins over a drag', async () => {
    await open()
    const booked = await givenWritten()
    town.google.misbehave({ fault: { how: 'backendError', calls: /^PUT / } })
    await shop.edit(booked, { starts_at: '2037-11-18T19:00:00Z' })
    await town.work(shop)
    person.moves(booked.googleCalendarEventId!, { start: at(17), end: at(18) })
    await town.work(shop, 'calendar-read')
    town.google.behaveWell()
    await town.work(shop, 'calendar-write', 'calendar-read')
    expect((await shop.read(booked.id)).body).toMatchObject({ starts_at: '2037-11-18T19:00:00.000Z' })
    expect(person.event(booked.googleCalendarEventId!).start.dateTime).toBe('2037-11-18T15:00:00-04:00')
  })

  it('APPT-26 one that is deleted never takes its appointment along; it is written again after a change', async () => {
    await open()
    const booked = await givenWritten()
    person.deletes(booked.googleCalendarEventId!)
    await town.work(shop, 'calendar-read', 'calendar-write')
    const after = (await shop.read(booked.id)).body
    expect(after).toMatchObject({ status: 'confirmed', google: 'none', googleCalendarEventId: null })
    expect(person.events()).toEqual([])
    await shop.edit(after, { notes: 'Mais curto' })
    await town.work(shop)
    expect(person.events()).toHaveLength(1)
  })

  it('a copy that the owner made of one is the owner’s', async () => {
    await open()
    const booked = await givenWritten()
    const { extendedProperties = {}, summary } = person.event(booked.googleCalendarEventId!)
    person.puts({ summary: `${summary} (cópia)`, extendedProperties, start: at(18), end: at(19) })
    await town.work(shop, 'calendar-read')
    expect(await names()).toEqual(['Corte - Ana Lima (cópia)'])
    expect((await shop.read(booked.id)).body).toMatchObject({ starts_at: '2037-11-18T14:00:00.000Z' })
  })
})

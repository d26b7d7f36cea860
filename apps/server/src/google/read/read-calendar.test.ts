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
const dentist = { summary: 'Dentista', start: at(14), end: at(15) }
const dayOff = (summary: string, date = '2037-11-18') => ({
  summary,
  start: { date },
  end: { date: `${date.slice(0, 8)}${Number(date.slice(8)) + 1}` },
})

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
const tryAt = async (startsAt: string) => (await shop.tryBook(shop.request(startsAt))).body.code ?? 'booked'

/** Confirmed for Wednesday at ten in Manaus, and written. */
async function givenWritten(startsAt = '2037-11-18T14:00:00Z', overrides: object = {}): Promise<Appointment> {
  const booked = await shop.given(startsAt, { status: 'confirmed', ...overrides })
  await town.work(shop)
  return (await shop.read(booked.id)).body
}

describe('what stands in the owner’s calendar', () => {
  it('APPT-16 AVAIL-22 a timed event occupies its time, in the company’s own agenda', async () => {
    await open()
    const { id } = person.puts({ ...dentist, location: 'Rua das Flores, 9' })
    await town.work(shop, 'calendar-read')
    expect((await agenda()).events).toEqual([
      {
        id,
        summary: 'Dentista',
        location: 'Rua das Flores, 9',
        all_day: false,
        starts_at: '2037-11-18T14:00:00.000Z',
        ends_at: '2037-11-18T15:00:00.000Z',
        effect: 'occupies',
      },
    ])
    expect(await tryAt('2037-11-18T14:30:00Z')).toBe('SLOT_TAKEN')
    expect(await tryAt('2037-11-18T15:00:00Z')).toBe('booked')
  })

  it('a series occupies each of its times, and gives back the one that is moved or deleted, and all when it goes', async () => {
    await open()
    const series = person.puts({ ...dentist, recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4'] })
    await town.work(shop, 'calendar-read')
    expect((await agenda()).events.map(({ starts_at }) => starts_at)).toEqual([
      '2037-11-18T14:00:00.000Z',
      '2037-11-25T14:00:00.000Z',
    ])
    expect(await tryAt('2037-12-02T14:00:00Z')).toBe('SLOT_TAKEN')
    expect(await tryAt('2037-12-16T14:00:00Z')).toBe('booked')
    const [first, second] = person.events().map(({ id }) => id)
    person.moves(first!, { start: at(18), end: at(19) })
    person.deletes(second!)
    await town.work(shop, 'calendar-read')
    expect((await agenda()).events.map(({ starts_at }) => starts_at)).toEqual(['2037-11-18T18:00:00.000Z'])
    expect(await tryAt('2037-11-25T14:00:00Z')).toBe('booked')
    person.deletes(series.id)
    await town.work(shop, 'calendar-read')
    expect((await agenda()).events).toEqual([])
    expect(await tryAt('2037-12-02T14:00:00Z')).toBe('booked')
  })

  it('one that never ends is read as far as Google goes', async () => {
    await open()
    person.puts({ ...dentist, recurrence: ['RRULE:FREQ=WEEKLY;INTERVAL=2'] })
    await town.work(shop, 'calendar-read')
    expect(await names()).toEqual(['Dentista'])
    expect(await tryAt('2038-11-03T14:00:00Z')).toBe('SLOT_TAKEN')
    expect(await tryAt('2038-11-10T14:00:00Z')).toBe('booked')
  })

  it('AVAIL-09 closed days are read for the next thirty days, and as far as the calendar goes beyond', async () => {
    await open()
    person.puts(dayOff('Feriado', '2037-12-15'))
    person.puts(dayOff('Feriado', '2038-01-11'))
    await town.work(shop, 'calendar-read')
    expect(await tryAt('2037-12-15T14:00:00Z')).toBe('APPOINTMENT_INVALID')
    expect(await tryAt('2038-01-11T14:00:00Z')).toBe('APPOINTMENT_INVALID')
    expect(await tryAt('2037-12-16T14:00:00Z')).toBe('booked')
  })

  it.each([
    ['AVAIL-18', 'Atendimento Indisponível'],
    ['AVAIL-19', 'Dia do Servidor Público'],
    ['AVAIL-20', 'feriado municipal'],
    ['AVAIL-21', 'INDISPONIVEL'],
  ])('AVAIL-18 AVAIL-19 AVAIL-20 AVAIL-21 (%s) an all-day event %j closes its day', async (_id, name) => {
    await open()
    // Google's own calendar makes whole days 'free'; the name counts.
    person.puts(dayOff(name))
    person.puts(dayOff('Aniversário da Bia', '2037-11-19'))
    await town.work(shop, 'calendar-read')
    const { closures, events } = await agenda()
    expect(closures.map(({ date, source, reason }) => [date, source, reason])).toEqual([
      ['2037-11-18', 'google', name],
    ])
    expect(events.map(({ effect }) => effect)).toEqual(['closes-day', 'none'])
    expect(await tryAt('2037-11-18T14:00:00Z')).toBe('APPOINTMENT_INVALID')
    expect(await tryAt('2037-11-19T14:00:00Z')).toBe('booked')
  })

  it('AVAIL-22 a timed event that says so closes its time; a free or declined one does nothing', async () => {
    await open()
    person.puts({ ...dentist, summary: 'Atendimento Indisponível', transparency: 'transparent' })
    person.puts({ summary: 'Talvez', start: at(16), end: at(17), transparency: 'transparent' })
    person.puts({
      summary: 'Não vou',
      start: at(17),
      end: at(18),
      attendees: [{ email: person.email, self: true, responseStatus: 'declined' }],
    })
    await town.work(shop, 'calendar-read')
    expect((await agenda()).events.map(({ effect }) => effect)).toEqual(['closes-time', 'none', 'none'])
    expect(await tryAt('2037-11-18T14:00:00Z')).not.toBe('booked')
    expect(await tryAt('2037-11-18T17:00:00Z')).toBe('booked')
  })

  it('changes, moves and deletions are followed, by the sync token', async () => {
    await open()
    const { id } = person.puts(dentist)
    await town.work(shop, 'calendar-read')
    person.moves(id, { start: at(18), end: at(19) })
    const stream = await shop.stream()
    await town.work(shop, 'calendar-read')
    await stream.until((events) =>
      events.some(
        ({ name, data }) => name === 'AGENDA_CHANGED' && (data as { what: string }).what === 'events',
      ),
    )
    stream.close()
    expect((await agenda()).events[0]).toMatchObject({ starts_at: '2037-11-18T18:00:00.000Z' })
    expect(town.google.requests().at(-1)!.query).toContain('syncToken')
    person.deletes(id)
    await town.work(shop, 'calendar-read')
    expect(await names()).toEqual([])
    expect(await shop.status()).toMatchObject({ synced_at: '2037-11-16T12:00:00.000Z', sync: 'poll' })
  })

  it('a sync token that Google does not know any more (410) loses nothing', async () => {
    await open()
    const [kept, gone] = [person.puts(dentist), person.puts({ ...dentist, summary: 'Reunião' })]
    const booked = await givenWritten('2037-11-18T19:00:00Z')
    await town.work(shop, 'calendar-read')
    expect(await names()).toEqual(['Dentista', 'Reunião'])
    person.deletes(gone.id)
    person.edits(kept.id, { summary: 'Dentista da Bia' })
    person.puts({ summary: 'Novo', start: at(16), end: at(17) })
    person.deletes(booked.googleCalendarEventId!)
    person.expiresSyncTokens()
    await town.work(shop, 'calendar-read')
    expect(await names()).toEqual(['Dentista da Bia', 'Novo'])
    expect((await shop.read(booked.id)).body).toMatchObject({
      status: 'confirmed',
      google: 'none',
      googleCalendarEventId: null,
    })
  })

  it('a long calendar comes in pages', async () => {
    await open()
    town.google.misbehave({ longestPage: 2 })
    for (let hour = 12; hour < 19; hour += 1) {
      person.puts({ summary: `Nº ${hour}`, start: at(hour), end: at(hour + 1) })
    }
    await town.work(shop, 'calendar-read')
    expect(await names()).toHaveLength(7)
  })

  it('a reading that fails changes nothing and is made up for', async () => {
    await open()
    person.puts(dentist)
    await town.work(shop, 'calendar-read')
    person.puts({ ...dentist, summary: 'Reunião' })
    for (const how of ['backendError', 'tooManyRequests', 'drop', 'garbage'] as const) {
      town.google.misbehave({ fault: { how } })
      await town.work(shop, 'calendar-read')
      expect(await names()).toEqual(['Dentista'])
    }
    town.google.behaveWell()
    await town.work(shop, 'calendar-read')
    expect(await names()).toEqual(['Dentista', 'Reunião'])
  })

  it('AVAIL-23 a time of unavailability written from here closes at once, and comes back as the same one', async () => {
    await open()
    const made = await shop.ask<{ event: CalendarEvent }>('/api/google/unavailability', 'POST', {
      id: '2b1f2a04-5d52-4b53-8b3c-3d6a0f9f7c11',
      title: 'Atendimento Indisponível',
      startDateTime: '2037-11-18T14:00:00Z',
      endDateTime: '2037-11-18T15:00:00Z',
      isAllDay: false,
    })
    expect(made.status).toBe(201)
    expect(await tryAt('2037-11-18T14:00:00Z')).not.toBe('booked')
    await town.work(shop, 'calendar-read')
    expect((await agenda()).events).toEqual([made.body.event])
  })

  it('two companies may share an account: each one’s events occupy the other’s time', async () => {
    await open()
    const other = await town.givenShop(person)
    await givenWritten()
    await town.work(other, 'calendar-read')
    expect((await other.tryBook(other.request('2037-11-18T14:00:00Z'))).body.code).toBe('SLOT_TAKEN')
    await town.work(shop, 'calendar-read')
    expect(await names()).toEqual([])
  })
})

import type { Appointment } from '@balcao/contract/scheduling'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { movableClock } from '../../scheduling/testing/movable-clock'
import { startGoogleTown, type GoogleTown, type LinkedShop } from '../../testing/google'

const clock = movableClock('2037-11-16T12:00:00Z')
let town: GoogleTown

beforeAll(async () => {
  town = await startGoogleTown({ clock: clock.now })
})
afterAll(() => town.stop())
afterEach(() => {
  clock.set('2037-11-16T12:00:00Z')
  town.google.behaveWell()
})

/** Books for Wednesday at ten in Manaus and confirms at once. */
async function givenConfirmed(shop: LinkedShop, overrides: object = {}): Promise<Appointment> {
  const booked = await shop.given('2037-11-18T14:00:00Z', { status: 'confirmed', ...overrides })
  await town.work(shop)
  return read(shop, booked)
}

const read = async (shop: LinkedShop, { id }: { id: string }) => (await shop.read(id)).body
const writes = () => town.google.requests().filter(({ method }) => method !== 'GET')

describe('what Google gets to know of an appointment', () => {
  it('APPT-21 APPT-22 nothing while it is pending; confirming writes an event and keeps its id', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    const booked = await shop.given('2037-11-18T14:00:00Z')
    await town.work(shop)
    expect(person.events()).toEqual([])
    expect(booked).toMatchObject({ google: 'none', googleCalendarEventId: null })
    const stream = await shop.stream()
    const confirmed = await shop.setStatus(booked, 'confirmed')
    expect(confirmed.body).toMatchObject({ status: 'confirmed', google: 'pending' })
    const isSynced = ({ name, data }: { name: string; data: unknown }) =>
      name === 'APPOINTMENT_UPSERT' && (data as { appointment: Appointment }).appointment.google === 'synced'
    await stream.until((events) => events.some(isSynced))
    stream.close()
    const [event] = person.events()
    expect(await read(shop, booked)).toMatchObject({ google: 'synced', googleCalendarEventId: event!.id })
    expect(event!.id).toBe(booked.id.replaceAll('-', ''))
  })

  it(
    'the event has the company’s time zone, both reminders and what was booked',
    { meta: { rows: 'APPT-19 APPT-20 GOOG-29 GOOG-30 GOOG-31 GOOG-32 GOOG-33' } },
    async () => {
      const person = town.person()
      const shop = await town.givenShop(person, { zone: 'America/Sao_Paulo' })
      const booked = await givenConfirmed(shop, {
        email: 'ana@lima.example',
        address: 'Rua das Flores, 120',
        notes: 'Primeira vez',
      })
      expect(person.event(booked.googleCalendarEventId!)).toMatchObject({
        summary: 'Corte - Ana Lima',
        description: [
          'Cliente: Ana Lima',
          'Telefone: 92991234567',
          'E-mail: ana@lima.example',
          'Serviço: Corte (60 min)',
          'Com lavagem',
          `Empresa: Empresa ${shop.company.cnpj}`,
          'Observações: Primeira vez',
        ].join('\n'),
        location: 'Rua das Flores, 120',
        start: { dateTime: '2037-11-18T10:00:00-04:00', timeZone: 'America/Sao_Paulo' },
        end: { dateTime: '2037-11-18T11:00:00-04:00', timeZone: 'America/Sao_Paulo' },
        reminders: {
          useDefault: false,
          overrides: [
            { method: 'email', minutes: 1440 },
            { method: 'popup', minutes: 60 },
          ],
        },
        extendedProperties: { private: { appointmentId: booked.id, companyId: shop.company.id } },
      })
      const [insert] = writes().filter(({ body }) => body.includes(booked.id))
      expect([insert!.method, insert!.path, insert!.query]).toEqual([
        'POST',
        '/calendar/v3/calendars/primary/events',
        expect.stringContaining('sendUpdates=none'),
      ])
    },
  )

  it('a visit is one event that names its services in their order', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    const services = [shop.beard, shop.cut].map((service_id) => ({ service_id }))
    const booked = await givenConfirmed(shop, { service_id: undefined, services })
    const event = person.event(booked.googleCalendarEventId!)!
    expect(event.summary).toBe(`${booked.service} - Ana Lima`)
    expect(event.description).toContain(`Serviço: ${booked.service} (${booked.duration} min)`)
    expect([booked.service.split(' + ').length, booked.services.length]).toEqual([2, 2])
  })

  it('a service of days is one event over whole days', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    const booked = await givenConfirmed(shop, { service_id: shop.tattoo, starts_at: '2037-11-17T13:00:00Z' })
    expect(person.event(booked.googleCalendarEventId!)).toMatchObject({
      start: { date: '2037-11-17' },
      end: { date: '2037-11-20' },
    })
  })

  it('APPT-23 GOOG-36 cancelling takes the event away', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    const booked = await givenConfirmed(shop)
    await shop.setStatus(booked, 'cancelled')
    await town.work(shop)
    expect(person.events()).toEqual([])
    expect(await read(shop, booked)).toMatchObject({
      status: 'cancelled',
      google: 'none',
      googleCalendarEventId: null,
    })
  })

  it('APPT-24 completing brings the event up to date, also when it is over', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    const booked = await givenConfirmed(shop)
    clock.set('2037-11-18T15:30:00Z')
    await shop.setStatus(booked, 'completed', { no_show: true })
    await town.work(shop)
    expect(person.event(booked.googleCalendarEventId!).description).toMatch(
      /^Não compareceu\nCliente: Ana Lima\n/,
    )
    expect(await read(shop, booked)).toMatchObject({ status: 'completed', google: 'synced' })
  })

  it('APPT-25 GOOG-35 an edit is put over the event, and what the owner added to it stays', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    const booked = await givenConfirmed(shop)
    person.edits(booked.googleCalendarEventId!, { colorId: '7' })
    await shop.edit(booked, { client: 'Bia Souza', starts_at: '2037-11-19T15:00:00Z' })
    await town.work(shop)
    expect(person.event(booked.googleCalendarEventId!)).toMatchObject({
      summary: 'Corte - Bia Souza',
      start: { dateTime: '2037-11-19T11:00:00-04:00' },
      colorId: '7',
    })
    expect(writes().at(-1)!.method).toBe('PUT')
  })

  it('APPT-26 an event that is gone in Google loses its reference; the appointment stays', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    const booked = await givenConfirmed(shop)
    person.deletes(booked.googleCalendarEventId!)
    await shop.edit(booked, { notes: 'Mais curto' })
    await town.work(shop)
    expect(await read(shop, booked)).toMatchObject({
      status: 'confirmed',
      notes: 'Mais curto',
      google: 'none',
      googleCalendarEventId: null,
    })
  })

  it('APPT-27 deleting takes the event away, and bringing it back writes one under the next id', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    const booked = await givenConfirmed(shop)
    await shop.ask(`/api/appointments/${booked.id}`, 'DELETE')
    await town.work(shop)
    expect(person.events()).toEqual([])
    const restored = await shop.ask(`/api/appointments/${booked.id}/restore`, 'POST', {})
    expect(restored.status).toBe(200)
    await town.work(shop)
    expect(person.events().map(({ id }) => id)).toEqual([`${booked.id.replaceAll('-', '')}v1`])
  })

  it('one that is over is not written any more', async () => {
    const person = town.person()
    const shop = await town.givenShop()
    const booked = await shop.given('2037-11-18T14:00:00Z', { status: 'confirmed' })
    clock.set('2037-11-18T16:00:00Z')
    await shop.connect(person)
    await town.work(shop, 'calendar-write')
    expect(person.events()).toEqual([])
    expect(await shop.status()).toMatchObject({ pending: 0 })
    expect(await read(shop, booked)).toMatchObject({ google: 'none' })
  })

  it('what waits for a connection is written once there is one', async () => {
    const person = town.person()
    const shop = await town.givenShop()
    const booked = await shop.given('2037-11-18T14:00:00Z', { status: 'confirmed' })
    await town.work(shop)
    expect(await read(shop, booked)).toMatchObject({ google: 'none' })
    expect(await shop.status()).toMatchObject({ connected: false, pending: 0 })
    await shop.connect(person)
    await town.work(shop)
    expect(person.events()).toHaveLength(1)
    expect(await read(shop, booked)).toMatchObject({ google: 'synced' })
  })

  it('a new consent of the same account finds its events again; another account gets its own', async () => {
    const [first, second] = [town.person(), town.person()]
    const shop = await town.givenShop(first)
    const booked = await givenConfirmed(shop)
    await shop.connect(first)
    await town.work(shop)
    expect(first.events()).toHaveLength(1)
    expect(await read(shop, booked)).toMatchObject({ google: 'synced' })
    first.puts({
      summary: 'Dentista',
      start: { dateTime: '2037-11-19T14:00:00Z' },
      end: { dateTime: '2037-11-19T15:00:00Z' },
    })
    await town.work(shop, 'calendar-read')
    await shop.connect(second)
    await town.work(shop)
    expect(second.events().map(({ summary }) => summary)).toEqual(['Corte - Ana Lima'])
    const { body } = await shop.ask<{ events: unknown[] }>('/api/appointments?from=2037-11-16&to=2037-11-22')
    expect(body.events).toEqual([])
    await shop.setStatus(await read(shop, booked), 'cancelled')
    await town.work(shop)
    expect([first.events().length, second.events().length]).toEqual([2, 0])
  })

  it('revoked access leaves appointments waiting, and a new consent writes them', async () => {
    const person = town.person()
    const shop = await town.givenShop(person)
    person.revokesAccess()
    const booked = await givenConfirmed(shop)
    expect(booked).toMatchObject({ status: 'confirmed', google: 'none' })
    expect(await shop.status()).toMatchObject({ connected: false, error: { code: 'REFRESH_TOKEN_REVOKED' } })
    await shop.connect(person)
    await town.work(shop)
    expect(person.events()).toHaveLength(1)
  })
})

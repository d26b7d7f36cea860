import { randomUUID } from 'node:crypto'
import type { CalendarEvent } from '@balcao/contract/scheduling'
import type { GooglePerson } from '@balcao/testkit/google'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { movableClock } from '../../scheduling/testing/movable-clock'
import { startGoogleTown, type GoogleTown, type LinkedShop } from '../../testing/google'

/** Monday, eight in the morning in Manaus. */
const clock = movableClock('2037-11-16T12:00:00Z')
let town: GoogleTown
let person: GooglePerson
let shop: LinkedShop

beforeAll(async () => {
  town = await startGoogleTown({ clock: clock.now })
})
afterAll(() => town.stop())
beforeEach(async () => {
  person = town.person()
  shop = await town.givenShop(person)
})
afterEach(() => town.google.behaveWell())

const timed = (summary: string, day: number, hour: number) => ({
  summary,
  start: { dateTime: `2037-11-${day}T${hour}:00:00Z` },
  end: { dateTime: `2037-11-${day}T${hour + 1}:00:00Z` },
})
const eventsOf = async (path: string) => {
  const { body } = await shop.ask<{ events: CalendarEvent[] }>(path)
  return body.events.map(({ summary }) => summary)
}
const unavailability = (overrides: object = {}) => ({
  id: randomUUID(),
  title: 'Atendimento Indisponível',
  description: 'Curso',
  startDateTime: '2037-11-20T14:00:00Z',
  endDateTime: '2037-11-20T15:00:00Z',
  isAllDay: false,
  ...overrides,
})
const write = (body: object) =>
  shop.ask<{ event: CalendarEvent; code: string; mensagem: string }>(
    '/api/google/unavailability',
    'POST',
    body,
  )

describe('the calendar as Google has it', () => {
  it('GOOG-37 APPT-46 BOOK-37 ten upcoming events by start, or as many as are asked for up to fifty', async () => {
    for (let day = 29; day > 16; day -= 1) person.puts(timed(`Dia ${day}`, day, 14))
    person.puts(timed('Passado', 15, 14))
    const ten = Array.from({ length: 10 }, (_, place) => `Dia ${17 + place}`)
    expect(await eventsOf('/api/google/events')).toEqual(ten)
    expect(await eventsOf('/api/google/events?limit=5')).toEqual(ten.slice(0, 5))
    expect(await eventsOf('/api/google/events?limit=50')).toHaveLength(13)
    expect((await shop.ask('/api/google/events?limit=51')).status).toBe(400)
  })

  it('GOOG-38 the events of today on the company’s clock', async () => {
    person.puts(timed('Hoje cedo', 16, 10))
    person.puts({
      summary: 'Hoje tarde',
      start: { dateTime: '2037-11-17T03:00:00Z' },
      end: { dateTime: '2037-11-17T03:30:00Z' },
    })
    person.puts(timed('Amanhã', 17, 14))
    expect(await eventsOf('/api/google/events?when=today')).toEqual(['Hoje cedo', 'Hoje tarde'])
  })

  it('GOOG-34 GOOG-66 one event, or null where Google has none', async () => {
    const { id } = person.puts(timed('Dentista', 18, 14))
    const found = await shop.ask<{ event: CalendarEvent | null }>(`/api/google/events/${id}`)
    expect(found.body.event).toMatchObject({ id, summary: 'Dentista', effect: 'occupies' })
    const missing = await shop.ask('/api/google/events/neverwas')
    expect([missing.status, missing.body]).toEqual([200, { event: null }])
    person.deletes(id)
    expect((await shop.ask(`/api/google/events/${id}`)).body).toEqual({ event: null })
  })

  it('another company’s event id opens nothing', async () => {
    const other = await town.givenShop(town.person())
    const { id } = person.puts(timed('Dentista', 18, 14))
    expect((await other.ask(`/api/google/events/${id}`)).body).toEqual({ event: null })
  })

  it('GOOG-39 the unavailability of one day', async () => {
    person.puts(timed('Atendimento Indisponível', 20, 14))
    person.puts(timed('Atendimento da Bia', 20, 16))
    person.puts(timed('Atendimento Indisponível', 21, 14))
    expect(await eventsOf('/api/google/unavailability?date=2037-11-20')).toEqual(['Atendimento Indisponível'])
  })

  it('GOOG-40 AVAIL-23 an unavailability is private, opaque and red, and written once', async () => {
    const request = unavailability()
    const [first, again] = [await write(request), await write(request)]
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
    expect(first.body.event).toMatchObject({ effect: 'closes-time', starts_at: '2037-11-20T14:00:00.000Z' })
    expect(person.events()).toMatchObject([
      {
        summary: 'Atendimento Indisponível',
        description: 'Curso',
        visibility: 'private',
        colorId: '11',
        start: { dateTime: '2037-11-20T10:00:00-04:00' },
      },
    ])
    expect(person.events()[0]).not.toHaveProperty('transparency', 'transparent')
    person.deletes(first.body.event.id)
    expect((await write(request)).status).toBe(201)
    expect(person.events()).toHaveLength(1)
  })

  it('GOOG-41 one of whole days has dates without times, the last one included', async () => {
    const request = unavailability({
      isAllDay: true,
      // Still the 20th in Manaus.
      startDateTime: '2037-11-21T03:00:00Z',
      endDateTime: '2037-11-22T03:00:00Z',
    })
    expect((await write(request)).body.event).toMatchObject({
      all_day: true,
      effect: 'closes-day',
      starts_at: '2037-11-20T04:00:00.000Z',
      ends_at: '2037-11-22T04:00:00.000Z',
    })
    expect(person.events()).toMatchObject([{ start: { date: '2037-11-20' }, end: { date: '2037-11-22' } }])
  })

  it.each([
    ['GOOG-56', '/api/google/events', 'Erro ao buscar eventos'],
    ['GOOG-67', '/api/google/events?when=today', 'Erro ao buscar eventos de hoje'],
    ['GOOG-65', '/api/google/events/abcde', 'Erro ao obter evento'],
    ['GOOG-69', '/api/google/unavailability?date=2037-11-20', 'Erro ao buscar eventos de indisponibilidade'],
  ])(
    'GOOG-56 GOOG-65 GOOG-67 GOOG-69 (%s) %s fails in its own words and Google’s',
    async (_id, path, text) => {
      town.google.misbehave({ fault: { how: 'backendError' } })
      const answer = await shop.ask(path)
      expect([answer.status, answer.body]).toMatchObject([
        502,
        { code: 'GOOGLE_FAILED', mensagem: `${text}: Backend Error` },
      ])
      town.google.misbehave({ fault: { how: 'drop' } })
      expect((await shop.ask(path)).body).toMatchObject({ code: 'GOOGLE_FAILED', mensagem: text })
    },
  )

  it('GOOG-54 GOOG-68 an unavailability that Google refuses', async () => {
    town.google.misbehave({ fault: { how: 'backendError', calls: /^POST .*events$/ } })
    expect((await write(unavailability())).body).toMatchObject({
      code: 'GOOGLE_FAILED',
      mensagem: 'Erro ao criar evento de indisponibilidade: Backend Error',
    })
    town.google.misbehave({ fault: { how: 'insufficientPermissions' } })
    expect((await write(unavailability())).body).toMatchObject({
      code: 'GOOGLE_NO_PERMISSION',
      mensagem: 'Sem permissão para criar eventos no calendário. Verifique as permissões da conta Google.',
    })
  })

  it('GOOG-53 without a connection', async () => {
    const other = await town.givenShop()
    const answers = await Promise.all([
      other.ask('/api/google/events'),
      other.ask('/api/google/events/abcde'),
      other.ask('/api/google/unavailability?date=2037-11-20'),
      other.ask('/api/google/unavailability', 'POST', unavailability()),
    ])
    for (const { status, body } of answers) {
      expect([status, body]).toMatchObject([
        409,
        {
          code: 'GOOGLE_NOT_CONNECTED',
          mensagem: 'Não conectado ao Google Calendar. Faça login primeiro.',
        },
      ])
    }
  })
})

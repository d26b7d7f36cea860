import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { changeAppointment } from '../visits/change-appointment'
import { book } from '../visits/book'
import { buildBooking, givenBookingShop, type BookingShop } from './testing/booking-shop'

let server: TestServer
let shop: BookingShop
let now: Date

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  // 8 h on Monday, 16 November 2026, in Manaus.
  now = new Date('2026-11-16T12:00:00Z')
  shop = await givenBookingShop(server)
})

const hours = ['12', '13', '14', '15', '17', '18', '19', '20']
const spellings = ['(92) 99123-4567', '92991234567', '+55 92 99123-4567', '(92) 9123-4567']
/** Eight starts a day, from Tuesday on. */
const starts = ['17', '18', '19'].flatMap((day) => hours.map((hour) => `2026-11-${day}T${hour}:00:00Z`))
const phoneOf = (place: number) => `(92) 99${String(2_000_000 + place)}`

const byShop = (id: string, change: Parameters<typeof changeAppointment>[3]) =>
  changeAppointment({ db: server.app.db, clock: () => now }, shop.company.id, id, change, 'shop')

async function standing(): Promise<number> {
  return (await shop.rows()).length
}

describe('bookings that nobody has confirmed', () => {
  it('of one phone are three at most, however it is written', async () => {
    const answers = []
    for (const [place, phone] of spellings.entries())
      answers.push(await shop.book(buildBooking({ phone, starts_at: starts[place]! })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 409])
    expect(answers[3]!.body).toMatchObject({
      code: 'TOO_MANY_BOOKINGS',
      mensagem:
        'Este telefone já tem 3 agendamentos em aberto. Espere a empresa confirmar um deles ou fale com ela.',
    })
    expect((await shop.book(buildBooking({ phone: phoneOf(1), starts_at: starts[4]! }))).status).toBe(201)
  })

  it('are three at most when all are sent at once', async () => {
    const answers = await Promise.all(
      starts
        .slice(0, 8)
        .map((starts_at, place) => shop.book(buildBooking({ phone: spellings[place % 4]!, starts_at }))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(await standing()).toBe(3)
  })

  it('are made room for by a confirmation, a cancellation, and by time; sent again they are the same', async () => {
    const requests = starts.slice(0, 3).map((starts_at) => buildBooking({ starts_at }))
    const made = []
    for (const request of requests) made.push((await shop.book(request)).body)
    expect((await shop.book(requests[2]!)).body).toEqual(made[2])
    const next = (place: number) => shop.book(buildBooking({ starts_at: starts[place]! }))
    expect((await next(3)).status).toBe(409)
    await byShop(made[0]!.id, { status: 'confirmed' })
    expect((await next(3)).status).toBe(201)
    await shop.change(made[1]!.link, { act: 'cancel', version: 1 })
    expect((await next(4)).status).toBe(201)
    expect((await next(5)).status).toBe(409)
    now = new Date('2026-11-17T22:00:00Z')
    expect((await next(8)).status).toBe(201)
  })

  it('where bookings stand at once, those count', async () => {
    await shop.settings({ confirm_by_self: true })
    for (const place of [0, 1, 2])
      expect((await shop.book(buildBooking({ starts_at: starts[place]! }))).body.status).toBe('confirmed')
    expect((await shop.book(buildBooking({ starts_at: starts[3]! }))).body.code).toBe('TOO_MANY_BOOKINGS')
  })

  it('are counted of the bot too, and never of the counter', async () => {
    const needs = { db: server.app.db, clock: () => now }
    const request = (place: number, source: 'bot' | 'dashboard') => ({
      id: buildBooking().id,
      serviceId: 'corte',
      startsAt: starts[place]!,
      publicly: source === 'bot',
      source,
      person: { client: 'Ana Lima', phone: '92991234567' },
    })
    for (const place of [0, 1, 2, 3]) await book(needs, shop.company.id, request(place, 'dashboard'))
    for (const place of [4, 5]) await book(needs, shop.company.id, request(place, 'bot'))
    expect((await shop.book(buildBooking({ starts_at: starts[6]! }))).status).toBe(201)
    await expect(book(needs, shop.company.id, request(7, 'bot'))).rejects.toMatchObject({
      code: 'TOO_MANY_BOOKINGS',
    })
    await book(needs, shop.company.id, request(7, 'dashboard'))
  })

  it('of one network are twenty in a day at most', async () => {
    const made = await Promise.all(
      starts
        .slice(0, 20)
        .map((starts_at, place) => shop.book(buildBooking({ phone: phoneOf(place), starts_at }))),
    )
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]))
    const refused = await shop.book(buildBooking({ phone: phoneOf(20), starts_at: starts[20]! }))
    expect([refused.status, refused.body.code]).toEqual([409, 'TOO_MANY_FROM_NETWORK'])
    now = new Date('2026-11-17T12:01:00Z')
    expect((await shop.book(buildBooking({ phone: phoneOf(20), starts_at: starts[20]! }))).status).toBe(201)
  })
})

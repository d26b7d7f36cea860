import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { book } from '../visits/book'
import { buildBooking, givenBookingShop, holdOf, type BookingShop } from './testing/booking-shop'

let server: TestServer
let shop: BookingShop
/** 8 h on Monday, 16 November 2026, in Manaus. */
const monday = '2026-11-16T12:00:00Z'
let now = new Date(monday)

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())

beforeEach(async () => {
  now = new Date(monday)
  shop = await givenBookingShop(server)
})

const after = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000))
const hoursOf = (day: number) =>
  [12, 13, 14, 15, 17, 18, 19, 20].map((hour) => `2026-11-${day}T${hour}:00:00Z`)
const heldStarts = async () =>
  (await shop.rows())
    .filter(({ status }) => status === 'held')
    .map(({ starts_at }) => starts_at.toISOString())

describe('one network that keeps times', () => {
  it('keeps three at most: the one that it kept longest ago is free again', async () => {
    const starts = hoursOf(17)
    for (const starts_at of starts) {
      expect((await shop.hold(holdOf(buildBooking({ starts_at })))).status).toBe(201)
      after(1)
    }
    expect(await heldStarts()).toEqual(starts.slice(-3).map((start) => start.replace('Z', '.000Z')))
  })

  it('keeps three at most when it asks for all of them at once', async () => {
    const requests = [17, 18].flatMap(hoursOf).map((starts_at) => buildBooking({ starts_at }))
    const answers = await Promise.all(requests.map((request) => shop.hold(holdOf(request))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await heldStarts()).toHaveLength(3)
  })

  it('may book all the same, and what it booked or the waiting list keeps does not count', async () => {
    const [first, ...others] = hoursOf(17).map((starts_at, place) =>
      buildBooking({ starts_at, phone: `(92) 99123-456${place % 10}` }),
    )
    await shop.hold(holdOf(first!))
    for (const request of others.slice(0, 4)) await shop.hold(holdOf(request))
    expect((await shop.book(first!)).status).toBe(201)
    for (const request of others.slice(0, 4)) expect((await shop.book(request)).status).toBe(201)
    expect((await shop.rows()).map(({ status }) => status)).toEqual(Array(5).fill('pending'))
  })
})

describe('a time that is kept for the waiting list', () => {
  it('is nobody’s to book or to keep on the public page, whatever id they name', async () => {
    const request = buildBooking()
    await book({ db: server.app.db, clock: () => now }, shop.company.id, {
      id: request.id,
      serviceId: 'corte',
      startsAt: request.starts_at,
      status: 'held',
      heldUntil: new Date('2026-11-16T14:00:00Z'),
      publicly: true,
      source: 'waiting',
    })
    expect((await shop.book(request)).body.code).toBe('IDEMPOTENCY_MISMATCH')
    expect((await shop.hold(holdOf(request))).body.code).toBe('IDEMPOTENCY_MISMATCH')
    await shop.release(request.id)
    expect(await shop.rows()).toMatchObject([{ status: 'held', source: 'waiting' }])
  })
})

describe('a time that is kept just before the notice', () => {
  it('can be booked as long as it is kept, and not kept again', async () => {
    await shop.settings({ notice_minutes: 120, hold_minutes: 10 })
    const request = buildBooking({ starts_at: '2026-11-16T14:00:00Z' })
    expect((await shop.hold(holdOf(request))).status).toBe(201)
    after(5)
    expect((await shop.hold(holdOf(request))).body.code).toBe('APPOINTMENT_INVALID')
    expect((await shop.book(buildBooking({ starts_at: request.starts_at }))).body.code).toBe(
      'APPOINTMENT_INVALID',
    )
    expect((await shop.book(request)).status).toBe(201)
  })

  it('is bound by it again once its minutes are over, or for another start', async () => {
    await shop.settings({ notice_minutes: 120, hold_minutes: 10 })
    const request = buildBooking({ starts_at: '2026-11-16T15:00:00Z' })
    await shop.hold(holdOf(request))
    expect((await shop.book({ ...request, starts_at: '2026-11-16T13:00:00Z' })).body.code).toBe(
      'APPOINTMENT_INVALID',
    )
    after(61)
    expect((await shop.book(request)).body.code).toBe('APPOINTMENT_INVALID')
  })
})

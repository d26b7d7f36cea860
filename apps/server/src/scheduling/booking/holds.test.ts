import { randomUUID } from 'node:crypto'
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
const freeAtNine = async () => {
  const { body } = await shop.agenda()
  const { slots } = body.days.find(({ date }) => date === '2026-11-17')!
  return slots.find(({ time }) => time === '09:00')!.free
}

describe('a kept time', () => {
  it('is taken for everybody else until its minutes are over, and then free again', async () => {
    const mine = buildBooking()
    const held = await shop.hold(holdOf(mine))
    expect([held.status, held.body.until]).toEqual([201, '2026-11-16T12:10:00.000Z'])
    expect(await freeAtNine()).toBe(0)
    after(9)
    expect((await shop.book(buildBooking())).body.code).toBe('SLOT_TAKEN')
    after(1)
    expect(await freeAtNine()).toBe(180)
    expect((await shop.book(buildBooking({ name: 'Berta Lima' }))).status).toBe(201)
    expect((await shop.book(mine)).body.code).toBe('SLOT_TAKEN')
    expect(await shop.rows()).toMatchObject([{ client: 'Berta Lima' }])
  })

  it('lasts as long as the company says', async () => {
    await shop.settings({ hold_minutes: 3 })
    expect((await shop.hold(holdOf(buildBooking()))).body.until).toBe('2026-11-16T12:03:00.000Z')
  })

  it('becomes the booking of its id, also just after its minutes where nobody else came', async () => {
    for (const [starts_at, minutes] of [
      ['2026-11-17T13:00:00Z', 5],
      ['2026-11-17T14:00:00Z', 11],
    ] as const) {
      const request = buildBooking({ starts_at })
      await shop.hold(holdOf(request))
      after(minutes)
      expect((await shop.book(request)).status).toBe(201)
    }
    expect((await shop.rows()).map(({ status, hold_until }) => [status, hold_until])).toEqual([
      ['pending', null],
      ['pending', null],
    ])
  })

  it('goes along when its person chooses another time, and begins anew when asked again', async () => {
    const request = buildBooking()
    await shop.hold(holdOf(request))
    after(8)
    expect((await shop.hold(holdOf(request))).body.until).toBe('2026-11-16T12:18:00.000Z')
    await shop.hold({ ...holdOf(request), starts_at: '2026-11-17T14:00:00Z' })
    expect(await freeAtNine()).toBe(60)
    expect(await shop.rows()).toHaveLength(1)
  })

  it('is given back by who keeps it; a booking and a time kept for the waiting list are not', async () => {
    const request = buildBooking()
    await shop.hold(holdOf(request))
    expect(await shop.release(request.id)).toMatchObject({ status: 200, body: { ok: true } })
    expect(await freeAtNine()).toBe(180)
    expect((await shop.release(request.id)).status).toBe(200)

    const offered = await book({ db: server.app.db, clock: () => now }, shop.company.id, {
      id: randomUUID(),
      serviceId: 'corte',
      startsAt: '2026-11-18T13:00:00Z',
      status: 'held',
      heldUntil: new Date('2026-11-18T00:00:00Z'),
      publicly: true,
      source: 'waiting',
    })
    await shop.book(request)
    await shop.release(offered.id)
    await shop.release(request.id)
    expect((await shop.rows()).map(({ status }) => status)).toEqual(['pending', 'held'])
  })
})

describe('two people on one time', () => {
  const lots = Array.from({ length: 16 }, (_, n) => n)

  it.each([
    ['hold and hold', (n: number) => (n >= 0 ? 'hold' : 'book')],
    ['hold and book', (n: number) => (n % 2 === 0 ? 'hold' : 'book')],
    ['book and book', (n: number) => (n >= 0 ? 'book' : 'hold')],
  ] as const)(
    '%s: of sixteen at once one gets it, and the others are told what is free',
    async (_, actOf) => {
      for (const day of [17, 18, 19, 20]) {
        // All of them are one network, which keeps the newest times only.
        after(1)
        // Three hours from 8 or 9 h on: unequal starts that overlap.
        const requests = lots.map((n) =>
          buildBooking({
            phone: `(92) 99${day}1-00${10 + n}`,
            service_id: 'luzes',
            starts_at: `2026-11-${day}T${n % 3 === 0 ? 12 : 13}:00:00Z`,
          }),
        )
        const answers = await Promise.all(
          requests.map((request, n) =>
            actOf(n) === 'hold' ? shop.hold(holdOf(request)) : shop.book(request),
          ),
        )
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
        const others = answers.filter(({ status }) => status !== 201)
        for (const { status, body } of others) {
          expect([status, body.code]).toEqual([409, 'SLOT_TAKEN'])
          const { slots } = (body as { current: { slots: { start: string }[] } }).current
          expect(slots.length).toBeGreaterThan(0)
          expect(
            slots.filter(({ start }) => start < `2026-11-${day}T16` && start > `2026-11-${day}T11`),
          ).toEqual([])
        }
        const rows = await shop.rows()
        expect(rows.filter(({ date }) => date === `2026-11-${day}`)).toHaveLength(1)
      }
    },
  )

  it('AVAIL-16 the refused one can have one of the times that it was told', async () => {
    await shop.book(buildBooking())
    const refused = await shop.book(buildBooking())
    expect(refused.body.mensagem).toBe('Este horário já está ocupado por outro agendamento')
    const [next] = refused.body.current!.slots
    expect((await shop.book(buildBooking({ starts_at: next!.start }))).status).toBe(201)
  })
})

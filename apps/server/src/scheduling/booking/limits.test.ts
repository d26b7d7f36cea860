import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../testing/call'
import { startTestServer, type TestServer } from '../../testing/server'
import { buildBooking, givenBookingShop, holdOf, type BookingShop } from './testing/booking-shop'

let server: TestServer
let shop: BookingShop

beforeAll(async () => {
  server = await startTestServer({
    env: { BALCAO_ROLE: 'web' },
    limitFactor: 1,
    clock: () => new Date('2026-11-16T12:00:00Z'),
  })
  shop = await givenBookingShop(server)
})
afterAll(() => server.stop())

/** Twice the limit and one more: whatever minute or hour ends meanwhile, one of them is over its limit. */
async function overrun(
  limit: number,
  send: (n: number) => Promise<{ status: number; headers: Headers }>,
): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 2 * limit + 1 }, (_, n) => send(n)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThanOrEqual(limit + 1)
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
}

describe('one network', () => {
  it('makes 40 bookings and changes an hour at most, those counted that come to nothing', async () => {
    const tries = [
      () => shop.book(buildBooking({ service_id: 'nada' })),
      () => shop.change(`${randomUUID()}.${'A'.repeat(22)}`, { act: 'cancel', version: 1 }),
    ]
    await overrun(40, (n) => tries[n % 2]!())
  })

  it('keeps 120 times an hour at most', async () => {
    await overrun(120, () => shop.hold({ ...holdOf(buildBooking()), service_id: 'nada' }))
    expect(await shop.rows()).toEqual([])
  })

  it('looks 240 times a minute at most, through links that it guesses as well', async () => {
    await overrun(240, () =>
      call(server, `/api/booking/${shop.company.id}/bookings/${randomUUID()}.${'A'.repeat(22)}`),
    )
  })
})

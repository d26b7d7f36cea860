import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../testing/call'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { buildBooking, givenBookingShop, holdOf, type BookingShop } from './testing/booking-shop'

let server: TestServer
let shop: BookingShop

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => new Date('2026-11-16T12:00:00Z') })
  shop = await givenBookingShop(server)
})
afterAll(() => server.stop())

describe('the hidden field', () => {
  it('gives no machine the private link of an appointment whose id it knows', async () => {
    const request = buildBooking()
    const { body: real } = await shop.book(request)
    const elsewhere = { ...request, starts_at: '2026-11-18T13:00:00Z', website: 'https://spam.example' }
    const pretended = await shop.book(elsewhere)
    expect(pretended.status).toBe(201)
    expect(pretended.body.link).not.toBe(real.link)
    expect(pretended.body.link).toHaveLength(real.link.length)
    expect(pretended.text).not.toContain(real.link)
    expect(decodeURIComponent(pretended.body.google_template_url)).not.toContain(real.link)
    expect((await shop.own(pretended.body.link)).body.code).toBe('APPOINTMENT_NOT_FOUND')
  })
})

const edges = [
  '0000-01-01T00:00:00Z',
  '0000-01-01T00:00:00+23:59',
  '0001-01-01T00:00:00Z',
  '1969-12-31T23:59:59.999Z',
  '2026-11-17T13:00:00.000000001Z',
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59:59-23:59',
]

describe('times beyond every calendar', () => {
  it.each(edges)('%s is refused or taken, never a failure', async (starts_at) => {
    const { body: mine } = await shop.book(buildBooking({ starts_at: '2026-11-19T13:00:00Z' }))
    const request = buildBooking({ starts_at })
    const answers = [
      await shop.hold(holdOf(request)),
      await shop.release(request.id),
      await shop.book(request),
      await shop.book({ ...request, id: randomUUID(), service_id: 'mesa' }),
      await shop.book({ ...request, id: randomUUID(), website: 'x' }),
      await shop.change(mine.link, { act: 'move', version: mine.version, starts_at }),
    ]
    for (const { status, text } of answers) expect([status, status < 500 ? '' : text]).toEqual([status, ''])
    const { body: own } = await shop.own(mine.link)
    await shop.change(mine.link, { act: 'cancel', version: own.version })
  })

  it.each(['0000-01', '0001-01', '9999-12', '1969-12', '2027-11', '2027-12'])(
    'the month %s has its days',
    async (month) => {
      const { status, body } = await shop.agenda(`?month=${month}`)
      expect([status, body.days?.length]).toEqual([200, expect.any(Number)])
    },
  )

  it.each([
    ['0000-01-01', '0000-01-02'],
    ['0001-01-01', '0001-01-02'],
    ['9999-12-30', '9999-12-31'],
    ['9999-10-31', '9999-12-31'],
  ])('the counter may ask for %s to %s', async (from, to) => {
    const { cookie } = shop.company
    for (const path of [
      `/api/agenda/slots?service_id=corte&from=${from}&to=${to}`,
      `/api/agenda/slots?service_id=mesa&from=${from}&to=${to}`,
      `/api/appointments?from=${from}&to=${to}`,
    ]) {
      const { status, text } = await call(server, path, { cookie })
      expect([status, status < 500 ? '' : text]).toEqual([status, ''])
    }
  })

  it.each([
    ['0000-01-01', '9999-12-31'],
    ['9999-12-31', '9999-12-31'],
  ])('somebody may want to wait from %s to %s', async (from, to) => {
    const { cookie } = shop.company
    const request = { id: randomUUID(), service_id: 'corte', from, to, client: 'Ana', phone: '92991234567' }
    const { status, text } = await call(server, '/api/agenda/waiting', { cookie, body: request })
    expect([status, status < 500 ? '' : text]).toEqual([status, ''])
  })

  it('closes what lies beyond', async () => {
    const { cookie } = shop.company
    for (const starts_at of edges) {
      const closing = { id: randomUUID(), starts_at, ends_at: '9999-12-31T23:59:59-23:59' }
      const { status, text } = await call(server, '/api/agenda/closures', { cookie, body: closing })
      expect([status, status < 500 ? '' : text]).toEqual([status, ''])
      if (status === 201)
        await call(server, `/api/agenda/closures/${closing.id}`, { cookie, method: 'DELETE' })
    }
    for (const date of ['0000-01-01', '0001-01-01', '9999-12-31']) {
      const body = { dates: [date], closed: true }
      const { status, text } = await call(server, '/api/agenda/closures', { cookie, method: 'PUT', body })
      expect([status, status < 500 ? '' : text]).toEqual([status, ''])
    }
    expect((await shop.agenda()).status).toBe(200)
    const list = await call(server, '/api/appointments?from=9999-10-01&to=9999-10-31', { cookie })
    expect([list.status, list.status < 500 ? '' : list.text]).toEqual([200, ''])
  })
})

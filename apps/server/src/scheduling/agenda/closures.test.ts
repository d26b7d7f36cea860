import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Appointment, Closure } from '@balcao/contract/scheduling'
import { openStream } from '../../testing/event-stream'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { givenAgendaShop, type AgendaShop, type Refusal } from '../testing/agenda-shop'
import { movableClock } from '../testing/movable-clock'

let server: TestServer
let shop: AgendaShop

beforeAll(async () => {
  server = await borrowTestServer({ clock: movableClock('2026-11-16T12:00:00Z').now })
})
beforeEach(async () => {
  shop = await givenAgendaShop(server)
})
afterAll(() => server.stop())

const put = (dates: string[], closed: boolean, more = {}) =>
  shop.ask<{ closures: Closure[] } & Refusal>('/api/agenda/closures', 'PUT', { dates, closed, ...more })
const list = async (from: string, to: string) =>
  (
    await shop.ask<{ closures: Closure[]; appointments: Appointment[] }>(
      `/api/appointments?from=${from}&to=${to}`,
    )
  ).body
const statusOn = async (date: string) =>
  (
    await shop.ask<{ days: { status: string }[] }>(
      `/api/agenda/slots?service_id=${shop.cut}&from=${date}&to=${date}`,
    )
  ).body.days[0]!.status

describe('closing days', () => {
  it('AVAIL-10 AVAIL-11 a new company has no closed day: they live on the server, and none is made up', async () => {
    expect((await list('2026-11-01', '2026-12-31')).closures).toEqual([])
    await put(['2026-11-17'], true, { reason: 'Reforma' })
    expect((await list('2026-11-01', '2026-12-31')).closures).toMatchObject([
      { date: '2026-11-17', reason: 'Reforma', source: 'owner', agenda_id: null, starts_at: null },
    ])
  })

  it('AVAIL-03 AVAIL-08 AVAIL-13 a day is closed and opened again, once each however often it is asked for', async () => {
    expect(await statusOn('2026-11-18')).toBe('open')
    const closed = await Promise.all(
      Array.from({ length: 5 }, () => put(['2026-11-18', '2026-11-19', '2026-11-18'], true)),
    )
    expect(closed.map(({ status, body }) => [status, body.closures.length])).toEqual(
      Array.from({ length: 5 }, () => [200, 2]),
    )
    expect(new Set(closed.map(({ text }) => text)).size).toBe(1)
    expect(await statusOn('2026-11-18')).toBe('unavailable')
    expect((await put(['2026-11-18'], false)).body.closures).toEqual([])
    expect((await put(['2026-11-18'], false)).status).toBe(200)
    expect(await statusOn('2026-11-18')).toBe('open')
    expect(await statusOn('2026-11-19')).toBe('unavailable')
  })

  it('appointments on these days are named and nothing is closed, until the owner says so; then none is dropped', async () => {
    const first = await shop.given('2026-11-20T14:00:00Z')
    const days = await shop.given('2026-11-23T13:00:00Z', { service_id: shop.tattoo })
    const cancelled = await shop.given('2026-11-20T16:00:00Z')
    await shop.setStatus(cancelled, 'cancelled')
    await shop.given('2026-11-26T14:00:00Z')

    const dates = ['2026-11-20', '2026-11-24']
    const refused = await put(dates, true)
    expect([refused.status, refused.body.code]).toEqual([409, 'CLOSURE_HAS_APPOINTMENTS'])
    expect(refused.body.current!.appointments.map(({ id }) => id)).toEqual([first.id, days.id])
    expect((await list('2026-11-16', '2026-11-30')).closures).toEqual([])

    const accepted = await put(dates, true, { accept: true })
    expect(accepted.body.closures.map(({ date }) => date)).toEqual(dates)
    const kept = await list('2026-11-20', '2026-11-24')
    expect(kept.appointments.map(({ id, status }) => [id, status])).toEqual([
      [first.id, 'pending'],
      [cancelled.id, 'cancelled'],
      [days.id, 'pending'],
    ])
    // Once it was said, it is not asked again.
    expect((await put(dates, true)).status).toBe(200)
    expect((await shop.setStatus(first, 'confirmed')).status).toBe(200)
  })

  it('a day is closed while others book it: whoever got in is named, whoever comes later is refused', async () => {
    for (let round = 0; round < 12; round++) {
      const date = `2027-01-${String(4 + (round % 5) + 7 * Math.floor(round / 5)).padStart(2, '0')}`
      const hours = [13, 14, 15, 16, 17, 18]
      const [closing, ...booked] = await Promise.all([
        put([date], true),
        ...hours.map((hour) => shop.tryBook(shop.request(`${date}T${hour}:00:00Z`))),
      ])
      const standing = (await list(date, date)).appointments
      expect(booked.filter(({ status }) => status === 201)).toHaveLength(standing.length)
      if (closing.status === 200) expect([round, standing]).toEqual([round, []])
      else expect(closing.body.current!.appointments.length).toBeGreaterThan(0)
      expect([200, 409]).toContain(closing.status)
    }
  })

  it('a part of a day is closed, with the same question, and opened again', async () => {
    const made = await shop.given('2026-11-24T14:00:00Z')
    const id = randomUUID()
    const close = (more = {}) =>
      shop.ask<Closure & Refusal>('/api/agenda/closures', 'POST', {
        id,
        starts_at: '2026-11-24T14:30:00Z',
        ends_at: '2026-11-24T17:00:00Z',
        reason: 'Dentista',
        ...more,
      })
    expect((await close()).body.current!.appointments.map((one) => one.id)).toEqual([made.id])
    const closed = await close({ accept: true })
    expect([closed.status, closed.body]).toEqual([
      201,
      {
        id,
        agenda_id: null,
        date: null,
        starts_at: '2026-11-24T14:30:00.000Z',
        ends_at: '2026-11-24T17:00:00.000Z',
        reason: 'Dentista',
        source: 'owner',
      },
    ])
    expect((await close()).body).toEqual(closed.body)
    expect((await list('2026-11-24', '2026-11-24')).closures).toEqual([closed.body])
    expect((await shop.tryBook(shop.request('2026-11-24T16:00:00Z'))).body.fields?.[0]?.path).toBe('time')
    expect((await close({ id: randomUUID(), ends_at: '2026-11-24T14:30:00Z' })).body.fields?.[0]?.path).toBe(
      'ends_at',
    )
    expect((await shop.ask(`/api/agenda/closures/${id}`, 'DELETE')).body).toEqual({ ok: true })
    expect((await shop.ask(`/api/agenda/closures/${id}`, 'DELETE')).body).toEqual({ ok: true })
    expect((await shop.tryBook(shop.request('2026-11-24T16:00:00Z'))).status).toBe(201)
  })

  it('holidays are closures like others, and every open screen hears of them', async () => {
    const stream = await openStream(server, shop.company)
    await put(['2026-12-25'], true, { reason: 'Natal', source: 'holiday' })
    await stream.until((events) => events.some(({ name }) => name === 'AGENDA_CHANGED'))
    expect(stream.events.at(-1)).toMatchObject({ name: 'AGENDA_CHANGED', data: { what: 'closures' } })
    stream.close()
    expect((await list('2026-12-25', '2026-12-25')).closures).toMatchObject([
      { reason: 'Natal', source: 'holiday' },
    ])
  })
})

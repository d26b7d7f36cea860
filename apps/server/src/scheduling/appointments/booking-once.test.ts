import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Appointment } from '@balcao/contract/scheduling'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { givenAgendaShop, type AgendaShop } from '../testing/agenda-shop'
import { movableClock } from '../testing/movable-clock'

const clock = movableClock('2026-11-16T12:00:00Z')
let server: TestServer
let shop: AgendaShop

beforeAll(async () => {
  server = await borrowTestServer({ clock: clock.now })
  shop = await givenAgendaShop(server)
})
afterAll(() => server.stop())

const listed = async (date: string) =>
  (await shop.ask<{ appointments: Appointment[] }>(`/api/appointments?from=${date}&to=${date}`)).body
    .appointments

describe('one request is one booking', () => {
  it('a double click books once, however often it is clicked', async () => {
    const request = shop.request('2026-11-17T14:00:00Z')
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.tryBook(request)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await listed('2026-11-17')).toHaveLength(1)
  })

  it('whoever lost the reply asks again, also in other words for the same instant, and after it was confirmed and is over', async () => {
    const request = shop.request('2026-11-18T10:00:00-04:00')
    const first = await shop.tryBook(request)
    const again = await shop.tryBook({ ...request, starts_at: '2026-11-18T14:00:00Z', client: ' Ana Lima ' })
    expect(again.body).toEqual(first.body)
    await shop.setStatus(first.body, 'confirmed')
    clock.set('2026-11-19T12:00:00Z')
    const late = await shop.tryBook(request)
    expect([late.status, late.body.status]).toEqual([201, 'confirmed'])
    expect(await listed('2026-11-18')).toHaveLength(1)
    clock.set('2026-11-16T12:00:00Z')
  })

  it.each([
    ['another person', { client: 'Bia' }],
    ['another time', { starts_at: '2026-11-19T15:00:00Z' }],
    ['another status', { status: 'confirmed' as const }],
    ['another price', { price_type: 'longo' }],
  ])('the same id with %s is refused', async (_what, other) => {
    const request = shop.request('2026-11-19T14:00:00Z', { id: '00000000-0000-4000-8000-00000000abcd' })
    await shop.tryBook(request)
    const answer = await shop.tryBook({ ...request, ...other })
    expect([answer.status, answer.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
  })

  it('two different requests under one id at the same moment: one is booked, the other is told', async () => {
    const id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        shop.tryBook(shop.request(`2026-11-20T${13 + n}:00:00Z`, { id, client: `Pessoa ${n}` })),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(7)
    expect(await listed('2026-11-20')).toHaveLength(1)
  })

  it('a double click on a status or on an edit changes it once', async () => {
    const made = await shop.given('2026-11-23T14:00:00Z')
    const clicks = await Promise.all(Array.from({ length: 6 }, () => shop.setStatus(made, 'confirmed')))
    expect(clicks.map(({ status, body }) => [status, body.version])).toEqual(
      Array.from({ length: 6 }, () => [200, 2]),
    )
    const confirmed = clicks[0]!.body
    const moves = await Promise.all(
      Array.from({ length: 6 }, () => shop.edit(confirmed, { starts_at: '2026-11-23T16:00:00Z' })),
    )
    expect(moves.map(({ status, body }) => [status, body.version])).toEqual(
      Array.from({ length: 6 }, () => [200, 3]),
    )
    const two = await Promise.all([
      shop.edit(moves[0]!.body, { notes: 'um' }),
      shop.edit(moves[0]!.body, { notes: 'dois' }),
    ])
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dice, runs, seed } from '@balcao/testkit/chance'
import { call } from '../../testing/call'
import { startTestServer, type TestServer } from '../../testing/server'
import { givenAgendaShop, type AgendaShop, type Refusal } from '../testing/agenda-shop'
import { unspokenOverlaps } from '../testing/overlaps'

let server: TestServer
let shop: AgendaShop
let now = new Date('2026-11-16T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  shop = await givenAgendaShop(server)
})
afterAll(() => server.stop())

it('everybody at everything at once: no failure, and never two people in one time whom nobody put there', async () => {
  const bearer = (await call<{ token: string }>(server, '/api/visit')).body.token
  const throwDice = dice(seed)
  const base = `/api/booking/${shop.company.id}`
  const known = Array.from({ length: 24 }, () => randomUUID())
  const startAt = (n: number) => new Date(Date.parse('2026-11-17T13:00:00Z') + n * 1_800_000).toISOString()
  const links = new Map<string, string>()
  let willed = 0
  /** The owner reads the warnings and wants it all the same; who booked in between is not among them. */
  const insist = async (
    act: (accept: string[]) => Promise<{ status: number; text: string; body: Refusal }>,
  ) => {
    const warned = await act([])
    if (warned.body.code !== 'APPOINTMENT_WARNED') return warned
    const accept = warned.body.current!.warnings.map(({ key }) => key)
    const answer = await act(accept)
    if (answer.status < 300 && accept.some((key) => key.startsWith('overlap:'))) willed += 1
    return answer
  }

  const acts: ((id: string, start: string) => Promise<{ status: number; text: string }>)[] = [
    (id, start) =>
      call(server, `${base}/holds`, { bearer, body: { id, service_id: shop.cut, starts_at: start } }),
    (id) => call(server, `${base}/holds/${id}`, { bearer, method: 'DELETE' }),
    async (id, start) => {
      const body = {
        id,
        service_id: shop.cut,
        starts_at: start,
        name: 'Ana Lima',
        phone: '92991234567',
        consent: true,
      }
      const answer = await call<{ link: string }>(server, `${base}/bookings`, { bearer, body })
      if (answer.status === 201) links.set(id, answer.body.link)
      return answer
    },
    (id, start) => shop.tryBook(shop.request(start, { id })),
    async (id, start) => shop.edit((await shop.read(id)).body, { starts_at: start }),
    (id, start) => insist((accept) => shop.tryBook(shop.request(start, { id, accept }))),
    async (id, start) => {
      const { body } = await shop.read(id)
      return insist((accept) => shop.edit(body, { starts_at: start, accept }))
    },
    async (id) => shop.setStatus((await shop.read(id)).body, 'cancelled'),
    async (id) => shop.setStatus((await shop.read(id)).body, 'confirmed'),
    (id) => shop.ask(`/api/appointments/${id}`, 'DELETE'),
    (id) => shop.ask(`/api/appointments/${id}/restore`, 'POST'),
    async (id, start) => {
      const link = links.get(id)
      if (!link) return { status: 200, text: '' }
      const { body } = await call<{ version: number }>(server, `${base}/bookings/${link}`)
      const change = { act: 'move', version: body.version, starts_at: start }
      return call(server, `${base}/bookings/${link}`, { bearer, body: change })
    },
    () => shop.ask('/api/agenda/closures', 'PUT', { dates: ['2026-11-18'], closed: true, accept: true }),
    () => shop.ask('/api/agenda/closures', 'PUT', { dates: ['2026-11-18'], closed: false }),
    () => shop.ask('/api/appointments/summary'),
  ]
  const failures: string[] = []
  for (let round = 0; round < runs(60, 6); round += 1) {
    now = new Date(now.getTime() + 4 * 60_000)
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        const act = throwDice(acts.length)
        const answer = await acts[act]!(known[throwDice(known.length)]!, startAt(throwDice(16)))
        if (answer.status >= 500) failures.push(`${act}: ${answer.text}`)
      }),
    )
    expect(await unspokenOverlaps(server), `seed ${seed}`).toEqual([])
  }
  expect(failures, `seed ${seed}`).toEqual([])
  expect(willed, 'some were put over others on purpose').toBeGreaterThan(0)
}, 120_000)

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { givenCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { openStream, streamTicket, type StreamedEvent } from '../../testing/event-stream'
import { givenOrder } from '../../testing/orders'
import { startTestServer, type TestServer } from '../../testing/server'
import { appendEvent } from './append-event'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
})
afterAll(() => server.stop())

const streamStatus = async (token: string, instance: string) => {
  const response = await fetch(`${server.url}/chat/events?token=${token}&instance=${instance}`)
  await response.body?.cancel()
  return response.status
}

/** Appends an event whose data can be told apart. */
const announce = (companyId: string, field: string) =>
  server.app.db.asCompany(companyId, (tx) => appendEvent(tx, 'COMPANY_CHANGED', { fields: [field] }))

const idsOf = (events: StreamedEvent[]) => events.map(({ id }) => id)
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

describe('live events', () => {
  it('CALL-50 an order from outside is on the open stream at once, with its counters', async () => {
    const company = await givenCompany(server)
    const stream = await openStream(server, company)
    const order = await givenOrder(server, company)
    await stream.until((events) => events.some(({ name }) => name === 'ORDER_UPSERT'))
    expect(stream.events.find(({ name }) => name === 'ORDER_UPSERT')!.data).toMatchObject({
      fresh: true,
      order: { id: order.id },
      counts: { analysis: 1, unseen: 1 },
    })
    stream.close()
  })

  it('50 writers at once and a reader that keeps losing its connection: each event comes once, in order, with no number left out', async () => {
    const company = await givenCompany(server)
    const neighbour = await givenCompany(server)
    const steady = await openStream(server, company, 0)
    const seen: StreamedEvent[] = []
    const written = new AbortController()
    const restless = (async () => {
      while (!written.signal.aborted) {
        const since = seen.at(-1)?.id ?? 0
        const stream = await openStream(server, company, since)
        const few = (createHash('md5').update(String(since)).digest()[0]! % 9) + 1
        await stream.until((events) => events.length >= few || written.signal.aborted)
        stream.close()
        seen.push(...stream.events)
      }
    })()
    const writers = Array.from({ length: 50 }, async (_, writer) => {
      for (let n = 0; n < 6; n++) {
        await announce(company.id, `A-${writer}-${n}`)
        await announce(neighbour.id, `B-${writer}-${n}`)
      }
    })
    await Promise.all(writers)
    await steady.until((events) => events.length >= 300, 10_000)
    written.abort()
    await announce(company.id, 'last')
    await restless
    const rest = await openStream(server, company, seen.at(-1)!.id)
    await rest.until(() => (rest.events.at(-1)?.id ?? seen.at(-1)!.id) === 301)
    rest.close()
    steady.close()

    expect(idsOf([...seen, ...rest.events])).toEqual(upTo(301))
    expect(idsOf(steady.events).slice(0, 300)).toEqual(upTo(300))
    const fields = steady.events.flatMap(({ data }) => (data as { fields: string[] }).fields)
    expect(fields.filter((field) => field.startsWith('B'))).toEqual([])
    expect(new Set(fields.slice(0, 300)).size).toBe(300)
  }, 30_000)

  it('a transaction that fails leaves no event and no gap in the numbers', async () => {
    const company = await givenCompany(server)
    await announce(company.id, 'first')
    const failing = server.app.db.asCompany(company.id, async (tx) => {
      await appendEvent(tx, 'COMPANY_CHANGED', { fields: ['never'] })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await announce(company.id, 'second')
    const stream = await openStream(server, company, 0)
    await stream.until((events) => events.length === 2)
    expect(stream.events.map(({ id, data }) => [id, data])).toEqual([
      [1, { fields: ['first'] }],
      [2, { fields: ['second'] }],
    ])
    stream.close()
  })

  it('a reader from further back joins while others read on, and misses nothing', async () => {
    const company = await givenCompany(server)
    for (let n = 0; n < 30; n++) await announce(company.id, String(n))
    const ahead = await openStream(server, company)
    const joining = Promise.all([openStream(server, company, 0), openStream(server, company, 3)])
    for (let n = 30; n < 60; n++) await announce(company.id, String(n))
    const [fromStart, fromThree] = await joining
    for (const stream of [fromStart, fromThree]) await stream.until((events) => events.at(-1)?.id === 60)
    expect(idsOf(fromStart.events)).toEqual(upTo(60))
    expect(idsOf(fromThree.events)).toEqual(upTo(60).slice(3))
    for (const stream of [ahead, fromStart, fromThree]) stream.close()
  })

  it('a ticket opens one stream, once, for thirty seconds, and only its own company’s', async () => {
    const company = await givenCompany(server)
    const neighbour = await givenCompany(server)
    const ticket = await streamTicket(server, company)
    expect(await streamStatus(ticket.token, neighbour.id)).toBe(401)
    const uses = await Promise.all(
      Array.from({ length: 10 }, () => streamStatus(ticket.token, ticket.instance)),
    )
    expect(uses.filter((status) => status === 200)).toHaveLength(1)
    expect(uses.filter((status) => status === 401)).toHaveLength(9)

    const now = async () =>
      (await server.app.db.owner.query<{ now: Date }>('select now()')).rows[0]!.now.getTime()
    const before = await now()
    const late = await streamTicket(server, company)
    const after = await now()
    const { rows } = await server.app.db.owner.query<{ until: Date }>(
      `with before as (select expires_at as until from stream_tickets where company_id = $1)
       update stream_tickets set expires_at = now() where company_id = $1
       returning (select until from before)`,
      [company.id],
    )
    expect(rows[0]!.until.getTime()).toBeGreaterThanOrEqual(before + 30_000)
    expect(rows[0]!.until.getTime()).toBeLessThanOrEqual(after + 30_000)
    expect(await streamStatus(late.token, late.instance)).toBe(401)
    expect(await streamStatus('made-up', company.id)).toBe(401)
  })

  it('who asks for events that are gone, or for ones that never were, is told to read everything again', async () => {
    const company = await givenCompany(server)
    for (let n = 0; n < 5; n++) await announce(company.id, String(n))
    await server.app.db.owner.query('delete from events where company_id = $1 and id <= 3', [company.id])
    for (const [since, expected] of [
      [1, [['RESET', 5]]],
      [
        3,
        [
          ['COMPANY_CHANGED', 4],
          ['COMPANY_CHANGED', 5],
        ],
      ],
      [99, [['RESET', 5]]],
    ] as const) {
      const stream = await openStream(server, company, since)
      await stream.until((events) => events.length >= expected.length)
      expect(stream.events.map(({ name, id }) => [name, id])).toEqual(expected)
      stream.close()
    }
  })

  it('when the announcing connection is killed it comes back, and what was announced meanwhile is delivered', async () => {
    const company = await givenCompany(server)
    const stream = await openStream(server, company)
    const killed = await server.app.db.owner
      .query(
        `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'balcao-live' and datname = current_database()`,
      )
      .catch((error: { code: string }) => error.code)
    // The owner of the tables is an ordinary role and may not end the product's sessions.
    expect(killed).toBe('42501')
    await server.app.db.app.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'balcao-live' and datname = current_database()`,
    )
    for (let n = 0; n < 10; n++) await announce(company.id, String(n))
    await stream.until((events) => events.length === 10)
    expect(idsOf(stream.events)).toEqual(upTo(10))
    stream.close()
  })

  it('a session that ended while nobody was listening loses its stream when the listener is back', async () => {
    const company = await givenCompany(server)
    const stream = await openStream(server, company)
    await server.app.db.app.query(
      `with killed as (select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'balcao-live' and datname = current_database())
       select count(*) from killed`,
    )
    await server.app.db.owner.query('delete from sessions where company_id = $1', [company.id])
    await stream.ended
    expect(stream.events).toEqual([])
  })

  it('a reader that stops reading is dropped before it holds much, and the others go on', async () => {
    const company = await givenCompany(server)
    const healthy = await openStream(server, company)
    const { token, instance } = await streamTicket(server, company)
    const { hostname, port } = new URL(server.url)
    const stalled = connect(Number(port), hostname)
    stalled.pause()
    stalled.write(`GET /chat/events?token=${token}&instance=${instance} HTTP/1.1\r\nHost: x\r\n\r\n`)
    await expect.poll(() => server.app.hub.openStreams()).toBeGreaterThanOrEqual(2)
    const openBefore = server.app.hub.openStreams()
    const large = 'x'.repeat(100_000)
    let written = 0
    while (server.app.hub.openStreams() === openBefore && written < 200) {
      await announce(company.id, large)
      written++
      await healthy.until((events) => events.length >= written)
    }
    // What the kernel's socket buffers take, and 256 KiB of ours.
    expect(written * large.length).toBeLessThan(12_000_000)
    expect(server.app.hub.openStreams()).toBe(openBefore - 1)
    stalled.destroy()
    healthy.close()
  })

  it('a stream is not opened by a session, a key or nothing in place of a ticket', async () => {
    const company = await givenCompany(server)
    const answer = await call(server, `/chat/events?token=x&instance=${company.id}`, {
      cookie: company.cookie,
      bearer: company.apiKey,
    })
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('a reader that hangs while its session ends costs nobody anything at the heartbeats after it', async () => {
    const company = await givenCompany(server)
    const healthy = await openStream(server, company)
    const { token, instance } = await streamTicket(server, company)
    const { hostname, port } = new URL(server.url)
    const intervals = vi.spyOn(globalThis, 'setInterval')
    let socket: Socket | undefined
    try {
      const taken = once(server.app.http.server, 'connection') as Promise<[Socket]>
      const hanging = connect(Number(port), hostname)
      hanging.write(`GET /chat/events?token=${token}&instance=${instance} HTTP/1.1\r\nhost: x\r\n\r\n`)
      hanging.on('error', () => {}).pause()
      socket = (await taken)[0]
      await expect.poll(() => socket!.bytesWritten).toBeGreaterThan(0)
      for (let n = 0; socket.writableLength === 0; n++) {
        await announce(company.id, 'x'.repeat(100_000))
        await healthy.until((events) => events.length > n)
      }
      await call(server, '/api/sign-out', { method: 'POST', cookie: company.cookie })
      await healthy.ended
      const beats = intervals.mock.calls.filter(([, everyMs]) => everyMs === 20_000)
      expect(beats).toHaveLength(1)
      // The framework hears the first error and no other.
      for (let n = 0; n < 2; n++) {
        beats[0]![0]()
        await new Promise(setImmediate)
      }
      expect(socket.destroyed).toBe(false)
    } finally {
      socket?.destroy()
      intervals.mockRestore()
    }
  })
})

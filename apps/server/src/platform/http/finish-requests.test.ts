import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenStation, stationProgram } from '../../printing/testing/counter'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { openStream } from '../../testing/event-stream'
import { buildOrder } from '../../testing/orders'
import { startServerProcess, type ServerProcess } from '../../testing/server-process'
import { startTestServer, type TestServer } from '../../testing/server'

const writers = 12

let observer: TestServer
let server: ServerProcess
let company: TestCompany

beforeAll(async () => {
  observer = await startTestServer()
  company = await givenCompany(observer)
  server = await startServerProcess(observer.database)
})
afterAll(async () => {
  await server.kill()
  await observer.stop()
})

/** Places one order over a connection that is kept; answers the status and whether the server closes the connection. */
async function place(agent: Agent, id: string) {
  const sent = request(`${server.url}/rest/v1/orders`, {
    agent,
    method: 'POST',
    headers: { authorization: `Bearer ${company.apiKey}`, 'content-type': 'application/json' },
  })
  sent.end(JSON.stringify(buildOrder({ id })))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return { status: answer.statusCode, connection: answer.headers.connection }
}

const isOpen = () =>
  new Promise<boolean>((resolve) => {
    const { hostname, port } = new URL(server.url)
    const probe = connect(Number(port), hostname)
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false))
    probe.once('connect', () => probe.destroy())
  })

it('a server that is asked to stop answers every order that it stores, ends streams and long polls at once, and takes nobody new', async () => {
  const { owner } = observer.app.db
  const agent = new Agent({ keepAlive: true })
  const answered = new Set<string>()
  const lastAnswers: string[] = []
  const writing = Array.from({ length: writers }, async () => {
    for (;;) {
      const id = randomUUID()
      // Refused: its connection is closed, or nobody listens any more.
      const answer = await place(agent, id).catch(() => undefined)
      if (!answer) return
      expect(answer.status).toBe(201)
      answered.add(id)
      if (answer.connection === 'close') lastAnswers.push(id)
    }
  })
  const station = stationProgram(server, await givenStation(server, company))
  const polled = station.claim({ wait: 25 })
  const stream = await openStream(server, company)
  const { hostname, port } = new URL(server.url)
  const silent = connect(Number(port), hostname)
  await once(silent, 'connect')
  const silenced = once(silent.resume(), 'close')
  await expect.poll(() => answered.size, { timeout: 15_000 }).toBeGreaterThan(writers)

  // Holds every writer in the middle of its order.
  const holder = await owner.connect()
  await holder.query('begin')
  await holder.query('select 1 from event_counters where company_id = $1 for update', [company.id])
  const waiting = async () => {
    const { rows } = await owner.query<{ count: number }>(
      `select count(distinct pid) from pg_locks join pg_stat_activity using (pid)
       where datname = current_database() and not granted`,
    )
    return rows[0]!.count
  }
  await expect.poll(waiting, { timeout: 15_000 }).toBe(writers)
  const before = answered.size
  const ended = server.end()
  await stream.ended
  expect((await polled).body).toEqual([])
  await silenced
  await expect.poll(isOpen).toBe(false)
  expect(answered.size).toBe(before)
  await holder.query('commit')
  holder.release()

  await Promise.all(writing)
  expect(await ended).toBe(0)
  expect(lastAnswers).toHaveLength(writers)
  const { rows } = await owner.query<{ id: string }>('select id from orders where company_id = $1', [
    company.id,
  ])
  expect(new Set(rows.map(({ id }) => id))).toEqual(answered)
}, 60_000)

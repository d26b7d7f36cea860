import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askGateway } from '../../gateways/ask-gateway'
import { givenStation, stationProgram } from '../../printing/testing/counter'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { openStream } from '../../testing/event-stream'
import { givenOrder } from '../../testing/orders'
import { startTestServer, type TestServer } from '../../testing/server'
import { packageRoot } from '../package-root'

const token = 'a token of the programs that watch'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_METRICS_TOKEN: token } })
  company = await givenCompany(server, { imprimeAuto: true })
})
afterAll(() => server.stop())

/** Every line of the answer: `name{labels}` and its value. */
async function scrape(): Promise<Map<string, number>> {
  const { status, text, headers } = await call(server, '/metrics', { bearer: token })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [, name, value] = /^([a-z_0-9]+(?:\{.*\})?) (\S+)$/.exec(line) ?? []
      expect(name).toBeDefined()
      return [name!, Number(value)]
    }),
  )
}

it('a program with the token reads how requests, connections, streams and jobs stand; nobody else does, and nobody reads of whom', async () => {
  const stream = await openStream(server, company)
  const station = stationProgram(server, await givenStation(server, company))
  await call(server, '/api/printing/settings', {
    method: 'PUT',
    cookie: company.cookie,
    body: { copies: { delivery: ['kitchen'], pickup: ['kitchen'] } },
  })
  await givenOrder(server, company)
  const [job] = (await station.claim()).body
  await station.report(job!, 'uncertain')
  for (const bearer of [undefined, `${token}x`, company.apiKey]) {
    const { status } = await call(server, '/metrics', bearer ? { bearer } : {})
    expect(status).toBe(401)
  }
  const nobody = { to: 'evolution', method: 'GET', url: 'http://127.0.0.1:9/', headers: {} } as const
  await askGateway({ ...nobody, timeoutMs: 1000, mostBytes: 10 })
  const figures = await scrape()
  expect(figures.get('balcao_figures_unanswered')).toBe(0)
  expect(figures.get('balcao_prints_uncertain')).toBe(1)
  expect(figures.get('balcao_streams_open')).toBe(1)
  expect(figures.get('balcao_jobs_parked')).toBe(0)
  expect(figures.get('balcao_jobs_waiting{class="customer"}')).toBeGreaterThanOrEqual(0)
  expect(figures.get('balcao_webhooks_oldest_seconds')).toBe(0)
  expect(figures.get('balcao_database_connections{pool="app",state="waiting"}')).toBe(0)
  expect(
    figures.get('balcao_http_request_seconds_count{method="POST",route="/rest/v1/orders",status="201"}'),
  ).toBe(1)
  expect(figures.get('balcao_outside_calls_total{to="evolution",outcome="unanswered"}')).toBeGreaterThan(0)
  expect(figures.get('balcao_nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)

  const said = [...figures.keys()].join('\n')
  for (const word of [company.id, company.cnpj]) expect(said).not.toContain(word)
  stream.close()
})

it('without a token or a port there is no such page', async () => {
  const other = await startTestServer()
  expect((await call(other, '/metrics', { bearer: token })).status).toBe(404)
  await other.stop()
})

it('the dashboard and the alerts ask for figures that there are', async () => {
  const folder = join(packageRoot(), '../../deploy/watch')
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const asked = new Set(files.flatMap((file) => file.match(/balcao_\w+/g) ?? []))
  const { text } = await call(server, '/metrics', { bearer: token })
  const given = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!))
  // Only where there is a replica: its own test looks for it.
  given.add('balcao_replica_in_use')
  const unknown = [...asked].filter((name) => !given.has(name.replace(/_(count|bucket|sum)$/, '')))
  expect(asked.size).toBeGreaterThan(15)
  expect(unknown).toEqual([])
})

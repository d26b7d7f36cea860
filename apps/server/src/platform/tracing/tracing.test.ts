import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { startCollector, type CollectedSpan, type Collector } from '@balcao/testkit/otlp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askGateway } from '../../gateways/ask-gateway'
import { givenOrder } from '../../testing/orders'
import { startWhatsAppTown, type WhatsAppTown } from '../../testing/whatsapp'
import { createLog } from '../log'
import { runAs } from '../what-runs'
import { startTracing } from './start-tracing'
import { startSpan } from './tracing'

let collector: Collector
let town: WhatsAppTown
const about = { log: createLog('silent'), role: 'all' }

beforeAll(async () => {
  collector = await startCollector()
  town = await startWhatsAppTown()
})
afterAll(async () => {
  await town.stop()
  await collector.stop()
})

const isLoaded = () =>
  Object.keys(createRequire(import.meta.url).cache).some((path) => path.includes('@opentelemetry/sdk-'))

/** The names of a step and of all that it goes on from, from the first to it. */
function roadTo(span: CollectedSpan): string[] {
  const before = collector.spans.find(({ spanId }) => spanId === span.parentSpanId)
  return [...(before ? roadTo(before) : []), span.name]
}

it('without a setting nothing is traced, and nothing of it is loaded', async () => {
  await (
    await startTracing({}, about)
  )()
  await (
    await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SDK_DISABLED: 'true' }, about)
  )()
  expect(startSpan('nothing', { kind: 'job' })).toBeUndefined()
  expect(isLoaded()).toBe(false)
})

it('an order is one trace: its request, statements, jobs and what the gateway is asked; nobody can be read in it', async () => {
  const shop = await town.givenShop({ botOn: false })
  const number = '5592991234567'
  shop.phone(number).says('oi')
  await town.gateway.idle()
  // The packages read their settings from the process.
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'balcao-lojas',
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
  }
  Object.assign(process.env, settings)
  try {
    const end = await startTracing(process.env, about)
    expect(isLoaded()).toBe(true)
    await givenOrder(town.server, shop, { customer_phone: number })
    const told = () => town.gateway.log().filter(({ via }) => via === 'api')
    await expect.poll(() => told().length).toBe(1)
    const jobs = async () =>
      (await town.server.app.db.owner.query('select from graphile_worker.jobs')).rowCount
    await expect.poll(jobs).toBe(0)

    // Whoever is asked outside may go on with the trace.
    const outsider = createServer((request, answer) => answer.end(request.headers.traceparent)).listen(0)
    await once(outsider, 'listening')
    const url = `http://127.0.0.1:${(outsider.address() as AddressInfo).port}/`
    const span = startSpan('job by hand', { kind: 'job' })!
    const answer = await runAs({ span }, () =>
      askGateway({ to: 'evolution', method: 'GET', url, headers: {}, timeoutMs: 5000, mostBytes: 100 }),
    )
    span.end()
    outsider.close()
    expect(answer).toMatchObject({ kind: 'answer' })
    expect('body' in answer && answer.body.toString().split('-')[1]).toBe(span.traceparent.split('-')[1])
    await end()
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name]
  }

  const placed = collector.spans.find(({ name }) => name === 'POST /rest/v1/orders')!
  const trace = collector.spans.filter(({ traceId }) => traceId === placed.traceId)
  const call = trace.find(({ name }) => name === 'POST 127.0.0.1')!
  expect(roadTo(call)).toEqual([
    'POST /rest/v1/orders',
    'job order-moved',
    'job send-messages',
    'POST 127.0.0.1',
  ])
  expect(trace.map(({ name }) => name)).toEqual(expect.arrayContaining(['insert orders', 'commit']))
  expect(
    Object.fromEntries(placed.attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
  ).toMatchObject({
    'http.route': '/rest/v1/orders',
    'http.response.status_code': 201,
    'balcao.company_id': shop.id,
  })
  expect(collector.resources.get('service.name')).toBe('balcao-lojas')
  const said = JSON.stringify(collector.spans)
  for (const secret of [shop.cnpj, shop.apiKey, number, '92991234567', 'Ana', 'Rua das Flores', 'X-Bacon'])
    expect(said).not.toContain(secret)
})

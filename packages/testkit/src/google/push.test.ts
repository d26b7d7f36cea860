import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listeningPort, LOOPBACK } from '../listener/listening-port'
import { DONA, startConnectedApp, type ConnectedApp } from './connected-app'
import type { GooglePerson } from './person'

const WATCH = '/calendars/primary/events/watch'
const ADDRESS = 'https://loja.example/hooks/google?n=1'
const DAY_MS = 24 * 60 * 60_000

interface Received {
  path: string
  headers: IncomingHttpHeaders
  length: number
}

let app: ConnectedApp
let dona: GooglePerson
let now: number
let receiver: Server
let received: Received[]
let statuses: number[]

beforeEach(async () => {
  now = Date.UTC(2026, 2, 1)
  received = []
  statuses = []
  app = await startConnectedApp({ now: () => now })
  dona = app.google.account(DONA)
  receiver = createServer((request, response) => {
    let length = 0
    request.on('data', (chunk: Buffer) => (length += chunk.length))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, length })
      response.writeHead(statuses.shift() ?? 204).end()
    })
  }).listen(0, LOOPBACK)
  app.google.routePushes('https://loja.example', `http://${LOOPBACK}:${await listeningPort(receiver)}`)
})
afterEach(async () => {
  await app.stop()
  const closed = once(receiver, 'close')
  receiver.close()
  receiver.closeAllConnections()
  await closed
})

const watch = (more: object = {}) =>
  app.call('POST', WATCH, { id: 'canal-1', type: 'web_hook', address: ADDRESS, token: 'segredo', ...more })
const put = () => dona.puts({ summary: 'x', start: { date: '2026-03-10' }, end: { date: '2026-03-11' } }).id
const states = () => received.map(({ headers }) => headers['x-goog-resource-state'])
const numbers = () => received.map(({ headers }) => Number(headers['x-goog-message-number']))

describe('a watch channel', () => {
  it('is told of itself and then of every change, whoever made it, by headers alone', async () => {
    const { status, body } = await watch()
    expect([status, body]).toEqual([
      200,
      {
        kind: 'api#channel',
        id: 'canal-1',
        resourceId: expect.any(String),
        resourceUri: expect.stringContaining('/calendar/v3/calendars/dona%40estudio.example/events'),
        token: 'segredo',
        expiration: String(now + 7 * DAY_MS),
      },
    ])
    dona.deletes(put())
    await app.call('POST', '/calendars/primary/events', {
      start: { date: '2026-03-10' },
      end: { date: '2026-03-11' },
    })
    await app.google.idle()
    expect(states()).toEqual(['sync', 'exists', 'exists', 'exists'])
    expect(numbers()).toEqual([...numbers()].sort((one, other) => one - other))
    expect(new Set(numbers()).size).toBe(4)
    expect(received[0]).toMatchObject({
      path: '/hooks/google?n=1',
      length: 0,
      headers: {
        'x-goog-channel-id': 'canal-1',
        'x-goog-channel-token': 'segredo',
        'x-goog-channel-expiration': 'Sun, 08 Mar 2026 00:00:00 GMT',
        'x-goog-resource-id': body.resourceId,
        'x-goog-resource-uri': body.resourceUri,
        'x-goog-message-number': '1',
      },
    })
  })

  it.each([
    ['no id', { id: undefined }, 'required'],
    ['an id with blanks', { id: 'canal 1' }, 'invalid'],
    ['an id of 65', { id: 'a'.repeat(65) }, 'invalid'],
    ['another type', { type: 'smoke' }, 'invalid'],
    ['no address', { address: undefined }, 'required'],
    ['an address without HTTPS', { address: 'http://127.0.0.1:3000/hook' }, 'push.webhookUrlNotHttps'],
  ])('is refused with %s', async (_, more, reason) => {
    const { status, body } = await watch(more)
    expect([status, body]).toMatchObject([400, { error: { errors: [{ reason }] } }])
    expect(dona.channels()).toEqual([])
  })

  it('ends by itself, when stopped, and only once under its id', async () => {
    const short = await watch({ params: { ttl: '60' }, token: undefined })
    expect(short.body).toMatchObject({ expiration: String(now + 60_000) })
    expect(short.body).not.toHaveProperty('token')
    now += 60_000
    put()
    expect(dona.channels()).toEqual([])
    const again = await watch()
    expect([again.status, again.body]).toMatchObject([
      400,
      { error: { errors: [{ reason: 'channelIdNotUnique' }] } },
    ])
    const { body } = await watch({ id: 'canal-2', expiration: now + 90 * DAY_MS })
    expect(body.expiration).toBe(String(now + 7 * DAY_MS))
    const stop = (id: unknown, resourceId: unknown) => app.call('POST', '/channels/stop', { id, resourceId })
    expect((await stop('canal-2', 'other')).status).toBe(404)
    expect((await stop('canal-2', body.resourceId)).status).toBe(204)
    expect((await stop('canal-2', body.resourceId)).status).toBe(404)
    put()
    await app.google.idle()
    expect(states()).toEqual(['sync', 'sync'])
  })

  it('tells nobody of other calendars', async () => {
    await watch()
    app.google
      .account('outra@estudio.example')
      .puts({ start: { date: '2026-03-10' }, end: { date: '2026-03-11' } })
    await app.google.idle()
    expect(states()).toEqual(['sync'])
  })

  it('is tried again after 500 to 504, and after nothing else', async () => {
    statuses = [204, 503, 500, 200, 404]
    await watch()
    put()
    await app.google.idle()
    put()
    await app.google.idle()
    expect(app.google.pushes().map(({ outcome, attempt }) => [outcome, attempt])).toEqual([
      [204, 1],
      [503, 1],
      [500, 2],
      [200, 3],
      [404, 1],
    ])
  })

  it('never calls a public address', async () => {
    await watch({ address: 'https://fora.example/hook' })
    await app.google.idle()
    expect(app.google.pushes()).toEqual([
      { channelId: 'canal-1', state: 'sync', number: 1, attempt: 1, outcome: 'network' },
    ])
    expect(() => app.google.routePushes('https://fora.example', 'https://93.184.216.34')).toThrow(
      'Not on loopback',
    )
  })

  it('doubles, loses, and shuffles on demand', async () => {
    app.google.misbehave({ pushes: 'lose' })
    await watch()
    app.google.misbehave({ pushes: 'twice' })
    put()
    await app.google.idle()
    expect(numbers()).toEqual([8, 8])
    app.google.misbehave({ pushes: 'hold' })
    for (let more = 0; more < 4; more += 1) put()
    await app.google.idle()
    expect(numbers()).toEqual([8, 8])
    app.google.releasePushes('shuffled')
    await app.google.idle()
    expect(numbers().slice(2)).toEqual([22, 36, 15, 29])
    put()
    put()
    app.google.releasePushes('reversed')
    put()
    app.google.releasePushes('in-order')
    await app.google.idle()
    expect(numbers().slice(6)).toEqual([50, 43, 57])
  })
})

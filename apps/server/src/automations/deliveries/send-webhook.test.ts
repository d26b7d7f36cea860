import { createServer } from 'node:net'
import { once } from 'node:events'
import { startWebhookReceiver, type WebhookReceiver } from '@balcao/testkit/webhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newWebhookSecret, signWebhook } from './sign-webhook'
import { sendWebhook } from './send-webhook'

let receiver: WebhookReceiver
beforeAll(async () => {
  receiver = await startWebhookReceiver()
})
afterAll(() => receiver.stop())
beforeEach(() => receiver.behave('take'))

const inside = { allowPrivate: true }
const message = { body: '{"olá":"açaí"}', headers: {} }

describe('sending', () => {
  it('brings the body as it was signed, and the beginning of the answer', async () => {
    const signed = await startWebhookReceiver()
    const secret = newWebhookSecret()
    const former = newWebhookSecret()
    for (const trusted of [secret, former]) {
      signed.trust(trusted)
      const headers = signWebhook({ id: 'evt', at: new Date(), body: message.body }, [secret, former])
      expect(await sendWebhook(signed.url, { ...message, headers }, inside)).toEqual({
        problem: null,
        status: 200,
        answer: '{"ok":true}',
      })
    }
    signed.trust(newWebhookSecret())
    const headers = signWebhook({ id: 'evt', at: new Date(), body: message.body }, [secret])
    expect(await sendWebhook(signed.url, { ...message, headers }, inside)).toMatchObject({ status: 401 })
    expect(signed.received().at(-1)).toMatchObject({
      body: message.body,
      headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Balcao-Webhooks/1' },
    })
    await signed.stop()
  })

  it('follows no redirect, to loopback least of all', async () => {
    const inner = await startWebhookReceiver()
    receiver.behave('redirect', { redirectTo: inner.url })
    expect(await sendWebhook(receiver.url, message, inside)).toMatchObject({
      problem: 'redirect',
      status: 307,
    })
    expect(inner.received()).toEqual([])
    await inner.stop()
  })

  it.each([
    ['fail', { problem: 'status', status: 500, answer: 'out of order' }],
    ['gone', { problem: 'gone', status: 410, answer: '' }],
    ['drop', { problem: 'connection', status: null, answer: null }],
  ] as const)('to a receiver that is told to %s says so', async (mode, outcome) => {
    receiver.behave(mode)
    expect(await sendWebhook(receiver.url, message, inside)).toEqual(outcome)
  })

  it('gives up on one that never answers, and takes the word of one whose answer never ends', async () => {
    const hasty = { ...inside, patienceMs: 300 }
    receiver.behave('hang')
    expect(await sendWebhook(receiver.url, message, hasty)).toMatchObject({
      problem: 'timeout',
      status: null,
    })
    receiver.behave('drip')
    const dripped = await sendWebhook(receiver.url, message, hasty)
    expect(dripped).toMatchObject({ problem: null, status: 200 })
    expect(dripped.answer).toMatch(/^\.+$/)
  })

  it.each(['http', 'https'])(
    'to an address that %s cannot connect to says so, and harms nobody',
    async (scheme) => {
      // A connection to a broadcast address fails at once on every machine, as one without a route does.
      const resolve = () => Promise.resolve([{ address: '127.255.255.255' }])
      expect(await sendWebhook(`${scheme}://hooks.example.com/`, message, { ...inside, resolve })).toEqual({
        problem: 'connection',
        status: null,
        answer: null,
      })
    },
  )

  it('reads no more than 4 kB of a huge answer', async () => {
    receiver.behave('flood')
    const { answer, status } = await sendWebhook(receiver.url, message, inside)
    expect([status, answer!.length]).toEqual([200, 4096])
    // What a socket buffers, not what a flood could bring.
    expect(receiver.flooded()).toBeLessThan(64 * 1024 * 1024)
  })

  it('keeps an answer that no database could store', async () => {
    const bytes = Buffer.concat([Buffer.from('a\0b'), Buffer.from([0xff])])
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => {
        socket.end(Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\n'), bytes]))
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    expect((await sendWebhook(`http://127.0.0.1:${port}/`, message, inside)).answer).toBe('a\ufffdb\ufffd')
    server.close()
  })

  it('goes to exactly the address that was checked, under the name that was written', async () => {
    const { port } = new URL(receiver.url)
    const url = `http://receiver.example.com:${port}/webhook`
    const resolve = async () => [{ address: '127.0.0.1' }]
    expect(await sendWebhook(url, message, { ...inside, resolve })).toMatchObject({ problem: null })
    expect(receiver.received().at(-1)!.headers.host).toBe(`receiver.example.com:${port}`)
  })

  it('connects to nothing inside: refused by its text, by its name, and at the try after its name was turned', async () => {
    const before = receiver.received().length
    const port = await canary()
    const outside = { allowPrivate: false, resolve: async () => [{ address: '127.0.0.1' }] }
    for (const url of [`https://127.0.0.1:${port.number}/`, `https://turned.example.com:${port.number}/`])
      expect(await sendWebhook(url, message, outside)).toEqual({
        problem: 'address',
        status: null,
        answer: null,
      })
    expect(port.connections()).toBe(0)
    // It does hear who is let in.
    await sendWebhook(`http://127.0.0.1:${port.number}/`, message, { ...inside, patienceMs: 2000 })
    expect(port.connections()).toBe(1)
    expect(receiver.received()).toHaveLength(before)
    port.close()
  })

  it('says when a name leads nowhere, when nobody listens, and when what listens speaks no TLS', async () => {
    const nowhere = { ...inside, resolve: async () => Promise.reject(new Error('ENOTFOUND')) }
    expect(await sendWebhook('https://x.example.com/', message, nowhere)).toMatchObject({ problem: 'dns' })
    expect(await sendWebhook('http://127.0.0.1:9/', message, inside)).toMatchObject({ problem: 'connection' })
    expect(await sendWebhook(receiver.url.replace('http', 'https'), message, inside)).toMatchObject({
      problem: 'tls',
    })
  })
})

/** A port above 8080 that counts who connects and says nothing. */
async function canary() {
  let count = 0
  const server = createServer((socket) => {
    count += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    number: (server.address() as { port: number }).port,
    connections: () => count,
    close: () => server.close(),
  }
}

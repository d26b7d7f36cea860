import { setTimeout as pause } from 'node:timers/promises'
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listeningPort } from '../listener/listening-port'
import { startFaultProxy, type FaultProxy } from '.'

let echo: Server
let proxy: FaultProxy
let seen: number
let clients: Socket[]

beforeEach(async () => {
  seen = 0
  clients = []
  echo = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      seen += chunk.length
    })
    socket.pipe(socket)
  }).listen(0, '127.0.0.1')
  proxy = await startFaultProxy({ target: { host: '127.0.0.1', port: await listeningPort(echo) } })
})
afterEach(async () => {
  for (const client of clients) client.destroy()
  await proxy.stop()
  echo.close()
})

test('bytes and ends pass in both directions', async () => {
  const client = await dial()
  const sent = Buffer.alloc(3_000_000, 'abcdefg')
  client.end(sent)
  expect((await readToEnd(client)).equals(sent)).toBe(true)
  expect(proxy.connections()).toBe(1)
})

test('any address can be led through it', () => {
  expect(proxy.through('postgres://app:segredo@db.example:5432/balcao?sslmode=disable')).toBe(
    `postgres://app:segredo@127.0.0.1:${proxy.port}/balcao?sslmode=disable`,
  )
  expect(proxy.through('https://api.example/v1')).toBe(`https://127.0.0.1:${proxy.port}/v1`)
  expect(proxy.httpUrl).toBe(`http://${proxy.host}:${proxy.port}`)
})

test('a cut resets what is open and refuses what comes, until it is restored on the same port', async () => {
  const client = await dial()
  const reset = once(client, 'error')
  proxy.cut()
  expect(await reset).toMatchObject([{ code: 'ECONNRESET' }])
  await expect(dial()).rejects.toMatchObject({ code: 'ECONNREFUSED' })

  await proxy.restore()
  expect(await echoed(await dial(), 'de volta')).toBe('de volta')
})

test('a delay is added to each direction, without slowing the flow down', async () => {
  const client = await dial()
  await echoed(client, 'warm')
  proxy.delay(40)
  // Timers fire in the order in which they are due: both delays together end after this one.
  const slow = echoed(client, 'slow')
  expect(await Promise.race([pause(70, 'nothing yet'), slow])).toBe('nothing yet')
  expect(await slow).toBe('slow')
  const start = performance.now()
  expect(await echoed(client, 'slow')).toBe('slow')
  const oneTrip = performance.now() - start

  // Waiting for each of its sixty chunks in turn would take as many trips.
  const sent = Buffer.alloc(4_000_000, 'x')
  const begun = performance.now()
  client.end(sent)
  expect((await readToEnd(client)).length).toBe(sent.length)
  expect((performance.now() - begun) / oneTrip).toBeLessThan(30)
})

test('delayed bytes keep their order when the delay gets shorter', async () => {
  const client = await dial()
  await echoed(client, 'warm')
  proxy.delay(60)
  client.write('first,')
  await throughTheLoop()
  proxy.delay(0)
  client.end('second')
  expect((await readToEnd(client)).toString()).toBe('first,second')
})

test('a black hole swallows nothing: what was sent comes through when it ends', async () => {
  const client = await dial()
  await echoed(client, 'before')
  proxy.blackhole()
  const late = await dial()
  client.write('during')
  late.write('late')
  await throughTheLoop()
  expect(seen).toBe('before'.length)

  const both = [once(client, 'data'), once(late, 'data')]
  await proxy.restore()
  expect((await Promise.all(both)).map(String)).toEqual(['during', 'late'])
})

test('a black hole also holds the bytes that were on their way', async () => {
  const slower = await startFaultProxy({ target: { host: proxy.host, port: await listeningPort(echo) } })
  slower.delay(400)
  const client = await dial()
  await echoed(client, 'before')
  proxy.delay(300)
  client.write('during')
  await throughTheLoop()
  proxy.blackhole()
  await echoed(await dial(slower.port), 'clock')
  expect(seen).toBe('before'.length + 'clock'.length)

  await proxy.restore()
  expect(String((await once(client, 'data'))[0])).toBe('during')
  await slower.stop()
})

test('a connection is cut after so many bytes of the answer, and the request has arrived', async () => {
  proxy.cutAfterBytes(5, { from: 'target' })
  const client = await dial()
  const got = collect(client)
  const reset = once(client, 'error')
  client.write('0123456789')
  expect(await reset).toMatchObject([{ code: 'ECONNRESET' }])
  expect(got()).toBe('01234')
  expect(seen).toBe(10)
})

test('a connection is cut after so many bytes of the request', async () => {
  const cutOff = new Promise<number>((resolve) => {
    echo.once('connection', (socket: Socket) => socket.once('close', () => resolve(seen)))
  })
  proxy.cutAfterBytes(4, { from: 'client' })
  const client = await dial()
  const reset = once(client, 'error')
  client.write('0123456789')
  await reset
  expect(await cutOff).toBe(4)
})

test.each([
  ['exactly at the limit', 8, '0123', '0123'],
  ['in the middle of a chunk', 6, '0123', '01'],
  ['at once', 0, '0123', ''],
])('without a sender the bytes of both count, %s', async (_name, limit, sent, expected) => {
  proxy.cutAfterBytes(limit)
  const client = await dial()
  const got = collect(client)
  const reset = once(client, 'error')
  client.write(sent)
  await reset
  expect(got()).toBe(expected)
})

test('the count starts when it is asked for, also on an open connection', async () => {
  const client = await dial()
  await echoed(client, 'many bytes before')
  proxy.cutAfterBytes(10, { from: 'target' })
  await echoed(client, 'nearly')
  proxy.cutAfterBytes(3, { from: 'target' })
  const got = collect(client)
  const reset = once(client, 'error')
  client.write('abcdef')
  await reset
  expect(got()).toBe('abc')
})

test('only as many connections are cut as were asked for', async () => {
  proxy.cutAfterBytes(1, { from: 'target', times: 1 })
  const first = await dial()
  const reset = once(first, 'error')
  first.write('lost')
  await reset
  expect(await echoed(await dial(), 'fine again')).toBe('fine again')
})

test('a target that is down resets the client', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  const port = await listeningPort(closed)
  closed.close()
  const dead = await startFaultProxy({ target: { host: '127.0.0.1', port } })
  const client = connect(dead.port, dead.host)
  clients.push(client)
  expect(await once(client, 'error')).toMatchObject([{ code: 'ECONNRESET' }])
  await dead.stop()
})

test('connections that ended are no longer open', async () => {
  const client = await dial()
  await echoed(client, 'one')
  expect(proxy.openConnections()).toBe(1)
  client.end()
  await readToEnd(client)
  await throughTheLoop()
  expect(proxy.openConnections()).toBe(0)
  expect(proxy.connections()).toBe(1)
})

async function dial(port = proxy.port): Promise<Socket> {
  const client = connect({ port, host: proxy.host, allowHalfOpen: true })
  clients.push(client)
  await once(client, 'connect')
  return client
}

async function echoed(client: Socket, text: string): Promise<string> {
  client.write(text)
  const [answer] = await once(client, 'data')
  return String(answer)
}

async function readToEnd(client: Socket): Promise<Buffer> {
  const chunks: Buffer[] = []
  client.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(client, 'end')
  return Buffer.concat(chunks)
}

function collect(client: Socket): () => string {
  const chunks: Buffer[] = []
  client.on('data', (chunk: Buffer) => chunks.push(chunk))
  return () => Buffer.concat(chunks).toString()
}

/** The proxy shares this event loop: once other sockets were served, it has read what was sent to it. */
async function throughTheLoop(): Promise<void> {
  for (let count = 0; count < 5; count += 1) {
    const server = createServer((socket) => socket.end('x')).listen(0, '127.0.0.1')
    await readToEnd(await dial(await listeningPort(server)))
    server.close()
  }
}

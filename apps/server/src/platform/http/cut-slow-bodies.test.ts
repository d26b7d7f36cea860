import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createLog } from '../log'
import { timeForBody } from './cut-slow-bodies'
import { Problem } from './problems'
import { createHttpServer } from './server'

// A byte is worth a minute: what keeps coming has all the time, what stands still has the grace alone.
const patience = { graceMs: 1000, bytesPerSecond: 1 / 60 }

async function givenServer() {
  const app = await createHttpServer({ log: createLog('silent'), secure: false, patience })
  app.post('/body', ({ body }) => ({ read: body }))
  const onRequest = async () => {
    throw new Problem('FORBIDDEN')
  }
  app.post('/refused', { onRequest }, () => ({}))
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as { port: number }
  return async (text: string) => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(text)
    return { socket, all: readAll(socket) }
  }
}

/** All that comes until the server closes the connection. */
async function readAll(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part)).on('error', () => {})
  await once(socket, 'close')
  return Buffer.concat(parts).toString()
}

const head = (path: string, length: number, more = '') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\n${more}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

it('a head that does not end is not waited for', async () => {
  const send = await givenServer()
  const { all } = await send('GET / HTTP/1.1\r\nhost: x\r\n')
  expect(await all).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n[^]*"code":"REQUEST_TIMEOUT"/)
})

it('a connection that nobody uses outlives what is waited for, and the minute that proxies keep it', async () => {
  const send = await givenServer()
  const body = '{}'
  const { socket } = await send(head('/body', body.length) + body)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*keep-alive: timeout=75\r\n/i)
  // Began after it was idle, and is cut before it is used again.
  const standing = await send('GET / HTTP/1.1\r\nhost: x\r\n')
  expect(await standing.all).toMatch(/^HTTP\/1.1 408 /)
  socket.write(head('/body', body.length) + body)
  const [again] = (await once(socket, 'data')) as [Buffer]
  expect(again.toString()).toMatch(/^HTTP\/1.1 200 OK/)
})

it('a body that does not come is not waited for; one that comes by and by is', async () => {
  const send = await givenServer()
  const body = JSON.stringify('a picture')
  const steady = await send(head('/body', body.length, 'expect: 100-continue\r\n'))
  await once(steady.socket, 'data')
  steady.socket.write(body.slice(0, 4))
  // Began after the steady one, and is cut before it ends: the steady one has outlived the grace.
  const standing = await send(head('/body', body.length))
  expect(await standing.all).toMatch(/^HTTP\/1.1 408 /)
  steady.socket.end(body.slice(4))
  expect(await steady.all).toMatch(/HTTP\/1.1 200 OK\r\n[^]*\{"read":"a picture"\}$/)
})

it('who was refused before the body came does not keep the connection by sending none', async () => {
  const send = await givenServer()
  const { all } = await send(head('/refused', 1000))
  expect(await all).toMatch(/^HTTP\/1.1 403 /)
})

it('a picture of 10 MB may take a quarter of an hour, and a small body seconds', () => {
  const usual = { graceMs: 15_000, bytesPerSecond: 16_384 }
  expect(timeForBody(0, usual)).toBe(15_000)
  expect(timeForBody(64 * 1024, usual)).toBe(19_000)
  expect(timeForBody(14 * 1024 * 1024, usual)).toBe(911_000)
})

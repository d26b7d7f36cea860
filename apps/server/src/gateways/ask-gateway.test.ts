import { once } from 'node:events'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { askGateway, jsonOf, type GatewayRequest } from './ask-gateway'

const open: { server: Server; sockets: Set<Socket> }[] = []

afterEach(async () => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy()
    const closed = once(server, 'close')
    server.close()
    await closed
  }
})

async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    socket.on('error', () => {})
    sockets.add(socket)
  })
  open.push({ server, sockets })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const answering = (listener: RequestListener) => listen(createHttpServer(listener))

const ask = (url: string, more: Partial<GatewayRequest> = {}) =>
  askGateway({
    to: 'evolution',
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{"text":"olá"}'),
    timeoutMs: 400,
    mostBytes: 1_000,
    ...more,
  })

describe('a call of a gateway', () => {
  test('brings body and status, and sends the body with its length', async () => {
    const port = await answering((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const length = request.headers['content-length']
        response.writeHead(201).end(JSON.stringify({ length, body: Buffer.concat(chunks).toString() }))
      })
    })
    const answer = await ask(`http://127.0.0.1:${port}/`)
    if (answer.kind !== 'answer') throw new Error(answer.kind)
    expect(answer).toMatchObject({ status: 201, retryAfterMs: null })
    expect(jsonOf(answer.body)).toEqual({ length: '15', body: '{"text":"olá"}' })
  })

  test('was surely not sent when nobody listens', async () => {
    const port = await answering(() => {})
    const { server } = open.pop() ?? {}
    server?.close()
    expect(await ask(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'not-sent', words: 'ECONNREFUSED' })
  })

  test('was surely not sent when the time ran out before the connection stood', async () => {
    const port = await listen(createServer())
    expect(await ask(`https://127.0.0.1:${port}/`)).toEqual({ kind: 'not-sent', words: 'timeout' })
  })

  test('is lost when it went out and nothing, or half an answer, came back', async () => {
    const silent = await listen(createServer())
    expect(await ask(`http://127.0.0.1:${silent}/`)).toEqual({ kind: 'lost', words: 'timeout' })
    const breaking = await listen(createServer((socket) => socket.on('data', () => socket.resetAndDestroy())))
    expect(await ask(`http://127.0.0.1:${breaking}/`)).toMatchObject({ kind: 'lost' })
    const halfway = await answering((_, response) => {
      response.writeHead(201, { 'content-length': '100' })
      response.write('{"key":', () => response.destroy())
    })
    expect(await ask(`http://127.0.0.1:${halfway}/`)).toMatchObject({ kind: 'lost' })
  })

  test('reads no endless answer', async () => {
    const port = await answering((_, response) => response.end(Buffer.alloc(1_001)))
    expect(await ask(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'too-large' })
    expect(await ask(`http://127.0.0.1:${port}/`, { mostBytes: 1_001 })).toMatchObject({ kind: 'answer' })
  })

  test('follows no redirect', async () => {
    const asked: string[] = []
    const port = await answering((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(307, { location: '/elsewhere' }).end()
    })
    expect(await ask(`http://127.0.0.1:${port}/here`)).toMatchObject({ kind: 'answer', status: 307 })
    expect(asked).toEqual(['/here'])
  })

  test.each([
    ['7', 7_000],
    ['0', 0],
    ['999999', 3_600_000],
    ['soon', null],
    [new Date(0).toUTCString(), 0],
  ])('a Retry-After of %s is %s ms', async (header, ms) => {
    const port = await answering((_, response) => response.writeHead(429, { 'retry-after': header }).end())
    expect(await ask(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 429, retryAfterMs: ms })
  })
})

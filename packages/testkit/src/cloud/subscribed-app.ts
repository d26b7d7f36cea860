import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { closeServer } from '../listener/close-server'
import { listeningPort, LOOPBACK } from '../listener/listening-port'
import { startCloudStandIn, type CloudStandIn, type CloudStandInOptions } from './stand-in'

// Looked into freely by tests, like any JSON.
type Json = Record<string, unknown>

interface Received {
  raw: string
  /** Whether the signature is right for the bytes that came. */
  isSigned: boolean
  entry: { id: string; changes: { field: string; value: Json }[] }[]
}

export interface SubscribedApp {
  standIn: CloudStandIn
  hookUrl: string
  /** Bodies that arrived, oldest first, those answered with an error included. */
  bodies(): Received[]
  /** All messages, statuses or echoes in them, oldest first. */
  all(kind: 'messages' | 'statuses' | 'message_echoes'): Json[]
  /** What the next webhooks are answered with, one status each; then 200. */
  answersWith(...statuses: number[]): void
  /** A call with the right token, unless another is given. */
  call(method: string, path: string, body?: unknown, token?: string): Promise<{ status: number; body: Json }>
  /** POST messages with `messaging_product` filled in. */
  send(message: Json): Promise<{ status: number; body: Json }>
  stop(): Promise<void>
}

const APP_SECRET = 'app-secret'
const VERIFY_TOKEN = 'verify-me'
export const PHONE_NUMBER_ID = '106540352242922'

/** For this folder's tests: the stand-in, and a server that passed its handshake and takes its webhooks. */
export async function startSubscribedApp(more: Partial<CloudStandInOptions> = {}): Promise<SubscribedApp> {
  const received: Received[] = []
  const statuses: number[] = []
  const receiver = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', `http://${LOOPBACK}`)
    if (request.method === 'GET') {
      const isRight = searchParams.get('hub.verify_token') === VERIFY_TOKEN
      return void response
        .writeHead(isRight ? 200 : 403)
        .end(isRight ? searchParams.get('hub.challenge') : '')
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString('utf8')
      const expected = `sha256=${createHmac('sha256', APP_SECRET).update(Buffer.concat(chunks)).digest('hex')}`
      const isSigned = request.headers['x-hub-signature-256'] === expected
      const { entry } = JSON.parse(raw) as Pick<Received, 'entry'>
      received.push({ raw, isSigned, entry })
      response.writeHead(statuses.shift() ?? 200).end()
    })
  })
  receiver.listen(0, LOOPBACK)
  const hookUrl = `http://${LOOPBACK}:${await listeningPort(receiver)}/hook`
  const standIn = await startCloudStandIn({
    appSecret: APP_SECRET,
    verifyToken: VERIFY_TOKEN,
    accessToken: 'token',
    phoneNumberId: PHONE_NUMBER_ID,
    ...more,
  })
  await standIn.subscribe(hookUrl)
  const call: SubscribedApp['call'] = async (method, path, body, token = 'token') => {
    const response = await fetch(`${standIn.url}/v26.0/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Json }
  }
  return {
    standIn,
    hookUrl,
    bodies: () => [...received],
    all: (kind) =>
      received
        .flatMap(({ entry }) => entry)
        .flatMap(({ changes }) => changes)
        .flatMap(({ value }) => (value[kind] as Json[] | undefined) ?? []),
    answersWith: (...next) => void statuses.push(...next),
    call,
    send: (message) =>
      call('POST', `${PHONE_NUMBER_ID}/messages`, { messaging_product: 'whatsapp', ...message }),
    async stop() {
      await standIn.stop()
      await closeServer(receiver)
    },
  }
}

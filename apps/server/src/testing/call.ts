import { Agent, request as requestHttp, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { Call } from '@balcao/contract'
import type { TestServer } from './server'

export interface Answer<Body> {
  status: number
  headers: Headers
  body: Body
  text: string
  /** Cookies that were set by this answer, ready for a Cookie header. */
  cookie: string
}

export interface CallOptions {
  method?: string
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown
  cookie?: string
  bearer?: string
  headers?: Record<string, string>
}

/** Whether the server under test has a route for a call of the contract. */
export const isServed = (server: TestServer, { method, path }: Pick<Call, 'method' | 'path'>) =>
  // Routes are kept without the slash at their end.
  server.app.http.hasRoute({ method, url: path.replace(/\/$/, '') })

/** One HTTP call to the server under test. Answers whatever came back, errors included. */
export async function call<Body = Record<string, unknown>>(
  server: Pick<TestServer, 'url'>,
  path: string,
  { method, body, cookie, bearer, headers = {} }: CallOptions = {},
): Promise<Answer<Body>> {
  const sent = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  const response = await request(server.url + path, method ?? (sent === undefined ? 'GET' : 'POST'), sent, {
    ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
    ...(cookie === undefined ? {} : { cookie }),
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    ...headers,
  })
  const { text, message } = response
  const isJson = message.headers['content-type']?.includes('json') && text !== ''
  return {
    status: message.statusCode!,
    // Made when asked for: few tests look at them, and it costs as much as a third of the call.
    get headers() {
      return headersOf(message)
    },
    body: (isJson ? JSON.parse(text) : undefined) as Body,
    text,
    cookie: (message.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]!).join('; '),
  }
}

/** Lets go of what nobody uses long before the server does, which would else close it while it is being used again. */
const agent = new Agent({ keepAlive: true, timeout: 5_000 })

/** By `node:http`, which takes a third of the time that `fetch` does: the tests make calls by the ten thousand. */
function request(url: string, method: string, body: string | undefined, headers: Record<string, string>) {
  return new Promise<{ message: IncomingMessage; text: string }>((resolve, reject) => {
    const sending = requestHttp(url, { method, headers, agent }, (message) => {
      const chunks: Buffer[] = []
      message.on('data', (chunk: Buffer) => chunks.push(chunk))
      message.once('end', () => resolve({ message, text: textOf(message, Buffer.concat(chunks)) }))
      message.once('error', reject)
    })
    sending.once('error', reject)
    sending.end(body)
  })
}

/** The body unpacked, without the mark that says UTF-8: as `fetch` reads it. */
function textOf({ headers }: IncomingMessage, body: Buffer): string {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync }[
    headers['content-encoding'] ?? ''
  ]
  return new TextDecoder().decode(unpack && body.length > 0 ? unpack(body) : body)
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!)
  return headers
}

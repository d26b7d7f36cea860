import type { Dispatcher } from 'undici'
import { askOutside, outcomeOfStatus, type Outsider } from '../platform/outside'

export interface GatewayRequest {
  /** Who is asked, as the operator's figures call them. */
  to: Outsider
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  body?: Buffer | FormData
  timeoutMs: number
  /** The longest answer that is read, in bytes. */
  mostBytes: number
  /** How connections are made, where a certificate of ours must be shown; Node's own way when left out. */
  dispatcher?: Dispatcher
}

/**
 * `sentAt` of an answer is the moment by the clock of who answered (epoch milliseconds), null where it names none.
 * `not-sent`: nothing of the body left this process. `lost`: it did, at least in part, and no whole answer came.
 * `too-large`: the answer is longer than asked for. `words` hold no address.
 */
export type GatewayAnswer<Body = Buffer> =
  | { kind: 'answer'; status: number; retryAfterMs: number | null; body: Body; sentAt: number | null }
  | { kind: 'not-sent'; words: string }
  | { kind: 'lost'; words: string }
  | { kind: 'too-large' }

type StreamBody = NonNullable<RequestInit['body']>

/** One HTTP call, never repeated and following no redirect. The timeout is for all of it, the answer included. */
export function askGateway(request: GatewayRequest): Promise<GatewayAnswer> {
  const { to, method, url } = request
  const { hostname } = new URL(url)
  const attributes = { 'http.request.method': method, 'server.address': hostname }
  return askOutside(
    to,
    { name: `${method} ${hostname}`, attributes },
    async (span) => {
      const answer = await ask(request, span && { traceparent: span.traceparent })
      if (answer.kind === 'answer') span?.set({ 'http.response.status_code': answer.status })
      else span?.fail('words' in answer ? answer.words : answer.kind)
      return answer
    },
    (answer) => (answer.kind === 'answer' ? outcomeOfStatus(answer.status) : 'unanswered'),
  )
}

async function ask(
  { method, url, headers, body, timeoutMs, mostBytes, dispatcher }: GatewayRequest,
  trace: { traceparent: string } | undefined,
): Promise<GatewayAnswer> {
  let written = !(body instanceof Buffer)
  // Asked for only once the connection stands: this tells a request that never left from one whose answer was lost.
  async function* watched(bytes: Buffer) {
    written = true
    yield bytes
  }
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'user-agent': 'Balcao',
        ...headers,
        ...trace,
        ...(body instanceof Buffer ? { 'content-length': String(body.length) } : {}),
      },
      // Node's fetch takes any async iterable; the browser's types, by which the benches are checked, do not say so.
      ...(body instanceof Buffer
        ? { body: watched(body) as unknown as StreamBody, duplex: 'half' as const }
        : {}),
      ...(body instanceof FormData ? { body } : {}),
      ...(dispatcher ? ({ dispatcher } as object) : {}),
    })
    const bytes = await readUpTo(response, mostBytes)
    if (bytes === null) return { kind: 'too-large' }
    const retryAfterMs = millisecondsOf(response.headers.get('retry-after'))
    const sentAt = Date.parse(response.headers.get('date') ?? '') || null
    return { kind: 'answer', status: response.status, retryAfterMs, body: bytes, sentAt }
  } catch (error) {
    const words = wordsOf(error)
    return written && !neverConnected.has(words) ? { kind: 'lost', words } : { kind: 'not-sent', words }
  }
}

export const isGood = (status: number): boolean => status >= 200 && status < 300

/** The value of a JSON answer, undefined when it is none. */
export function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

async function readUpTo(response: Response, mostBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > mostBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const neverConnected: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** The code of what went wrong, such as ECONNREFUSED: messages would name the address. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  for (const cause of [error.cause, error]) {
    if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  }
  return error.name
}

const LONGEST_WAIT_MS = 60 * 60_000

function millisecondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isNaN(seconds) ? null : Math.min(Math.max(0, seconds * 1000), LONGEST_WAIT_MS)
}

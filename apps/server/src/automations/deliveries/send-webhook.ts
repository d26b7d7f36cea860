import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { DeliveryProblem } from '@balcao/contract/automations'
import { askOutside, outcomeOfStatus } from '../../platform/outside'
import {
  AddressRefused,
  findSafeAddress,
  NameNotFound,
  readEndpointUrl,
  type AddressRule,
  type CheckedAddress,
} from '../endpoints/safe-address'

/** What came of one try. `status` and `answer` (its first 4 kB) are null when there was no answer. */
export interface Outcome {
  problem: DeliveryProblem | null
  status: number | null
  answer: string | null
}

const mostAnswerBytes = 4096

/** A receiver has so long for everything: name, connection, answer. */
const patienceMs = 10_000

/**
 * Sends one request and never throws: whatever goes wrong is an outcome. The address is checked at each try, the
 * connection goes to exactly the address that was checked, and no redirect is followed.
 */
export async function sendWebhook(
  to: string,
  message: { body: string; headers: Record<string, string> },
  rule: AddressRule & { patienceMs?: number },
): Promise<Outcome> {
  const deadline = AbortSignal.timeout(rule.patienceMs ?? patienceMs)
  try {
    const url = readEndpointUrl(to, rule)
    const place = await unless(deadline, findSafeAddress(url, rule))
    const attributes = { 'http.request.method': 'POST', 'server.address': url.hostname }
    const { status, answer } = await askOutside(
      'webhooks',
      { name: 'send webhook', attributes },
      () => post(url, place, message, deadline),
      (said) => outcomeOfStatus(said.status),
    )
    return { problem: problemOf(status), status, answer }
  } catch (error) {
    return { problem: deadline.aborted ? 'timeout' : failureOf(error), status: null, answer: null }
  }
}

function problemOf(status: number): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null
  if (status === 410) return 'gone'
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

function failureOf(error: unknown): DeliveryProblem {
  if (error instanceof AddressRefused) return 'address'
  if (error instanceof NameNotFound) return 'dns'
  const { code = '' } = error as { code?: string }
  return /^(ERR_TLS|ERR_SSL|CERT_|EPROTO|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code) ? 'tls' : 'connection'
}

/** A name server that keeps silent cannot be stopped, but nobody has to wait for it. */
function unless<T>(deadline: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason as Error), { once: true })
    work.then(resolve, reject)
  })
}

function post(
  url: URL,
  place: CheckedAddress,
  { body, headers }: { body: string; headers: Record<string, string> },
  signal: AbortSignal,
): Promise<{ status: number; answer: string }> {
  const bytes = Buffer.from(body)
  // Answered later, as a look-up is: a connection that fails at once would report before anybody listens for it, which
  // ends the process.
  const pinned: LookupFunction = (_host, options, done) => {
    setImmediate(() => (options.all ? done(null, [place]) : done(null, place.address, place.family)))
  }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      lookup: pinned,
      // A connection of its own: a kept one would go to an address that was checked for another try.
      agent: false,
      signal,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': bytes.length,
        'accept-encoding': 'identity',
        'user-agent': 'Balcao-Webhooks/1',
        ...headers,
      },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      // From here on the status is known, whatever becomes of the rest.
      request.off('error', reject).on('error', () => {})
      readBeginning(response).then((answer) => {
        request.destroy()
        resolve({ status: response.statusCode!, answer })
      }, reject)
    })
    request.end(bytes)
  })
}

/** The first bytes of an answer as text. The status is what counts: a body that breaks off is as much as came. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= mostAnswerBytes) break
    }
  } catch {
    // Cut off, or too slow to end within the time.
  }
  // PostgreSQL takes no NUL in a text.
  return new TextDecoder()
    .decode(Buffer.concat(chunks).subarray(0, mostAnswerBytes))
    .replaceAll('\0', '\ufffd')
}

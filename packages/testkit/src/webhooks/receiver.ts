import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Arrivals } from '../arrivals/arrivals'
import { closeServer } from '../listener/close-server'
import { listeningPort, LOOPBACK } from '../listener/listening-port'
import { signatureFault } from './check-signature'

/**
 * `take` answers 200 to right signatures and 401 to wrong ones; `fail` answers 500; `gone` 410; `redirect` sends to
 * `redirectTo`; `hang` takes the request and never answers; `drip` answers 200 and then a byte now and then, without
 * end; `drop` closes the connection in place of an answer; `flood` answers 200 with a body without end.
 */
export type ReceiverBehaviour = 'take' | 'fail' | 'gone' | 'redirect' | 'hang' | 'drip' | 'drop' | 'flood'

export interface ReceivedWebhook {
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** Null when the signature is right; always null before the receiver knows a secret. */
  fault: string | null
}

export interface WebhookReceiver {
  /** Where to send to, on loopback. */
  url: string
  /** Requests by arrival, whatever came of them. */
  received(): ReceivedWebhook[]
  /** The first request that matches, already here or still to come. */
  waitFor(match?: (request: ReceivedWebhook) => boolean, timeoutMs?: number): Promise<ReceivedWebhook>
  /** Checks signatures with this secret from now on. */
  trust(secret: string): void
  /** Holds from the next request on. */
  behave(mode: ReceiverBehaviour, options?: { redirectTo?: string }): void
  /** Bytes of floods that were written so far. */
  flooded(): number
  stop(): Promise<void>
}

/** Another program's webhook, as a company would enter it: it checks signatures, and misbehaves on demand. */
export async function startWebhookReceiver(
  options: { port?: number; secret?: string } = {},
): Promise<WebhookReceiver> {
  const arrivals = new Arrivals<ReceivedWebhook>()
  let { secret } = options
  let behaviour: ReceiverBehaviour = 'take'
  let redirectTo = '/elsewhere'
  let flooded = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const { url = '/', headers } = request
    const fault = secret === undefined ? null : signatureFault({ headers, body, now: new Date() }, secret)
    const mode = behaviour
    arrivals.add({ path: url, headers, body, fault })
    switch (mode) {
      case 'hang':
        return
      case 'drop':
        return void request.socket.destroy()
      case 'redirect':
        return void response.writeHead(307, { location: redirectTo }).end()
      case 'fail':
        return void response.writeHead(500, { 'content-type': 'text/plain' }).end('out of order')
      case 'gone':
        return void response.writeHead(410).end()
      case 'drip':
        return drip(response)
      case 'flood':
        return flood(response)
      case 'take':
        response.writeHead(fault === null ? 200 : 401, { 'content-type': 'application/json' })
        return void response.end(JSON.stringify(fault === null ? { ok: true } : { ok: false, fault }))
    }
  }

  function flood(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/plain' })
    const chunk = Buffer.alloc(64 * 1024, 'x')
    const more = () => {
      while (!response.destroyed) {
        flooded += chunk.length
        if (!response.write(chunk)) return
      }
    }
    response.on('drain', more)
    more()
  }

  const server = createServer((request, response) => {
    // A sender that leaves early is an ordinary event here.
    response.on('error', () => {})
    answer(request, response).catch(() => request.socket.destroy())
  })
  server.listen(options.port ?? 0, LOOPBACK)
  const port = await listeningPort(server)

  return {
    url: `http://${LOOPBACK}:${port}/webhook`,
    received: () => arrivals.all(),
    waitFor: (match = () => true, timeoutMs = 15_000) => arrivals.wait(match, timeoutMs, 'webhook'),
    trust(known) {
      secret = known
    },
    behave(mode, more = {}) {
      behaviour = mode
      redirectTo = more.redirectTo ?? redirectTo
    },
    flooded: () => flooded,
    async stop() {
      arrivals.fail(new Error('The receiver was stopped'))
      await closeServer(server)
    },
  }
}

/** Begins an answer and never ends it. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/plain' })
  response.write('.')
  const timer = setInterval(() => response.write('.'), 50)
  response.on('close', () => clearInterval(timer))
}

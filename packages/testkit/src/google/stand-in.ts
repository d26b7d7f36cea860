import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { closeServer } from '../listener/close-server'
import { listeningPort, LOOPBACK, loopbackOrigin } from '../listener/listening-port'
import { answerRequest, type GoogleAnswer } from './answer-request'
import type { PushAttempt } from './channels'
import { Google, type GoogleClient } from './google'
import { goodBehaviour, refusalOf, takeFault, type GoogleBehaviour } from './misbehaviour'
import { googlePerson, type GooglePerson } from './person'

export interface GoogleStandInOptions extends GoogleClient {
  port?: number
  /** The time in ms, before `clockAheadMs`; this machine's when left out. */
  now?: () => number
}

export interface GoogleRequest {
  method: string
  path: string
  /** Without the question mark. */
  query: string
  /** As text; empty when there was none. */
  body: string
  /** The status it was answered with; none yet, or none ever (`hang`, `drop`, `lose`). */
  status?: number
}

/** Addresses in place of Google's own, as `auth.OAuth2` of the client library names them. */
export interface GoogleEndpoints {
  /** In place of https://www.googleapis.com/, with the slash; `rootUrl` of the client library. */
  rootUrl: string
  oauth2AuthBaseUrl: string
  oauth2TokenUrl: string
  oauth2RevokeUrl: string
  tokenInfoUrl: string
  userInfoUrl: string
}

export interface GoogleStandIn {
  /** Without a trailing slash. In a browser: everybody's calendar. */
  url: string
  endpoints: GoogleEndpoints
  /** A person with an account, who has one from now on; `personas` are there from the start. */
  account(email: string, who?: { name?: string; timeZone?: string }): GooglePerson
  /** Changes what is named, from now on. */
  misbehave(how: Partial<GoogleBehaviour>): void
  behaveWell(): void
  /** Notifications for a public origin, such as `https://loja.example`, go to a loopback one; without, nowhere. */
  routePushes(publicOrigin: string, loopbackUrl: string): void
  /** Sends what `pushes: 'hold'` kept. `shuffled`: every second one first. */
  releasePushes(order: 'in-order' | 'reversed' | 'shuffled'): void
  /** Every attempt to notify, oldest first. */
  pushes(): PushAttempt[]
  /** Resolves when no notification is under way or waiting to be tried again. */
  idle(): Promise<void>
  /** Every request that arrived, oldest first, whatever came of it. */
  requests(): GoogleRequest[]
  stop(): Promise<void>
}

/** Google's consent page, token addresses and Calendar API on loopback, with people whose hands tests hold. */
export async function startGoogleStandIn(options: GoogleStandInOptions): Promise<GoogleStandIn> {
  const google = new Google(options, options.now ?? Date.now)
  const requests: GoogleRequest[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', google.url)
    const { method = '', headers } = request
    const entry: GoogleRequest = { method, path: url.pathname, query: url.search.slice(1), body: '' }
    requests.push(entry)
    entry.body = await text(request)
    const { how: fault, retryAfterSeconds } = takeFault(google.behaviour, `${method} ${url.pathname}`) ?? {}
    const later = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
    if (google.behaviour.slowMs > 0) await wait(google.behaviour.slowMs)
    if (fault === 'hang') return
    if (fault === 'drop') return void request.socket.destroy()
    const refusal = fault && refusalOf(fault)
    const answered = refusal
      ? { status: refusal.status, type: JSON_TYPE, body: JSON.stringify(refusal.body()), headers: later }
      : fault === 'garbage'
        ? { status: 200, type: 'text/html', body: '<html>Sorry</html>' }
        : answerRequest(google, { method, url, headers, body: entry.body })
    if (fault === 'lose') return void request.socket.destroy()
    entry.status = answered.status
    send(response, answered, google.now())
  }

  const server = createServer((request, response) => {
    // A client that leaves before its body is whole is an ordinary event here.
    answer(request, response).catch(() => request.socket.destroy())
  })
  server.listen(options.port ?? 0, LOOPBACK)
  google.url = `http://${LOOPBACK}:${await listeningPort(server)}`

  return {
    url: google.url,
    endpoints: {
      rootUrl: `${google.url}/`,
      oauth2AuthBaseUrl: `${google.url}/o/oauth2/v2/auth`,
      oauth2TokenUrl: `${google.url}/token`,
      oauth2RevokeUrl: `${google.url}/revoke`,
      tokenInfoUrl: `${google.url}/tokeninfo`,
      userInfoUrl: `${google.url}/oauth2/v3/userinfo`,
    },
    account(email, who = {}) {
      google.giveAccount({ email, ...who })
      return googlePerson(google, email)
    },
    misbehave: (how) => void Object.assign(google.behaviour, how),
    behaveWell: () => void Object.assign(google.behaviour, goodBehaviour),
    routePushes: (publicOrigin, loopbackUrl) =>
      void google.channels.routes.set(new URL(publicOrigin).origin, loopbackOrigin(loopbackUrl)),
    releasePushes: (order) => google.channels.release(order),
    pushes: () => [...google.channels.attempts],
    idle: () => google.channels.idle(),
    requests: () => requests.map((each) => ({ ...each })),
    async stop() {
      google.channels.end()
      await closeServer(server)
    },
  }
}

const JSON_TYPE = 'application/json; charset=UTF-8'

function send(response: ServerResponse, { status, type, body, headers }: GoogleAnswer, now: number): void {
  response.writeHead(status, {
    date: new Date(now).toUTCString(),
    ...(type === undefined ? {} : { 'content-type': type }),
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(body)
}

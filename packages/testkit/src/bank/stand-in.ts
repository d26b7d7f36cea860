import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { TLSSocket } from 'node:tls'
import { closeServer } from '../listener/close-server'
import { listeningPort, LOOPBACK, loopbackOrigin } from '../listener/listening-port'
import { answerRequest, type BankReply } from './answer-request'
import { Bank, type BankAccount } from './bank'
import { Callbacks, type CallbackAttempt } from './callbacks'
import { makeAuthority, type Authority } from './certificates'
import { bankRefusal, goodBehaviour, takeBankFault, type BankBehaviour } from './misbehaviour'
import { payerOf, type Payer } from './payer/payer'

export interface BankOptions {
  port?: number
  /** HTTPS, with certificates asked of callers as real banks do; HTTP when left out. */
  secure?: boolean
  /** The time in ms, before `clockAheadMs`; this machine's when left out. */
  now?: () => number
  accounts?: Partial<BankAccount>[]
  /** For a demonstration: nothing is held against the document, which lies beside the sources alone. */
  isShown?: boolean
}

export interface BankRequest {
  method: string
  path: string
  query: string
  body: string
  /** The status it was answered with; none yet, or none ever. */
  status?: number
}

export interface BankStandIn {
  /** Base address without a trailing slash: token at `/oauth/token`, the API below `/v2`. In a browser: a payer's app. */
  url: string
  /** Signs what callers must show and trust; null without `secure`. */
  authority: Authority | null
  payer: Payer
  /** Opens an account; what is left out is made up. */
  account(who?: Partial<BankAccount>): BankAccount
  /** Changes what is named, from now on. */
  misbehave(how: Partial<BankBehaviour>): void
  behaveWell(): void
  /** All tokens open nothing any more. */
  revokeTokens(): void
  /** Callbacks for a public origin go to a loopback one. */
  routeCallbacks(publicOrigin: string, loopbackUrl: string): void
  /** Sends what `callbacks: 'hold'` kept. */
  releaseCallbacks(order?: 'in-order' | 'reversed'): void
  /** Posts a body in the bank's name to whoever listens on a key. */
  forgeCallback(key: string, body: unknown): void
  callbacks(): CallbackAttempt[]
  /** Resolves when no callback is under way or waiting to be tried again. */
  idle(): Promise<void>
  requests(): BankRequest[]
  /** What the bank knows, to look at. */
  bank: Bank
  /** Everything that went over the line and is not as the central bank's document has it. */
  violations(): string[]
  stop(): Promise<void>
}

/** A bank that speaks API Pix 2.9.0 on loopback, holds all traffic against the document, and misbehaves on demand. */
export async function startBankStandIn(options: BankOptions = {}): Promise<BankStandIn> {
  const bank = new Bank(options.now ?? Date.now)
  const contract = options.isShown ? undefined : (await import('./contract/check-contract')).openContract()
  const callbacks = new Callbacks(bank, contract)
  const requests: BankRequest[] = []
  const broken: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', bank.url)
    const entry: BankRequest = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.search.slice(1),
      body: '',
    }
    requests.push(entry)
    entry.body = await text(request)
    const { how, retryAfterSeconds } = takeBankFault(bank.behaviour, `${entry.method} ${entry.path}`) ?? {}
    if (bank.behaviour.slowMs > 0) await wait(bank.behaviour.slowMs)
    if (how === 'hang') return
    if (how === 'drop') return void request.socket.destroy()
    if (how === 'html')
      return send(response, { status: 502, type: 'text/html', body: '<html>Manutenção</html>' }, bank.now())
    const refusal = how && bankRefusal(how)
    const reply = answerRequest(bank, callbacks, contract, {
      ...entry,
      headers: request.headers,
      certificate: shownBy(request),
      ...(refusal ? { refusal } : {}),
    })
    broken.push(...(reply.violations ?? []))
    if (how === 'lose') return void request.socket.destroy()
    entry.status = reply.status
    send(response, reply, bank.now(), retryAfterSeconds)
  }

  const listener: RequestListener = (request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  }
  const authority = options.secure ? makeAuthority() : null
  const server: Server = authority ? secureServer(authority, listener) : createServer(listener)
  server.listen(options.port ?? 0, LOOPBACK)
  bank.url = `${authority ? 'https' : 'http'}://${LOOPBACK}:${await listeningPort(server)}`

  for (const who of options.accounts ?? []) bank.openAccount(who)

  return {
    url: bank.url,
    authority,
    payer: payerOf(bank, callbacks),
    account: (who) => bank.openAccount(who),
    misbehave: (how) => void Object.assign(bank.behaviour, how),
    behaveWell: () => void Object.assign(bank.behaviour, goodBehaviour),
    revokeTokens: () => bank.tokens.clear(),
    routeCallbacks: (publicOrigin, loopbackUrl) =>
      void callbacks.routes.set(new URL(publicOrigin).origin, loopbackOrigin(loopbackUrl)),
    releaseCallbacks: (order = 'in-order') => callbacks.release(order),
    forgeCallback: (key, body) => callbacks.forge(key, body),
    callbacks: () => [...callbacks.attempts],
    idle: () => callbacks.idle(),
    requests: () => requests.map((each) => ({ ...each })),
    bank,
    violations: () => [...broken, ...callbacks.violations],
    async stop() {
      callbacks.end()
      await closeServer(server)
    },
  }
}

function secureServer(authority: Authority, listener: RequestListener): Server {
  const { certificate: cert, key } = authority.sign('127.0.0.1')
  return createSecureServer(
    { cert, key, ca: authority.certificate, requestCert: true, rejectUnauthorized: false },
    listener,
  )
}

/** SHA-256 of the certificate that a caller showed; null for nobody, or one that the bank did not sign or that ended. */
function shownBy({ socket }: IncomingMessage): string | null {
  const { authorized, getPeerCertificate } = socket as Partial<TLSSocket>
  return authorized && getPeerCertificate ? getPeerCertificate.call(socket as TLSSocket).fingerprint256 : null
}

function send(
  response: ServerResponse,
  { status, type = 'application/json', body, headers }: BankReply,
  now: number,
  retryAfterSeconds?: number,
): void {
  response.writeHead(status, {
    date: new Date(now).toUTCString(),
    ...(body === undefined ? {} : { 'content-type': type }),
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    ...headers,
  })
  response.end(body)
}

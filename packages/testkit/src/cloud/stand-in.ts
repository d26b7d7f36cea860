import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { RetryPace } from '../evolution/retry-queue'
import { takeFault } from '../faults/take-fault'
import { closeServer } from '../listener/close-server'
import { listeningPort, LOOPBACK } from '../listener/listening-port'
import { Account, type CloudCatalogue, type CloudMessage } from './account'
import { Deliveries, type DeliveryAttempt, type Packing } from './deliveries'
import { answerCall } from './graph-routes'
import { shakeHands, type Handshake } from './handshake'
import { FAULT_REFUSALS, goodBehaviour, type CloudBehaviour } from './misbehaviour'
import { cloudPhone, type CloudPhone } from './phone'
import { textOf } from './readable'

export interface CloudStandInOptions {
  port?: number
  /** Signs webhooks. */
  appSecret: string
  /** What the verification request carries unless `subscribe` is given another. */
  verifyToken?: string
  /** The bearer of every call. */
  accessToken: string
  phoneNumberId: string
  businessAccountId?: string
  displayPhoneNumber?: string
  verifiedName?: string
  retry?: Partial<RetryPace>
}

/** A product of a catalogue; published and in stock unless it says otherwise. */
type CloudProduct = Partial<CloudCatalogue['products'][number]> & { retailerId: string }

/** A message as it was said, whatever became of its webhooks. */
export interface CloudLogEntry {
  /** From 1. */
  order: number
  id: string
  fromMe: boolean
  via: CloudMessage['via']
  /** The customer's number as registered. */
  customer: string
  type: string
  text: string
  status: CloudMessage['status']
}

export interface CloudStandIn {
  /** In place of https://graph.facebook.com; without a trailing slash. */
  url: string
  /** Sends the verification request, and posts webhooks there from now on if it was answered right. */
  subscribe(url: string, verifyToken?: string): Promise<Handshake>
  /**
   * A customer's phone, which has WhatsApp from now on; asked again it is the same customer.
   * @param number digits with country code, as registered; Brazilian ones with or without the ninth.
   * @param who.hidesNumber webhooks name them by `user_id` alone.
   */
  phone(number: string, who?: { name?: string; hidesNumber?: boolean }): CloudPhone
  /** A catalogue at Meta from now on, of these retailer ids: linked, and readable with the token, unless said otherwise. */
  catalogue(
    id: string,
    products: readonly (string | CloudProduct)[],
    how?: Partial<Omit<CloudCatalogue, 'products'>>,
  ): void
  /** Changes what is named, from now on. */
  misbehave(how: Partial<CloudBehaviour>): void
  behaveWell(): void
  /** Everything that happens meanwhile goes out in one body. */
  inOneBody(packing: Packing, happen: () => void | Promise<void>): Promise<void>
  /** Media addresses given out so far answer 404 from now on. */
  expireMediaAddresses(): void
  /** Every attempt to post a webhook, oldest first. */
  webhooks(): DeliveryAttempt[]
  /** Resolves when no webhook is queued, under way or waiting to be tried again. */
  idle(): Promise<void>
  /** Everything that was said, oldest first. */
  log(): CloudLogEntry[]
  /** Method and path of every call that arrived, oldest first, whatever came of it. */
  requests(): string[]
  stop(): Promise<void>
}

/** The WhatsApp Cloud API on loopback, with customers whose phones tests hold in their hands. */
export async function startCloudStandIn(options: CloudStandInOptions): Promise<CloudStandIn> {
  const businessAccountId = options.businessAccountId ?? '102290129340398'
  const verifyToken = options.verifyToken ?? 'stand-in-verify-token'
  const pace = { attempts: 10, firstMs: 20, capMs: 500, ...options.retry }
  const deliveries: Deliveries = new Deliveries(
    { secret: options.appSecret, businessAccountId },
    () => account.behaviour,
    pace,
  )
  const account: Account = new Account(
    {
      ...options,
      businessAccountId,
      verifyToken,
      displayPhoneNumber: options.displayPhoneNumber ?? '+55 92 98888-7777',
      verifiedName: options.verifiedName ?? 'Loja de teste',
    },
    deliveries,
  )
  const requests: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', account.url)
    const { method = '', headers } = request
    requests.push(`${method} ${url.pathname}`)
    const body = await buffer(request)
    const fault = takeFault(account.behaviour, url.pathname)
    if (account.behaviour.slowMs > 0) await wait(account.behaviour.slowMs)
    if (fault === 'hang') return
    const refusal = fault && FAULT_REFUSALS[fault]
    if (refusal) return send(response, refusal.status, JSON.stringify(refusal.body()))
    const { authorization, 'content-type': contentType = '' } = headers
    const answered = await answerCall(account, { method, url, authorization, contentType, body })
    if (fault === 'lose') return void request.socket.destroy()
    send(response, answered.status, answered.body, answered.type)
  }

  const server = createServer((request, response) => {
    // A client that leaves before its body is whole is an ordinary event here.
    answer(request, response).catch(() => request.socket.destroy())
  })
  server.listen(options.port ?? 0, LOOPBACK)
  account.url = `http://${LOOPBACK}:${await listeningPort(server)}`

  return {
    url: account.url,
    async subscribe(url, token = verifyToken) {
      const handshake = await shakeHands(url, token)
      if (handshake.isVerified) deliveries.url = url
      return handshake
    },
    phone: (number, who = {}) => cloudPhone(account, account.giveWhatsApp(number, who)),
    catalogue: (id, products, how = {}) =>
      void account.catalogues.set(id, {
        linked: true,
        readable: true,
        ...how,
        products: products.map((one) => ({
          availability: 'in stock',
          visibility: 'published',
          ...(typeof one === 'string' ? { retailerId: one } : one),
        })),
      }),
    misbehave: (how) => void Object.assign(account.behaviour, how),
    behaveWell: () => void Object.assign(account.behaviour, goodBehaviour),
    inOneBody: (packing, happen) => deliveries.gather(packing, happen),
    expireMediaAddresses() {
      account.mediaTicket += '0'
    },
    webhooks: () => [...deliveries.attempts],
    idle: () => deliveries.idle(),
    log: () =>
      account.messages.map((message, at) => ({
        order: at + 1,
        id: message.id,
        fromMe: message.via !== 'customer',
        via: message.via,
        customer: message.customer.number,
        type: message.type,
        text: textOf(message),
        status: message.status,
      })),
    requests: () => [...requests],
    async stop() {
      deliveries.stop()
      await closeServer(server)
    },
  }
}

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  type = 'application/json; charset=UTF-8',
): void {
  response.writeHead(status, { 'content-type': type }).end(body)
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { takeFault } from '../faults/take-fault'
import { closeServer } from '../listener/close-server'
import { listeningPort, LOOPBACK } from '../listener/listening-port'
import { burst, type BurstOptions } from './burst'
import type { Call } from './calls/call'
import { Gateway, type EvolutionVersion, type LoggedMessage } from './gateway'
import { groupChat, type GroupChat } from './groups'
import type { Instance } from './instance'
import { goodBehaviour, type Behaviour } from './misbehaviour'
import { customerPhone, type CustomerPhone } from './phone/phone'
import { startPhonePage } from './phone/phone-page/phone-page'
import { answerCall } from './calls/rest-routes'
import type { RetryPace } from './retry-queue'
import type { WebhookAttempt } from './webhooks'
import { GatewayRefusal, type WebhookSettings } from './shapes/wire'

export interface EvolutionStandInOptions {
  port?: number
  /** Of the page with the customers' phones; a free one when left out. */
  pagePort?: number
  /** The global key. */
  apiKey?: string
  retry?: Partial<RetryPace>
  /** Webhooks under way at the same time. One, which is the default, keeps their order. */
  webhooksAtOnce?: number
  /** 2.3.6 when left out. */
  version?: EvolutionVersion
}

/** An instance that needs no pairing. */
export interface Preset {
  instance: string
  /** The shop's number, digits with country code. */
  number: string
  /** The instance's own key. */
  token: string
  webhook?: Pick<WebhookSettings, 'url'> & Partial<WebhookSettings>
}

export interface EvolutionStandIn {
  /** Without a trailing slash; stays the same through `restart`. */
  url: string
  apiKey: string
  /** Where a person types as a customer, in a browser. With a trailing slash. */
  pageUrl: string
  /** Makes an instance that is open from the start. @throws when the name is taken. */
  preset(what: Preset): Instance
  /** @throws unless it was created, by a REST call or as a preset. */
  instance(name: string): Instance
  /**
   * A customer's phone, which has WhatsApp from now on; asked again it is the same customer.
   * @param number as registered with WhatsApp, digits with country code; Brazilian ones with or without the ninth.
   * @param who.instance whose chat the phone shows; the first one created when left out.
   */
  phone(number: string, who?: { name?: string; instance?: string }): CustomerPhone
  /** A group that the shop's account is in; `isTold` when it was just put into it, which comes as `groups.upsert`. */
  group(subject: string, who?: { instance?: string; isTold?: boolean }): GroupChat
  /** Many customers write at a rate. @returns ids in the order of writing, when the last one is written. */
  burst(options: BurstOptions): Promise<string[]>
  /** Everything that was said, oldest first, whatever became of the webhooks. */
  log(): LoggedMessage[]
  /** Changes what is named, from now on. */
  misbehave(how: Partial<Behaviour>): void
  behaveWell(): void
  /** Every attempt to post a webhook, oldest first. */
  webhooks(): WebhookAttempt[]
  /** Resolves when no webhook is queued, under way or waiting to be tried again. */
  idle(): Promise<void>
  /** Method and path of every REST call that arrived, oldest first, whatever came of it. */
  requests(): string[]
  /** The process is gone: connections refused, webhooks not yet delivered forgotten. */
  goDown(): Promise<void>
  /** It is back with the same instances and messages; paired ones connect again. */
  comeBack(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

/** An Evolution API v2 gateway on loopback, with customers whose phones tests hold in their hands. */
export async function startEvolutionStandIn(
  options: EvolutionStandInOptions = {},
): Promise<EvolutionStandIn> {
  const apiKey = options.apiKey ?? 'stand-in-global-key'
  const pace = { attempts: 10, firstMs: 20, capMs: 500, ...options.retry }
  const gateway = new Gateway(apiKey, pace, options.webhooksAtOnce ?? 1, options.version)
  const requests: string[] = []
  const away: Instance[] = []
  let server: Server | undefined

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', gateway.url)
    const method = request.method ?? ''
    requests.push(`${method} ${path}`)
    const body = await bodyOf(request)
    const fault = takeFault(gateway.behaviour, path)
    if (gateway.behaviour.slowMs > 0) await wait(gateway.behaviour.slowMs)
    if (fault === 'hang') return
    if (fault === 'fail') return refuse(response, new GatewayRefusal(500, 'Internal Server Error'))
    if (fault === 'busy') return refuse(response, new GatewayRefusal(429, 'rate-overlimit'))
    if (!body) return refuse(response, new GatewayRefusal(400, 'Unexpected token in JSON'))
    const key = request.headers.apikey
    const call: Call = { method, path, query, body, key: typeof key === 'string' ? key : undefined }
    const answered = await answerCall(gateway, call)
    if (fault === 'lose') return void request.socket.destroy()
    send(response, answered.status, answered.body)
  }

  async function comeBack(): Promise<void> {
    if (server) return
    const next = createServer((request, response) => {
      // A client that leaves before its body is whole is an ordinary event here.
      answer(request, response).catch(() => request.socket.destroy())
    })
    server = next
    next.listen(gateway.url ? Number(new URL(gateway.url).port) : (options.port ?? 0), LOOPBACK)
    gateway.url = `http://${LOOPBACK}:${await listeningPort(next)}`
    gateway.webhooks.revive()
    for (const instance of gateway.instances.values()) instance.isDeaf = false
    for (const instance of away.splice(0)) instance.open()
  }

  async function goDown(): Promise<void> {
    if (!server) return
    gateway.webhooks.die()
    away.push(...[...gateway.instances.values()].filter(({ state }) => state === 'open'))
    // Nobody hears of it, for the process is gone; WhatsApp keeps what customers write from now on.
    for (const instance of away) instance.close(428)
    const closing = closeServer(server)
    server = undefined
    await closing
  }

  const chosen = (name?: string) => {
    const instance = name === undefined ? [...gateway.instances.values()][0] : gateway.instance(name)
    if (!instance) throw new Error('Create an instance first')
    return instance
  }

  function phone(number: string, who: { name?: string; instance?: string } = {}): CustomerPhone {
    const instance = chosen(who.instance)
    return customerPhone(instance, gateway.giveWhatsApp(number, who.name))
  }

  await comeBack()
  const page = await startPhonePage(options.pagePort ?? 0, gateway, phone)
  return {
    url: gateway.url,
    apiKey,
    pageUrl: page.url,
    preset({ instance: instanceName, number, token, webhook }) {
      const integration = 'WHATSAPP-BAILEYS'
      const instance = gateway.create({ instanceName, number, token, webhook, integration })
      instance.open()
      return instance
    },
    instance: (name) => gateway.instance(name),
    phone,
    group: (subject, { instance, isTold = false } = {}) =>
      groupChat(gateway, chosen(instance), { subject, isTold }),
    burst(how) {
      const who = how.instance === undefined ? {} : { instance: how.instance }
      const phones = Array.from({ length: how.customers }, (_, at) => phone(String(5592980000000 + at), who))
      return burst(how, (customer, text) => phones[customer]?.says(text) ?? '')
    },
    log: () => gateway.log(),
    misbehave: (how) => void Object.assign(gateway.behaviour, how),
    behaveWell: () => void Object.assign(gateway.behaviour, goodBehaviour),
    webhooks: () => [...gateway.webhooks.attempts],
    idle: () => gateway.webhooks.idle(),
    requests: () => [...requests],
    goDown,
    comeBack,
    async restart() {
      await goDown()
      await comeBack()
    },
    async stop() {
      await Promise.all([page.stop(), goDown()])
    },
  }
}

/** The JSON body, empty when there is none; nothing when it is no JSON object. */
async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  const body = await text(request)
  if (body === '') return {}
  try {
    const value: unknown = JSON.parse(body)
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

const refuse = (response: ServerResponse, refusal: GatewayRefusal) =>
  send(response, refusal.status, refusal.body())

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

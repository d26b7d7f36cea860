import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Arrivals } from '../../arrivals/arrivals'
import { closeServer } from '../../listener/close-server'
import { listeningPort, LOOPBACK } from '../../listener/listening-port'
import type { Instance } from '../instance'
import { startEvolutionStandIn, type EvolutionStandIn, type EvolutionStandInOptions } from '../stand-in'
import type { Envelope } from '../shapes/wire'

interface ReceivedWebhook extends Envelope {
  headers: IncomingHttpHeaders
  path: string
  // Looked into freely by tests, like any JSON.
  data: Record<string, unknown>
}

export interface PairedShop {
  standIn: EvolutionStandIn
  instance: Instance
  /** Webhooks that arrived, oldest first, those answered with an error included. */
  webhooks(event?: string): ReceivedWebhook[]
  receives(event: string): Promise<ReceivedWebhook>
  /** What the next webhooks are answered with, one status each; then 200. */
  answersWith(...statuses: number[]): void
  /** A REST call with the global key, unless another is given. */
  call(method: string, path: string, body?: unknown, key?: string): Promise<RestAnswer>
  stop(): Promise<void>
}

interface RestAnswer {
  status: number
  body: unknown
}

/** For this folder's tests: the stand-in with one open instance called `loja`, and a server that takes its webhooks. */
export async function startPairedShop(options: EvolutionStandInOptions = {}): Promise<PairedShop> {
  const arrivals = new Arrivals<ReceivedWebhook>()
  const statuses: number[] = []
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const envelope = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ReceivedWebhook
      response.writeHead(statuses.shift() ?? 200).end()
      arrivals.add({ ...envelope, headers: request.headers, path: request.url ?? '' })
    })
  })
  receiver.listen(0, LOOPBACK)
  const hookUrl = `http://${LOOPBACK}:${await listeningPort(receiver)}/hook`
  const standIn = await startEvolutionStandIn(options)
  const call: PairedShop['call'] = async (method, path, body, key = standIn.apiKey) => {
    const response = await fetch(`${standIn.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(key ? { apikey: key } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  await call('POST', '/instance/create', {
    instanceName: 'loja',
    integration: 'WHATSAPP-BAILEYS',
    qrcode: true,
    number: '5592988887777',
    token: 'loja-key',
    webhook: { enabled: true, url: hookUrl, headers: { 'x-secret': 'segredo' }, events: [] },
  })
  const instance = standIn.instance('loja')
  instance.scan()
  await standIn.idle()
  return {
    standIn,
    instance,
    webhooks: (event) => arrivals.all().filter((hook) => event === undefined || hook.event === event),
    receives: (event) => arrivals.wait((hook) => hook.event === event, 5_000, `${event} webhook`),
    answersWith: (...next) => void statuses.push(...next),
    call,
    async stop() {
      await standIn.stop()
      await closeServer(receiver)
    },
  }
}

/** Leaves nothing but `messages.upsert` among the webhooks, so that answers meet the messages they are meant for. */
export async function onlyMessages({ instance, call }: PairedShop): Promise<void> {
  const webhook = { url: instance.webhook?.url, events: ['MESSAGES_UPSERT'] }
  await call('POST', '/webhook/set/loja', { webhook })
}

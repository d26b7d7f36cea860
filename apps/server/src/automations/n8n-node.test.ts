import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Message } from '@balcao/contract/conversations'
import type { OrderRow } from '@balcao/contract/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type OpenShop } from '../conversations/testing/open-shop'
import { readChats } from '../conversations/thread/read-chats'
import { call } from '../testing/call'

const folder = join(import.meta.dirname, '../../../../docs/n8n-node')
const load = createRequire(join(folder, 'package.json'))

interface Request {
  baseURL?: string
  method?: string
  url?: string
  qs?: Record<string, string>
  headers?: Record<string, string>
}

interface Property {
  name: string
  default: unknown
  displayOptions?: { show: Record<string, string[]> }
  options?: { value: string; routing?: { request: Request } }[]
  routing?: { send: { type: 'body' | 'query'; property: string; value?: string } }
}

interface Manifest {
  keywords: string[]
  n8n: { credentials: [string]; nodes: [string] }
}

const manifest = load('./package.json') as Manifest
const { BalcaoApi } = load(`./${manifest.n8n.credentials[0]}`) as {
  BalcaoApi: new () => {
    name: string
    authenticate: { properties: { headers: Record<string, string> } }
    test: { request: Request }
  }
}
const { Balcao } = load(`./${manifest.n8n.nodes[0]}`) as {
  Balcao: new () => {
    description: { requestDefaults: Request; properties: Property[]; credentials: { name: string }[] }
  }
}
const credential = new BalcaoApi()
const { description: node } = new Balcao()

const wordOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const AnyFunction = (() => {}).constructor as FunctionConstructor

/** An expression of n8n, `={{ … }}` within a text, over the names that it may use. */
function evaluate(text: string, names: Record<string, unknown>): unknown {
  if (!text.startsWith('=')) return text
  const value = (code: string) => {
    const work = AnyFunction(...Object.keys(names), `return ${code}`) as (...values: unknown[]) => unknown
    return work(...Object.values(names))
  }
  const whole = /^=\{\{((?:(?!\}\}).)*)\}\}$/.exec(text)
  return whole
    ? value(whole[1]!)
    : text.slice(1).replaceAll(/\{\{(.*?)\}\}/g, (_, code: string) => String(value(code)))
}

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

/** What n8n makes of the declarative node: the request of the operation, and what the shown fields send with it. */
async function run<Body>(parameters: Record<string, unknown>, host = shop.server.url) {
  const isShown = ({ displayOptions }: Property) =>
    Object.entries(displayOptions?.show ?? {}).every(([name, values]) =>
      values.includes(parameters[name] as string),
    )
  const shown = node.properties.filter(isShown)
  const $parameter = Object.fromEntries(
    shown.map(({ name, default: usual }) => [name, parameters[name] ?? usual]),
  )
  const $credentials = { host, apiKey: shop.company.apiKey }
  const operation = shown.find(({ name }) => name === 'operation')!
  const { request } = operation.options!.find(({ value }) => value === parameters.operation)!.routing!
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request.qs ?? {}))
    query.set(name, String(evaluate(value, { $parameter })))
  const body: Record<string, unknown> = {}
  for (const { name, routing } of shown) {
    const send = routing?.send
    if (!send) continue
    const said = $parameter[name]
    const value = send.value === undefined ? said : evaluate(send.value, { $value: said, $parameter })
    if (value === undefined) continue
    if (send.type === 'body') body[send.property] = value
    else query.set(send.property, wordOf(value))
  }
  const url = String(evaluate(node.requestDefaults.baseURL!, { $credentials }))
  const { Authorization } = credential.authenticate.properties.headers
  return call<Body>({ url }, `${request.url}?${query.toString()}`, {
    method: request.method!,
    ...(request.method === 'GET' ? {} : { body }),
    headers: {
      ...node.requestDefaults.headers,
      authorization: String(evaluate(Authorization!, { $credentials })),
    },
  })
}

describe('the node for n8n', () => {
  it('is what n8n takes for one', async () => {
    expect(manifest.keywords).toContain('n8n-community-node-package')
    expect(node.credentials).toEqual([{ name: credential.name, required: true }])
    const test = await call(shop.server, credential.test.request.url!, { bearer: shop.company.apiKey })
    expect(test.status).toBe(200)
  })

  it('places an order once, moves it from where it was seen, and lists it', async () => {
    const id = randomUUID()
    const place = {
      resource: 'orders',
      operation: 'place',
      customerName: 'Ana Lima',
      customerPhone: '92991234567',
      customerAddress: 'Rua das Flores, 120',
      total: '59,90',
      placedId: id,
    }
    const placed = await run<OrderRow[]>(place)
    expect([placed.status, placed.body]).toMatchObject([201, [{ id, total: 59.9, payment_method: 'cash' }]])
    expect((await run(place)).status).toBe(200)
    expect((await run({ ...place, placedId: '' })).status).toBe(201)

    const move = {
      resource: 'orders',
      operation: 'move',
      orderId: id,
      from: 'analysis',
      status: 'production',
    }
    expect((await run<OrderRow[]>(move)).body).toMatchObject([{ id, status: 'production' }])
    expect((await run<OrderRow[]>(move)).body).toEqual([])
    const listed = await run<OrderRow[]>({
      resource: 'orders',
      operation: 'list',
      filter: 'status.eq.production',
    })
    expect(listed.body.map((order) => order.id)).toEqual([id])
    for (const resource of ['customers', 'appointments'])
      expect((await run({ resource, operation: 'list' })).status).toBe(200)
  })

  it('sends a message, which the customer reads and nobody of the shop has read for them', async () => {
    const maria = await shop.customer()
    maria.phone.says('Cadê meu pedido?')
    await shop.standIn.idle()
    const id = randomUUID()
    const send = {
      resource: 'messages',
      operation: 'send',
      number: maria.phone.number,
      message: 'Seu pedido já vai',
      messageId: id,
    }
    const answers = [
      await run<{ message: Message }>(send, shop.sending.url),
      await run<{ message: Message }>(send, shop.sending.url),
    ]
    expect(answers.map(({ status, body }) => [status, body.message.id])).toEqual([
      [201, id],
      [201, id],
    ])
    await maria.phone.receives(({ text }) => text === 'Seu pedido já vai')
    const [chat] = await shop.server.app.db.asCompany(shop.company.id, (tx) =>
      readChats(tx, shop.company.id, [maria.conversationId]),
    )
    expect(chat).toMatchObject({ unreadCount: 1, bot: { mode: 'human' } })
  })
})

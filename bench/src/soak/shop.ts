import { randomInt, randomUUID } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { CustomerPhone, EvolutionStandIn } from '@balcao/testkit/evolution'
import { createApiKey } from '@balcao/server/auth/index'
import { cnpjOf } from '../setup/cnpj-of'
import { giveAgenda } from '../setup/fill-agenda'
import type { Bench, Company } from '../setup/product'

const hourMs = 3_600_000

/** One shop of the soak: what it did and was told yes to, and its open screen. */
export interface Shop {
  id: string
  orders: Set<string>
  bookings: Set<string>
  /** What its customers wrote. */
  heard: Set<string>
  /** What it wrote to them. */
  said: Set<string>
  /** Ids of the live events that its screen got, in order. */
  events: number[]
  /** One thing after the other until then (`performance.now()`), in turns of about so many milliseconds. */
  trade(until: number, everyMs: number): Promise<void>
  /** Whether its screen has got every event that there is. */
  isSeen(): Promise<boolean>
  close(): void
}

/** Opens a shop with an agenda, a paired phone with two customers and a screen. Its calls go to `front`. */
export async function openShop(options: {
  bench: Bench
  gateway: EvolutionStandIn
  front: string
  n: number
}): Promise<Shop> {
  const { bench, gateway, front, n } = options
  const company = await bench.givenCompany(cnpjOf(n))
  await giveAgenda(bench, company, { horario_inicio: '00:00', horario_fim: '24:00' })
  const serviceId = await hourOf(bench, company)
  const { token } = await bench.db.asCompany(company.id, (tx) =>
    createApiKey(tx, company.id, { name: 'soak', scopes: ['appointments'] }),
  )
  const phones = await pair(bench, gateway, company, n)
  const events: number[] = []
  const stream = await openStream(bench, company, events)

  const shop = {
    id: company.id,
    orders: new Set<string>(),
    bookings: new Set<string>(),
    heard: new Set<string>(),
    said: new Set<string>(),
    events,
  }
  let nextStart = Math.ceil(Date.now() / hourMs) * hourMs + 48 * hourMs

  const acts: (() => Promise<void>)[] = [
    async () => {
      const id = randomUUID()
      await insist(front, 'POST', '/rest/v1/orders', { bearer: company.apiKey }, orderOf(id))
      shop.orders.add(id)
      await insist(front, 'PATCH', `/rest/v1/orders?id=eq.${id}`, company, { status: 'production' })
    },
    async () => {
      const id = randomUUID()
      const starts_at = new Date(nextStart).toISOString()
      nextStart += hourMs
      const body = { id, service_id: serviceId, starts_at, client: 'Ana Lima', phone: '92991234567' }
      await insist(front, 'POST', '/api/appointments', { bearer: token }, body)
      shop.bookings.add(id)
    },
    async () => {
      const text = `pergunta ${randomUUID()}`
      phones[randomInt(2)]!.says(text)
      shop.heard.add(text)
    },
    async () => {
      const text = `resposta ${randomUUID()}`
      const number = phones[randomInt(2)]!.number
      const body = { instance: company.id, number, id: randomUUID(), text }
      await insist(front, 'POST', '/chat/send-text', company, body)
      shop.said.add(text)
    },
  ]
  return {
    ...shop,
    async trade(until, everyMs) {
      await pause(randomInt(Math.ceil(everyMs)))
      for (let turn = n; performance.now() < until; turn += 1) {
        await acts[turn % acts.length]!()
        await pause(everyMs * (0.5 + Math.random()))
      }
    },
    async isSeen() {
      const { rows } = await bench.db.owner.query<{ last: number }>(
        'select last_id::int as last from event_counters where company_id = $1',
        [company.id],
      )
      return (events.at(-1) ?? 0) >= (rows[0]?.last ?? 0)
    },
    close: () => void stream.destroy(),
  }
}

const orderOf = (id: string) => ({
  id,
  customer_name: 'Ana Lima',
  customer_phone: '92991234567',
  fulfilment: 'pickup',
  payment_method: 'pix',
  items: [{ name: 'X-Bacon', quantity: 2, unit_price: 24.9 }],
})

/** Calls until the answer is yes, as a careful program does; a process that is away is waited for. @throws when refused */
async function insist(
  url: string,
  method: string,
  path: string,
  who: { bearer?: string; cookie?: string },
  body: object,
): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    ...(who.bearer ? { authorization: `Bearer ${who.bearer}` } : { cookie: who.cookie! }),
  }
  for (;;) {
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) }).catch(
      () => undefined,
    )
    if (answer?.ok) return void (await answer.arrayBuffer())
    if (answer && answer.status < 500) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    await pause(100)
  }
}

async function hourOf(bench: Bench, company: Company): Promise<string> {
  const response = await fetch(`${bench.url}/api/booking/${company.id}`)
  const { services } = (await response.json()) as { services: { id: string; duration: number }[] }
  return services.find(({ duration }) => duration === 60)!.id
}

async function pair(
  bench: Bench,
  gateway: EvolutionStandIn,
  company: Company,
  n: number,
): Promise<CustomerPhone[]> {
  await insist(bench.url, 'PUT', '/api/channel', company, { kind: 'evolution' })
  const headers = { cookie: company.cookie }
  const asked = await fetch(`${bench.url}/api/channel/connect`, { method: 'POST', headers })
  const { instance } = (await asked.json()) as { instance: string }
  gateway.instance(instance).scan()
  await until(async () => {
    const { rowCount } = await bench.db.owner.query(
      `select from channels where company_id = $1 and state = 'open'`,
      [company.id],
    )
    return rowCount! > 0
  })
  const phones = [0, 1].map((k) => gateway.phone(String(5592980000000 + n * 2 + k), { instance }))
  for (const phone of phones) phone.says('oi')
  await gateway.idle()
  return phones
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(50)
}

/** The first stays open with the process that lives. */
async function openStream(bench: Bench, { cookie }: Company, events: number[]): Promise<IncomingMessage> {
  const asked = await fetch(`${bench.url}/api/stream-ticket`, { method: 'POST', headers: { cookie } })
  const { token, instance } = (await asked.json()) as { token: string; instance: string }
  return new Promise((resolve, reject) => {
    get(`${bench.url}/chat/events?token=${token}&instance=${instance}`, { agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`the stream answered ${response.statusCode}`))
      response.on('error', () => {})
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const [, id] of text.matchAll(/^id: ?(\d+)$/gm)) events.push(Number(id))
      })
      resolve(response)
    }).on('error', reject)
  })
}

import { setTimeout as pause } from 'node:timers/promises'
import { startEvolutionStandIn } from '@balcao/testkit/evolution'
import { startFaultProxy } from '@balcao/testkit/faults'
import { startMailStandIn } from '@balcao/testkit/mail'
import { startBench, type Bench, type Company } from '../setup/product'
import type { Result } from '../setup/result'

const outageSeconds = 150
const customers = 25

/** WhatsApp and mail are away for 150 s, while 25 messages and 25 mails are sent: how long after it the last arrives. */
export async function afterOutage(): Promise<Result[]> {
  const gateway = await startEvolutionStandIn()
  const mail = await startMailStandIn()
  const routes = await Promise.all([gateway.url, mail.smtpUrl].map(routeTo))
  const [gatewayRoute, mailRoute] = routes as [Route, Route]
  const bench = await startBench({
    EVOLUTION_URL: gatewayRoute.proxy.through(gateway.url),
    EVOLUTION_API_KEY: gateway.apiKey,
    SMTP_URL: mailRoute.proxy.through(mail.smtpUrl),
  })
  try {
    const company = await bench.givenCompany('11222333000181')
    const instance = await pair(bench, company, gateway)
    const phones = Array.from({ length: customers }, (_, n) =>
      gateway.phone(String(5592991000000 + n), { instance, name: `Cliente ${n}` }),
    )
    for (const phone of phones) phone.says('oi')

    for (const { proxy } of routes) proxy.cut()
    const begun = Date.now()
    for (let n = 0; n < customers; n++) {
      await post(bench, company, '/chat/send-text', {
        instance,
        number: String(5592991000000 + n),
        text: `O pedido ${n} saiu.`,
      })
      await post(bench, company, '/webhook/auth/gerate-code', { cnpj: company.cnpj })
      await pause(5000)
    }
    await pause(begun + outageSeconds * 1000 - Date.now())
    for (const { proxy } of routes) await proxy.restore()
    const restored = performance.now()
    const took = () => Math.round((performance.now() - restored) / 100) / 10
    const told = () =>
      phones.filter((phone) => phone.received().some(({ text }) => text.startsWith('O pedido')))
    let messages = 0
    let mails = 0
    while ((messages === 0 || mails === 0) && took() < 300) {
      if (messages === 0 && told().length === customers) messages = took()
      if (mails === 0 && (await waiting(bench, 'auth:send-code')) === 0) mails = took()
      await pause(100)
    }
    const twice = phones.filter((phone) => phone.received().length > 1).length
    const within = (what: string, seconds: number, data: unknown): Result => ({
      what: `${what} that waited out ${outageSeconds} s, until the last is gone`,
      value: seconds > 0 ? `${seconds} s` : 'never',
      goal: '≤ 60 s',
      pass: seconds > 0 && seconds <= 60,
      data,
    })
    return [
      within('messages', messages, { twice }),
      within('mails', mails, { received: mail.received().length }),
    ]
  } finally {
    await bench.stop()
    for (const { proxy } of routes) await proxy.stop()
    await gateway.stop()
    await mail.stop()
  }
}

type Route = Awaited<ReturnType<typeof routeTo>>

async function routeTo(url: string) {
  const { hostname, port } = new URL(url)
  return { proxy: await startFaultProxy({ target: { host: hostname, port: Number(port) } }) }
}

async function send<T>(
  bench: Bench,
  company: Company,
  call: { method: 'POST' | 'PUT'; path: string; body: unknown },
) {
  const { method, path, body } = call
  const headers = { cookie: company.cookie, 'content-type': 'application/json' }
  const response = await fetch(bench.url + path, { method, headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

const post = <T>(bench: Bench, company: Company, path: string, body: unknown) =>
  send<T>(bench, company, { method: 'POST', path, body })

async function pair(
  bench: Bench,
  company: Company,
  gateway: Awaited<ReturnType<typeof startEvolutionStandIn>>,
): Promise<string> {
  await send(bench, company, { method: 'PUT', path: '/api/channel', body: { kind: 'evolution' } })
  const { instance } = await post<{ instance: string }>(bench, company, '/api/channel/connect', {})
  gateway.instance(instance).scan()
  const isOpen = async () =>
    (await bench.db.owner.query(`select from channels where state = 'open'`)).rowCount === 1
  while (!(await isOpen())) await pause(100)
  return instance
}

async function waiting({ db }: Bench, task: string): Promise<number> {
  const { rowCount } = await db.owner.query(`select from graphile_worker.jobs where task_identifier = $1`, [
    task,
  ])
  return rowCount!
}

import { startWebhookReceiver, type WebhookReceiver } from '@balcao/testkit/webhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { runOperator } from '../../testing/operator'
import { givenOrder } from '../../testing/orders'
import { startServerProcess, type ServerProcess } from '../../testing/server-process'
import { startTestServer, type TestServer } from '../../testing/server'
import { deliveriesOf, givenEndpoint } from '../testing/automations'

/**
 * The victim's name server: one name has an address that nothing can connect to, and asking for two others does to the
 * process what a fault of ours would: an error that nobody catches, or an end without a word. In its first life it does so
 * once as many as `BESIDE` says are asking for the slow name, which answers in later lives alone.
 */
const nameServer = `
  import dns from 'node:dns/promises'
  import { syncBuiltinESMExports } from 'node:module'
  const real = dns.lookup
  const never = () => new Promise(() => {})
  let missing = Number(process.env.BESIDE)
  const isFirstLife = missing > 0
  let strike
  const areBeside = isFirstLife ? new Promise((resolve) => (strike = resolve)) : undefined
  dns.lookup = async (host, options) => {
    if (host === 'unreachable.example.com') return [{ address: '127.255.255.255', family: 4 }]
    if (host === 'fault.example.com') {
      await areBeside
      setImmediate(() => { throw new TypeError('of somebody') })
      return never()
    }
    if (host === 'killed.example.com') {
      await areBeside
      process.kill(process.pid, 'SIGKILL')
    }
    if (host === 'slow.example.com') {
      if (!isFirstLife) return [{ address: '127.0.0.1', family: 4 }]
      missing -= 1
      if (missing === 0) strike()
      return never()
    }
    return real(host, options)
  }
  syncBuiltinESMExports()
`

let server: TestServer
let victim: ServerProcess | undefined
/** What the victim's lives are given; each reads it as it begins. */
let environment: Record<string, string>
let company: TestCompany
let receiver: WebhookReceiver

// The server that the test talks to runs no jobs; the victim does.
beforeAll(async () => {
  receiver = await startWebhookReceiver()
})
afterAll(() => receiver.stop())
beforeEach(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web', BALCAO_WEBHOOK_PRIVATE: 'true' } })
  company = await givenCompany(server)
})
afterEach(async () => {
  await victim?.kill()
  victim = undefined
  await server.stop()
})

/** The process that dies, of what happens while so many innocent deliveries are `beside` it. */
async function givenVictim({ beside }: { beside: number }) {
  environment = {
    BALCAO_WEBHOOK_PRIVATE: 'true',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(nameServer)}`,
    BESIDE: String(beside),
  }
  victim = await startServerProcess(server.database, environment)
}

async function givenEndpointAt(host: string) {
  const { endpoint } = await givenEndpoint(server, company, { url: receiver.url })
  const url = receiver.url.replace('127.0.0.1', host)
  await server.app.db.owner.query('update webhook_endpoints set url = $1 where id = $2', [url, endpoint.id])
  return endpoint.id
}

const stateOf = async (endpointId: string) => (await deliveriesOf(server, company, endpointId))[0]
const parked = async () => (await runOperator(server, 'jobs', 'parked')).lines

/** Keeps the victim running as a service manager does, until the condition holds; answers how often it died. */
async function keepAliveUntil(holds: () => Promise<boolean>): Promise<{ deaths: number; codes: unknown[] }> {
  const codes: unknown[] = []
  while (!(await holds())) {
    const code = await Promise.race([
      victim!.ended(),
      new Promise((resolve) => setTimeout(resolve, 50, 'alive')),
    ])
    if (code === 'alive') continue
    codes.push(code)
    environment.BESIDE = '0'
    // It may die of it before it is ready.
    await victim!.start().catch(() => {})
  }
  return { deaths: codes.length, codes }
}

it('a job whose error nobody catches is named, ends three processes in order, and no fourth, also when it comes again; an address that cannot be connected to ends none', async () => {
  const innocent = await givenEndpointAt('slow.example.com')
  await givenEndpointAt('fault.example.com')
  await givenVictim({ beside: 1 })
  await givenOrder(server, company)
  const { deaths, codes } = await keepAliveUntil(async () => (await parked())[0] !== 'none')
  expect([deaths, codes]).toEqual([3, [1, 1, 1]])
  expect(await parked()).toEqual([
    expect.stringMatching(/^\d+ webhook-deliver after 8 tries: 3 processes died/),
  ])
  expect(victim!.said()).toContain(`"job":"webhook-deliver"`)
  expect(victim!.said()).toContain(`"companyId":"${company.id}"`)
  expect(victim!.said()).not.toContain('of somebody')
  await givenOrder(server, company)
  await expect
    .poll(async () => (await deliveriesOf(server, company, innocent)).map(({ state }) => state), {
      timeout: 20_000,
    })
    .toEqual(['delivered', 'delivered'])
  expect(await parked()).toHaveLength(1)

  const unreachable = await givenEndpointAt('unreachable.example.com')
  const before = victim!.pid()
  await givenOrder(server, company)
  await expect
    .poll(() => stateOf(unreachable), { timeout: 15_000 })
    .toMatchObject({ attempts: 1, problem: 'connection' })
  expect((await fetch(`${victim!.url}/healthz`)).status).toBe(200)
  expect(victim!.pid()).toBe(before)
}, 180_000)

it('a job that kills its process is parked alone: those that ran beside it do their work', async () => {
  const innocents = [await givenEndpointAt('slow.example.com'), await givenEndpointAt('slow.example.com')]
  await givenEndpointAt('killed.example.com')
  await givenVictim({ beside: innocents.length })
  await givenOrder(server, company)
  const { deaths } = await keepAliveUntil(async () => (await parked())[0] !== 'none')
  expect(deaths).toBe(3)
  expect(await parked()).toEqual([
    expect.stringMatching(/^\d+ webhook-deliver after 8 tries: 3 processes died/),
  ])
  for (const id of innocents)
    await expect.poll(() => stateOf(id), { timeout: 20_000 }).toMatchObject({ state: 'delivered' })
  const { owner } = server.app.db
  const anHourPasses = () => owner.query(`update app.job_deaths set at = at - interval '61 minutes'`)
  await anHourPasses()
  const again = await keepAliveUntil(async () => (await parked())[0]!.includes('4 processes died'))
  expect(again.deaths).toBe(1)
  await owner.query(`update webhook_endpoints set url = $1`, [receiver.url])
  await anHourPasses()
  await expect.poll(parked, { timeout: 30_000 }).toEqual(['none'])
}, 180_000)

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { describeEvent } from '@balcao/contract/webhook-events'
import { companyEvents } from '@balcao/contract/webhook-names'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiKey } from '../auth'
import { givenCompany } from '../testing/builders'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/server'
import { newWebhookSecret, signWebhook } from './deliveries/sign-webhook'

const docs = join(import.meta.dirname, '../../../../docs')
const run = promisify(execFile)

let folder: string
let guide: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balcao-guide-'))
  guide = await readFile(join(docs, 'automations.md'), 'utf8')
})
afterAll(() => rm(folder, { recursive: true }))

const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, code]) => code!)

describe('the commands of the guide', () => {
  let server: TestServer
  const key = 'bk_demo_balcao_0000000000000000000000000000000'
  const demo = { cnpj: '99999999000199', password: 'Balcao#2026' }
  beforeAll(async () => {
    server = await startTestServer({ env: { BALCAO_ROLE: 'web', BALCAO_WEBHOOK_PRIVATE: 'true' } })
    // As the demonstration seeds it: its number, password and key.
    const company = await givenCompany(server, demo)
    await server.app.db.asCompany(company.id, (tx) =>
      createApiKey(tx, company.id, {
        name: 'demo',
        scopes: ['orders', 'company', 'employees', 'appointments', 'customers', 'messages'],
        token: key,
      }),
    )
  })
  afterAll(() => server.stop())

  it('run as they stand, one after the other in one shell, and do what is said', async () => {
    const script = ['set -e', ...blocks('sh')].join('\n')
    expect(blocks('sh').length).toBeGreaterThanOrEqual(5)
    const { stdout } = await run('sh', ['-c', script], {
      cwd: folder,
      env: { PATH: process.env.PATH, BALCAO: server.url },
    })
    expect(stdout).toContain('"secret":"whsec_')
    const orders = await call<{ id: string; status: string }[]>(server, '/rest/v1/orders', { bearer: key })
    expect(orders.body).toMatchObject([
      { status: 'analysis', total: 59.9 },
      { id: '2a1c7d8e-6f50-4b3a-9c1d-0e2f3a4b5c6d', status: 'production' },
    ])
    const { rows } = await server.app.db.owner.query('select name, url from webhook_endpoints')
    expect(rows).toEqual([{ name: 'n8n', url: 'http://localhost:5678/webhook/balcao' }])
  })

  it('fail loudly where they do not fit the server', async () => {
    const script = ['set -e', ...blocks('sh')].join('\n')
    const env = { PATH: process.env.PATH, BALCAO: server.url, CHAVE: 'bk_wrong' }
    await expect(run('sh', ['-c', script], { cwd: folder, env })).rejects.toThrow('401')
  })

  it('name every event, with the page that shows them', () => {
    for (const event of companyEvents) expect(guide).toContain(`\`${event}\``)
  })
})

const secret = newWebhookSecret()
const { example } = describeEvent('order.created')
const body = JSON.stringify(example)
const signed = (at = new Date(), secrets = [secret]) => signWebhook({ id: example.id, at, body }, secrets)

describe('the check in the guide', () => {
  type Check = (secret: string, headers: Record<string, string>, body: string) => boolean
  let isFromBalcao: Check
  beforeAll(async () => {
    const file = join(folder, 'check.mjs')
    await writeFile(file, blocks('js')[0]!)
    isFromBalcao = ((await import(pathToFileURL(file).href)) as { isFromBalcao: Check }).isFromBalcao
  })

  it('takes what Balcão signed, also with two secrets', () => {
    expect(isFromBalcao(secret, signed(), body)).toBe(true)
    expect(isFromBalcao(secret, signed(new Date(), [newWebhookSecret(), secret]), body)).toBe(true)
  })

  it('takes nothing else', () => {
    expect(isFromBalcao(newWebhookSecret(), signed(), body)).toBe(false)
    expect(isFromBalcao(secret, signed(), `${body} `)).toBe(false)
    expect(isFromBalcao(secret, signed(new Date(Date.now() - 301_000)), body)).toBe(false)
    expect(isFromBalcao(secret, {}, body)).toBe(false)
  })
})

describe('the n8n flow', () => {
  interface Flow {
    nodes: {
      id: string
      name: string
      type: string
      typeVersion: number
      position: number[]
      parameters: Record<string, unknown>
    }[]
    connections: Record<string, { main: { node: string; type: string; index: number }[][] }>
  }
  let flow: Flow
  beforeAll(async () => {
    flow = JSON.parse(await readFile(join(docs, 'n8n-flow.json'), 'utf8')) as Flow
  })
  const node = (type: string) => flow.nodes.find((one) => one.type === `n8n-nodes-base.${type}`)!

  it('leads from the webhook by the check to the request, over nodes that exist', () => {
    expect(new Set(flow.nodes.map(({ id }) => id)).size).toBe(flow.nodes.length)
    const road = [node('webhook').name]
    for (let next = road[0]; next;) {
      next = flow.connections[next]?.main[0]?.[0]?.node
      if (next) road.push(next)
    }
    expect(road).toEqual(['webhook', 'code', 'if', 'httpRequest'].map((type) => node(type).name))
    for (const { main } of Object.values(flow.connections))
      for (const { node: name, type } of main.flat()) {
        expect(type).toBe('main')
        expect(flow.nodes.map((one) => one.name)).toContain(name)
      }
    expect(node('webhook').parameters).toMatchObject({ httpMethod: 'POST', options: { rawBody: true } })
  })

  it('the check lets through what Balcão signed, as its event, and stops everything else', async () => {
    const { jsCode } = node('code').parameters as { jsCode: string }
    const AsyncFunction = (async () => {}).constructor as FunctionConstructor
    const check = async (headers: Record<string, string>, raw = body) => {
      const work = AsyncFunction('$input', 'require', jsCode.replace('whsec_COLE_AQUI', secret))
      const $input = { first: () => ({ json: { headers, body: JSON.parse(raw) as unknown } }) }
      const n8n = { helpers: { getBinaryDataBuffer: async () => Buffer.from(raw) } }
      return (await work.call(n8n, $input, createRequire(import.meta.url))) as unknown
    }
    expect(await check(signed())).toEqual([{ json: example }])
    await expect(check(signed(), JSON.stringify({ ...example, data: {} }))).rejects.toThrow('Assinatura')
    await expect(check(signed(new Date(0)))).rejects.toThrow('antigo')
  })

  it('the request is one that the API takes', () => {
    const { method, url, jsonBody } = node('httpRequest').parameters as Record<string, string>
    expect([method, JSON.parse(jsonBody!)]).toEqual(['PATCH', { status: 'production' }])
    expect(url).toMatch(/\/rest\/v1\/orders\?id=eq\.\{\{ \$json\.data\.order\.id \}\}&status=eq\.analysis$/)
  })
})

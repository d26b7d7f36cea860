import { connect } from 'node:net'
import { allCalls, ErrorAnswer, type Call } from '@balcao/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenLead, givenLeadCookie } from '../../onboarding/testing/lead-visits'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { rowsOf } from '../../testing/company-rows'
import { givenOperator } from '../../testing/operator'
import { givenOwnedThings, type OwnedIds } from '../../testing/owned-things'
import { aimAt } from '../../testing/tenant-examples'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
let company: TestCompany
let ids: OwnedIds
let visit: string
let stationKey: string
let operator: string
let lead: string

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' }, limitFactor: 100_000 })
  company = await givenCompany(server)
  ids = await givenOwnedThings(server, company)
  visit = (await call<{ token: string }>(server, '/api/visit')).body.token
  const register = allCalls.find(({ id }) => id === 'printing.registerStation')!
  const station = await call<{ key: string }>(server, register.path, {
    cookie: company.cookie,
    body: register.example!.body,
  })
  stationKey = station.body.key
  operator = (await givenOperator(server)).cookie
  lead = await givenLeadCookie(server, await givenLead(server))
})
afterAll(() => server.stop())

const withBody = allCalls.filter(({ body }) => body)
const changing = allCalls.filter(({ method }) => method !== 'GET')

/** Who the call welcomes, so that the body is what it stumbles over. */
function credentialsFor(target: Call): Record<string, string> {
  if (target.access.includes('visit')) return { authorization: `Bearer ${visit}` }
  if (target.access.some((access) => access === 'session' || access.startsWith('module:')))
    return { cookie: company.cookie }
  if (target.access.includes('station')) return { authorization: `Bearer ${stationKey}` }
  if (target.access.includes('operator')) return { cookie: operator }
  if (target.access.includes('lead')) return { cookie: lead }
  return {}
}

async function send(target: Call, body: string | Buffer, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + aimAt(target, company, ids).path, {
    method: target.method,
    headers: { 'content-type': 'application/json', ...credentialsFor(target), ...headers },
    body: new Uint8Array(Buffer.from(body)),
  })
  return { status: response.status, answer: await response.json() }
}

/** Refused as the caller's mistake, in the one error shape. */
function expectRefusal(what: string, { status, answer }: { status: number; answer: unknown }) {
  expect([what, status >= 400 && status < 500, status]).toEqual([what, true, status])
  expect([what, ErrorAnswer.safeParse(answer).success]).toEqual([what, true])
}

/** The call's own valid body, with every string in it changed. */
const withText = (target: Call, change: (text: string) => string) =>
  JSON.stringify(aimAt(target, company, ids).body, (_key, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  )

/** What no reader of JSON takes, whichever call it is for. */
const notJson: [string, string][] = [
  ['malformed JSON', '{"cnpj":'],
  ['nothing at all', ''],
  ['two values', '{}{}'],
  ['a poisoned prototype', '{"__proto__":{"cnpj":"1"}}'],
  ['a poisoned constructor', '{"constructor":{"prototype":{"x":1}}}'],
  ['30,000 arrays in each other', '['.repeat(30_000) + ']'.repeat(30_000)],
  ['5,000 objects in each other', '{"a":'.repeat(5000) + '1' + '}'.repeat(5000)],
  ['bytes that are no UTF-8', '{"a":"\xff\xfe'],
]
const notObjects: [string, string][] = [
  ['null', 'null'],
  ['an array of null', '[null]'],
  ['an array of arrays', '[[]]'],
  ['text', '"x"'],
  ['a number', '1e400'],
  ['a flag', 'true'],
  ['an empty object', '{}'],
]
const notJsonTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/json',
  'x',
  'application/jsonp',
  'application/json\t/x',
  'application/json x',
  'application/ json',
  'application/xml; application/json',
]
/**
 * What is looked at before a call knows of it is the same for all: these two, one for each reader of JSON that the server
 * has, are told everything, and every other call the next of it.
 */
const toldAll = ['orders.place', 'channels.hearEvolution']
const someOf = <T>(list: readonly T[], { id }: Call): readonly T[] => {
  const place = allCalls.findIndex((one) => one.id === id) % list.length
  return toldAll.includes(id) ? list : list.slice(place, place + 1)
}

it('knows the calls that are told everything', () => {
  expect(toldAll.filter((id) => withBody.every((target) => target.id !== id))).toEqual([])
})

describe.each(withBody)('$id', (target) => {
  it('refuses what is not its body', async () => {
    for (const [what, body] of [...someOf(notJson, target), ...notObjects]) {
      // An empty object is a valid body where every field has a default.
      if (what === 'an empty object' && target.body!.safeParse({}).success) continue
      expectRefusal(what, await send(target, body))
    }
  })

  it('refuses fields that it does not know', async () => {
    const body = { ...(aimAt(target, company, ids).body as object), company_id: company.id }
    expectRefusal('company_id', await send(target, JSON.stringify(body)))
  })

  it('refuses values of another kind, and numbers without end', async () => {
    const valid = aimAt(target, company, ids).body as Record<string, unknown>
    const bodies = Object.keys(valid).flatMap((field) =>
      ['{"a":1}', '[[1]]', '-1e308', '123456789012345678901234567890'].map((value) => {
        const rest = Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field))
        return JSON.stringify(rest).replace(
          /}$/,
          `${Object.keys(rest).length ? ',' : ''}${JSON.stringify(field)}:${value}}`,
        )
      }),
    )
    // What the body's own rules refuse is refused alike: one of them is sent, and whatever they let through.
    const letThrough = (body: string) => target.body!.safeParse(JSON.parse(body)).success
    for (const [place, body] of bodies.entries())
      if (place === 0 || toldAll.includes(target.id) || letThrough(body))
        expectRefusal(body, await send(target, body))
  })

  it('refuses a body beyond its limit', async () => {
    const limit = target.bodyLimit ?? 64 * 1024
    const { status, answer } = await send(target, `{"a":"${'x'.repeat(limit)}"}`)
    expect([status, answer]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }])
  })

  it('takes JSON only', async () => {
    const body = JSON.stringify(aimAt(target, company, ids).body)
    for (const type of someOf(notJsonTypes, target)) {
      const { status, answer } = await send(target, body, { 'content-type': type })
      expect([type, status, answer]).toMatchObject([type, 415, { code: 'UNSUPPORTED_MEDIA_TYPE' }])
    }
  })
})

describe('texts', () => {
  it('refuses characters that cannot be kept, in every text of every call', async () => {
    const withTexts = withBody.filter(
      (target) => withText(target, () => '') !== withText(target, (text) => text),
    )
    expect(withTexts.length).toBeGreaterThan(10)
    for (const target of withTexts) {
      for (const bad of someOf(['\\u0000', '\\ud800', '\\udc00x'], target)) {
        const body = withText(target, (text) => `${text}§`).replaceAll('§', bad)
        expectRefusal(`${target.id} ${bad}`, await send(target, body))
      }
    }
  })

  it('refuses a NUL in a query and in an address', async () => {
    for (const path of [
      '/rest/v1/orders?customer_name=eq.%00',
      '/rest/v1/orders?a%00=eq.1',
      '/webhook/get-customer?cnpj=%00',
    ]) {
      const answer = await call(server, path, { cookie: company.cookie })
      expect([path, answer.status]).toEqual([path, 400])
    }
  })
})

describe('calls that change something', () => {
  it.each(changing)('$id is refused to the page of another site', async (target) => {
    const { path, body } = aimAt(target, company, ids)
    const others: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
      { origin: server.url.replace('http:', 'https:') },
      { origin: `${server.url}.evil.example` },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of someOf(others, target)) {
      const answer = await call(server, path, {
        method: target.method,
        cookie: company.cookie,
        headers,
        ...(body === undefined ? {} : { body }),
      })
      expect([headers, answer.status, answer.body]).toMatchObject([headers, 403, { code: 'FOREIGN_ORIGIN' }])
    }
  })

  it('the page’s own origin is welcome, and a program that names none', async () => {
    for (const headers of [{ origin: server.url, 'sec-fetch-site': 'same-origin' }, {}] as Record<
      string,
      string
    >[]) {
      const answer = await call(server, '/api/orders/seen', {
        method: 'POST',
        cookie: company.cookie,
        headers,
      })
      expect(answer.status).toBe(200)
    }
  })

  it('no GET changes anything', async () => {
    // Whoever reads the customers first sums up what came since: from here on there is nothing to sum up.
    await call(server, '/api/customers', { cookie: company.cookie })
    const before = await rowsOf(server, company.id)
    const readers = allCalls.filter(({ method, id }) => method === 'GET' && id !== 'live.stream')
    for (const target of readers) {
      for (const method of ['GET', 'HEAD']) {
        await call(server, aimAt(target, company, ids).path, { method, headers: credentialsFor(target) })
      }
    }
    expect(await rowsOf(server, company.id)).toEqual(before)
  })
})

describe('requests below HTTP’s manners', () => {
  it('a request line that is none is answered in the one error shape', async () => {
    const { port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.end('GARBAGE\r\n\r\n')
    const chunks: Buffer[] = []
    for await (const chunk of socket) chunks.push(chunk as Buffer)
    const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1.1 400 /)
    expect(ErrorAnswer.safeParse(JSON.parse(body)).success).toBe(true)
  })

  it.each([
    '/rest/v1/orders%00',
    '/api/orders/%ff',
    '/api/orders/..%2f..%2fetc',
    `/${'a'.repeat(5000)}`,
    '/rest/v1/nothing',
  ])('an address that leads nowhere is said so: %s', async (path) => {
    const answer = await call(server, path, { cookie: company.cookie })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(ErrorAnswer.safeParse(answer.body).success).toBe(true)
  })
})

import { startPostalCodeStandIn, type PostalCodeStandIn } from '@balcao/testkit/postal-code'
import { allCalls, type Access, type ApiScope, type Call } from '@balcao/contract'
import { eventStream } from '@balcao/contract/live'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiKey } from '../auth'
import { givenCompany, type TestCompany } from './builders'
import { call, isServed, type CallOptions } from './call'
import { rowsOf } from './company-rows'
import { givenOperator } from './operator'
import { givenOwnedThings, marks, plainWords, type OwnedIds } from './owned-things'
import { aimAt } from './tenant-examples'
import { startTestServer, type TestServer } from './server'

const scopes: readonly ApiScope[] = [
  'orders',
  'company',
  'employees',
  'appointments',
  'customers',
  'messages',
]
const guarded = allCalls.filter(
  (target) => !target.access.every((access) => access === 'public' || access === 'visit'),
)
const closed = guarded.filter((target) => !target.access.includes('public'))

// Once as it runs, and once as if the database had no row-level security: the application must hold alone.
describe.each([
  { walls: 'with both walls', wallDown: false },
  { walls: 'with the database’s wall down', wallDown: true },
])('MODULE-11 every call keeps to its own company, $walls', ({ wallDown }) => {
  let server: TestServer
  let a: TestCompany
  let b: TestCompany
  let ids: OwnedIds
  let ownIds: OwnedIds
  let postalCodes: PostalCodeStandIn
  const keys = new Map<ApiScope, string>()
  let stationKey: string | undefined
  let operatorCookie: string
  let visit: string
  /** What company A has, as it was last looked at. */
  let standing: string[]

  beforeAll(async () => {
    // Without a worker: a job that changes a row by itself would look like a call that did.
    postalCodes = await startPostalCodeStandIn()
    server = await startTestServer({
      wallDown,
      env: { BALCAO_ROLE: 'web', BALCAO_VIACEP_URL: postalCodes.viaCepUrl },
    })
    a = await givenCompany(server)
    b = await givenCompany(server)
    ids = await givenOwnedThings(server, a)
    ownIds = await givenOwnedThings(server, b, plainWords)
    for (const scope of scopes) {
      const { token } = await server.app.db.asCompany(b.id, (tx) =>
        createApiKey(tx, b.id, { name: scope, scopes: [scope] }),
      )
      keys.set(scope, token)
    }
    stationKey = await givenStationKey(server, b)
    operatorCookie = (await givenOperator(server)).cookie
    visit = (await call<{ token: string }>(server, '/api/visit')).body.token
    standing = await rowsOf(server, a.id)
  })
  afterAll(async () => {
    await server.stop()
    await postalCodes.stop()
  })

  it('every call of the contract is served', () => {
    expect(allCalls.filter((target) => !isServed(server, target)).map(({ id }) => id)).toEqual([])
  })

  // Who is turned away at the door never gets as far as the database and its wall.
  const atTheDoor = wallDown ? [] : closed

  it.each(atTheDoor)('$id answers nobody without credentials', async (target) => {
    const answer = await send(server, target, aimAt(target, a, ids), {})
    expect([answer.status, answer.body]).toMatchObject([401, { ok: false, code: 'UNAUTHENTICATED' }])
  })

  it.each(atTheDoor)('$id refuses credentials that are made up', async (target) => {
    for (const bearer of [`bk_${'x'.repeat(43)}`, `ps_${'x'.repeat(43)}`, 'vt_x~x~x', 'x']) {
      const answer = await send(server, target, aimAt(target, a, ids), {
        bearer,
        cookie: `balcao=${'x'.repeat(43)}`,
      })
      expect([bearer, answer.status]).toEqual([bearer, 401])
    }
  })

  it.each(guarded)('$id shows and changes nothing of another company', async (target) => {
    const before = standing
    // Everything named is A's; then A's in the address, with B's own in the body.
    const requests = [aimAt(target, a, ids), aimAt(target, a, ids, ownIds)]
    for (const { who, credentials, refusal } of callers(target)) {
      if (refusal && wallDown) continue
      for (const request of refusal ? requests.slice(0, 1) : requests) {
        const answer = await send(server, target, request, credentials)
        const seen = Object.values(marks).filter((mark) => answer.text.includes(mark))
        expect([target.id, who, seen]).toEqual([target.id, who, []])
        expect([target.id, who, answer.status < 500]).toEqual([target.id, who, true])
        if (refusal) expect([target.id, who, answer.body.code]).toEqual([target.id, who, refusal])
      }
    }
    standing = await rowsOf(server, a.id)
    expect(standing).toEqual(before)
  })

  it('the matrix can see: company A’s own session finds the marks that company B must not', async () => {
    const texts: string[] = []
    for (const target of guarded.filter(({ method, id }) => method === 'GET' && id !== eventStream.id)) {
      const answer = await send(server, target, aimAt(target, a, ids), { cookie: a.cookie })
      texts.push(answer.text)
    }
    const stations = isServed(
      server,
      allCalls.find(({ id }) => id === 'printing.stations')!,
    )
    const expected = Object.entries(marks).filter(([name]) => stations || name !== 'station')
    for (const [name, mark] of expected)
      expect([name, texts.some((text) => text.includes(mark))]).toEqual([name, true])
  })

  /** Who tries, with what, and how a kind of caller that the call does not know is refused. */
  function* callers(target: Call): Generator<{ who: string; credentials: CallOptions; refusal?: string }> {
    const isOpen = target.access.includes('public')
    const unless = (test: (access: Access) => boolean, refusal: string) =>
      isOpen || target.access.some(test) ? {} : { refusal }
    const toSessions = (access: Access) => access === 'session' || access.startsWith('module:')
    // Where only programs are welcome, a session is as good as nothing.
    yield { who: 'session of B', credentials: { cookie: b.cookie }, ...unless(toSessions, 'UNAUTHENTICATED') }
    for (const [scope, bearer] of keys) {
      const toKeys = (access: Access) => access === `apiKey:${scope}`
      yield { who: `key of B for ${scope}`, credentials: { bearer }, ...unless(toKeys, 'FORBIDDEN') }
    }
    const toStations = (access: Access) => access === 'station'
    const toVisitors = (access: Access) => access === 'visit'
    yield { who: 'visitor', credentials: { bearer: visit }, ...unless(toVisitors, 'FORBIDDEN') }
    // Their own calls are another matter: no operator acts as a company.
    if (!target.access.includes('operator'))
      yield {
        who: 'operator',
        credentials: { cookie: operatorCookie },
        ...unless(() => false, 'UNAUTHENTICATED'),
      }
    if (stationKey)
      yield { who: 'station of B', credentials: { bearer: stationKey }, ...unless(toStations, 'FORBIDDEN') }
  }
})

function send(
  server: TestServer,
  target: Call,
  request: { path: string; body?: unknown },
  credentials: CallOptions,
) {
  return call(server, request.path, {
    method: target.method,
    ...credentials,
    ...(request.body === undefined ? {} : { body: request.body }),
  })
}

async function givenStationKey(server: TestServer, company: TestCompany): Promise<string | undefined> {
  const register = allCalls.find(({ id }) => id === 'printing.registerStation')!
  if (!isServed(server, register)) return undefined
  const answer = await call<{ key: string }>(server, register.path, {
    cookie: company.cookie,
    body: { ...(register.example!.body as object), kind: 'agent' },
  })
  return answer.body.key
}

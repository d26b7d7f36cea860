import { allCalls, type Access, type ApiScope, type Call } from '@balcao/contract'
import { eventStream } from '@balcao/contract/live'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiKey } from '../auth'
import { givenCompany, type TestCompany } from './builders'
import { call, type CallOptions } from './call'
import { rowsOf } from './company-rows'
import { aimAt, givenOwnedThings, isServed, marks, type OwnedIds } from './tenant-examples'
import { startTestServer, type TestServer } from './server'

const scopes: readonly ApiScope[] = ['orders', 'company', 'employees']
const guarded = allCalls.filter((target) => !target.access.every((access) => access === 'public' || access === 'visit'))
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
  const keys = new Map<ApiScope, string>()
  let stationKey: string | undefined

  beforeAll(async () => {
    server = await startTestServer({ wallDown })
    a = await givenCompany(server)
    b = await givenCompany(server)
    ids = await givenOwnedThings(server, a)
    for (const scope of scopes) {
      const { token } = await server.app.db.asCompany(b.id, (tx) =>
        createApiKey(tx, b.id, { name: scope, scopes: [scope] }),
      )
      keys.set(scope, token)
    }
    stationKey = await givenStationKey(server, b)
  })
  afterAll(() => server.stop())

  it('every call of the contract is served', () => {
    expect(allCalls.filter((target) => !isServed(server, target)).map(({ id }) => id)).toEqual([])
  })

  it.each(closed)('$id answers nobody without credentials', async (target) => {
    const answer = await send(server, target, aimAt(target, a, ids), {})
    expect([answer.status, answer.body]).toMatchObject([401, { ok: false, code: 'UNAUTHENTICATED' }])
  })

  it.each(closed)('$id refuses credentials that are made up', async (target) => {
    for (const bearer of [`bk_${'x'.repeat(43)}`, `ps_${'x'.repeat(43)}`, 'vt_x~x~x', 'x']) {
      const answer = await send(server, target, aimAt(target, a, ids), { bearer, cookie: `balcao=${'x'.repeat(43)}` })
      expect([bearer, answer.status]).toEqual([bearer, 401])
    }
  })

  it.each(guarded)('$id shows and changes nothing of another company', async (target) => {
    const before = await rowsOf(server, a.id)
    const aimed = aimAt(target, a, ids)
    for (const [who, credentials, allowed] of callers(target)) {
      const answer = await send(server, target, aimed, credentials)
      const seen = Object.values(marks).filter((mark) => answer.text.includes(mark))
      expect([target.id, who, seen]).toEqual([target.id, who, []])
      expect([target.id, who, answer.status < 500]).toEqual([target.id, who, true])
      if (!allowed && !target.access.includes('public')) {
        expect([target.id, who, answer.status, answer.body]).toMatchObject([target.id, who, 403, { code: 'FORBIDDEN' }])
      }
    }
    expect(await rowsOf(server, a.id)).toEqual(before)
  })

  it('the matrix can see: company A’s own session finds the marks that company B must not', async () => {
    const texts: string[] = []
    for (const target of guarded.filter(({ method, id }) => method === 'GET' && id !== eventStream.id)) {
      const answer = await send(server, target, aimAt(target, a, ids), { cookie: a.cookie })
      texts.push(answer.text)
    }
    const stations = isServed(server, allCalls.find(({ id }) => id === 'printing.stations')!)
    const expected = Object.entries(marks).filter(([name]) => stations || name !== 'station')
    for (const [name, mark] of expected) expect([name, texts.some((text) => text.includes(mark))]).toEqual([name, true])
  })

  /** Who tries, with what, and whether the call lets that kind of caller in at all. */
  function* callers(target: Call): Generator<[string, CallOptions, boolean]> {
    const opens = (test: (access: Access) => boolean) => target.access.some(test)
    yield ['session of B', { cookie: b.cookie }, opens((access) => access === 'session' || access.startsWith('module:'))]
    for (const [scope, bearer] of keys) {
      yield [`key of B for ${scope}`, { bearer }, opens((access) => access === `apiKey:${scope}`)]
    }
    if (stationKey) yield ['station of B', { bearer: stationKey }, opens((access) => access === 'station')]
  }
})

/** A signed-in caller is told 403 where only keys are welcome, so a session that is not let in reads as nobody. */
function send(server: TestServer, target: Call, aimed: { path: string; body?: unknown }, credentials: CallOptions) {
  return call(server, aimed.path, {
    method: target.method,
    ...credentials,
    ...(aimed.body === undefined ? {} : { body: aimed.body }),
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

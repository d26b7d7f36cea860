import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshCnpj, givenCompany, type TestCompany } from '../testing/builders'
import { borrowTestServer } from '../testing/borrowed-server'
import type { TestServer } from '../testing/server'
import { createOftenNotes } from './note-often'

let server: TestServer
let company: TestCompany
let now = Date.parse('2026-11-23T10:20:00Z')

beforeAll(async () => {
  server = await borrowTestServer()
})
afterAll(() => server.stop())

async function notedFor({ id }: TestCompany) {
  const { rows } = await server.app.db.owner.query<{ network: string; count: number }>(
    `select network, (detail->>'count')::int as count from audit_entries
     where company_id = $1 and act = 'auth.sign-in-refused' and actor_kind = 'system' order by at, count`,
    [id],
  )
  return rows.map(({ network, count }) => [network, count])
}

describe('what strangers can cause at will', () => {
  it('leaves the first, the tenth, the hundredth … of an hour and a network, with the count', async () => {
    company = await givenCompany(server)
    const often = createOftenNotes(server.app.db, () => now)
    const flood = (times: number, network: string) => {
      for (let time = 0; time < times; time += 1) often.note(company.cnpj, 'auth.sign-in-refused', network)
    }
    flood(4999, '203.0.113.x')
    flood(1, '198.51.100.x')
    await often.finished()
    expect(await notedFor(company)).toEqual([
      ['203.0.113.x', 1],
      ['203.0.113.x', 10],
      ['203.0.113.x', 100],
      ['203.0.113.x', 1000],
      ['198.51.100.x', 1],
    ])
    now += 3_600_000
    flood(1, '203.0.113.x')
    await often.finished()
    expect(await notedFor(company)).toHaveLength(6)
  })

  it('from very many networks is counted together, and for a company that is none leaves nothing', async () => {
    company = await givenCompany(server)
    const often = createOftenNotes(server.app.db, () => now)
    for (let net = 0; net < 300; net += 1) {
      often.note(company.cnpj, 'auth.sign-in-refused', `10.0.${net}.x`)
      often.note(freshCnpj(), 'auth.sign-in-refused', `10.0.${net}.x`)
    }
    await often.finished()
    const noted = await notedFor(company)
    expect(noted).toHaveLength(23)
    expect(noted.filter(([network]) => network === '*')).toEqual([
      ['*', 1],
      ['*', 10],
      ['*', 100],
    ])
  })
})

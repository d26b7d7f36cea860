import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { startTestServer, type TestServer } from '../../testing/server'
import { isDatabaseAway } from './failures'
import { sql } from './sql'

let server: TestServer
let company: TestCompany

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
  company = await givenCompany(server)
})
afterAll(() => server.stop())

it.each(['asCompany', 'readAsCompany'] as const)(
  'a database that is migrated under a running server is away for a moment, and then read with its new columns: %s',
  async (way) => {
    const { db } = server.app
    await db.owner.query(`drop table if exists drinks;
    create table drinks (company_id uuid not null, name text not null);
    insert into drinks values ('${company.id}', 'Guaraná');
    select app.build_wall('drinks'); grant select on drinks to balcao_app`)
    const read = () => db[way](company.id, async (tx) => (await tx.execute(sql`select * from drinks`)).rows)
    // Connections may still know the table of that name which was there before.
    for (let n = 0; n < 40; n++) await read().catch(() => {})
    for (let n = 0; n < 40; n++) await read()
    await db.owner.query(`alter table drinks add column cents integer not null default 700`)
    const answers = []
    for (let n = 0; n < 40; n++) answers.push(await read().catch((error: unknown) => error))
    const failed = answers.filter((answer) => answer instanceof Error)
    expect(failed.length).toBeGreaterThan(0)
    expect(failed.every(isDatabaseAway)).toBe(true)
    expect(answers.at(-1)).toEqual([{ company_id: company.id, name: 'Guaraná', cents: 700 }])
  },
)

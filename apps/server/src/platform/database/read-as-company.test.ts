import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import type { Tx } from './database'
import { sql } from './sql'

let server: TestServer
let a: TestCompany
let b: TestCompany

beforeAll(async () => {
  server = await borrowTestServer()
  a = await givenCompany(server)
  b = await givenCompany(server)
})
afterAll(() => server.stop())

const namesIn = (tx: Tx) => tx.execute<{ cnpj: string }>(sql`select cnpj from companies`)

it('several statements are read at once, each inside the wall of the one company', async () => {
  const { db } = server.app
  const read = (company: TestCompany) =>
    db.readAsCompany(company.id, (tx) => Promise.all([namesIn(tx), namesIn(tx)]))
  const answers = await Promise.all([a, b, a, b].map(read))
  const seen = answers.map((both) => both.map(({ rows }) => rows))
  expect(seen).toEqual([a, b, a, b].map(({ cnpj }) => [[{ cnpj }], [{ cnpj }]]))
})

it('a statement that is sent after the first was answered is refused: the wall no longer stands there', async () => {
  const reading = server.app.db.readAsCompany(a.id, async (tx) => {
    await namesIn(tx)
    return namesIn(tx)
  })
  await expect(reading).rejects.toThrow('Sent after')
})

it('nothing can be written, and a reading that fails leaves a connection that reads', async () => {
  const { db } = server.app
  for (let n = 0; n < 30; n++) {
    const writing = db.readAsCompany(a.id, (tx) =>
      Promise.all([tx.execute(sql`update companies set nome_empresa = 'x'`), namesIn(tx)]),
    )
    await expect(writing).rejects.toThrow('read-only')
    const { rows } = await db.readAsCompany(b.id, namesIn)
    expect(rows).toEqual([{ cnpj: b.cnpj }])
  }
})

import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { contentOf, type Item, type RowChange } from '@balcao/domain/catalogue'
import type { CatalogueSaved } from '@balcao/contract/catalogue'
import { givenCompany, type TestCompany } from '../testing/builders'
import { buildMenu, readRows } from '../testing/catalogue'
import { insist, startServerProcess, type ServerProcess } from '../testing/server-process'
import { startTestServer, type TestServer } from '../testing/server'

const managers = 4
const savesEach = runs(25, 6)
const kills = runs(6, 2)
const itemsEach = 40

let observer: TestServer
let victim: ServerProcess
let company: TestCompany

beforeAll(async () => {
  observer = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
  company = await givenCompany(observer)
  victim = await startServerProcess(observer.database)
})
afterAll(async () => {
  await victim.kill()
  await observer.stop()
})

/** Sends the same save until there is an answer, as the screen does. */
const insistOn = (changes: readonly RowChange[]) =>
  insist<CatalogueSaved>(victim, '/api/catalogue/changes', {
    cookie: company.cookie,
    body: { id: randomUUID(), changes },
  })

it('the server is killed again and again during saves of 40 rows: each is there whole, once, or not at all', async () => {
  let saving = managers
  const prices = new Map<string, number>()
  const manage = async (_: unknown, who: number) => {
    await insistOn(buildMenu(itemsEach, `Categoria ${who}`))
    const { categories, items } = await readRows(observer, company)
    const own = categories.find(({ nome }) => nome === `Categoria ${who}`)!
    let rows: Item[] = items.filter((item) => item.category_id === own.id)
    for (let n = 1; n <= savesEach; n++) {
      const changes = rows.map((row): RowChange => ({
        kind: 'item',
        id: row.id,
        base: row.version,
        after: { ...contentOf(row), centavos: { padrao: n } },
      }))
      const { version } = await insistOn(changes)
      prices.set(own.id, n)
      rows = rows.map((row) => ({ ...row, version, centavos: { padrao: n } }))
    }
    saving--
  }
  const killer = async () => {
    for (let n = 0; n < kills && saving > 0; n++) {
      await pause(randomInt(30, 200))
      await victim.kill()
      await victim.start()
      await expectWholeSaves()
    }
  }
  await Promise.all([killer(), ...Array.from({ length: managers }, manage)])

  const { version } = await expectWholeSaves()
  expect(version).toBe(managers * (savesEach + 1))
  expect([...prices.values()]).toEqual(Array<number>(managers).fill(savesEach))
  const { rows } = await observer.app.db.owner.query<{ versions: number[]; saves: number; events: number[] }>(
    `select array_agg(version order by version) as versions, count(distinct save_id) as saves,
       (select array_agg((data->>'version')::int order by id) from events where company_id = $1) as events
     from catalogue_history where company_id = $1`,
    [company.id],
  )
  const all = Array.from({ length: version }, (_, n) => n + 1)
  expect(rows[0]).toEqual({ versions: all, saves: version, events: all })
}, 120_000)

/** At any moment the items of a category say the same price, written by the same save. */
async function expectWholeSaves() {
  const catalogue = await readRows(observer, company)
  for (const { id } of catalogue.categories) {
    const items = catalogue.items.filter((item) => item.category_id === id)
    expect(items).toHaveLength(itemsEach)
    expect(new Set(items.map(({ version, centavos }) => `${version} ${centavos.padrao}`)).size).toBe(1)
  }
  return catalogue
}

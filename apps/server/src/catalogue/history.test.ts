import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HistoryEntry } from '@balcao/contract/catalogue'
import { contentOf, type Catalogue, type Item, type RowChange } from '@balcao/domain/catalogue'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { buildCategory, buildItem, buildMenu, givenCatalogue, readRows, saveRows } from '../testing/catalogue'
import type { TestServer } from '../testing/server'
import { trimHistory } from './history'

interface Refusal {
  code: string
  fields?: { path: string; mensagem: string }[]
  current?: { version: number; rows: { kind: string; id: string; row: Item | null }[] }
}

let server: TestServer

beforeAll(async () => {
  server = await borrowTestServer()
})
afterAll(() => server.stop())

const reprice = (item: Item, centavos: number): RowChange => ({
  kind: 'item',
  id: item.id,
  base: item.version,
  after: { ...contentOf(item), centavos: { padrao: centavos } },
})

const imageOf = async (company: TestCompany) => {
  const id = randomUUID()
  await server.app.db.owner.query(
    'insert into images (company_id, id, bytes, width, height) values ($1, $2, 1, 1, 1)',
    [company.id, id],
  )
  return id
}

describe('the past of the catalogue', () => {
  const undo = (company: TestCompany, version: number) =>
    call<Refusal & { version: number }>(server, '/api/catalogue/undo', {
      cookie: company.cookie,
      body: { version },
    })
  const restore = (company: TestCompany, version: number, seen: number) =>
    call<Refusal & { version: number; changes: unknown[] }>(server, '/api/catalogue/restore', {
      cookie: company.cookie,
      body: { version, seen },
    })
  const history = (company: TestCompany, query = '') =>
    call<{ entries: HistoryEntry[]; more: boolean }>(server, `/api/catalogue/history${query}`, {
      cookie: company.cookie,
    })
  const words = ({ categories, items }: Catalogue) => ({
    categories: categories.map(({ version: _v, ...row }) => row),
    items: items.map(({ version: _v, ...row }) => row),
  })

  it('names who saved what, the newest first, fifty at a time', async () => {
    const company = await givenCompany(server)
    await saveRows(server, company, buildMenu(4, 'Pizzas'))
    for (let n = 0; n < 51; n++) {
      const { items } = await readRows(server, company)
      await saveRows(server, company, [reprice(items[0]!, n)])
    }
    const { items } = await readRows(server, company)
    await call(server, '/api/catalogue/changes', {
      bearer: company.apiKey,
      body: { id: randomUUID(), changes: [{ kind: 'item', id: items[3]!.id, base: 1, after: null }] },
    })
    const first = await history(company)
    expect(first.body.more).toBe(true)
    expect(first.body.entries.map(({ version }) => version)).toEqual(
      Array.from({ length: 50 }, (_, n) => 53 - n),
    )
    expect(first.body.entries[0]).toMatchObject({
      actor: 'api',
      summary: { added: 0, changed: 0, removed: 1, names: ['Produto 3'], fields: [] },
      undid: null,
      restored: null,
    })
    expect(first.body.entries[1]).toMatchObject({
      actor: 'counter',
      summary: { added: 0, changed: 1, removed: 0, names: ['Produto 0'], fields: ['centavos'] },
    })
    const rest = await history(company, '?before=4')
    expect(rest.body.entries.map(({ version }) => version)).toEqual([3, 2, 1])
    expect(rest.body).toMatchObject({
      more: false,
      entries: [{}, {}, { summary: { added: 5, names: ['Pizzas', 'Produto 0', 'Produto 1'] } }],
    })
  })

  it('takes back what was added, changed and removed in one save, and takes that back too', async () => {
    const company = await givenCompany(server)
    await saveRows(server, company, buildMenu(3))
    const before = await readRows(server, company)
    const [first, second] = before.items as [Item, Item]
    await saveRows(server, company, [
      reprice(first, 1),
      { kind: 'item', id: second.id, base: 1, after: null },
      { kind: 'item', id: 'novo', base: null, after: buildItem(first.category_id, { position: 9 }) },
    ])
    const after = await readRows(server, company)

    expect((await undo(company, 2)).body.version).toBe(3)
    expect(words(await readRows(server, company))).toEqual(words(before))
    expect((await history(company)).body.entries[0]).toMatchObject({ version: 3, undid: 2 })

    const again = await undo(company, 2)
    expect([again.status, again.body.code]).toEqual([409, 'CATALOGUE_CHANGED'])
    expect((await undo(company, 3)).body.version).toBe(4)
    expect(words(await readRows(server, company))).toEqual(words(after))
    expect((await undo(company, 99)).body.code).toBe('CATALOGUE_VERSION_NOT_FOUND')
  })

  it('keeps how a category is sold by halves, names it, and takes it back', async () => {
    const company = await givenCompany(server)
    const { categoryId } = await givenCatalogue(server, company, 'X')
    const rule = { maximo: 3, cobranca: 'media' } as const
    const sold = async () => (await readRows(server, company)).categories[0]!.meio_a_meio
    const [row] = (await readRows(server, company)).categories
    const change = (meio_a_meio: object) => ({
      kind: 'category' as const,
      id: categoryId,
      base: row!.version,
      after: { ...contentOf(row!), meio_a_meio: meio_a_meio as typeof rule },
    })
    const refused = await call<Refusal>(server, '/api/catalogue/changes', {
      cookie: company.cookie,
      body: { id: randomUUID(), changes: [change({ maximo: 5, cobranca: 'media' })] },
    })
    expect(refused.status).toBe(400)
    await saveRows(server, company, [change(rule)])
    expect(await sold()).toEqual(rule)
    const { entries } = (await history(company)).body
    expect(entries[0]).toMatchObject({ summary: { changed: 1, fields: ['meio_a_meio'] } })
    await undo(company, 2)
    expect(await sold()).toBeUndefined()
  })

  it('does not take back a save whose row was changed since, nor one that later work stands on', async () => {
    const company = await givenCompany(server)
    const { categoryId } = await givenCatalogue(server, company, 'X')
    await saveRows(server, company, [reprice((await readRows(server, company)).items[0]!, 7)])
    const changed = await undo(company, 1)
    expect([changed.status, changed.body.code, changed.body.current?.version]).toEqual([
      409,
      'CATALOGUE_CHANGED',
      2,
    ])

    const added = buildCategory({ nome: 'Sucos' })
    await saveRows(server, company, [{ kind: 'category', id: 'sucos', base: null, after: added }])
    await saveRows(server, company, [{ kind: 'item', id: 'uva', base: null, after: buildItem('sucos') }])
    expect((await undo(company, 3)).body.code).toBe('CATALOGUE_CHANGED')

    await saveRows(server, company, [
      { kind: 'category', id: categoryId, base: 1, after: buildCategory({ nome: 'Lanches da Casa' }) },
    ])
    await saveRows(server, company, [
      { kind: 'category', id: 'outros', base: null, after: buildCategory({ nome: 'lanches' }) },
    ])
    expect((await undo(company, 5)).body.code).toBe('CATALOGUE_CHANGED')
    expect((await readRows(server, company)).version).toBe(6)
  })

  it('goes back to any earlier version as a new one, which can be taken back as well', async () => {
    const company = await givenCompany(server)
    await saveRows(server, company, buildMenu(3))
    const states = [await readRows(server, company)]
    const step = async (changes: (now: Catalogue) => RowChange[]) => {
      await saveRows(server, company, changes(states.at(-1)!))
      states.push(await readRows(server, company))
    }
    await step(({ items }) => [reprice(items[0]!, 1)])
    await step(({ items }) => [{ kind: 'item', id: items[0]!.id, base: items[0]!.version, after: null }])
    await step(() => buildMenu(2, 'Bebidas'))
    await step(({ items }) => items.map((item) => reprice(item, 50)))

    expect((await restore(company, 2, 4)).body).toMatchObject({
      code: 'CATALOGUE_CHANGED',
      current: { version: 5 },
    })
    for (const [n, seen] of [
      [2, 5],
      [5, 6],
      [1, 7],
    ] as const) {
      expect((await restore(company, n, seen)).body.version).toBe(seen + 1)
      expect(words(await readRows(server, company))).toEqual(words(states[n - 1]!))
      expect((await history(company)).body.entries[0]).toMatchObject({ restored: n, undid: null })
    }
    expect((await restore(company, 1, 8)).body).toMatchObject({ version: 8, changes: [] })
    expect((await undo(company, 8)).body.version).toBe(9)
    expect(words(await readRows(server, company))).toEqual(words(states[4]!))
    expect((await restore(company, 0, 9)).body.code).toBe('CATALOGUE_VERSION_NOT_FOUND')
  })

  it('brings a product back without the picture that was removed meanwhile', async () => {
    const company = await givenCompany(server)
    const imagem = await imageOf(company)
    await saveRows(server, company, [
      { kind: 'category', id: 'c', base: null, after: buildCategory() },
      { kind: 'item', id: 'i', base: null, after: buildItem('c', { imagem }) },
    ])
    await saveRows(server, company, [{ kind: 'item', id: 'i', base: 1, after: null }])
    await server.app.db.owner.query('delete from images where company_id = $1', [company.id])
    expect((await undo(company, 2)).status).toBe(200)
    expect((await readRows(server, company)).items).toMatchObject([{ id: 'i', imagem: null }])
  })

  it('keeps the last 500 saves and those of 90 days, whichever are more, and goes back only to what is kept', async () => {
    const { owner } = server.app.db
    const givenPast = async (oldVersions: number, recentVersions: number) => {
      const company = await givenCompany(server)
      const versions = oldVersions + recentVersions
      await owner.query('insert into catalogues (company_id, version) values ($1, $2)', [
        company.id,
        versions,
      ])
      await owner.query(
        `insert into catalogue_history (company_id, version, actor, changes, summary, at)
         select $1, n, 'counter', '[]', '{}', now() - make_interval(days => case when n <= $2 then 91 else 89 end)
         from generate_series(1, $3::int) n`,
        [company.id, oldVersions, versions],
      )
      return company
    }
    const kept = async (company: TestCompany) => {
      const { rows } = await owner.query<{ least: number; most: number; count: number }>(
        'select min(version) as least, max(version) as most, count(*) from catalogue_history where company_id = $1',
        [company.id],
      )
      return [rows[0]!.least, rows[0]!.most, rows[0]!.count]
    }
    const quiet = await givenPast(400, 10)
    const old = await givenPast(600, 10)
    const busy = await givenPast(50, 700)
    await trimHistory(server.app.db)
    expect(await kept(quiet)).toEqual([1, 410, 410])
    expect(await kept(old)).toEqual([111, 610, 500])
    expect(await kept(busy)).toEqual([51, 750, 700])
    expect((await restore(old, 110, 610)).body.code).toBe('CATALOGUE_VERSION_NOT_FOUND')
    expect((await restore(old, 111, 610)).status).toBe(200)
  })
})

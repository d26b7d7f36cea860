import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import type { CatalogueSaved } from '@balcao/contract/catalogue'
import { applyChanges, contentOf, type Catalogue, type Item, type RowChange } from '@balcao/domain/catalogue'
import { writeCatalogueJson } from '@balcao/domain/catalogue-json'
import { Problem } from '../platform/http/problems'
import { buildItem, buildMenu } from '../testing/catalogue'
import { borrowTestServer } from '../testing/borrowed-server'
import type { TestServer } from '../testing/server'
import { readCatalogue } from './catalogue.store'
import type { PastChange, PastSave } from './history.store'
import { saveCatalogue } from './save-catalogue'
import { saveCatalogueJson } from './save-catalogue-json'
import { undoCatalogue } from './undo-catalogue'

const sequences = runs(1_000, 40)
const atOnce = 4

/** What a manager does next, from the catalogue as it last looked to them. `n` chooses the row and the value. */
const Step = fc.record({
  manager: fc.nat(3),
  does: fc.constantFrom(
    ...(['price', 'price', 'price', 'rename', 'add', 'remove', 'bulk'] as const),
    ...(['document', 'undo', 'look', 'repeat'] as const),
  ),
  n: fc.nat(5),
})
type Step = typeof Step extends fc.Arbitrary<infer T> ? T : never
/** Steps of one round are made at the same moment. */
const Rounds = fc.array(fc.array(Step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 3 })

interface Manager {
  view: Catalogue
  last?: { id: string; changes: RowChange[]; seen: unknown[] }
}

interface Acknowledged {
  saved: CatalogueSaved
  /** What the manager saw in the rows that they changed. */
  seen: unknown[]
}

let server: TestServer
let companies: string[]

beforeAll(async () => {
  server = await borrowTestServer()
  const { rows } = await server.app.db.owner.query<{ id: string }>(
    `insert into companies (id, cnpj, nome_empresa, email_cliente)
     select gen_random_uuid(), lpad(n::text, 14, '0'), 'Loja ' || n, 'a@b.example' from generate_series(1, $1) n
     returning id`,
    [sequences * 3],
  )
  companies = rows.map(({ id }) => id)
})
afterAll(() => server.stop())

it('CATAL-49 whatever several managers do at once, nobody’s acknowledged work is overwritten unseen', async () => {
  const seen = { saved: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(Rounds, { minLength: atOnce, maxLength: atOnce }), async (several) => {
      await Promise.all(
        several.map(async (rounds) => {
          const { saved, refused } = await playSequence(companies.pop()!, rounds)
          seen.saved += saved
          seen.refused += refused
        }),
      )
    }),
    { numRuns: sequences / atOnce, endOnFailure: true },
  )
  // Sequences without collisions would prove nothing.
  expect(seen.saved).toBeGreaterThan(sequences)
  expect(seen.refused).toBeGreaterThan(sequences / 10)
}, 120_000)

async function playSequence(companyId: string, rounds: Step[][]) {
  const { db } = server.app
  const menu = await saveCatalogue(db, companyId, { id: randomUUID(), changes: buildMenu(3) }, 'counter')
  const start = await look(companyId)
  const managers: Manager[] = Array.from({ length: 4 }, () => ({ view: start }))
  const acknowledged: Acknowledged[] = [{ saved: menu, seen: menu.changes.map(() => null) }]
  let refused = 0
  for (const round of rounds) {
    // A person does one thing after the other; different people do theirs at once.
    const mine = new Map(round.map((step) => [step.manager, step]))
    await Promise.all(
      [...mine].map(async ([who, step]) => {
        try {
          acknowledged.push(...(await takeStep(companyId, managers[who]!, step)))
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          expect(error.code).toMatch(/^CATALOGUE_(CHANGED|INVALID)$/)
          refused++
          managers[who]!.view = await look(companyId)
        }
      }),
    )
  }
  await expectNothingLost(companyId, acknowledged)
  return { saved: acknowledged.length, refused }
}

async function takeStep(companyId: string, manager: Manager, step: Step): Promise<Acknowledged[]> {
  const { db } = server.app
  if (step.does === 'look') {
    manager.view = await look(companyId)
    return []
  }
  if (step.does === 'undo') {
    const saved = await undoCatalogue(db, companyId, manager.view.version, 'counter')
    const undone = (await history(companyId)).find(({ version }) => version === manager.view.version)!
    return [{ saved, seen: undone.changes.map(({ after }) => after) }]
  }
  if (step.does === 'document') return saveDocument(companyId, manager.view, step)
  const again = step.does === 'repeat' ? manager.last : undefined
  const save = again ?? newSave(manager.view, step)
  if (!save) return []
  const saved = await saveCatalogue(db, companyId, save, 'counter')
  manager.last = save
  if (!again) manager.view = absorb(manager.view, save.changes, saved.version)
  return [{ saved, seen: save.seen }]
}

/** Takes in an own save. Whoever has missed one in between has not seen that version. */
function absorb(view: Catalogue, changes: readonly RowChange[], version: number): Catalogue {
  const next = applyChanges(view, changes, version)
  return version === view.version + 1 ? next : { ...next, version: view.version }
}

/** The whole catalogue with one price changed, as an automation saves it. */
async function saveDocument(companyId: string, view: Catalogue, { n }: Step): Promise<Acknowledged[]> {
  const item = view.items[n % Math.max(1, view.items.length)]
  if (!item) return []
  const json = writeCatalogueJson(applyChanges(view, [reprice(item, n)], view.version), null)
  const save = { json, seen: view.version, actor: 'api' as const }
  const { version } = await saveCatalogueJson(server.app.db, companyId, save)
  if (version === view.version) return []
  const { changes } = (await history(companyId))[version - 1]!
  const saved = { version, changes: changes.map(withoutBefore) } as CatalogueSaved
  return [{ saved, seen: changes.map((change) => contentIn(view, change)) }]
}

function newSave(view: Catalogue, step: Step) {
  const changes = newChanges(view, step)
  if (changes.length === 0) return undefined
  // Who makes a row says that none was there, also where a view still shows one that somebody has removed since.
  const seen = changes.map((change) => (change.base === null ? null : contentIn(view, change)))
  return { id: randomUUID(), changes, seen }
}

function contentIn({ categories, items }: Catalogue, { kind, id }: RowChange) {
  const row = (kind === 'item' ? items : categories).find((one) => one.id === id)
  return row ? contentOf(row) : null
}

function newChanges({ categories, items }: Catalogue, { does, n }: Step): RowChange[] {
  const category = categories[0]
  if (!category) return buildMenu(2)
  const { id, version: base } = category
  if (does === 'add') return [{ kind: 'item', id: `novo-${n}`, base: null, after: buildItem(id) }]
  if (does === 'rename')
    return [{ kind: 'category', id, base, after: { ...contentOf(category), nome: `Categoria ${n}` } }]
  if (does === 'bulk') return items.map((item) => reprice(item, n))
  const item = items[n % items.length]
  if (!item) return []
  if (does === 'remove') return [{ kind: 'item', id: item.id, base: item.version, after: null }]
  return [reprice(item, n)]
}

function reprice(item: Item, n: number): RowChange {
  const centavos = { padrao: item.version * 100 + n }
  return { kind: 'item', id: item.id, base: item.version, after: { ...contentOf(item), centavos } }
}

async function expectNothingLost(companyId: string, acknowledged: readonly Acknowledged[]) {
  const past = await history(companyId)
  expect(past.map(({ version }) => version)).toEqual(past.map((_, n) => n + 1))
  expect(new Set(acknowledged.map(({ saved }) => saved.version))).toEqual(
    new Set(past.map(({ version }) => version)),
  )
  for (const { saved, seen } of acknowledged) {
    const { changes } = past[saved.version - 1]!
    const found = new Map(changes.map(({ kind, id, before }) => [`${kind} ${id}`, before]))
    // What a save replaced is what its author had looked at.
    expect(saved.changes.map(({ kind, id }) => found.get(`${kind} ${id}`))).toEqual(seen)
    expect(changes.map(withoutBefore)).toEqual(saved.changes)
  }
  const replayed = past.reduce<Catalogue>(
    (catalogue, { version, changes }) =>
      applyChanges(catalogue, changes.map(withoutBefore) as RowChange[], version),
    { version: 0, categories: [], items: [] },
  )
  expect(await look(companyId)).toEqual(replayed)
}

const withoutBefore = ({ before: _before, ...change }: PastChange) => change

function look(companyId: string): Promise<Catalogue> {
  return server.app.db.asCompany(companyId, (tx) => readCatalogue(tx, companyId))
}

async function history(companyId: string): Promise<PastSave[]> {
  const { rows } = await server.app.db.owner.query<PastSave>(
    'select version, changes from catalogue_history where company_id = $1 order by version',
    [companyId],
  )
  return rows
}

import { randomUUID } from 'node:crypto'
import type { CatalogueSaved } from '@balcao/contract/catalogue'
import type { Catalogue, CategoryContent, ItemContent, RowChange } from '@balcao/domain/catalogue'
import { categoryContent, itemContent } from '@balcao/domain/catalogue/testing'
import type { TestCompany } from './builders'
import { call, type Answer } from './call'
import type { TestServer } from './server'

/** A category of the menu with the standard price. */
export function buildCategory(overrides: Partial<CategoryContent> = {}): CategoryContent {
  return categoryContent({ position: 1, ...overrides })
}

/** A product of R$ 24,90 on sale. */
export function buildItem(categoryId: string, overrides: Partial<ItemContent> = {}): ItemContent {
  return itemContent({
    category_id: categoryId,
    descricao: 'Pão, carne, bacon e queijo',
    tempo_preparo: 15,
    position: 1,
    ...overrides,
  })
}

/** A category with `count` products, as new rows. */
export function buildMenu(count: number, nome = 'Lanches'): RowChange[] {
  const categoryId = `c-${randomUUID()}`
  const items = Array.from({ length: count }, (_, n): RowChange => ({
    kind: 'item',
    id: `i-${randomUUID()}`,
    base: null,
    after: buildItem(categoryId, { nome: `Produto ${n}`, position: n }),
  }))
  return [{ kind: 'category', id: categoryId, base: null, after: buildCategory({ nome }) }, ...items]
}

/** Saves changes as the counter does. */
export function saveRows<Body = CatalogueSaved>(
  server: Pick<TestServer, 'url'>,
  company: Pick<TestCompany, 'cookie'>,
  changes: readonly RowChange[],
  id: string = randomUUID(),
): Promise<Answer<Body>> {
  return call<Body>(server, '/api/catalogue/changes', { cookie: company.cookie, body: { id, changes } })
}

/** The catalogue as the counter reads it. */
export async function readRows(
  server: Pick<TestServer, 'url'>,
  company: Pick<TestCompany, 'cookie'>,
): Promise<Catalogue> {
  return (await call<Catalogue>(server, '/api/catalogue', { cookie: company.cookie })).body
}

/** A catalogue of one product with this name; the ids under which calls take its rows. */
export async function givenCatalogue(
  server: TestServer,
  company: TestCompany,
  productName: string,
): Promise<{ categoryId: string; itemId: string }> {
  const categoryId = `c-${randomUUID()}`
  const itemId = `i-${randomUUID()}`
  const saved = await saveRows(server, company, [
    { kind: 'category', id: categoryId, base: null, after: buildCategory() },
    { kind: 'item', id: itemId, base: null, after: buildItem(categoryId, { nome: productName }) },
  ])
  if (saved.status !== 200) throw new Error(`catalogue refused: ${saved.status} ${saved.text}`)
  return { categoryId, itemId }
}

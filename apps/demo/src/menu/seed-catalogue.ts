import { randomUUID } from 'node:crypto'
import {
  addCombo,
  sampleMenu,
  STANDARD_PRICE,
  type Catalogue,
  type RowChange,
} from '@balcao/domain/catalogue'
import type { App } from '@balcao/server/app'
import { readCatalogue, saveCatalogue } from '@balcao/server/catalogue/index'

/** Gives the demonstration company the sample menu and a combo; leaves a catalogue that it ever saved alone. */
export async function seedCatalogue({ db }: Pick<App, 'db'>, companyId: string): Promise<void> {
  const { version } = await db.asCompany(companyId, (tx) => readCatalogue(tx, companyId))
  if (version > 0) return
  const { categories, items } = sampleMenu()
  const rows = { version: 1, categories: rowsOf(categories), items: rowsOf(items) }
  const changes = [
    ...categories.map(({ id, ...after }): RowChange => ({ kind: 'category', id, base: null, after })),
    ...items.map(({ id, ...after }): RowChange => ({ kind: 'item', id, base: null, after })),
    ...combo(rows),
  ]
  await saveCatalogue(db, companyId, { id: randomUUID(), changes }, 'system')
}

function rowsOf<Content>(contents: Content[]) {
  return contents.map((content) => ({ ...content, version: 1 }))
}

/** A burger, a side and a soda to choose, for less than they cost apart. */
function combo(rows: Catalogue): RowChange[] {
  const part = (nome: string, ...ids: string[]) => ({
    nome,
    count: 1,
    products: ids.map((id) => ({ id, type: STANDARD_PRICE })),
  })
  const parts = [
    part('Lanche', 'x-burguer'),
    part('Acompanhamento', 'coxinha', 'pao-de-queijo'),
    part('Refrigerante', 'refrigerante-lata'),
  ]
  const of = {
    categoryId: 'lanches',
    nome: 'Combo X-Burguer',
    centavos: 2990,
    parts,
    charge: 'difference' as const,
  }
  return addCombo(rows, of, { now: Date.now() })
}

import { randomUUID } from 'node:crypto'
import { sampleMenu, type RowChange } from '@balcao/domain/catalogue'
import type { App } from '@balcao/server/app'
import { readCatalogue, saveCatalogue } from '@balcao/server/catalogue/index'

/** Gives the demonstration company the sample menu; leaves a catalogue that it ever saved alone. */
export async function seedCatalogue({ db }: Pick<App, 'db'>, companyId: string): Promise<void> {
  const { version } = await db.asCompany(companyId, (tx) => readCatalogue(tx, companyId))
  if (version > 0) return
  const { categories, items } = sampleMenu()
  const changes = [
    ...categories.map(({ id, ...after }): RowChange => ({ kind: 'category', id, base: null, after })),
    ...items.map(({ id, ...after }): RowChange => ({ kind: 'item', id, base: null, after })),
  ]
  await saveCatalogue(db, companyId, { id: randomUUID(), changes }, 'system')
}

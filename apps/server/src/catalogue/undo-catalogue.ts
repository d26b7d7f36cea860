import type { CatalogueSaved } from '@balcao/contract/catalogue'
import {
  invertChanges,
  type Catalogue,
  type Category,
  type Item,
  type RowChange,
} from '@balcao/domain/catalogue'
import type { Database } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { findRows, lockCatalogue } from './catalogue.store'
import { findBrokenRules } from './check-rules'
import { findVersion, type CatalogueActor, type PastSave } from './history.store'
import { changedByOther, refuseStale } from './refuse-stale'
import { withoutLostImages } from './without-lost-images'
import { writeChanges } from './write-changes'

/**
 * Takes back the save that made a version, as a new version that can itself be taken back.
 * @throws Problem CATALOGUE_VERSION_NOT_FOUND, CATALOGUE_CHANGED when a row of it was written since, or when what
 * was written since cannot stand without it
 */
export async function undoCatalogue(
  db: Database,
  companyId: string,
  version: number,
  actor: CatalogueActor,
): Promise<CatalogueSaved> {
  return db.asCompany(companyId, async (tx) => {
    const current = await lockCatalogue(tx, companyId)
    const save = await findVersion(tx, companyId, version)
    if (!save) throw new Problem('CATALOGUE_VERSION_NOT_FOUND')
    const inverse = invertChanges(catalogueBefore(save), save.changes, version)
    const changes = await withoutLostImages(tx, companyId, inverse)
    const standing = await findRows(tx, companyId, current, changes)
    refuseStale(standing, changes)
    const broken = await findBrokenRules(tx, companyId, standing, changes)
    if (broken.length > 0) throw changedByOther(standing, changes)
    return writeChanges(tx, companyId, standing, changes, { actor, undid: version })
  })
}

/** The changed rows as that save found them. */
function catalogueBefore({ version, changes }: PastSave): Catalogue {
  const rows = (kind: RowChange['kind']) =>
    changes.flatMap(({ kind: of, id, before }) => (of === kind && before ? [{ ...before, id, version }] : []))
  return { version, categories: rows('category') as Category[], items: rows('item') as Item[] }
}

import type { CatalogueSaved } from '@balcao/contract/catalogue'
import type { Database } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { findRows, lockCatalogue } from './catalogue.store'
import { changesBackTo, findVersion, type CatalogueActor } from './history.store'
import { withoutLostImages } from './without-lost-images'
import { nothingWritten, writeChanges } from './write-changes'

/**
 * Brings the catalogue back to how it stood after `version`, as a new version that can be undone. Nothing is written
 * when it stands so already. `seen` is the version that the caller looked at.
 * @throws Problem CATALOGUE_CHANGED with the current version, CATALOGUE_VERSION_NOT_FOUND
 */
export async function restoreCatalogue(
  db: Database,
  companyId: string,
  { version, seen }: { version: number; seen: number },
  actor: CatalogueActor,
): Promise<CatalogueSaved> {
  return db.asCompany(companyId, async (tx) => {
    const current = await lockCatalogue(tx, companyId)
    if (!(await findVersion(tx, companyId, version))) throw new Problem('CATALOGUE_VERSION_NOT_FOUND')
    if (current !== seen) throw new Problem('CATALOGUE_CHANGED', { current: { version: current } })
    const changes = await withoutLostImages(tx, companyId, await changesBackTo(tx, companyId, version))
    if (changes.length === 0) return nothingWritten(current)
    const standing = await findRows(tx, companyId, current, changes)
    return writeChanges(tx, companyId, standing, changes, { actor, restored: version })
  })
}

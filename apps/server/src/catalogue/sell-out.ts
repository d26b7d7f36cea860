import type { CatalogueSaved } from '@balcao/contract/catalogue'
import { setSoldOut, type SoldOutTarget } from '@balcao/domain/catalogue'
import type { Database } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { lockCatalogue, readCatalogue } from './catalogue.store'
import type { CatalogueActor } from './history.store'
import { nothingWritten, writeChanges } from './write-changes'

/**
 * Says that something is out or back, by the catalogue as it stands: whoever edits beside it is not asked, and a
 * repeat writes nothing. @throws Problem NOT_FOUND for a product that is not on the menu
 */
export async function sellOut(
  db: Database,
  companyId: string,
  { target, soldOut }: { target: SoldOutTarget; soldOut: boolean },
  actor: CatalogueActor,
): Promise<CatalogueSaved> {
  return db.asCompany(companyId, async (tx) => {
    const version = await lockCatalogue(tx, companyId)
    const standing = await readCatalogue(tx, companyId)
    if (target.kind === 'item' && !standing.items.some(({ id }) => id === target.id))
      throw new Problem('NOT_FOUND')
    const changes = setSoldOut(standing, target, soldOut)
    if (changes.length === 0) return nothingWritten(version)
    return writeChanges(tx, companyId, standing, changes, { actor })
  })
}

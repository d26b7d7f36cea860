import { createHash } from 'node:crypto'
import type { CatalogueSaved } from '@balcao/contract/catalogue'
import type { RowChange } from '@balcao/domain/catalogue'
import type { Database } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { findRows, lockCatalogue } from './catalogue.store'
import { checkRules } from './check-rules'
import { findSave, type CatalogueActor, type PastSave } from './history.store'
import { refuseStale } from './refuse-stale'
import { writeChanges } from './write-changes'

/**
 * Writes rows, all or none. The same save id with the same changes is answered as before and written once.
 * @throws Problem CATALOGUE_CHANGED with the rows as they stand, CATALOGUE_INVALID naming `changes.{n}.{field}`,
 * IDEMPOTENCY_MISMATCH
 */
export async function saveCatalogue(
  db: Database,
  companyId: string,
  save: { id: string; changes: readonly RowChange[] },
  actor: CatalogueActor,
): Promise<CatalogueSaved> {
  const { id, changes } = save
  const digest = createHash('sha256').update(JSON.stringify(changes)).digest()
  return db.asCompany(companyId, async (tx) => {
    const version = await lockCatalogue(tx, companyId)
    const before = await findSave(tx, companyId, id)
    if (before) return answerAgain(before, digest)
    const standing = await findRows(tx, companyId, version, changes)
    refuseStale(standing, changes)
    await checkRules(tx, companyId, standing, changes)
    return writeChanges(tx, companyId, standing, changes, { actor, save: { id, digest } })
  })
}

function answerAgain(
  { version, changes, save_digest }: PastSave & { save_digest: Buffer | null },
  digest: Buffer,
): CatalogueSaved {
  if (!save_digest?.equals(digest)) throw new Problem('IDEMPOTENCY_MISMATCH')
  return { version, changes: changes.map(({ before: _before, ...change }) => change) } as CatalogueSaved
}

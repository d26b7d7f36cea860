import type { CatalogueSaved } from '@balcao/contract/catalogue'
import { contentOf, type Catalogue, type RowChange } from '@balcao/domain/catalogue'
import type { Tx } from '../platform/database/database'
import { appendEvent } from '../platform/live/append-event'
import { writeRows } from './catalogue.store'
import { writeHistory, type CatalogueActor, type PastChange } from './history.store'
import { summariseChanges } from './summarise-changes'

/** A larger save is announced without its rows: screens read the catalogue again. */
const mostAnnouncedRows = 100
const mostAnnouncedBytes = 100_000

export interface WriteOptions {
  actor: CatalogueActor
  save?: { id: string; digest: Buffer } | undefined
  /** The version whose save this one takes back. */
  undid?: number
  /** The version to which this one goes back. */
  restored?: number
}

/**
 * Writes checked changes as one new version, with their history and live event, and answers them. `standing` holds the
 * changed rows before, and the version. Call it last in the transaction that locked the catalogue.
 */
export async function writeChanges(
  tx: Tx,
  companyId: string,
  standing: Catalogue,
  changes: readonly RowChange[],
  { actor, save, undid, restored }: WriteOptions,
): Promise<CatalogueSaved> {
  const version = standing.version + 1
  const past = withBefore(standing, changes)
  await writeRows(tx, companyId, version, changes)
  await writeHistory(tx, companyId, {
    version,
    changes: past,
    summary: summariseChanges(past),
    actor,
    save,
    undid,
    restored,
  })
  const saved = { version, changes: [...changes] } as CatalogueSaved
  await appendEvent(tx, 'CATALOGUE_CHANGED', {
    version,
    changes: isAnnounceable(changes) ? saved.changes : null,
    save_id: save?.id ?? null,
  })
  return saved
}

/** The answer to a save that wrote nothing. */
export const nothingWritten = (version: number): CatalogueSaved => ({ version, changes: [] })

function withBefore({ categories, items }: Catalogue, changes: readonly RowChange[]): PastChange[] {
  const before = {
    category: new Map(categories.map((row) => [row.id, contentOf(row)])),
    item: new Map(items.map((row) => [row.id, contentOf(row)])),
  }
  return changes.map((change) => ({ ...change, before: before[change.kind].get(change.id) ?? null }))
}

function isAnnounceable(changes: readonly RowChange[]): boolean {
  return (
    changes.length <= mostAnnouncedRows && Buffer.byteLength(JSON.stringify(changes)) <= mostAnnouncedBytes
  )
}

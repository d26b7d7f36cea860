import type { HistoryEntry } from '@balcao/contract/catalogue'
import type { Database } from '../platform/database/database'
import type { CronDefinition } from '../platform/jobs/jobs'
import { listHistory } from './history.store'

const pageSize = 50

/** A save can be taken back this long, and the last ones whatever their age. */
const keptDays = 90
const keptEntries = 500

/** Saves of the catalogue, the newest first, from the one before `before` on. */
export async function catalogueHistory(
  db: Database,
  companyId: string,
  before: number | undefined,
): Promise<{ entries: HistoryEntry[]; more: boolean }> {
  const found = await db.asCompany(companyId, (tx) =>
    listHistory(tx, companyId, { before, limit: pageSize + 1 }),
  )
  return { entries: found.slice(0, pageSize), more: found.length > pageSize }
}

/** Forgets every night what is older and not among the last: whole versions from the oldest on, never with a gap. */
export function catalogueHistoryCron(db: Database): CronDefinition {
  return {
    name: 'catalogue:history',
    pattern: '27 6 * * *',
    run: () => trimHistory(db),
  }
}

export async function trimHistory(db: Database): Promise<void> {
  await db.owner.query(
    `delete from catalogue_history h using catalogues c
     where c.company_id = h.company_id and h.version <= c.version - $1 and h.at < now() - make_interval(days => $2)`,
    [keptEntries, keptDays],
  )
}

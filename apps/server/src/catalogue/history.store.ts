import type { HistoryEntry } from '@balcao/contract/catalogue'
import type { RowChange } from '@balcao/domain/catalogue'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { rowContent, type RowContent } from './catalogue.store'

/** Who saved the catalogue. */
export type CatalogueActor = HistoryEntry['actor']

/** A row of a past save: what it said before and after, null where it was not there. */
export type PastChange = RowChange & { before: RowContent | null }

export interface PastSave {
  version: number
  changes: PastChange[]
}

export async function writeHistory(
  tx: Tx,
  companyId: string,
  entry: PastSave & {
    actor: CatalogueActor
    summary: HistoryEntry['summary']
    save?: { id: string; digest: Buffer } | undefined
    undid?: number | undefined
    restored?: number | undefined
  },
): Promise<void> {
  await tx.execute(sql`
    insert into catalogue_history (company_id, version, save_id, save_digest, actor, changes, summary, undid, restored)
    values (${companyId}, ${entry.version}, ${entry.save?.id ?? null}, ${entry.save?.digest ?? null}, ${entry.actor},
      ${JSON.stringify(entry.changes)}::jsonb, ${JSON.stringify(entry.summary)}::jsonb, ${entry.undid ?? null},
      ${entry.restored ?? null})`)
}

/** The save of a caller's id, with the digest of what it asked for. */
export async function findSave(
  tx: Tx,
  companyId: string,
  saveId: string,
): Promise<(PastSave & { save_digest: Buffer | null }) | undefined> {
  const { rows } = await tx.execute<PastSave & { save_digest: Buffer | null }>(sql`
    select version, save_digest, changes from catalogue_history
    where company_id = ${companyId} and save_id = ${saveId}`)
  return rows[0]
}

/** The save that made a version. */
export async function findVersion(tx: Tx, companyId: string, version: number): Promise<PastSave | undefined> {
  const { rows } = await tx.execute<PastSave>(sql`
    select version, changes from catalogue_history where company_id = ${companyId} and version = ${version}`)
  return rows[0]
}

/** Saves, the newest first, older than `before` when it is given. */
export async function listHistory(
  tx: Tx,
  companyId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<HistoryEntry[]> {
  const { rows } = await tx.execute<Omit<HistoryEntry, 'at'> & { at: Date }>(sql`
    select version, at, actor, summary, undid, restored from catalogue_history
    where company_id = ${companyId} and (${before ?? null}::integer is null or version < ${before ?? null})
    order by version desc limit ${limit}`)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/**
 * What must change to go back to how the catalogue stood after `version`: of every row changed since, what the first
 * save after `version` found there. Rows that say so already are left out.
 */
export async function changesBackTo(tx: Tx, companyId: string, version: number): Promise<RowChange[]> {
  const { rows } = await tx.execute<RowChange>(sql`
    with wanted as (
      select distinct on (kind, id) c.kind, c.id, c.before as after
      from catalogue_history h, jsonb_to_recordset(h.changes) as c (kind text, id text, before jsonb)
      where h.company_id = ${companyId} and h.version > ${version}
      order by kind, id, h.version)
    select w.kind, w.id, r.version as base, w.after
    from wanted w left join catalogue_rows r on r.company_id = ${companyId} and r.kind = w.kind and r.id = w.id
    where ${rowContent} is distinct from w.after
    order by w.kind, (w.after->>'position')::double precision, w.id`)
  return rows
}

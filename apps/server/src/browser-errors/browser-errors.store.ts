import { createHash } from 'node:crypto'
import type { BrowserError } from '@balcao/contract/operator'
import type { Database, Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'

const keptDays = 30
const mostListed = 100

/** Counts an error once more, or as a new one: the same is what has the same message and stack. */
export async function noteBrowserError(
  db: Database,
  {
    kind,
    message,
    stack,
    page,
    version,
    browser,
  }: Pick<BrowserError, 'kind' | 'message' | 'stack' | 'page' | 'version' | 'browser'>,
): Promise<void> {
  const digest = createHash('sha256')
    .update(JSON.stringify([message, stack]))
    .digest()
  await db.alone(sql`select app.note_browser_error(${digest}::bytea, ${kind}, ${message}, ${stack}, ${page}, ${version},
    ${browser})`)
}

/** The last first. */
export async function listBrowserErrors(tx: Tx): Promise<BrowserError[]> {
  const { rows } = await tx.execute<
    Omit<BrowserError, 'first_at' | 'last_at'> & { first_at: Date; last_at: Date }
  >(sql`select encode(digest, 'hex') as digest, kind, message, stack, count, first_at, last_at, page, version, browser
    from browser_errors order by last_at desc, digest limit ${mostListed}`)
  return rows.map((row) => ({
    ...row,
    first_at: row.first_at.toISOString(),
    last_at: row.last_at.toISOString(),
  }))
}

export async function forgetOldErrors({ owner }: Pick<Database, 'owner'>): Promise<void> {
  await owner.query(`delete from browser_errors where last_at < now() - interval '${keptDays} days'`)
}

import type pg from 'pg'

/**
 * While a backup is being restored into a database, a schema of this name stands in it: nothing else there can be
 * trusted until the restore has ended. It goes as the last thing.
 */
const schema = 'balcao_restore'

/** Begins a restore; to be called in the transaction that takes away what was there. */
export async function noteRestoreInProgress(client: pg.Client, source: string): Promise<void> {
  await client.query(`drop schema if exists ${schema} cascade; create schema ${schema};
    create table ${schema}.unfinished (source text not null, begun_at timestamptz not null default now())`)
  await client.query(`insert into ${schema}.unfinished (source) values ($1)`, [source])
}

/** A sentence on the restore that runs now or was broken off, if there is one. */
export async function findRestoreInProgress(client: pg.Client): Promise<string | undefined> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('${schema}.unfinished') is not null as there`,
  )
  if (!found[0]!.there) return undefined
  const { rows } = await client.query<{ source: string; begun_at: Date }>(
    `select * from ${schema}.unfinished`,
  )
  const { source, begun_at: begunAt } = rows[0]!
  return `the restore of ${source}, begun ${begunAt.toISOString()}, has not ended`
}

/** The restore has ended. */
export async function clearRestoreInProgress(client: pg.Client): Promise<void> {
  await client.query(`drop schema ${schema} cascade`)
}

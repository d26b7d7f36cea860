import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runMigrations as migrateJobQueue } from 'graphile-worker'
import pg from 'pg'
import { packageRoot } from '../package-root'
import { ensureAppRole } from './app-role'
import { DatabaseRefused } from './database-refused'
import { findRestoreInProgress } from './restore-in-progress'
import { withClient } from './with-client'

/** Held while the schema is changed. Any number that no other program locks on. */
export const migrationLock = 7_247_220_114

/** Raised when the database cannot be brought to the version this program needs. */
export class MigrationRefused extends DatabaseRefused {
  override name = 'MigrationRefused'
}

/**
 * Brings the database up to date, one file of `migrations/` at a time, each in its own transaction, under
 * an advisory lock so that several processes may start together. Makes the role the product works as.
 * @throws MigrationRefused when an applied file was changed since, the database is newer than the program, or a backup is
 *   being restored and it is not the restore that asks; DatabaseRefused when it is not there, lets the owner not in, or the
 *   role cannot be had.
 */
export async function migrate(options: {
  ownerUrl: string
  appRole: string
  appPassword: string
  /** The last one to apply; all of them when left out. */
  upTo?: string
  restoring?: boolean
}): Promise<void> {
  await withClient(options.ownerUrl, 'balcao-migrate', async (client) => {
    await requireSupportedServer(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    if (!options.restoring) await requireNoRestore(client)
    await ensureAppRole(client, options)
    await migrateJobQueue({ connectionString: options.ownerUrl })
    await applyFiles(client, options)
  })
}

/** Names of the migrations this program brings, in order. */
export async function knownMigrations(): Promise<string[]> {
  const files = await readdir(join(packageRoot(), 'migrations'))
  return files.filter((file) => file.endsWith('.sql')).sort()
}

interface Migration {
  name: string
  source: string
  /** SHA-256 of the source, in hex. */
  digest: string
}

/** The migrations this program brings, in order, as they are written. */
export async function readMigrations(): Promise<Migration[]> {
  return Promise.all(
    (await knownMigrations()).map(async (name) => {
      const source = await readFile(join(packageRoot(), 'migrations', name), 'utf8')
      return { name, source, digest: createHash('sha256').update(source).digest('hex') }
    }),
  )
}

async function requireNoRestore(client: pg.Client) {
  const restore = await findRestoreInProgress(client)
  if (restore)
    throw new MigrationRefused(
      `The database is not whole: ${restore}. If nothing runs any more, run it again: ` +
        'npm run operator -- restore --from FOLDER',
    )
}

async function requireSupportedServer(client: pg.Client) {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  if (rows[0]!.version < 150_000) throw new MigrationRefused('Balcão needs PostgreSQL 15 or newer')
}

async function applyFiles(client: pg.Client, { appRole, upTo }: { appRole: string; upTo?: string }) {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, digest text not null, applied_at timestamptz not null default now())`)
  await client.query(`grant select on schema_migrations to ${pg.escapeIdentifier(appRole)}`)
  const { rows } = await client.query<{ name: string; digest: string }>(
    'select name, digest from schema_migrations',
  )
  const applied = new Map(rows.map((row) => [row.name, row.digest]))
  const migrations = await readMigrations()
  const unknown = [...applied.keys()].filter((name) => !migrations.some((known) => known.name === name))
  if (unknown.length > 0)
    throw new MigrationRefused(`The database is newer than this program (${unknown.join(', ')})`)

  for (const { name: file, source, digest } of migrations) {
    if (upTo !== undefined && file > upTo) break
    if (applied.get(file) === digest) continue
    if (applied.has(file))
      throw new MigrationRefused(`The migration ${file} was changed after it had been applied`)
    await client.query('begin')
    try {
      await client.query(source.replaceAll('{{app_role}}', pg.escapeIdentifier(appRole)))
      await client.query('insert into schema_migrations (name, digest) values ($1, $2)', [file, digest])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw new MigrationRefused(`The migration ${file} failed: ${(error as Error).message}`, {
        cause: error,
      })
    }
  }
}

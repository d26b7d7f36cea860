import { createHash, randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runMigrations as migrateJobQueue } from 'graphile-worker'
import pg from 'pg'
import { packageRoot } from '../package-root'
import { findRestoreInProgress } from './restore-in-progress'

/** Held while the schema is changed. Any number that no other program locks on. */
export const migrationLock = 7_247_220_114

/** Raised when the database cannot be brought to the version this program needs. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused'
}

/**
 * Brings the database up to date, one file of `migrations/` at a time, each in its own transaction, under
 * an advisory lock so that several processes may start together. Makes the role the product works as.
 * @throws MigrationRefused when an applied file was changed since, the database is newer than the program,
 *   the owner may not create the role, or a backup is being restored and it is not the restore that asks.
 */
export async function migrate(options: {
  ownerUrl: string
  appRole: string
  appPassword: string
  /** The last one to apply; all of them when left out. */
  upTo?: string
  restoring?: boolean
}): Promise<void> {
  const client = new pg.Client({ connectionString: options.ownerUrl, application_name: 'balcao-migrate' })
  // What breaks it surfaces in the statement at hand.
  client.on('error', () => {})
  await client.connect()
  try {
    await requireSupportedServer(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    if (!options.restoring) await requireNoRestore(client)
    await ensureAppRole(client, options.appRole, options.appPassword)
    await migrateJobQueue({ connectionString: options.ownerUrl })
    await applyFiles(client, options)
  } finally {
    await client.end()
  }
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

async function ensureAppRole(client: pg.Client, role: string, password: string, tries = 20): Promise<void> {
  const name = pg.escapeIdentifier(role)
  const { rows } = await client.query<{ bypasses: boolean; owns: boolean; owner: string }>(
    `select rolsuper or rolbypassrls as bypasses, pg_has_role(oid, current_user, 'member') as owns,
       current_user as owner from pg_roles where rolname = $1`,
    [role],
  )
  if (rows[0]?.bypasses || rows[0]?.owns) {
    throw new MigrationRefused(
      `The role ${role} could pass by row-level security, because ` +
        `${rows[0].bypasses ? 'it may bypass it' : `it is or has the owner ${rows[0].owner}`}. ` +
        'Choose another DATABASE_APP_ROLE; a role that is missing is made',
    )
  }
  const verb = rows.length > 0 ? 'alter' : 'create'
  // Only a superuser may name NOSUPERUSER of a role that is there; what it may do was looked at above.
  const limits = rows.length > 0 ? '' : 'nosuperuser nocreatedb nocreaterole noinherit'
  try {
    await client.query(`${verb} role ${name} login ${limits} password ${pg.escapeLiteral(password)}`)
    // None of our statements runs long enough to win back what compiling it costs.
    await client.query(`alter role ${name} set jit = off`)
  } catch (error) {
    if (tries > 1 && isWrittenByAnother(error)) {
      await pause(randomInt(10, 50))
      return ensureAppRole(client, role, password, tries - 1)
    }
    if ((error as pg.DatabaseError).code !== '42501') throw error
    throw new MigrationRefused(
      `The owner in DATABASE_URL may not ${verb} the role ${role}. Grant it CREATEROLE: ` +
        `alter role ${(await client.query('select current_user')).rows[0].current_user} createrole`,
      { cause: error },
    )
  }
}

/**
 * Roles belong to the whole PostgreSQL, our lock to one database: a Balcão that starts on the database beside this one
 * may write the same role at the same moment.
 */
function isWrittenByAnother(error: unknown): boolean {
  const { code, message } = error as pg.DatabaseError
  // Made by another, as a role or as its row.
  return code === '42710' || code === '23505' || message === 'tuple concurrently updated'
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

import type pg from 'pg'
import type { FileStore } from '../gateways/files'
import { migrate, readMigrations } from '../platform/database/migrate'
import {
  clearRestoreInProgress,
  findRestoreInProgress,
  noteRestoreInProgress,
} from '../platform/database/restore-in-progress'
import { deriveSecrets } from '../platform/secrets/secrets'
import { locks, withConnection } from './connect'
import { loadTables } from './load-tables'
import { fingerprintOf } from './make-backup'
import type { Manifest } from './manifest'
import { openPart } from './parts'
import { BackupRefused } from './refusal'
import { nameOf } from './schema-facts'
import { putFilesBack } from './stored-files'
import { requireFree, requireNobodyConnected, wipe } from './target-database'
import { verifyBackup, type WholeBackup } from './verify-backup'
import { loadJobs } from './waiting-jobs'

interface Restored {
  manifest: Manifest
  /** A restore that had been broken off before this one, in a sentence. */
  earlier: string | undefined
  /** False: what is sealed in the database does not open with this installation's secret. */
  sameSecret: boolean
}

/**
 * Makes a database and a file store what they were when the backup was made, then runs the migrations that are newer
 * than it. The backup is read whole before anything is touched. A restore that was broken off leaves a note, with
 * which no server starts; it is repeated from the beginning.
 * @throws BackupRefused for a backup that is not whole or from a later program, a database that is not empty (unless
 *   `replace` is its name), or one that somebody works on. Anything else may leave the note.
 */
export async function restoreBackup(options: {
  ownerUrl: string
  appRole: string
  rootSecret: string
  files: FileStore
  from: string
  replace?: string | undefined
}): Promise<Restored> {
  const { ownerUrl, appRole, rootSecret, files, replace } = options
  const backup = await verifyBackup(options.from)
  await requireKnownSchema(backup.manifest)
  return withConnection(ownerUrl, 'balcao-restore', async (client) => {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      locks.restore,
    ])
    if (!rows[0]!.mine) throw new BackupRefused('Another restore into this database is running')
    await requireNobodyConnected(client)
    await requireFree(client, replace)
    const earlier = await findRestoreInProgress(client)
    await clear(client, backup)

    const roles = {
      ownerUrl,
      appRole,
      appPassword: deriveSecrets(rootSecret).databasePassword(),
      restoring: true,
    }
    await migrate({ ...roles, upTo: backup.manifest.migrations.at(-1)!.name })
    await putFilesBack(backup.folder, backup.files, files)
    await loadTables(client, { ownerUrl, folder: backup.folder, tables: backup.manifest.tables })
    await setSequences(client, backup.manifest)
    await loadJobs(client, openPart(backup.folder, backup.manifest.jobs))
    await migrate(roles)
    await client.query('analyze')
    await clearRestoreInProgress(client)
    const sameSecret = backup.manifest.secretFingerprint === fingerprintOf(rootSecret)
    return { manifest: backup.manifest, earlier, sameSecret }
  })
}

/** @throws BackupRefused unless this program has the backup's migrations, as they were, and they make its tables */
async function requireKnownSchema({ migrations, tables }: Manifest): Promise<void> {
  const known = await readMigrations()
  for (const [at, { name, digest }] of migrations.entries()) {
    const ours = known[at]
    if (ours?.name !== name)
      throw new BackupRefused(
        `The backup comes from a later program: its migration ${name} is unknown to this one`,
      )
    if (ours.digest !== digest)
      throw new BackupRefused(
        `The backup comes from another program: its migration ${name} is not the one known here`,
      )
  }
  const made = tablesMadeBy(known.slice(0, migrations.length).map(({ source }) => source))
  const unknown = tables.find(({ name }) => !made.includes(name))
  if (unknown)
    throw new BackupRefused(`The backup holds a table that its migrations do not make: ${unknown.name}`)
}

/** Names of the lasting tables that the migrations' texts make, the list of migrations included; `app.` holds none. */
export function tablesMadeBy(sources: readonly string[]): string[] {
  const text = sources.join('\n')
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)
  const dropped = named(/^drop table (?:if exists )?(\w+)/gim)
  const made = named(/^create table (?:if not exists )?(\w+)\b(?!\.)/gim)
  return ['schema_migrations', ...made].filter((name) => !dropped.includes(name))
}

/** The note and the emptiness come together: before them everything is as it was. */
async function clear(client: pg.Client, { folder }: WholeBackup): Promise<void> {
  await client.query('begin')
  try {
    await wipe(client)
    await noteRestoreInProgress(client, folder)
    await requireNobodyConnected(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  for (const { table, column, value, used } of sequences)
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3, $4)', [
      nameOf(table),
      column,
      value,
      used,
    ])
}

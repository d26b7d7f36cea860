import { access, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type pg from 'pg'
import type { FileStore } from '../gateways/files'
import { migrationLock } from '../platform/database/migrate'
import { findRestoreInProgress } from '../platform/database/restore-in-progress'
import { packageRoot } from '../platform/package-root'
import { deriveSecrets } from '../platform/secrets/secrets'
import { locks, withConnection } from './connect'
import { copyOut } from './copy-stream'
import { writeManifest, type Manifest, type TablePart } from './manifest'
import { writePart } from './parts'
import { BackupRefused } from './refusal'
import { assertOwnerSeesAll, copyOf, findTables, nameOf, readSequences } from './schema-facts'
import { copyFilesOut, findNamedFiles, linesOf } from './stored-files'
import { copyJobsOut } from './waiting-jobs'
import { syncAll, syncNames } from './sync-folder'

/**
 * Writes the database as it is at one moment, and every file that it names, into a new folder. The server may run
 * meanwhile; while its schema is being changed the backup waits. The folder gets its name when it is whole and on the
 * disk: what a killed backup leaves is called `….partial`, and the next one to the same place removes it.
 * @throws BackupRefused when the folder is there, another backup runs, or there is nothing of ours to keep
 */
export async function makeBackup(options: {
  ownerUrl: string
  files: FileStore
  rootSecret: string
  to: string
}): Promise<Manifest> {
  const folder = resolve(options.to)
  if (await exists(folder))
    throw new BackupRefused(`${folder} is there already; a backup gets a folder of its own`)
  const draft = `${folder}.partial`
  return withConnection(options.ownerUrl, 'balcao-backup', async (client) => {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      locks.backup,
    ])
    if (!rows[0]!.mine) throw new BackupRefused('Another backup of this database is being made')
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { recursive: true, mode: 0o700 })
    try {
      const manifest = await fill(draft, client, options)
      await writeManifest(draft, manifest)
      await syncAll(draft)
      await rename(draft, folder)
      await syncNames(dirname(folder))
      return manifest
    } catch (error) {
      await rm(draft, { recursive: true, force: true })
      throw error
    }
  })
}

async function fill(
  folder: string,
  client: pg.Client,
  { files, rootSecret }: { files: FileStore; rootSecret: string },
): Promise<Manifest> {
  // A table that is written anew looks empty to whoever began to look before that had ended.
  await client.query('select pg_advisory_lock_shared($1)', [migrationLock])
  await client.query('begin isolation level repeatable read read only')
  const about = await readAbout(client)
  const facts = await findTables(client)
  // A program that starts meanwhile may not change their shape under us.
  await client.query(`lock table ${facts.map(({ name }) => nameOf(name)).join(', ')} in access share mode`)
  await client.query('select pg_advisory_unlock_shared($1)', [migrationLock])
  await assertOwnerSeesAll(client)
  const tables: TablePart[] = []
  for (const table of facts) {
    const rows = copyOut(client, `${copyOf(table)} to stdout`)
    tables.push({ ...table, ...(await writePart(folder, `tables/${table.name}.gz`, rows)) })
  }
  const jobs = await writePart(folder, 'jobs.gz', copyJobsOut(client))
  const named = await findNamedFiles(
    client,
    facts.map(({ name }) => name),
  )
  // Read last: a counter does not belong to the moment, and may only be ahead of the rows.
  const sequences = await readSequences(client)
  await client.query('commit')

  const { entries, missing } = await copyFilesOut(folder, named, files)
  const list = await writePart(folder, 'files.gz', linesOf(entries))
  const contentBytes = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    format: 1,
    product: await productVersion(),
    ...about,
    secretFingerprint: fingerprintOf(rootSecret),
    tables,
    sequences,
    jobs,
    files: { ...list, contentBytes, missing },
  }
}

/** When, from what, and how far the schema was brought. */
async function readAbout(client: pg.Client): Promise<Pick<Manifest, 'madeAt' | 'postgres' | 'migrations'>> {
  const { rows } = await client.query<{ at: Date; postgres: string; ours: boolean }>(
    `select now() as at, current_setting('server_version') as postgres,
       to_regclass('public.schema_migrations') is not null as ours`,
  )
  const { at, postgres, ours } = rows[0]!
  if (!ours)
    throw new BackupRefused('There is nothing to keep: Balcão has never been started on this database')
  const unfinished = await findRestoreInProgress(client)
  if (unfinished) throw new BackupRefused(`There is nothing whole to keep: ${unfinished}`)
  const { rows: migrations } = await client.query<{ name: string; digest: string }>(
    'select name, digest from schema_migrations order by name',
  )
  return { madeAt: at.toISOString(), postgres, migrations }
}

/** Says whether two installations have the same secret, and nothing else about it. */
export const fingerprintOf = (rootSecret: string) =>
  deriveSecrets(rootSecret).mac('backup', 'fingerprint').subarray(0, 12).toString('base64url')

async function productVersion(): Promise<string> {
  const text = await readFile(join(packageRoot(), 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

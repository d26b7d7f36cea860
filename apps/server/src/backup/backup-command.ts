import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { FilesUnavailable, openFileStore } from '../gateways/files'
import type { Log } from '../platform/log'
import { readRootSecret } from '../platform/secrets/secrets'
import { filesOf, type Settings } from '../settings'
import { makeBackup } from './make-backup'
import type { Manifest } from './manifest'
import { openPostgres } from '../open-postgres'
import { BackupRefused } from './refusal'
import { restoreBackup } from './restore-backup'
import { verifyBackup } from './verify-backup'

export const backupUsage = `  backup --to FOLDER
  backup --verify FOLDER
  restore --from FOLDER [--replace DATABASE]`

/** Whether the operator's command line asks for a backup or a restore: these open the database by themselves. */
export const isBackupCommand = (args: readonly string[]) => args[0] === 'backup' || args[0] === 'restore'

/**
 * Runs one of them; answers the exit code: 0 done, 1 refused, 2 not understood.
 * @throws PostgresStartRefused, DatabaseRefused, and whatever the database or the disk fail with
 */
export async function runBackupCommand(
  settings: Settings,
  log: Log,
  args: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const asked = readArguments(args)
  if (!asked) {
    print(backupUsage)
    return 2
  }
  const begun = performance.now()
  try {
    await run(settings, log, asked, print)
    print(`done in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    return 0
  } catch (error) {
    if (!(error instanceof BackupRefused) && !(error instanceof FilesUnavailable)) throw error
    print(error.message)
    return 1
  }
}

type Asked = { verify: string } | { to: string } | { from: string; replace: string | undefined }

async function run(settings: Settings, log: Log, asked: Asked, print: (line: string) => void): Promise<void> {
  if ('verify' in asked) return describe((await verifyBackup(asked.verify)).manifest, print)
  const { ownerUrl, stop } = await openPostgres(settings, log, { beside: true })
  try {
    const rootSecret = await readRootSecret(settings.BALCAO_SECRET, resolve(settings.DATA_DIR))
    const files = openFileStore(filesOf(settings))
    if ('to' in asked) return describe(await makeBackup({ ownerUrl, files, rootSecret, to: asked.to }), print)
    const appRole = settings.DATABASE_APP_ROLE
    const restored = await restoreBackup({ ownerUrl, appRole, rootSecret, files, ...asked })
    if (restored.earlier) print(`Began anew: ${restored.earlier}.`)
    describe(restored.manifest, print)
    print('Sessions are kept: whoever was signed in when the backup was made still is.')
    if (!restored.sameSecret)
      print(
        'BALCAO_SECRET is not the one of the backup: connections to WhatsApp and Google, and second factors, do not ' +
          'open. Set the secret of the backup, or connect them anew.',
      )
  } finally {
    await stop()
  }
}

function describe(
  { madeAt, product, migrations, tables, jobs, files }: Manifest,
  print: (line: string) => void,
) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  print(`made ${madeAt} by Balcão ${product}, schema ${migrations.at(-1)!.name}`)
  print(`${tables.length} tables, ${rows} rows, ${jobs.rows} jobs, ${files.rows} files`)
  if (files.missing.length > 0)
    print(`${files.missing.length} files were named but not in the store: ${files.missing[0]}…`)
}

/** Exactly one of them, with its folder; undefined for anything else. */
function readArguments([verb, ...args]: readonly string[]): Asked | undefined {
  const text = { type: 'string' as const }
  try {
    const options = { to: text, verify: text, from: text, replace: text }
    const { values } = parseArgs({ args, options, allowPositionals: false })
    const { to, verify, from, replace } = values
    if (verb === 'restore') return from && !to && !verify ? { from, replace } : undefined
    if (from || replace !== undefined || Boolean(to) === Boolean(verify)) return undefined
    return to ? { to } : { verify: verify! }
  } catch (error) {
    if (!(error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) throw error
    return undefined
  }
}

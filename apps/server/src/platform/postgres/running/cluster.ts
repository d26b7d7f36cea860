import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
} from 'node:fs'
import { join } from 'node:path'
import { programPath } from '../package/binaries'
import type { Binaries } from '../package/binaries-copy'
import type { Home } from '../home'
import { renewPassword, withPasswordFile } from '../password'
import { PostgresStartRefused } from '../refusal'
import { runProgram } from '../package/run-program'
import { syncPath } from '../durable-files'

/** Name of the superuser of our clusters. */
export const superuser = 'postgres'

/**
 * Major version that the data were written by; undefined before the first start.
 * Throws `PostgresStartRefused('data-damaged')` for a folder that is neither PostgreSQL's nor empty.
 */
export function findDataMajor({ cluster }: Home): number | undefined {
  if (!existsSync(cluster)) return undefined
  try {
    return Number.parseInt(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'), 10)
  } catch (cause) {
    if (readdirSync(cluster).length === 0) {
      rmdirSync(cluster)
      return undefined
    }
    const sentence = `${cluster} is not a complete PostgreSQL data folder (PG_VERSION cannot be read).`
    throw new PostgresStartRefused(
      'data-damaged',
      `${sentence} Put a backup in its place, or move it away.`,
      { cause },
    )
  }
}

/** Proves that the programs can open the data. Throws `PostgresStartRefused('major-mismatch')`. */
export function assertSameMajor(
  { cluster }: Home,
  dataMajor: number | undefined,
  { bin, major }: Binaries,
): void {
  if (dataMajor === undefined || dataMajor === major) return
  throw new PostgresStartRefused(
    'major-mismatch',
    `The data in ${cluster} were written by PostgreSQL ${dataMajor}, and the programs in ${bin} are ${major}. ` +
      `Make a backup with the version of Balcão that wrote them and restore it with this one, ` +
      `or install PostgreSQL ${dataMajor} and name its bin folder in BALCAO_POSTGRES_BIN.`,
  )
}

/**
 * Makes the cluster: UTF-8, byte order, passwords by SCRAM. It is made under another name, forced to disk (by initdb) and renamed,
 * so that a start that was cut short leaves only a draft, which the next one sweeps away.
 * Throws `PostgresStartRefused('init-failed')`.
 */
export async function createCluster(
  home: Home,
  binaries: Binaries,
  { durable }: { durable: boolean },
): Promise<void> {
  const { folder, cluster, user } = home
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(draftPrefix))) {
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5 })
  }
  const password = renewPassword(folder)
  const failures: string[] = []
  for (const locale of localeChoices(binaries.major)) {
    const draft = join(folder, `${draftPrefix}${randomBytes(6).toString('hex')}`)
    mkdirSync(draft, { mode: 0o700 })
    chmodSync(draft, 0o700)
    if (user) chownSync(draft, user.uid, user.gid)
    const { status, output } = await withPasswordFile(home, password, async (passwordFile) => {
      const fixed = ['--pgdata', draft, '--username', superuser, '--pwfile', passwordFile]
      const args = [
        ...fixed,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--no-instructions',
        ...locale,
        ...(durable ? [] : ['--no-sync']),
      ]
      return runProgram(programPath(binaries.bin, 'initdb'), args, { user })
    })
    if (status === 0) {
      renameSync(draft, cluster)
      if (durable) syncPath(folder)
      return
    }
    failures.push(output)
    rmSync(draft, { recursive: true, force: true })
  }
  throw new PostgresStartRefused(
    'init-failed',
    `The database could not be made in ${folder}: ${failures.join('\n')}`,
  )
}

const draftPrefix = 'cluster.draft-'

// PostgreSQL 17 brought a C.UTF-8 of its own, the same on every machine. Before that it is the C library's, where
// there is one.
function localeChoices(major: number): string[][] {
  if (major >= 17) return [['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']]
  return [['--locale=C.UTF-8'], ['--locale=C']]
}

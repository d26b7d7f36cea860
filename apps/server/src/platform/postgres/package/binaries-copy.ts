import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { cp, readdir, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { isRoot } from '../running/server-user'
import { syncPath, syncTree } from '../durable-files'

/** PostgreSQL's programs, proven to run under the account they were looked up for. */
export interface Binaries {
  /** Folder of `postgres`, `initdb` and `pg_ctl`. */
  bin: string
  /** Major version, e.g. 18. */
  major: number
}

/**
 * Makes an npm package's programs runnable: as they lie when they are complete and within reach, else from a copy
 * made once per version, with the library links that the package only lists. A copy is kept in the first cache folder that is safe
 * and from which the programs run, at last in `home` (the database's own folder). Undefined when they run from
 * nowhere, as on a machine with another C library.
 */
export async function placeBinaries(options: {
  packageFolder: string
  runs: (bin: string) => Promise<Binaries | undefined>
  home: string
  log: (line: string) => void
  cacheFolders?: string[] | undefined
}): Promise<Binaries | undefined> {
  const { packageFolder, runs, home, log, cacheFolders = defaultCacheFolders() } = options
  const native = join(packageFolder, 'native')
  if (!existsSync(native)) return undefined
  const links = readLinks(packageFolder)
  if (links.every(({ path }) => existsSync(join(packageFolder, path)))) {
    const inPlace = await runs(join(native, 'bin'))
    if (inPlace) return inPlace
  }

  const name = `postgres-${readVersion(packageFolder)}-${basename(packageFolder)}`
  for (const folder of [...cacheFolders, home]) {
    const copy = join(folder, name)
    if (!openSafeFolder(folder)) continue
    if (!existsSync(copy)) {
      log(`copying PostgreSQL's programs to ${copy}`)
      if (!(await copyPackage(packageFolder, links, copy))) continue
    }
    if (!openSafeFolder(copy)) continue
    const copied = await runs(join(copy, 'native', 'bin'))
    if (copied) return copied
  }
  return undefined
}

/**
 * True when the folder exists or could be made, and nobody but this account (or root) may change what is in it, so
 * that what lies there can be trusted to be ours.
 */
export function openSafeFolder(folder: string): boolean {
  try {
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true })
      chmodSync(folder, 0o755)
    }
    const found = lstatSync(folder)
    if (process.platform === 'win32') return found.isDirectory()
    const isTrusted = found.uid === process.getuid?.() || found.uid === 0
    return found.isDirectory() && isTrusted && (found.mode & 0o022) === 0
  } catch {
    return false
  }
}

interface Link {
  /** Where the link belongs, inside the package. */
  path: string
  /** The file beside it that it leads to. */
  to: string
}

function readLinks(packageFolder: string): Link[] {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return links.map(({ source, target }) => ({ path: target, to: basename(source) }))
}

function readVersion(packageFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

// Copied beside its place, forced to disk and renamed: half a copy is never taken for a whole one.
async function copyPackage(packageFolder: string, links: Link[], copy: string): Promise<boolean> {
  const draft = `${copy}.${randomBytes(6).toString('hex')}`
  try {
    await cp(join(packageFolder, 'native'), join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    for (const { path, to } of links) {
      if (!existsSync(join(draft, path))) symlinkSync(to, join(draft, path))
    }
    await openToAll(draft)
    syncTree(draft)
    await rename(draft, copy)
    syncPath(dirname(copy))
    return true
  } catch {
    return existsSync(copy) // another start may have been quicker
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

// An install under a strict umask leaves files that only their owner reads.
async function openToAll(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  chmodSync(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

function defaultCacheFolders(): string[] {
  if (isRoot()) return ['/var/cache/balcao', '/var/lib/balcao']
  if (process.platform === 'darwin') return [join(homedir(), 'Library', 'Caches', 'balcao')]
  if (process.platform === 'win32')
    return process.env.LOCALAPPDATA ? [join(process.env.LOCALAPPDATA, 'Balcao')] : []
  return [join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'balcao')]
}

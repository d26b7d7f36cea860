import { chmodSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { PostgresStartRefused } from './refusal'
import { isRoot } from './running/server-user'

/**
 * Opens the folder that the database was wanted in, making it when missing, and answers its real path. Folders above
 * it that were there before keep their modes.
 * Throws `PostgresStartRefused` with `data-unreachable` or `data-owner`.
 */
export function openDataFolder(dataDir: string): string {
  const wanted = resolve(dataDir)
  try {
    const first = mkdirSync(wanted, { recursive: true })
    for (const made of first ? pathsBetween(first, wanted) : []) chmodSync(made, ownMode())
    // It is the database's own folder, so it may be opened for the server's account as far as that needs.
    if (isRoot() && statSync(wanted).uid === 0) chmodSync(wanted, (statSync(wanted).mode & 0o755) | 0o111)
  } catch (cause) {
    const sentence = `The data folder ${wanted} cannot be made or opened: ${(cause as Error).message}.`
    throw new PostgresStartRefused('data-unreachable', `${sentence} Choose another DATA_DIR.`, { cause })
  }
  if (!isRoot()) assertOwn(wanted)
  return realpathSync(wanted)
}

/** Proves that the path belongs to this process's account, if it is there. Throws `PostgresStartRefused('data-owner')`. */
export function assertOwn(path: string): void {
  if (process.platform === 'win32' || !existsSync(path) || statSync(path).uid === process.getuid?.()) return
  throw new PostgresStartRefused(
    'data-owner',
    `The data in ${path} belong to another account (user id ${statSync(path).uid}). ` +
      'Start Balcão as that account or as root, or choose another DATA_DIR.',
  )
}

// What root makes must be passable, though not listable, for the account that owns the cluster inside.
const ownMode = () => (isRoot() ? 0o711 : 0o700)

function pathsBetween(first: string, last: string): string[] {
  return last.length <= first.length ? [last] : [...pathsBetween(first, dirname(last)), last]
}

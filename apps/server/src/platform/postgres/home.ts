import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { openSafeFolder } from './package/binaries-copy'
import { assertOwn } from './data-folder'
import { writeDurably } from './durable-files'
import { PostgresStartRefused } from './refusal'
import {
  type ServerUser,
  assertAccountHasName,
  canRunAs,
  isRoot,
  requireServerUser,
} from './running/server-user'

/** Where one embedded database lives. */
export interface Home {
  /** Ours: holds the lock, the password and the cluster. Only this account writes in it. */
  folder: string
  /** PostgreSQL's data folder, owned by `user`. Missing before the first start. */
  cluster: string
  /** The account the server runs under; undefined when it is this process's own. */
  user: ServerUser | undefined
}

/**
 * Finds or makes the home of the database that was wanted in the folder `wanted` (see `openDataFolder`). Usually that
 * is the folder itself. When this process is root and the unprivileged account cannot reach it, the home is made below
 * one of `stateFolders`, which survive reboots, and written down in `location.json` for later starts. Call it only
 * while holding the lock of `wanted`.
 * Throws `PostgresStartRefused` with `data-unreachable`, `data-missing`, `data-elsewhere`, `data-owner` or `no-user`.
 */
export function openHome({
  wanted,
  log,
  stateFolders = defaultStateFolders,
}: {
  wanted: string
  log: (line: string) => void
  stateFolders?: string[] | undefined
}): Home {
  const recorded = findRecorded(wanted)
  const folder = recorded ?? wanted
  const cluster = join(folder, 'cluster')
  if (!isRoot()) {
    assertAccountHasName()
    for (const path of [folder, cluster]) assertOwn(path)
    return { folder, cluster, user: undefined }
  }
  if (existsSync(cluster)) {
    const user = requireServerUser(statSync(cluster).uid)
    if (statSync(cluster).uid !== user.uid) giveTree(cluster, user)
    if (!canRunAs(user, 'cd "$1"', cluster)) throw unreachable(folder, user, findClosedFolder(folder, user))
    return { folder, cluster, user }
  }
  const user = requireServerUser()
  if (canHold(folder, user)) return { folder, cluster, user }
  if (recorded) throw unreachable(folder, user, findClosedFolder(folder, user))
  const placed = placeElsewhere(wanted, user, stateFolders)
  log(`${user.name} cannot reach ${wanted}, so the database is kept in ${placed}`)
  return { folder: placed, cluster: join(placed, 'cluster'), user }
}

const defaultStateFolders =
  process.platform === 'darwin'
    ? ['/Library/Application Support/Balcao']
    : ['/var/lib/balcao', '/srv/balcao', '/opt/balcao']

const recordName = 'location.json'

/** Folder that an earlier start placed the database in, when not in the wanted one. */
export function findRecorded(wanted: string): string | undefined {
  const record = join(wanted, recordName)
  if (!existsSync(record)) return undefined
  const { folder, wantedBy } = JSON.parse(readFileSync(record, 'utf8')) as {
    folder: string
    wantedBy: string
  }
  if (!existsSync(folder)) {
    throw new PostgresStartRefused(
      'data-missing',
      `The database of ${wanted} is kept in ${folder}, which is gone. ` +
        `Put it back, or delete ${record} to begin with an empty one.`,
    )
  }
  if (wantedBy !== wanted && existsSync(join(wantedBy, recordName))) {
    throw new PostgresStartRefused(
      'data-elsewhere',
      `${wanted} is a copy of ${wantedBy}, whose database is kept in ${folder} and was not copied. ` +
        `Delete ${record} to begin with an empty one.`,
    )
  }
  if (wantedBy !== wanted) writeRecord(wanted, folder)
  return folder
}

function writeRecord(wanted: string, folder: string): void {
  writeDurably(join(wanted, recordName), JSON.stringify({ folder, wantedBy: wanted }, null, 2), 0o644)
}

function placeElsewhere(wanted: string, user: ServerUser, stateFolders: string[]): string {
  const hash = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
  for (const stateFolder of stateFolders) {
    if (!openSafeFolder(stateFolder)) continue
    // An earlier home may remain after somebody deleted the folder it belonged to. It is left alone.
    let folder = join(stateFolder, hash)
    for (let next = 2; existsSync(folder); next++) folder = join(stateFolder, `${hash}-${next}`)
    mkdirSync(folder)
    chmodSync(folder, 0o711)
    if (canHold(folder, user)) {
      writeRecord(wanted, folder)
      return folder
    }
    rmSync(folder, { recursive: true })
  }
  throw unreachable(wanted, user, findClosedFolder(wanted, user))
}

/** Tries in a folder of the account's own whether it can get there and write, as its cluster will have to. */
function canHold(folder: string, user: ServerUser): boolean {
  const trial = join(folder, `trial-${randomBytes(6).toString('hex')}`)
  try {
    mkdirSync(trial, { mode: 0o700 })
    chownSync(trial, user.uid, user.gid)
    return canRunAs(user, 'cd "$1" && : > trial', trial)
  } catch {
    return false
  } finally {
    rmSync(trial, { recursive: true, force: true })
  }
}

function findClosedFolder(folder: string, user: ServerUser): string {
  const above = dirname(folder)
  return above === folder || canRunAs(user, 'cd "$1"', above) ? folder : findClosedFolder(above, user)
}

function giveTree(folder: string, user: ServerUser): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) giveTree(join(folder, entry.name), user)
    else lchownSync(join(folder, entry.name), user.uid, user.gid)
  }
  lchownSync(folder, user.uid, user.gid)
}

function unreachable(folder: string, user: ServerUser, closed: string): PostgresStartRefused {
  return new PostgresStartRefused(
    'data-unreachable',
    `The database in ${folder} runs under the account ${user.name}, which may not pass ${closed}. ` +
      `Allow it (chmod o+x ${closed}), choose another DATA_DIR, or set DATABASE_URL.`,
  )
}

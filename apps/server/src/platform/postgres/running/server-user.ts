import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { PostgresStartRefused } from '../refusal'

/** The account that owns the database files and runs the server; ids are passed to `spawn` and `chown`. */
export interface ServerUser {
  name: string
  uid: number
  gid: number
}

/** True when this process is root, whom PostgreSQL refuses to run as. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

// An account of our own name comes first, for those who made one. Then `postgres`, which only database servers
// use. `nobody` exists everywhere and comes last, because other programs may run under it too.
const preferredNames = ['balcao', 'postgres', 'nobody']

/**
 * The unprivileged account to run PostgreSQL under when this process is root, never made by us. The owner of an
 * existing data folder stays its owner. Throws `PostgresStartRefused('no-user')`.
 */
export function requireServerUser(ownerUid?: number): ServerUser {
  const entries = readPasswd()
  if (ownerUid) {
    const owner = entries.find((entry) => entry.uid === ownerUid)
    if (owner) return owner
  }
  for (const name of preferredNames) {
    const found = entries.find((entry) => entry.name === name && entry.uid !== 0)
    if (found) return found
  }
  throw new PostgresStartRefused(
    'no-user',
    'PostgreSQL does not run as root, and this machine has none of the accounts balcao, postgres or nobody. ' +
      'Start Balcão as an ordinary user, or set DATABASE_URL.',
  )
}

/**
 * Proves that this process's account has a name, which PostgreSQL's setup insists on.
 * Throws `PostgresStartRefused('no-user')`.
 */
export function assertAccountHasName(): void {
  try {
    userInfo()
  } catch (cause) {
    throw new PostgresStartRefused(
      'no-user',
      `The user id ${process.getuid?.()} has no entry in the list of users (/etc/passwd), which PostgreSQL needs. ` +
        'Start Balcão as a user that has one (root will do), or set DATABASE_URL.',
      { cause },
    )
  }
}

/** True when the account can run the shell line, `$1` being `argument`. Asks the system, so that ACLs and mounts count. */
export function canRunAs(user: ServerUser, line: string, argument: string): boolean {
  const { uid, gid } = user
  const options = { uid, gid, cwd: '/', env: {}, stdio: 'ignore' as const }
  const { error, status } = spawnSync('/bin/sh', ['-c', line, 'sh', argument], options)
  if (error && 'code' in error && (error.code === 'EPERM' || error.code === 'EINVAL')) {
    throw new PostgresStartRefused(
      'no-user',
      `PostgreSQL does not run as root, and this root may not start programs as ${user.name}. ` +
        'Start Balcão as an ordinary user, or set DATABASE_URL.',
      { cause: error },
    )
  }
  return status === 0
}

function readPasswd(): ServerUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4 && /^-?\d+$/.test(fields[2] ?? ''))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

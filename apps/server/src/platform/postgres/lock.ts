import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findStartMark } from './running/processes'
import { PostgresStartRefused } from './refusal'

interface Holder {
  pid: number
  /** From `findStartMark`, so that another program under a recycled pid is not taken for the holder. */
  startMark: string
}

/**
 * Takes the folder for this process; the lock of a process that was killed is taken over.
 * Returns the release. Throws `PostgresStartRefused('already-running')` naming the holder's pid.
 */
export function takeFolderLock(folder: string): () => void {
  const lock = join(folder, 'lock')
  const mine = `${lock}.${randomBytes(6).toString('hex')}`
  const content = JSON.stringify({ pid: process.pid, startMark: findStartMark(process.pid) ?? '' })
  writeFileSync(mine, content, { mode: 0o644, flag: 'wx' })
  try {
    while (!tryLink(mine, lock)) {
      const text = readIfThere(lock)
      if (text === undefined) continue
      const holder = parseHolder(text)
      if (holder && findStartMark(holder.pid) === holder.startMark) throw alreadyRunning(holder.pid, folder)
      discardLock(lock, text)
    }
  } finally {
    rmSync(mine, { force: true })
  }
  return () => {
    if (readIfThere(lock) === content) rmSync(lock, { force: true })
  }
}

/** Pid of the living process that holds the folder, if there is one. */
export function findLockHolder(folder: string): number | undefined {
  const holder = parseHolder(readIfThere(join(folder, 'lock')) ?? '')
  return holder && findStartMark(holder.pid) === holder.startMark ? holder.pid : undefined
}

// Two starts may judge the same dead lock at once. Renaming lets one of them have it, and whoever finds that it
// caught the other's fresh lock puts that back.
function discardLock(lock: string, judged: string): void {
  const aside = `${lock}.${randomBytes(6).toString('hex')}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  if (readIfThere(aside) !== judged) tryLink(aside, lock)
  rmSync(aside, { force: true })
}

function tryLink(existing: string, path: string): boolean {
  try {
    linkSync(existing, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, startMark } = JSON.parse(text) as Partial<Holder>
    return Number.isInteger(pid) && startMark ? { pid: pid as number, startMark } : undefined
  } catch {
    return undefined
  }
}

function alreadyRunning(pid: number, folder: string): PostgresStartRefused {
  const sentence = `Balcão is already running on the data in ${folder}, as process ${pid}.`
  return new PostgresStartRefused(
    'already-running',
    `${sentence} Stop that one first, or give this one another DATA_DIR.`,
  )
}

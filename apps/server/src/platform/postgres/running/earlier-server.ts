import {
  closeSync,
  constants,
  existsSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { findProcessesTitled, findStartMark, readCommandLine } from './processes'
import { endServer, readPostmasterPid } from './server-process'

/**
 * Clears the way for a start: ends the server that an earlier process left behind when it was killed, with what
 * remains of its sessions, and makes its pid file harmless when the pid has gone to another program or to a zombie.
 * Call it only while holding the folder's lock.
 */
export async function endEarlierServer(options: {
  cluster: string
  clusterName: string
  bin: string
  log: (line: string) => void
}): Promise<void> {
  const { cluster, clusterName, bin, log } = options
  const pid = readPostmasterPid(cluster)
  if (pid === undefined) return
  const commandLine = findStartMark(pid) ? readCommandLine(pid) : ''
  if (commandLine.includes('postgres') && commandLine.includes(cluster)) {
    log(`ending the database server that an earlier run left behind (pid ${pid})`)
    await endServer(pid, bin)
  }
  if (!existsSync(join(cluster, 'postmaster.pid'))) return
  endSessionsOf(clusterName)
  disarmPidFile(join(cluster, 'postmaster.pid'))
}

/** Ends the sessions that outlived their killed server; a busy one would not notice before its query is done. */
export function endSessionsOf(clusterName: string): void {
  for (const pid of findProcessesTitled(`postgres: ${clusterName}: `)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      continue // it ended by itself
    }
  }
}

// PostgreSQL takes any living pid in the file for a running server, except its parent's, which is ours. The rest of
// the file stays, because by it PostgreSQL finds out whether old sessions still hold the shared memory.
function disarmPidFile(file: string): void {
  if (process.platform === 'win32') return rmSync(file, { force: true })
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  const handle = openSync(file, constants.O_RDWR | constants.O_NOFOLLOW)
  try {
    ftruncateSync(handle)
    writeSync(handle, [process.pid, ...rest].join('\n'), 0)
  } finally {
    closeSync(handle)
  }
}

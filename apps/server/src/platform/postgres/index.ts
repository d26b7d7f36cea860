import { setTimeout as pause } from 'node:timers/promises'
import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { type BinarySources, findBinaries } from './package/binaries'
import { assertSameMajor, createCluster, findDataMajor, superuser } from './running/cluster'
import { openDataFolder } from './data-folder'
import { endSessionsOf, endEarlierServer } from './running/earlier-server'
import { ensureDatabase } from './ensure-database'
import { findRecorded, openHome } from './home'
import { keepServing } from './running/keep-serving'
import { findLockHolder, takeFolderLock } from './lock'
import { requirePassword } from './lost-password'
import { findPassword } from './password'
import { findFreePort, isPortFree } from './port'
import { PostgresStartRefused } from './refusal'
import { findServerPort, launchServer, type ServerProcess } from './running/server-process'
import { serverSettings } from './settings'

export { PostgresStartRefused, type RefusalCode } from './refusal'

/** A PostgreSQL server of our own, kept running until `stop`. */
export interface EmbeddedPostgres {
  /** Superuser's connection string, on loopback, database `balcao`. Stays the same while the server is kept. */
  url: string
  /** Connection string for another database of the same server. */
  urlFor(database: string): string
  /** Pid of the server, which changes when it had to be started again. */
  pid(): number
  /** Fast, orderly shutdown; resolves when the server is reaped and the folder free. May be called twice. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Folder for the database, made when missing. */
  dataDir: string
  log: (line: string) => void
  /** Called when the server died under us and is being started again, on the same port. */
  onDeath?: () => void
  /** False trades safety on a power cut for speed; for tests. Default true. */
  durable?: boolean
  /** More PostgreSQL settings, over ours. */
  settings?: Record<string, string>
  /** Where to find PostgreSQL's programs, instead of the machine's defaults. */
  sources?: BinarySources
  /** Where to keep the database when the server's account cannot reach `dataDir`, best first. */
  stateFolders?: string[]
}

/**
 * Starts PostgreSQL on the data in `dataDir`, making them at the first start, and keeps it running. As root the server
 * runs under an unprivileged account. A server left behind by a killed process is ended first.
 * Throws `PostgresStartRefused` with a sentence for the person who starts it.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, onDeath, durable = true, settings, sources, stateFolders } = options
  const wanted = openDataFolder(dataDir)
  const unlock = takeFolderLock(wanted)
  try {
    const home = openHome({ wanted, log, stateFolders })
    const { folder, cluster, user } = home
    const dataMajor = findDataMajor(home)
    const binaries = await findBinaries({ user, wantedMajor: dataMajor, home: folder, log, sources })
    assertSameMajor(home, dataMajor, binaries)

    const { bin } = binaries
    const clusterName = `balcao-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`
    await endEarlierServer({ cluster, clusterName, bin, log })
    if (dataMajor === undefined) await createCluster(home, binaries, { durable })
    const password = await requirePassword(home, bin)

    const launchOn = async (port: number) => {
      const fixed = { bin, cluster, user, log }
      return launchServer({
        ...fixed,
        settings: serverSettings({ port, clusterName, durable, extra: settings }),
      })
    }
    const { server: first, port } = await launchOnFreePort(launchOn)
    const relaunch = async () => {
      endSessionsOf(clusterName)
      await endEarlierServer({ cluster, clusterName, bin, log })
      return launchOn(port)
    }
    const kept = keepServing({ first, bin, relaunch, log, onDeath })
    const urlFor = (database: string) =>
      `postgres://${superuser}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`
    const stop = async () => {
      await kept.stop()
      unlock()
    }
    try {
      await ensureDatabase({ admin: urlFor('postgres'), name: mainDatabase })
    } catch (cause) {
      await stop()
      const sentence = `The database server runs, but does not answer: ${(cause as Error).message}`
      throw new PostgresStartRefused('start-failed', sentence, { cause })
    }
    return { url: urlFor(mainDatabase), urlFor, pid: kept.pid, stop }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Connection string of the database in `dataDir` when another process of ours serves it now, for a command that works
 * beside the server; undefined when nobody does. Needs the rights to read the data folder.
 */
export function findRunningPostgres(dataDir: string): string | undefined {
  const wanted = resolve(dataDir)
  if (findLockHolder(wanted) === undefined) return undefined
  const folder = findRecorded(wanted) ?? wanted
  const port = findServerPort(join(folder, 'cluster'))
  const password = findPassword(folder)
  if (port === undefined || password === undefined) return undefined
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${mainDatabase}`
}

const mainDatabase = 'balcao'

// Between finding a port free and the server taking it, another program may.
async function launchOnFreePort(launchOn: (port: number) => Promise<ServerProcess>) {
  for (let tries = 1; ; tries++) {
    const port = await findFreePort()
    try {
      return { server: await launchOn(port), port }
    } catch (cause) {
      if (tries < 5 && !(await isPortFree(port))) continue
      // What a killed server of this folder leaves behind: its last processes are gone in a moment.
      if (tries < 5 && /shared memory block/.test((cause as Error).message)) {
        await pause(1000)
        continue
      }
      const sentence = `The database server did not start: ${(cause as Error).message}`
      throw new PostgresStartRefused('start-failed', sentence, { cause })
    }
  }
}

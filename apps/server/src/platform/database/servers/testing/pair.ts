import { cp, writeFile, rm } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { asAdmin, createTemplate } from '../../../../testing/database'
import { startEmbeddedPostgres } from '../../../postgres'
import { openHome } from '../../../postgres/home'
import { findBinaries } from '../../../postgres/package/binaries'
import { findPassword } from '../../../postgres/password'
import { findFreePort } from '../../../postgres/port'
import {
  endServer,
  launchServer,
  readPostmasterPid,
  type ServerProcess,
} from '../../../postgres/running/server-process'
import { makeOpenFolder } from '../../../postgres/running/start-in-child'
import { serverSettings } from '../../../postgres/settings'

/** One PostgreSQL of a pair; `url` is its superuser's. */
export interface PairServer {
  url: string
  port: number
  /** The same address of this server instead of the other. */
  here(url: string): string
  start(): Promise<void>
  /** Ends it as a loss of power does; nobody starts it again. */
  kill(): Promise<void>
  /** It stands still without closing a connection, until `thaw`. */
  freeze(): void
  thaw(): void
}

export interface Pair {
  primary: PairServer
  standby: PairServer
  /** The standby takes in nothing more, or goes on. */
  holdBack(held: boolean): Promise<void>
  promote(): Promise<void>
  stop(): Promise<void>
}

/**
 * A primary with the migrated template, and a standby that follows it by streaming replication. With `isSynchronous` the
 * primary acknowledges nothing that the standby has not written down.
 */
export async function startPair({ isSynchronous = false } = {}): Promise<Pair> {
  const folder = await makeOpenFolder()
  const dataDir = join(folder, 'primary')
  const log = () => {}
  const first = await startEmbeddedPostgres({ dataDir, durable: false, log })
  await createTemplate(first.url)
  await first.stop()

  const home = openHome({ wanted: dataDir, log })
  const { bin } = await findBinaries({ user: home.user, wantedMajor: undefined, home: home.folder, log })
  const copy = join(folder, 'standby')
  await cp(home.cluster, copy, { recursive: true, preserveTimestamps: true })
  await writeFile(join(copy, 'standby.signal'), '')
  if (home.user) spawnSync('chown', ['-R', `${home.user.uid}:${home.user.gid}`, copy])
  const password = findPassword(home.folder)!

  const serverAt = async (
    cluster: string,
    name: string,
    settings: Record<string, string>,
  ): Promise<PairServer> => {
    const port = await findFreePort()
    let server: ServerProcess
    const extra = {
      max_connections: '120',
      wal_keep_size: '256MB',
      // What is replayed on hold for a query would hide how old it is.
      max_standby_streaming_delay: '0',
      ...settings,
    }
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/balcao`,
      port,
      here(url) {
        const own = new URL(url)
        own.port = String(port)
        return own.href
      },
      async start() {
        server = await launchServer({
          bin,
          cluster,
          user: home.user,
          log,
          // Acknowledged is what both have written; a test ends processes, not machines.
          settings: {
            ...serverSettings({ port, clusterName: name, durable: false, extra }),
            synchronous_commit: 'on',
          },
        })
      },
      async kill() {
        process.kill(server.pid, 'SIGKILL')
        await server.ended
      },
      freeze: () => tell(server.pid, 'SIGSTOP'),
      thaw: () => tell(server.pid, 'SIGCONT'),
    }
  }
  const primary = await serverAt(home.cluster, 'first', {})
  await primary.start()
  const standby = await serverAt(copy, 'second', {
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres password=${password} application_name=second`,
  })
  await standby.start()
  if (isSynchronous)
    await asAdmin(primary.url, async (admin) => {
      await admin.query(`alter system set synchronous_standby_names = 'second'`)
      await admin.query('select pg_reload_conf()')
    })
  return {
    primary,
    standby,
    holdBack: (held) =>
      asAdmin(standby.url, async (admin) => {
        await admin.query(held ? 'select pg_wal_replay_pause()' : 'select pg_wal_replay_resume()')
      }),
    promote: () =>
      asAdmin(standby.url, async (admin) => {
        // The first one's name for the second is of no use to the second.
        await admin.query(`alter system reset synchronous_standby_names`)
        await admin.query('select pg_promote()')
      }),
    async stop() {
      for (const cluster of [copy, home.cluster]) await endServerIn(cluster, bin)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Tells a server and its sessions, which are its children. */
function tell(pid: number, signal: NodeJS.Signals): void {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  for (const one of [pid, ...stdout.split('\n').map(Number).filter(Boolean)])
    try {
      process.kill(one, signal)
    } catch {
      // A session that ended meanwhile.
    }
}

async function endServerIn(cluster: string, bin: string): Promise<void> {
  const pid = readPostmasterPid(cluster)
  if (pid !== undefined) await endServer(pid, bin)
}

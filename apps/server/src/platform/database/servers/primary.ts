import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../../log'
import { DatabaseRefused } from '../database-refused'
import { serverOf } from './server-list'

const patienceMs = 2000
const everyMs = 300

/** Several servers, of which one is the primary: which it is may change while the process runs. */
export interface Primary {
  /**
   * In place of `pg`'s own: connects to the primary, whichever of the servers its address names, finds out who that is when
   * the connection ends, and is cut off when it is another one.
   */
  readonly Client: typeof pg.Client
  stop(): Promise<void>
}

/** Keeps to the primary of several servers (`urls`, each with its user); `now` is the address of the present one. */
export function followPrimary(options: { urls: readonly string[]; now: string; log: Log }): Primary {
  const { urls, log } = options
  const servers = new Set(urls.map(serverOf))
  const open = new Map<pg.Client, string>()
  let current = serverOf(options.now)
  let looking: Promise<void> | undefined
  let stopped = false

  const at = (url: string) => {
    const own = new URL(url)
    if (!servers.has(serverOf(url))) return url
    own.host = current
    return own.href
  }

  async function look(): Promise<void> {
    while (!stopped) {
      const found = await newestPrimary(urls)
      if (found !== undefined) return keepTo(serverOf(found))
      await pause(everyMs)
    }
  }

  function keepTo(server: string) {
    if (server === current) return
    log.warn({ from: current, to: server }, 'the database has another primary')
    current = server
    // Who was promoted is another one: what the former still answers is not ours any more.
    for (const [client, own] of open) if (own !== server) client.connection.stream.destroy()
  }

  function lookAgain() {
    if (stopped) return
    looking ??= look().finally(() => (looking = undefined))
  }

  class SteeredClient extends pg.Client {
    constructor(config: pg.ClientConfig) {
      const url = at(config.connectionString!)
      super({ ...config, connectionString: url })
      if (!servers.has(serverOf(url))) return
      open.set(this, serverOf(url))
      this.once('end', () => {
        open.delete(this)
        lookAgain()
      })
    }
  }

  return {
    Client: SteeredClient as typeof pg.Client,
    async stop() {
      stopped = true
      await looking
    },
  }
}

/**
 * The address of the server that may be written.
 * @throws DatabaseRefused when after some tries there is none
 */
export async function findPrimary(urls: readonly [string, ...string[]], tries = 10): Promise<string> {
  if (urls.length === 1) return urls[0]
  for (let round = 0; round < tries; round += 1) {
    const found = await newestPrimary(urls)
    if (found !== undefined) return found
    await pause(everyMs)
  }
  throw new DatabaseRefused(
    `None of ${urls.map(serverOf).join(', ')} is a primary that lets ${decodeURIComponent(new URL(urls[0]).username)} in. ` +
      'Does one run, has the standby been promoted, and is DATABASE_URL right?',
  )
}

/** Of several that may be written the one that was promoted last: another was left behind and should not run. */
async function newestPrimary(urls: readonly string[]): Promise<string | undefined> {
  const found = await Promise.all(urls.map(async (url) => ({ url, timeline: await timelineOf(url) })))
  return found
    .filter(({ timeline }) => timeline > 0)
    .sort((one, other) => other.timeline - one.timeline)
    .at(0)?.url
}

/** How often a primary's history was begun anew by a promotion; 0 for a standby, and for what does not answer. */
async function timelineOf(url: string): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'balcao-primary',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: number }>(
      `select case when pg_is_in_recovery() then 0
         else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`,
    )
    return rows[0]!.timeline
  } catch {
    return 0
  } finally {
    client.end().catch(() => {})
  }
}

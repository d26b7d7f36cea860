import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** What a transaction leaves that others wait for: live events of a company, jobs that are due. */
export interface News {
  companyId?: string
  jobs?: number
}

export interface Announcements {
  /** Tells what a transaction of this process has just committed: its own listeners at once, other processes within moments. */
  tell(news: readonly News[]): void
  /** Hears of each company of which this process has committed live events. */
  onCommitted(listener: (companyId: string) => void): void
  /** The company of an announcement on `balcao_events`, unless it is one of this process, which has heard of it. */
  companyOf(payload: string): string | undefined
  /** Tells what is left, and ends. */
  close(): Promise<void>
}

/** Between two announcements of a process: what is committed meanwhile is told in one. */
const spacingMs = 3
const retryMs = 250
/** A stop does not wait longer for a database that is away. */
const patienceMs = 2000

/**
 * Announces for a whole process. A NOTIFY makes the commits of a server take turns, so it stands in no transaction of work:
 * it follows, one for all that was committed in the last few milliseconds. Who dies in between announces nothing; the
 * receivers find out by themselves (`platform/live/find-unheard.ts`, and the job worker's own looks).
 */
export function openAnnouncements(options: pg.PoolConfig): Announcements {
  const pool = new pg.Pool({
    ...options,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    application_name: 'balcao-announce',
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const origin = randomBytes(6).toString('hex')
  const listeners: ((companyId: string) => void)[] = []
  const closing = new AbortController()
  let companies = new Set<string>()
  let jobs = 0
  let telling: Promise<void> | undefined

  async function announce(): Promise<void> {
    const [told, due] = [companies, jobs]
    companies = new Set()
    jobs = 0
    const all = [...told].map((companyId) => ['balcao_events', `${companyId} ${origin}`])
    if (due > 0) all.push(['jobs:insert', JSON.stringify({ count: due })])
    try {
      // Nothing of it is kept: no disk need be waited for.
      await pool.query(
        `select set_config('synchronous_commit', 'off', true), pg_notify(told->>0, told->>1)
         from json_array_elements($1) told`,
        [JSON.stringify(all)],
      )
    } catch {
      for (const companyId of told) companies.add(companyId)
      jobs += due
      await pause(retryMs, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  async function tellAll(): Promise<void> {
    // What commits in the same turn goes along.
    await new Promise(setImmediate)
    while (companies.size > 0 || jobs > 0) {
      await announce()
      if (closing.signal.aborted) return
      await pause(spacingMs)
    }
  }

  return {
    tell(news) {
      for (const { companyId, jobs: added = 0 } of news) {
        jobs += added
        if (companyId === undefined) continue
        companies.add(companyId)
        for (const listener of listeners) listener(companyId)
      }
      if (news.length > 0) telling ??= tellAll().finally(() => (telling = undefined))
    },
    onCommitted: (listener) => void listeners.push(listener),
    companyOf(payload) {
      const [companyId, from] = payload.split(' ')
      return from === origin ? undefined : companyId
    },
    async close() {
      closing.abort()
      await telling
      if (companies.size > 0 || jobs > 0) await announce()
      await pool.end()
    },
  }
}

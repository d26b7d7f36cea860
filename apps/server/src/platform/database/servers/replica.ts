import pg from 'pg'
import type { Log } from '../../log'
import { whatRuns } from '../../what-runs'

/** How often the replica is compared with the primary, and how long it may take to say where it stands. */
const everyMs = 1000
const patienceMs = 2000

/** A standby of the primary that answers what may be some seconds old. */
export interface Replica {
  readonly pool: pg.Pool
  /** Whether it is known to hold all that the company has written, and for any company to be no older than the bound. */
  mayAnswer(companyId?: string): boolean
  /** Something of this company was committed just now: until the replica has it, the primary is asked. */
  noteWrite(companyId: string): void
  /** Commits may have been missed. */
  noteUnheard(): void
  /** A read came back from it, or could not and was asked of the primary. */
  noteRead(answered: boolean): void
  standing(): ReplicaStanding
  stop(): Promise<void>
}

export interface ReplicaStanding {
  /** Whether it answers at present, `behindSeconds` being within the bound. */
  inUse: boolean
  /** It held all that was committed so many seconds ago; infinite before that was ever seen. */
  behindSeconds: number
  /** Why it is not used, if so. */
  reason?: string
  reads: { replica: number; fallback: number; primary: number }
}

/**
 * Keeps watch over a standby and answers whether it may be asked. At each look the primary's place in its log is noted with
 * the time; once the standby has replayed that place it holds everything that was committed before. So its age is known
 * also while nobody writes, and a company that wrote since is told from all others.
 */
export function openReplica(options: {
  url: string
  primary: Pick<pg.Pool, 'query'>
  types: pg.CustomTypesConfig
  maxLagSeconds: number
  log: Log
}): Replica {
  const { url, primary, maxLagSeconds, log } = options
  const pool = new pg.Pool({
    connectionString: url,
    types: options.types,
    max: 10,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: patienceMs,
    idleTimeoutMillis: 30_000,
    application_name: 'balcao-replica',
  })
  const open = new Set<pg.PoolClient>()
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    open.add(client)
  })
  pool.on('remove', (client) => open.delete(client))

  const places: { at: number; place: bigint }[] = []
  const written = new Map<string, number>()
  const reads = { replica: 0, fallback: 0, primary: 0 }
  let unheardAt = -Infinity
  let upTo = -Infinity
  let away: string | undefined = 'not asked yet'
  let watcher: pg.Client | undefined
  let stopped = false

  const isFresh = () => away === undefined && performance.now() - upTo <= maxLagSeconds * 1000

  async function look(): Promise<void> {
    const at = performance.now()
    const place = await primaryPlace(primary).catch(() => undefined)
    if (place !== undefined) places.push({ at, place })
    watcher ??= await connect(url)
    const { rows } = await watcher.query<{ replayed: string | null }>(
      `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as replayed`,
    )
    if (!rows[0]?.replayed) throw new Error('it is no standby')
    const replayed = BigInt(rows[0].replayed)
    const reached = places.findLastIndex((one) => one.place <= replayed)
    if (reached >= 0) upTo = places.splice(0, reached + 1).at(-1)!.at
    // One that never catches up is not remembered for ever.
    if (places.length > maxLagSeconds + 60) places.shift()
    for (const [companyId, writtenAt] of written) if (writtenAt < upTo) written.delete(companyId)
  }

  function beAway(reason: string): void {
    if (away !== reason && !stopped) log.warn({ reason }, 'the replica is not used: the primary answers')
    away = reason
    watcher?.end().catch(() => {})
    watcher = undefined
    // What waits there for an answer is asked of the primary.
    for (const client of open) client.connection.stream.destroy()
  }

  async function watch(): Promise<void> {
    try {
      await look()
      if (away !== undefined) log.info({ behindSeconds: behindSeconds() }, 'the replica is used')
      away = undefined
    } catch (error) {
      beAway((error as Error).message)
    }
    if (!stopped) timer = setTimeout(() => void (watching = watch()), everyMs).unref()
  }
  const behindSeconds = () => (performance.now() - upTo) / 1000

  let timer: NodeJS.Timeout | undefined
  let watching = watch()

  return {
    pool,
    mayAnswer(companyId) {
      const may =
        isFresh() &&
        !whatRuns()?.wroteLately &&
        unheardAt < upTo &&
        (companyId === undefined || (written.get(companyId) ?? -Infinity) < upTo)
      if (!may) reads.primary += 1
      return may
    },
    noteWrite: (companyId) => void written.set(companyId, performance.now()),
    noteUnheard() {
      unheardAt = performance.now()
    },
    noteRead: (answered) => void (reads[answered ? 'replica' : 'fallback'] += 1),
    standing: () => ({
      inUse: isFresh(),
      behindSeconds: behindSeconds(),
      ...(away === undefined ? {} : { reason: away }),
      reads: { ...reads },
    }),
    async stop() {
      stopped = true
      clearTimeout(timer)
      await watching
      clearTimeout(timer)
      await watcher?.end().catch(() => {})
      await pool.end()
    },
  }
}

/**
 * The end of all that was written to the primary's log. At the beginning of a page nothing but its heading follows the last
 * entry, which is where a standby stops that has everything.
 */
async function primaryPlace(primary: Pick<pg.Pool, 'query'>): Promise<bigint> {
  const { rows } = await primary.query<{ place: string }>(
    `select (place - case when place % page <= 40 then place % page else 0 end)::text as place
     from (select pg_current_wal_insert_lsn() - '0/0' as place, current_setting('wal_block_size')::numeric as page) now`,
  )
  return BigInt(rows[0]!.place)
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'balcao-replica-watch',
    keepAlive: true,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
}

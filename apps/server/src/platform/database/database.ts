import pg from 'pg'
import { openAnnouncements, type Announcements, type News } from './announcements'
import { cannotWrite, isOutdatedPlan } from './failures'
import type { AgendaWorker, Reader, Tx } from './reader'
import { readBehind } from './servers/read-behind'
import type { Replica } from './servers/replica'
import type { Sql } from './sql'
import { tracedStatement } from '../tracing/tracing'
import { createStatementNames } from './statement-names'

export type { AgendaWorker, Reader, Tx }

export interface Database extends Reader {
  /**
   * Runs `work` in one transaction of the owner, who sees every company: for the operator's side alone, whose calls
   * only the access `operator` opens. `enter` names the company that live events of the transaction belong to.
   */
  asOperator<T>(work: (tx: Tx, enter: (companyId: string) => Promise<void>) => Promise<T>): Promise<T>
  /**
   * The same ways for looks that may be some seconds old, `BALCAO_REPLICA_MAX_LAG_SECONDS` at most, and never older than
   * what the company at hand wrote: of the read replica where the installation has one. They write nothing, and their work
   * may run twice. Never for what decides.
   */
  readonly behind: Reader
  /** Runs one statement that touches no company's rows, in a transaction of its own. */
  alone: Tx['execute']
  /** The same database through the eyes of one employee, who has part in their own agenda alone. */
  asWorker(worker: AgendaWorker): Database
  /** A connection that owns the tables: migrations, retention and the operator's command line. */
  readonly owner: pg.Pool
  readonly app: pg.Pool
  readonly replica: Replica | undefined
  /** What transactions of this process tell once they have committed. */
  readonly announcements: Announcements
  close(): Promise<void>
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    // count(*) and event ids fit in a double; a string here only breeds Number() calls.
    if (oid === pg.types.builtins.INT8) return Number
    if (oid === pg.types.builtins.DATE) return (value: string) => value
    return pg.types.getTypeParser(oid, format)
  },
}

/** Opens the two pools. Nothing is connected until the first query. */
export function openDatabase(options: {
  ownerUrl: string
  appUrl: string
  poolSize?: number
  /** Makes the connections, where they are not always to the same server. */
  Client?: typeof pg.Client
  /** False where a pooler does not know on one connection what was named on another. */
  namesStatements?: boolean
  /** Opens the watch over the read replica, where there is one, beside the primary's pool. */
  replica?: (primary: pg.Pool, types: pg.CustomTypesConfig) => Replica
  onError: (error: Error) => void
}): Database {
  const common = {
    types,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(options.Client && { Client: options.Client as new () => pg.Client }),
  }
  // Pipelining sends begin, the company and the query in one packet: the wall costs no extra round trip.
  const app = new pg.Pool({
    ...common,
    connectionString: options.appUrl,
    max: options.poolSize ?? 20,
    pipeline: true,
    application_name: 'balcao',
  })
  const owner = new pg.Pool({
    ...common,
    connectionString: options.ownerUrl,
    max: 8,
    application_name: 'balcao-owner',
  })
  const announcements = openAnnouncements({ ...common, connectionString: options.appUrl })
  for (const pool of [app, owner]) {
    pool.on('error', options.onError)
    // A connection that breaks while it is checked out reports here as well as in its query.
    pool.on('connect', (client) => client.on('error', () => {}))
  }

  const nameOf = options.namesStatements === false ? () => undefined : createStatementNames()
  const named = (text: string) => {
    const name = nameOf(text)
    return name === undefined ? {} : { name }
  }
  const replica = options.replica?.(app, types)
  const handleOf = (client: pg.PoolClient, pool: pg.Pool, news: News[]): Tx => ({
    tell: (one) => void news.push(one),
    execute: ({ text, values }: Sql) => {
      gatherPackets(client)
      // A pooler may stand before the replica, too.
      return tracedStatement(text, () =>
        client.query({ ...(pool === replica?.pool ? {} : named(text)), text, values }),
      )
    },
  })

  const enterWith = (client: pg.PoolClient) => async (companyId: string) => {
    await client.query('select set_config($1, $2, true)', ['app.company_id', requireUuid(companyId)])
  }

  async function transaction<T>(
    begin: string,
    work: (tx: Tx, client: pg.PoolClient) => Promise<T>,
    pool: pg.Pool,
  ): Promise<T> {
    const client = await pool.connect()
    const news: News[] = []
    let broken: Error | undefined
    try {
      gatherPackets(client)
      const started = client.query(begin)
      // Awaited below; a failure here must not surface as an unhandled rejection first.
      started.catch(() => {})
      const result = await work(handleOf(client, pool, news), client)
      await started
      await tracedStatement('commit', () => client.query('commit'))
      announcements.tell(news)
      return result
    } catch (error) {
      if (isOutdatedPlan(error) || cannotWrite(error)) broken = error as Error
      await client.query('rollback').catch((failure: Error) => {
        broken = failure
      })
      throw error
    } finally {
      client.release(broken)
    }
  }

  const withinWall = (companyId: string, worker?: AgendaWorker) => {
    const set = [`set_config('app.company_id', '${requireUuid(companyId)}', true)`]
    if (worker)
      set.push(
        `set_config('app.own_worker', '${requireUuid(worker.employeeId)}', true)`,
        `set_config('app.sees_colleagues', '${worker.seesColleagues}', true)`,
      )
    return `select ${set.join(', ')}`
  }

  const waysOf = (pool: pg.Pool, kind: '' | ' read only', worker?: AgendaWorker): Reader => ({
    asCompany(companyId, work) {
      const begin = `begin${kind}; ${withinWall(companyId, worker)}`
      return transaction(begin, work, pool)
    },
    asVisitor({ cnpj = '', proof, address = '' }, work) {
      const presented = [
        `set_config('app.cnpj', ${pg.escapeLiteral(cnpj)}, true)`,
        `set_config('app.address', ${pg.escapeLiteral(address)}, true)`,
        `set_config('app.proof', '${proof?.toString('hex') ?? ''}', true)`,
      ]
      return transaction(
        `begin${kind}; select ${presented.join(', ')}`,
        (tx, client) => work(tx, enterWith(client)),
        pool,
      )
    },
    async readAsCompany(companyId, ask) {
      const begin = `begin read only; ${withinWall(companyId, worker)}`
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        gatherPackets(client)
        const begun = client.query(begin)
        const tx = handleOf(client, pool, [])
        let isSent = false
        const answered = ask({
          ...tx,
          execute: (query) =>
            isSent ? Promise.reject(new Error('Sent after the reading had ended')) : tx.execute(query),
        })
        isSent = true
        const answers = await Promise.allSettled([begun, client.query('commit'), answered])
        // What failed leaves nothing behind: its commit was a rollback. Nobody knows how a lost connection stands.
        const failed = answers.find((answer) => answer.status === 'rejected')
        if (failed && (isOutdatedPlan(failed.reason) || answers[1].status === 'rejected'))
          broken = failed.reason as Error
        if (failed) throw failed.reason
        return await answered
      } finally {
        client.release(broken)
      }
    },
  })

  const seenBy = (worker?: AgendaWorker): Database => {
    const looks = waysOf(app, ' read only', worker)
    return {
      ...waysOf(app, '', worker),
      app,
      owner,
      replica,
      announcements,
      behind: replica ? readBehind(replica, waysOf(replica.pool, ' read only', worker), looks) : looks,
      alone: ({ text, values }) => app.query({ ...named(text), text, values }),
      asWorker: seenBy,
      asOperator(work) {
        return transaction('begin', (tx, client) => work(tx, enterWith(client)), owner)
      },
      async close() {
        await replica?.stop()
        await announcements.close()
        await Promise.all([app.end(), owner.end()])
      },
    }
  }
  return seenBy()
}

/** What is asked of a connection until the code at hand waits for something leaves in one packet, not one a statement. */
function gatherPackets({ connection: { stream } }: pg.PoolClient): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

function requireUuid(id: string): string {
  if (!uuidPattern.test(id)) throw new Error('An id must be a UUID')
  return id
}

import { vi } from 'vitest'
import { systemClock, type Clock } from '../platform/clock'
import { failures } from './run/failures'
import { startTestServer, type TestServer } from './server'

interface Kept {
  server: TestServer
  clock: Clock
  /** What all shops of its database share, when it was started. */
  shared: string
}

/** Nobody has these at the moment. They end with the worker's process. */
const free: Kept[] = []

/**
 * A server that runs no jobs, for files that look only at companies of their own: those of a worker have it one after the
 * other, as shops of one installation do. `stop` gives it back. Whoever counts rows of everybody, changes tables, settings
 * or limits, or ends connections starts one of their own (`startTestServer`); a file that leaves behind what another could
 * notice fails by that, and nobody has its server again.
 */
export async function borrowTestServer({ clock = systemClock }: { clock?: Clock } = {}): Promise<TestServer> {
  const kept = free.pop() ?? (await startKept())
  kept.clock = clock
  return {
    ...kept.server,
    async stop() {
      kept.clock = systemClock
      // A test that ran out of time may still be at work.
      if (failures.ofThisFile) return kept.server.stop()
      try {
        await requireAsFound(kept)
      } catch (error) {
        await kept.server.stop()
        throw error
      }
      free.push(kept)
    },
  }
}

async function startKept(): Promise<Kept> {
  const kept: Pick<Kept, 'clock'> = { clock: systemClock }
  const server = await startTestServer({ env: { BALCAO_ROLE: 'web' }, clock: () => kept.clock() })
  return Object.assign(kept, { server, shared: await sharedBy(server) })
}

/** @throws when connections stay taken, or what all shops share is not as it was. */
async function requireAsFound({ server, shared }: Kept): Promise<void> {
  const { app, owner } = server.app.db
  const taken = () => [app, owner].reduce((sum, pool) => sum + pool.totalCount - pool.idleCount, 0)
  await vi
    .waitUntil(() => taken() === 0, { timeout: 10_000 })
    .catch(() => {
      throw new Error(`A borrowed server came back with ${taken()} connections of its database taken`)
    })
  if ((await sharedBy(server)) !== shared)
    throw new Error(
      'A borrowed server came back with other tables, rules, settings or listeners: start your own',
    )
  // Nobody does them, and who looks for a company's would read past those of all before.
  await server.app.db.owner.query('delete from graphile_worker._private_jobs')
}

/** Tables with their rules, functions and settings, and whoever listens to the server and its connections, as one value. */
async function sharedBy({ app: { db, http } }: TestServer): Promise<string> {
  const { rows } = await db.owner.query(
    `select (select sum(hashtext(concat(oid, xmin, relrowsecurity, relforcerowsecurity, relacl, reloptions))::bigint)
        from pg_class where oid >= 16384 and relnamespace <> 'pg_toast'::regnamespace) as relations,
      (select sum(hashtext(concat(attrelid, attnum, xmin))::bigint) from pg_attribute where attrelid >= 16384) as columns,
      (select sum(hashtext(concat(oid, xmin))::bigint) from pg_trigger) as triggers,
      (select sum(hashtext(concat(oid, xmin))::bigint) from pg_policy) as policies,
      (select sum(hashtext(concat(oid, xmin))::bigint) from pg_constraint) as constraints,
      (select sum(hashtext(concat(oid, xmin))::bigint) from pg_proc where oid >= 16384) as functions,
      (select string_agg(setrole || array_to_string(setconfig, ','), ';' order by setrole) from pg_db_role_setting
        where setdatabase = (select oid from pg_database where datname = current_database())) as settings`,
  )
  const listeners = [db.app, db.owner, http.server].map((emitter) =>
    emitter.eventNames().map((name) => [String(name), emitter.listenerCount(name)]),
  )
  return JSON.stringify([rows, listeners])
}

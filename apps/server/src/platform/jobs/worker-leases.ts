import type pg from 'pg'

/** The first half of every lease's advisory lock. */
const leaseSpace = 724_722
/** Workers take their lease a moment after their first job; a lock younger than this says nothing yet. */
const leaseGraceSeconds = 5

export interface WorkerLeases {
  /** Workers of this process begin, and lock jobs under this id: the lease lasts as long as our connection. */
  take(poolId: string): void
  /** They ended and this process lives: nothing that they held is to blame. */
  end(poolId: string): void
  /** This process is about to end in order: whatever its workers hold then is not to blame. */
  markLeaving(): Promise<void>
  /** Frees what workers hold that are not alive any more, here or in any other process, and wakes what has rested. */
  freeDeadLocks(): Promise<void>
  close(): Promise<void>
}

/**
 * The job queue keeps the jobs of a worker that was killed locked for four hours. Here the workers of a process
 * hold an advisory lock on a connection of theirs, which the database drops with the process: a locked job without
 * such a lock is free again, and counts as one that its process may have died of, unless the worker left in order.
 */
export function openWorkerLeases(pool: pg.Pool): WorkerLeases {
  const alive = new Set<string>()
  const ended = new Set<string>()
  let held: { client: pg.PoolClient; leased: Set<string> } | undefined
  let turn = Promise.resolve()

  async function connection() {
    if (held) return held
    const client = await pool.connect()
    const fresh = { client, leased: new Set<string>() }
    held = fresh
    client.once('error', () => letGo(fresh))
    return fresh
  }

  // A connection that is being closed may report an error too; it is given back once.
  function letGo(leaving: typeof held) {
    if (!leaving || held !== leaving) return
    held = undefined
    leaving.client.release(true)
  }

  const noteLeft = (client: pg.Pool | pg.PoolClient, ids: readonly string[]) =>
    client.query('insert into app.left_workers (id) select unnest($1::text[]) on conflict do nothing', [ids])

  /** Makes the locks of our connection those of the workers that are alive. */
  async function renew(): Promise<void> {
    const { client, leased } = await connection()
    for (const poolId of alive) {
      if (leased.has(poolId)) continue
      await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [leaseSpace, poolId])
      leased.add(poolId)
    }
    const over = [...ended]
    if (over.length === 0) return
    await noteLeft(client, over)
    // While the database was away others may have taken us for dead.
    await client.query('delete from app.job_deaths where worker = any($1)', [over])
    for (const poolId of over) {
      ended.delete(poolId)
      if (leased.delete(poolId))
        await client.query('select pg_advisory_unlock_shared($1, hashtext($2))', [leaseSpace, poolId])
    }
  }

  const renewInTurn = () => (turn = turn.then(renew).catch(() => {}))

  return {
    take(poolId) {
      alive.add(poolId)
      void renewInTurn()
    },
    end(poolId) {
      alive.delete(poolId)
      ended.add(poolId)
      void renewInTurn()
    },
    async markLeaving() {
      await noteLeft(pool, [...alive])
    },
    async freeDeadLocks() {
      await renewInTurn()
      if (!held) return
      await pool.query(
        `with held as (
           select locked_by from graphile_worker._private_jobs
             where locked_at < now() - make_interval(secs => $2)
           union select locked_by from graphile_worker._private_job_queues
             where locked_at < now() - make_interval(secs => $2)),
         dead as (select locked_by from held where pg_try_advisory_xact_lock($1, hashtext(locked_by)))
         select app.free_jobs_of(array_agg(locked_by)) from dead having count(*) > 0`,
        [leaseSpace, leaseGraceSeconds],
      )
      // They are suspects, which are looked for right after this: nothing need be announced.
      await pool.query('select app.wake_jobs()')
    },
    async close() {
      await turn
      letGo(held)
    },
  }
}

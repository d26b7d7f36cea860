import { EventEmitter } from 'node:events'
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import { sql } from '../database/sql'
import type { Database, Tx } from '../database/database'
import type { Log } from '../log'
import { keepWorking, type JobWorker } from './keep-working'
import { openWorkerLeases } from './worker-leases'

/** A job that features define: its name, and what runs when its turn comes. It may run more than once. */
export interface JobDefinition {
  name: string
  run: (payload: unknown, about: { attempt: number; lastAttempt: boolean }) => Promise<void>
}

/** Work that repeats by the clock (crontab of five fields, UTC). */
export interface CronDefinition extends JobDefinition {
  pattern: string
}

/** A failing job is tried eight times with growing pauses, then parked for a person to look at. */
export const maxAttempts = 8

/**
 * Adds a job in the caller's own transaction: it exists if and only if the transaction commits.
 * `queue` runs its jobs one by one; `key` replaces a waiting job of the same key. With `notAtOnce` it waits at least a
 * second by the database's clock: a job that looks at ours, finds itself early and asks to be woken must not spin.
 */
export async function addJob(
  tx: Tx,
  name: string,
  payload: unknown,
  options: { queue?: string; runAt?: Date; key?: string; notAtOnce?: boolean } = {},
): Promise<void> {
  const runAt = options.runAt?.toISOString() ?? null
  const soonest = options.notAtOnce ? sql`now() + interval '1 second'` : null
  await tx.execute(sql`select app.add_job(${name}, ${JSON.stringify(payload)}::json, ${options.queue ?? null},
    greatest(${runAt}::timestamptz, ${soonest}), ${options.key ?? null})`)
}

/** Starts the worker of this process. It outlives database restarts, and takes over what a killed one left behind. */
export async function startJobWorker(options: {
  db: Database
  log: Log
  jobs: readonly JobDefinition[]
  crons: readonly CronDefinition[]
  /** How often to look for jobs that a dead process holds, in milliseconds. */
  sweepMs?: number
}): Promise<JobWorker> {
  const { db, log, jobs, crons, sweepMs = 5000 } = options
  const taskList: TaskList = {}
  for (const job of [...jobs, ...crons]) {
    taskList[job.name] = async (payload, { job: { attempts, max_attempts: most } }) => {
      try {
        await job.run(payload, { attempt: attempts, lastAttempt: attempts >= most })
      } catch (error) {
        log[attempts >= most ? 'error' : 'warn'](
          {
            job: job.name,
            attempt: attempts,
            parked: attempts >= most,
            reason: withoutAddresses((error as Error).message),
          },
          'job failed',
        )
        throw error
      }
    }
  }
  const leases = openWorkerLeases(db.owner)
  const start = async () => {
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:create', ({ workerPool }) => leases.take(workerPool.id))
    let isLost = false
    let runner: Runner | undefined
    const end = () => void runner?.stop().catch(() => {})
    // The database may have locked the job whose name never arrived: a runner that begins anew leaves it to the sweep.
    events.once('worker:getJob:error', () => {
      isLost = true
      end()
    })
    runner = await run({
      pgPool: db.owner,
      taskList,
      crontab: crons.map((cron) => `${cron.pattern} ${cron.name} ?max=${maxAttempts}`).join('\n'),
      // Most of them wait for a gateway: one that hangs must not hold up the others.
      concurrency: 12,
      noHandleSignals: true,
      pollInterval: 2000,
      logger: new Logger(() => () => {}),
      events,
      // Else a job that ends while the database is away ends the process (unhandled rejection in 0.17.3).
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
    if (isLost) end()
    return runner
  }
  return keepWorking({ start, leases, sweepMs, log })
}

/** A mail server's refusal quotes the address that it refuses. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>"']+@[^\s<>"']+/g, '(address)')

export interface ParkedJob {
  id: string
  name: string
  attempts: number
  last_error: string | null
  run_at: Date
}

/** Jobs that used up their tries. */
export async function parkedJobs(db: Database): Promise<ParkedJob[]> {
  const { rows } = await db.owner.query<ParkedJob>(
    `select id::text, task_identifier as name, attempts, last_error, run_at from graphile_worker.jobs
     where attempts >= max_attempts and locked_at is null order by id`,
  )
  return rows
}

/** Gives parked jobs their tries back; answers how many. @throws RangeError for what is not a job's number */
export async function retryParkedJobs(db: Database, ids: readonly string[]): Promise<number> {
  if (!ids.every((id) => /^\d{1,18}$/.test(id)))
    throw new RangeError('A job is named by its number, as `jobs parked` shows it')
  const { rowCount } = await db.owner.query(
    'select graphile_worker.reschedule_jobs($1::bigint[], run_at => now(), attempts => 0)',
    [ids],
  )
  // The workers look when something is announced, else only every two seconds.
  await db.owner.query(`select pg_notify('jobs:insert', '{"count":1}')`)
  return rowCount ?? 0
}

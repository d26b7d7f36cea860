import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, run, runOnce, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Database } from '../database/database'
import type { Log } from '../log'
import type { Running } from '../what-runs'
import { maxAttempts, type CronDefinition, type QueuedJob } from './jobs'
import { keepWorking } from './keep-working'
import { suspectTaskOf, taskOf } from './run-job'
import { watchRunningJobs, workers } from './running-jobs'
import { openWorkerLeases } from './worker-leases'

/** Lower goes first: what the clock starts stands before what repeats for every company. */
const priorities = { customer: 0, cron: 5, housekeeping: 10 }
/** A job at hand gets so long to end when the process does; then it runs once more elsewhere. */
const patienceMs = 25_000

export interface JobWorker {
  stop(): Promise<void>
  /**
   * The process has to end: says which job is to blame (all that run, when nobody knows what failed), so that it runs
   * alone from now on, and that the others are not.
   */
  blame(running: Running | undefined): Promise<void>
}

/**
 * Starts the workers of this process: some for what customers wait for, a few for housekeeping, and one, when needed,
 * for suspects. They outlive database restarts, and take over what a killed process left behind.
 */
export async function startJobWorker(options: {
  db: Database
  log: Log
  jobs: readonly QueuedJob[]
  crons: readonly CronDefinition[]
  /** How often to look for jobs that a dead process holds, in milliseconds. */
  sweepMs?: number
  /** How often an idle worker looks for jobs whose time has come, in milliseconds. */
  pollMs?: number
}): Promise<JobWorker> {
  const { db, log, crons, sweepMs = 5000, pollMs = 2000 } = options
  const jobs: QueuedJob[] = [
    ...options.jobs,
    ...crons.map((cron): QueuedJob => ({ ...cron, work: 'housekeeping' })),
  ]
  const leases = openWorkerLeases(db.owner)
  const running = watchRunningJobs()
  let isEnding = false
  const needs = { owner: db.owner, log, running, needsShare: true, isEnding: () => isEnding }
  const known = [
    ...options.jobs.map(({ name, work, asks }) => ({ name, priority: priorities[work], asks })),
    ...crons.map(({ name }) => ({ name, priority: priorities.cron })),
  ]
  await db.owner.query(
    `insert into app.job_work (name, priority, asks)
       select * from json_to_recordset($1) as x (name text, priority smallint, asks text)
     on conflict (name) do update set priority = excluded.priority, asks = excluded.asks
       where (job_work.priority, job_work.asks) is distinct from (excluded.priority, excluded.asks)`,
    [JSON.stringify(known)],
  )

  const common = (events: WorkerEvents) => ({
    pgPool: db.owner,
    noHandleSignals: true,
    pollInterval: pollMs,
    logger: new Logger(() => () => {}),
    events,
    // Else a job that ends while the database is away ends the process (unhandled rejection in 0.17.3).
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })

  async function startLane(work: QueuedJob['work']) {
    const taskList: TaskList = Object.fromEntries(
      jobs.filter((job) => job.work === work).map((job) => [job.name, taskOf(job, needs)]),
    )
    let poolId: string | undefined
    const start = async () => {
      const events: WorkerEvents = new EventEmitter()
      events.on('pool:create', ({ workerPool }) => {
        poolId = workerPool.id
        leases.take(poolId)
      })
      let isLost = false
      let runner: Runner | undefined
      const end = () => void runner?.stop().catch(() => {})
      // The database may have locked the job whose name never arrived: a runner that begins anew leaves it to the sweep.
      events.once('worker:getJob:error', () => {
        isLost = true
        end()
      })
      runner = await run({
        ...common(events),
        taskList,
        crontab:
          work === 'housekeeping'
            ? crons.map((cron) => `${cron.pattern} ${cron.name} ?max=${maxAttempts}`).join('\n')
            : '',
        concurrency: workers[work],
        forbiddenFlags: () => running.full(work),
      })
      if (isLost) end()
      return runner
    }
    return keepWorking({ start, onEnd: () => poolId !== undefined && leases.end(poolId), log })
  }

  /** Runs the suspects that wait, one after the other. */
  async function runSuspects(): Promise<void> {
    const { rowCount } = await db.owner.query(
      `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier like 'suspect:%' and j.is_available and j.run_at <= now() limit 1`,
    )
    if (rowCount === 0) return
    const events: WorkerEvents = new EventEmitter()
    let poolId: string | undefined
    events.on('pool:create', ({ workerPool }) => leases.take((poolId = workerPool.id)))
    const taskList = Object.fromEntries(
      jobs.map((job) => [`suspect:${job.name}`, suspectTaskOf(job, { ...needs, needsShare: false })]),
    )
    try {
      await runOnce({ ...common(events), concurrency: 1, taskList })
    } finally {
      if (poolId !== undefined && !isEnding) leases.end(poolId)
    }
  }

  let suspects: Promise<void> | undefined
  const look = async () => {
    await leases.freeDeadLocks().catch(() => {})
    if (isEnding) return
    suspects ??= runSuspects()
      .catch(() => {})
      .finally(() => (suspects = undefined))
  }

  const kinds = (['customer', 'housekeeping'] as const).filter((kind) =>
    jobs.some(({ work }) => work === kind),
  )
  const lanes = await Promise.all(kinds.map(startLane))
  await look()
  const sweeper = setInterval(() => void look(), sweepMs).unref()
  return {
    async stop() {
      isEnding = true
      clearInterval(sweeper)
      await leases.markLeaving().catch(() => {})
      const patience = new AbortController()
      await Promise.race([
        Promise.all([...lanes.map((lane) => lane.stop()), suspects]),
        pause(patienceMs, undefined, { signal: patience.signal }).catch(() => {}),
      ])
      patience.abort()
      await leases.close()
    },
    async blame(what) {
      isEnding = true
      const blamed = what?.jobId ? [what.jobId] : what ? [] : running.ids()
      await db.owner.query(
        `select app.blame_job(id, 'fault-' || gen_random_uuid()) from unnest($1::bigint[]) id`,
        [blamed],
      )
      await leases.markLeaving()
    },
  }
}

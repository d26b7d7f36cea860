import type { Task } from 'graphile-worker'
import type pg from 'pg'
import type { Log } from '../log'
import { errorType, startSpan } from '../tracing/tracing'
import { runAs } from '../what-runs'
import type { QueuedJob } from './jobs'
import type { RunningJobs } from './running-jobs'
import { ServiceAway } from './service-away'

interface Needs {
  owner: pg.Pool
  log: Log
  running: RunningJobs
  /** False for jobs that run one at a time anyway. */
  needsShare: boolean
}

/** What the queue runs for a job: the job's own work, watched. */
export function taskOf(job: QueuedJob, needs: Needs): Task {
  return async (payload, { job: { id, attempts, max_attempts: most } }) => {
    const { companyId, _trace } = payload as { companyId?: string; _trace?: string }
    if (
      !needs.running.begin(id, { companyId, work: job.work, asks: job.asks, needsShare: needs.needsShare })
    ) {
      await needs.owner.query(
        'update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0) where id = $1',
        [id],
      )
      throw new Error('its company or its service holds its share of the workers')
    }
    const span = spanOfJob({ job: job.name, attempt: attempts, companyId, from: _trace })
    try {
      await runAs(
        {
          job: job.name,
          jobId: id,
          ...(companyId === undefined ? {} : { companyId }),
          ...(span && { span }),
        },
        () => job.run(payload, { attempt: attempts, lastAttempt: attempts >= most }),
      )
    } catch (error) {
      span?.fail(errorType(error))
      const goesOn = error instanceof ServiceAway && !error.final && (await giveBackTry(needs.owner, id))
      const parked = attempts >= most && !goesOn
      needs.log[parked ? 'error' : 'warn'](
        {
          job: job.name,
          companyId,
          attempt: attempts,
          parked,
          reason: withoutAddresses((error as Error).message),
        },
        'job failed',
      )
      throw error
    } finally {
      span?.end()
      needs.running.end(id)
    }
  }
}

/**
 * The same for a job that a process died of, or beside: it runs alone among such. One that comes to its end was not the
 * cause. One that more than two processes died of rests for an hour, and for good after eight.
 */
export function suspectTaskOf(job: QueuedJob, needs: Needs & { isEnding: () => boolean }): Task {
  const task = taskOf(job, needs)
  return async (payload, helpers) => {
    const { id } = helpers.job
    const { rows } = await needs.owner.query<{ deaths: number; rests: boolean; isParkedAlready: boolean }>(
      `select app.job_deaths_of(j.task_id, j.payload) as deaths, app.job_rests(j.task_id, j.payload) as rests, exists (
         select from graphile_worker._private_jobs other where other.id <> j.id and other.task_id = j.task_id
           and other.attempts >= other.max_attempts and app.job_subject(other.payload) = app.job_subject(j.payload)
       ) as "isParkedAlready" from graphile_worker._private_jobs j where id = $1`,
      [id],
    )
    const { deaths = 0, rests = false, isParkedAlready = false } = rows[0] ?? {}
    if (rests) {
      if (isParkedAlready) return
      await needs.owner.query(
        'update graphile_worker._private_jobs set attempts = max_attempts where id = $1',
        [id],
      )
      throw new Error(`${deaths} processes died while it ran`)
    }
    try {
      await task(payload, helpers)
    } finally {
      if (!needs.isEnding()) await needs.owner.query('select app.clear_job($1)', [id])
    }
  }
}

/** The queue's pause follows from the number of tries: after the third it is twenty seconds. False once a day is over. */
async function giveBackTry(owner: pg.Pool, id: string): Promise<boolean> {
  const { rowCount } = await owner.query(
    `update graphile_worker._private_jobs set attempts = least(attempts, 3)
     where id = $1 and created_at > now() - interval '1 day'`,
    [id],
  )
  return rowCount! > 0
}

function spanOfJob({
  job,
  attempt,
  companyId,
  from,
}: {
  job: string
  attempt: number
  companyId: string | undefined
  from: string | undefined
}) {
  const company = companyId === undefined ? {} : { 'balcao.company_id': companyId }
  const attributes = { 'balcao.job': job, 'balcao.attempt': attempt, ...company }
  return startSpan(`job ${job}`, { kind: 'job', attributes, parent: from })
}

/** A mail server's refusal quotes the address that it refuses. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>"']+@[^\s<>"']+/g, '(address)')

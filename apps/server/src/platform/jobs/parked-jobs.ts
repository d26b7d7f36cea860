import type { Database } from '../database/database'
import { parked } from './waiting'

export interface ParkedJob {
  id: string
  name: string
  attempts: number
  last_error: string | null
  run_at: Date
}

/** Jobs that used up their tries, or that more than two processes died of. */
export async function parkedJobs(db: Database): Promise<ParkedJob[]> {
  const { rows } = await db.owner.query<ParkedJob>(
    `select id::text, app.job_name(task_id) as name, attempts, last_error, run_at from graphile_worker._private_jobs
     where ${parked} order by id`,
  )
  return rows
}

/** Gives parked jobs their tries back; answers how many. @throws RangeError for what is not a job's number */
export async function retryParkedJobs(db: Database, ids: readonly string[]): Promise<number> {
  if (!ids.every((id) => /^\d{1,18}$/.test(id)))
    throw new RangeError('A job is named by its number, as `jobs parked` shows it')
  await db.owner.query('select app.clear_job(id) from unnest($1::bigint[]) id', [ids])
  const { rowCount } = await db.owner.query(
    'select graphile_worker.reschedule_jobs($1::bigint[], run_at => now(), attempts => 0)',
    [ids],
  )
  // The workers look when something is announced, else only every two seconds.
  await db.owner.query(`select pg_notify('jobs:insert', '{"count":1}')`)
  return rowCount ?? 0
}

import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { copyIn, copyOut } from './copy-stream'

/**
 * What waits in the job queue, in its order. A job that somebody works on while the backup is made waits in it: a
 * restored server runs it again.
 */
export function copyJobsOut(client: pg.Client): Readable {
  return copyOut(
    client,
    `copy (select j.id, t.identifier, j.payload, q.queue_name, j.run_at, j.priority,
       case when j.locked_at is null then j.attempts else greatest(j.attempts - 1, 0) end,
       j.max_attempts, j.last_error, j.key, array(select jsonb_object_keys(coalesce(j.flags, '{}')))
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     order by j.id) to stdout`,
  )
}

/** Adds them by the queue's own function, so that a later version of the queue may keep them in another way. */
export async function loadJobs(client: pg.Client, rows: Readable): Promise<number> {
  await client.query('begin')
  await client.query(`create temp table waiting (id bigint, identifier text, payload json, queue_name text,
    run_at timestamptz, priority int, attempts int, max_attempts int, last_error text, job_key text, flags text[])
    on commit drop`)
  const waiting = copyIn(client, 'copy waiting from stdin')
  await pipeline(rows, waiting)
  await client.query(`create temp table added on commit drop as
    select attempts, last_error, (graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts,
      job_key, priority, nullif(flags, '{}'))).id as id
    from (select * from waiting order by id) as in_order`)
  // Adding a job says nothing of the tries it has behind it.
  await client.query(`update graphile_worker._private_jobs as job set attempts = added.attempts,
    last_error = added.last_error from added where job.id = added.id and (added.attempts > 0 or added.last_error <> '')`)
  await client.query('commit')
  return waiting.rowCount
}

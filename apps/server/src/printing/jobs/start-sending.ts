import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { isSwitchedOff, sendingSeconds } from './job-conditions'
import { lockJob } from './lock-job'
import type { PrintJob } from './print-jobs.store'
import type { PrintingNeeds } from '../printing-needs'
import { recordAndAnnouncePrints } from './record-prints'

/** A station's hold on a job: the station, and the number it was given with the claim. */
export interface Hold {
  station_id: string
  attempt: number
}

/**
 * The holder is about to send: from here on the job is never handed out again. Repeating it is harmless.
 * @throws Problem PRINT_JOB_NOT_FOUND; LEASE_LOST when the hold is an older one, ran out, or the job was dropped
 */
export async function startSending(
  { db, orders }: PrintingNeeds,
  companyId: string,
  jobId: string,
  hold: Hold,
): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    const job = await lockJob(tx, orders, companyId, jobId)
    if (!holds(job, hold)) throw new Problem('LEASE_LOST')
    if (job.state === 'sending') return
    const { rows: jobs } = await tx.execute<PrintJob>(sql`
      update print_jobs set state = 'sending', sending_at = now(), detail = null,
        lease_until = now() + make_interval(secs => ${sendingSeconds})
      where company_id = ${companyId} and id = ${jobId} and state = 'claimed' and lease_until >= now()
        and not ${isSwitchedOff} returning *`)
    if (jobs.length === 0) throw new Problem('LEASE_LOST')
    await recordAndAnnouncePrints(tx, orders, companyId, [{ jobs, actor: 'station', note: undefined }])
  })
}

export function holds(job: PrintJob, hold: Hold): boolean {
  return job.station_id === hold.station_id && job.attempt === hold.attempt
}

import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { judgeReport, type Judgement, type PrintReport } from './judge-report'
import { lockJob } from './lock-job'
import type { PrintJob } from './print-jobs.store'
import type { PrintingNeeds } from '../printing-needs'
import { recordAndAnnouncePrints } from './record-prints'
import { holds, type Hold } from './start-sending'

/** Pause before a refused job is handed out again, doubled each time: 10, 20, 40, 80 seconds. */
const firstPauseSeconds = 10

/** The holder says how a print ended. @throws Problem PRINT_JOB_NOT_FOUND, LEASE_LOST */
export async function reportPrint(
  { db, orders }: PrintingNeeds,
  companyId: string,
  jobId: string,
  report: Hold & PrintReport & { detail: string | null },
): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    const job = await lockJob(tx, orders, companyId, jobId)
    const judgement = holds(job, report) ? judgeReport(job, report) : 'late'
    if (judgement === 'late') throw new Problem('LEASE_LOST')
    if (judgement === 'known') return
    const jobs = await apply(tx, companyId, job, judgement, report.detail)
    const note = judgement === 'retry' ? undefined : judgement
    await recordAndAnnouncePrints(tx, orders, companyId, [{ jobs, actor: 'station', note }])
  })
}

async function apply(
  tx: Tx,
  companyId: string,
  job: PrintJob,
  judgement: Exclude<Judgement, 'known' | 'late'>,
  detail: string | null,
): Promise<PrintJob[]> {
  const change =
    judgement === 'retry'
      ? sql`state = 'pending', refusals = refusals + 1, station_id = null,
          retry_at = now() + make_interval(secs => ${firstPauseSeconds * 2 ** job.refusals})`
      : sql`state = ${judgement}, finished_at = now(),
          sending_at = case when ${judgement}::text <> 'failed' then coalesce(sending_at, now()) else sending_at end`
  const { rows } = await tx.execute<PrintJob>(sql`
    update print_jobs set ${change}, detail = ${detail}, lease_until = null
    where company_id = ${companyId} and id = ${job.id} returning *`)
  return rows
}

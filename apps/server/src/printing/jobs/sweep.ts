import type { Tx } from '../../platform/database/database'
import { sql, type Sql } from '../../platform/database/sql'
import type { CronDefinition, JobDefinition } from '../../platform/jobs/jobs'
import { isLost, isSwitchedOff, isTooOld, needsSweep } from './job-conditions'
import { lockOrdersOfJobs } from './lock-job'
import { printDetails } from '../receipts/print-details'
import type { PrintJob } from './print-jobs.store'
import type { PrintingNeeds } from '../printing-needs'
import { recordAndAnnouncePrints } from './record-prints'

type SweepNeeds = Pick<PrintingNeeds, 'db' | 'orders'>

/** How long a finished job keeps what it printed: names and addresses serve no purpose in the queue afterwards. */
const receiptDays = 1

/** Ends what cannot come to a good end: lost while sending, too old, or switched off. */
export async function sweepCompany({ db, orders }: SweepNeeds, companyId: string): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    await lockOrdersOfJobs(tx, orders, companyId, needsSweep)
    const lost = await end(tx, companyId, isLost, { state: 'uncertain', detail: printDetails.lost })
    const off = await end(tx, companyId, isSwitchedOff, {
      state: 'expired',
      detail: printDetails.switchedOff,
      droppedFor: 'switched_off',
    })
    const old = await end(tx, companyId, isTooOld, { state: 'expired', detail: printDetails.tooOld })
    await recordAndAnnouncePrints(tx, orders, companyId, [
      { jobs: lost, actor: 'system', note: 'uncertain' },
      { jobs: [...off, ...old], actor: 'system', note: 'expired' },
    ])
  })
}

/** Sweeps one company at once: automatic printing was switched off. */
export function printSweepJob(needs: SweepNeeds): JobDefinition<'printing:sweep-company'> {
  return {
    name: 'printing:sweep-company',
    work: 'customer',
    run: ({ companyId }) => sweepCompany(needs, companyId),
  }
}

/** Every minute, for companies whose stations are not there to notice; and forgets what old jobs printed. */
export function printSweepCron(needs: SweepNeeds): CronDefinition {
  return {
    name: 'printing:sweep',
    pattern: '* * * * *',
    async run() {
      const { text, values } = sql`select distinct company_id from print_jobs where ${needsSweep}`
      const { rows } = await needs.db.owner.query<{ company_id: string }>(text, values)
      for (const { company_id: companyId } of rows) await sweepCompany(needs, companyId)
      await needs.db.owner.query(
        'update print_jobs set receipt = null where receipt is not null and finished_at < now() - make_interval(days => $1)',
        [receiptDays],
      )
    },
  }
}

async function end(
  tx: Tx,
  companyId: string,
  condition: Sql,
  to: { state: 'uncertain' | 'expired'; detail: string; droppedFor?: 'switched_off' },
): Promise<PrintJob[]> {
  const { rows } = await tx.execute<PrintJob>(sql`
    update print_jobs set state = ${to.state}, detail = ${to.detail}, dropped_for = ${to.droppedFor ?? null},
      finished_at = now(), lease_until = null
    where company_id = ${companyId} and ${condition} returning *`)
  return rows
}

import { sql } from '../../platform/database/sql'
import { lockJob } from './lock-job'
import type { PrintJob } from './print-jobs.store'
import type { PrintingNeeds } from '../printing-needs'
import { recordAndAnnouncePrints } from './record-prints'

/** Ends a claimed job that cannot be put on paper: a ticket is refused rather than printed wrong. */
export async function failUnrendered(
  { db, orders }: Pick<PrintingNeeds, 'db' | 'orders'>,
  companyId: string,
  claim: PrintJob,
  detail: string,
): Promise<void> {
  await db.asCompany(companyId, async (tx) => {
    await lockJob(tx, orders, companyId, claim.id)
    const { rows: jobs } = await tx.execute<PrintJob>(sql`
      update print_jobs set state = 'failed', detail = ${detail}, finished_at = now(), lease_until = null
      where company_id = ${companyId} and id = ${claim.id} and attempt = ${claim.attempt} and state = 'claimed'
      returning *`)
    await recordAndAnnouncePrints(tx, orders, companyId, [{ jobs, actor: 'system', note: 'failed' }])
  })
}

import { randomUUID } from 'node:crypto'
import type { PrintSummary } from '@balcao/contract/printing'
import type {
  CopyKind,
  ItemChanges,
  JobCopy,
  ReceiptClosing,
  ReceiptCompany,
  ReceiptOrder,
} from '@balcao/domain/printing'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/** All that goes on a job's paper, taken when it was queued: an order's `sheet`, a `closing`; a test sheet needs only the zone. */
export interface JobReceipt {
  zone: string
  sheet?: {
    order: ReceiptOrder
    company: ReceiptCompany
    /** ISO instant. */
    placedAt: string
    changed?: ItemChanges | undefined
    /** The order stands again after paper said that it did not. */
    resumed?: boolean | undefined
  }
  closing?: { register: ReceiptClosing; company: ReceiptCompany }
}

/** What goes on the paper of an order. */
export type OrderJobReceipt = JobReceipt & Required<Pick<JobReceipt, 'sheet'>>

export interface PrintJob {
  id: string
  order_id: string | null
  copy: JobCopy
  revision: number
  order_revision: number | null
  automatic: boolean
  reprint: boolean
  for_station: string | null
  receipt: JobReceipt | null
  state: PrintSummary['state']
  attempt: number
  refusals: number
  station_id: string | null
  station_name: string | null
  lease_until: Date | null
  detail: string | null
  created_at: Date
  finished_at: Date | null
}

/** What a person sees of a job. */
export function summaryOf(job: PrintJob): PrintSummary {
  const { id, order_id, copy, revision, reprint, state, station_name, detail } = job
  return {
    id,
    order_id,
    copy,
    revision,
    reprint,
    state,
    station_name,
    detail,
    created_at: job.created_at.toISOString(),
    finished_at: job.finished_at?.toISOString() ?? null,
  }
}

export interface NewOrderJob {
  orderId: string
  copy: CopyKind
  orderRevision: number
  automatic: boolean
  replaces?: string
  /** It says something new to who has paper already, so it is no reprint. */
  isNewsOfPaper?: boolean
  receipt: JobReceipt
}

/**
 * Queues copies of an order, each as the next print of that copy; the caller holds the order's lock. One is a marked
 * reprint when an earlier print of the copy may be on paper. Nothing of a copy when the automatic print of this revision of
 * the order, or the replacement of that job, is there already.
 */
export async function insertOrderJobs(
  tx: Tx,
  companyId: string,
  copies: readonly CopyKind[],
  job: Omit<NewOrderJob, 'copy'>,
): Promise<PrintJob[]> {
  if (copies.length === 0) return []
  const { rows } = await tx.execute<PrintJob>(sql`
    insert into print_jobs (company_id, id, order_id, copy, order_revision, automatic, replaces, receipt, revision, reprint)
    select ${companyId}::uuid, wanted.id, ${job.orderId}::uuid, wanted.copy, ${job.orderRevision}::int,
      ${job.automatic}::boolean, ${job.replaces ?? null}::uuid, ${JSON.stringify(job.receipt)}::jsonb,
      coalesce(max(p.revision), 0) + 1,
      not ${job.automatic || (job.isNewsOfPaper ?? false)}::boolean and coalesce(bool_or(p.sending_at is not null), false)
    from unnest(${copies.map(() => randomUUID())}::uuid[], ${[...copies]}::text[]) with ordinality as wanted (id, copy, place)
    left join print_jobs p on p.company_id = ${companyId} and p.order_id = ${job.orderId} and p.copy = wanted.copy
    group by wanted.id, wanted.copy, wanted.place order by wanted.place
    on conflict do nothing returning *`)
  return rows
}

/** The same for one copy. */
export async function insertOrderJob(
  tx: Tx,
  companyId: string,
  { copy, ...job }: NewOrderJob,
): Promise<PrintJob | undefined> {
  return (await insertOrderJobs(tx, companyId, [copy], job))[0]
}

/** Queues a sheet that belongs to no order for one station; nothing when the id or the replacement is there already. */
export async function insertSheetJob(
  tx: Tx,
  companyId: string,
  job: {
    id?: string
    copy: Exclude<JobCopy, CopyKind>
    stationId: string
    replaces?: string
    receipt: JobReceipt
  },
): Promise<PrintJob | undefined> {
  const { rows } = await tx.execute<PrintJob>(sql`
    insert into print_jobs (company_id, id, copy, revision, automatic, reprint, for_station, replaces, receipt)
    values (${companyId}, ${job.id ?? randomUUID()}, ${job.copy}, 1, false, false, ${job.stationId},
      ${job.replaces ?? null}, ${JSON.stringify(job.receipt)}::jsonb)
    on conflict do nothing returning *`)
  return rows[0]
}

export async function findJob(tx: Tx, companyId: string, jobId: string): Promise<PrintJob | undefined> {
  const { rows } = await tx.execute<PrintJob>(
    sql`select * from print_jobs where company_id = ${companyId} and id = ${jobId}`,
  )
  return rows[0]
}

/** The job that was queued in place of another, if any. */
export async function findReplacement(
  tx: Tx,
  companyId: string,
  jobId: string,
): Promise<PrintJob | undefined> {
  const { rows } = await tx.execute<PrintJob>(
    sql`select * from print_jobs where company_id = ${companyId} and replaces = ${jobId}`,
  )
  return rows[0]
}

/** A print of this copy and revision of an order that is on its way to paper. */
export async function findJobUnderWay(
  tx: Tx,
  companyId: string,
  order: { id: string; revision: number },
  copy: CopyKind,
): Promise<PrintJob | undefined> {
  const { rows } = await tx.execute<PrintJob>(sql`
    select * from print_jobs where company_id = ${companyId} and order_id = ${order.id} and copy = ${copy}
      and order_revision = ${order.revision} and state in ('pending', 'claimed', 'sending')
    order by revision desc limit 1`)
  return rows[0]
}

/** Every print of an order, oldest first. */
export async function listOrderPrints(tx: Tx, companyId: string, orderId: string): Promise<PrintSummary[]> {
  const { rows } = await tx.execute<PrintJob>(sql`
    select * from print_jobs where company_id = ${companyId} and order_id = ${orderId} order by created_at, id`)
  return rows.map(summaryOf)
}

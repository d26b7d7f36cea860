import type { OrderRow } from '@balcao/contract/orders'
import type { PrintSummary } from '@balcao/contract/printing'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { appendEvents } from '../../platform/live/append-event'
import type { OrderBook } from '../order-book'
import { summaryOf, type PrintJob } from './print-jobs.store'

/** What an order's timeline says of a print. */
export type PrintNote = 'queued' | 'reprint' | 'printed' | 'uncertain' | 'failed' | 'expired'

/** How the queueing of a job is noted. */
export function noteOf(job: PrintJob): PrintNote {
  return job.reprint ? 'reprint' : 'queued'
}

/**
 * Writes what happened to jobs into their orders: the timeline, and the print state. The caller holds the orders'
 * locks. Answers the orders whose print state changed.
 */
export async function recordPrints(
  tx: Tx,
  orders: OrderBook,
  companyId: string,
  jobs: readonly PrintJob[],
  { actor, note }: { actor: 'counter' | 'station' | 'system'; note: PrintNote | undefined },
): Promise<string[]> {
  const changed: string[] = []
  const entries = jobs.flatMap(({ id, order_id: orderId, copy, revision, reprint, station_name, detail }) =>
    orderId === null || note === undefined
      ? []
      : {
          orderId,
          detail: { event: note, job_id: id, copy, revision, reprint, station: station_name, detail },
        },
  )
  await orders.notePrints(tx, companyId, actor, entries)
  for (const orderId of ordersOf(jobs)) {
    const state = await worstPrintState(tx, companyId, orderId)
    if (await orders.setPrintState(tx, companyId, orderId, state)) changed.push(orderId)
  }
  return changed
}

/** Tells the screens. Call it last in the transaction. */
export async function announcePrints(
  tx: Tx,
  name: 'PRINT_QUEUED' | 'PRINT_CHANGED',
  prints: readonly PrintSummary[],
): Promise<void> {
  await appendEvents(
    tx,
    prints.map((job) => ({ name, data: { job } })),
  )
}

/** Records what happened to jobs and tells the screens: the whole end of a transaction of printing's own. */
export async function recordAndAnnouncePrints(
  tx: Tx,
  orders: OrderBook,
  companyId: string,
  happenings: readonly {
    jobs: readonly PrintJob[]
    actor: 'counter' | 'station' | 'system'
    note: PrintNote | undefined
  }[],
): Promise<void> {
  const changed = new Set<string>()
  for (const { jobs, ...about } of happenings) {
    for (const orderId of await recordPrints(tx, orders, companyId, jobs, about)) changed.add(orderId)
  }
  for (const { jobs, note } of happenings) {
    const isNew = note === 'queued' || note === 'reprint'
    await announcePrints(tx, isNew ? 'PRINT_QUEUED' : 'PRINT_CHANGED', jobs.map(summaryOf))
  }
  for (const orderId of changed) await orders.announceChange(tx, companyId, orderId)
}

export function ordersOf(jobs: readonly { order_id: string | null }[]): string[] {
  return [...new Set(jobs.flatMap((job) => (job.order_id === null ? [] : [job.order_id])))].sort()
}

/**
 * The worst state among the copies an order prints by itself, each by its latest print: a reprint that came out
 * makes up for the doubtful one before it, and what was dropped on purpose does not count.
 */
async function worstPrintState(tx: Tx, companyId: string, orderId: string): Promise<OrderRow['print_state']> {
  const { rows } = await tx.execute<{ state: OrderRow['print_state'] }>(sql`
    select case when state in ('pending', 'claimed', 'sending') then 'pending'
        when state = 'expired' then 'failed' else state end as state
    from (
      select distinct on (copy) copy, state from print_jobs j
      where company_id = ${companyId} and order_id = ${orderId} and dropped_for is null and exists (
        select 1 from print_jobs a where a.company_id = ${companyId} and a.order_id = ${orderId}
          and a.copy = j.copy and a.automatic)
      order by copy, revision desc
    ) latest`)
  const states = rows.map((row) => row.state)
  return (
    (['failed', 'uncertain', 'pending', 'printed'] as const).find((state) => states.includes(state)) ?? null
  )
}

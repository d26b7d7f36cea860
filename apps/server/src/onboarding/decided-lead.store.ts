import type { Tx } from '../platform/database/database'
import { sql, type Sql } from '../platform/database/sql'

/** Writes down that a lead became this company. What operators decide of a lead is written in their transaction. */
export const approveLead = (tx: Tx, leadId: string, companyId: string): Promise<void> =>
  write(
    tx,
    leadId,
    sql`company_id = ${companyId}, approved_at = now(),
      state = case when onboarded_at is null then 'approved' else 'onboarded' end`,
  )

export const discardLead = (tx: Tx, leadId: string, reason: string): Promise<void> =>
  write(tx, leadId, sql`state = 'discarded', discard_reason = ${reason}`)

/** Takes a discarded lead back to where it stood. */
export const reopenLead = (tx: Tx, leadId: string): Promise<void> =>
  write(
    tx,
    leadId,
    sql`state = case when onboarded_at is null then 'new' else 'onboarded' end, discard_reason = null`,
  )

/** The operators' own note of a lead. */
export const noteLead = (tx: Tx, leadId: string, note: string): Promise<void> =>
  write(tx, leadId, sql`note = ${note}`)

async function write(tx: Tx, leadId: string, change: Sql): Promise<void> {
  await tx.execute(
    sql`update leads set ${change}, version = version + 1, updated_at = now() where id = ${leadId}`,
  )
}

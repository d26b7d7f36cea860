import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'

/** Voids what was mailed or entered to set a password: codes on their way, and tickets that a code was traded for. */
export async function voidCodes(tx: Tx, companyId: string): Promise<void> {
  await tx.execute(sql`update verification_codes set voided_at = now()
    where company_id = ${companyId} and consumed_at is null and voided_at is null`)
  await tx.execute(sql`delete from password_tickets where company_id = ${companyId}`)
}

/** Takes the password away: nobody signs in with one until the mailbox sets another. */
export async function voidPassword(tx: Tx, companyId: string): Promise<void> {
  await tx.execute(sql`delete from credentials where company_id = ${companyId}`)
}

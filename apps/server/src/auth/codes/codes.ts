import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { createOneTimeCodes } from '../../platform/secrets/one-time-codes'
import { hashToken, newToken } from '../../platform/secrets/secrets'

const ticketMinutes = 15

/** The codes of companies: for first access and for a password that was forgotten. */
export const codes = createOneTimeCodes({
  table: 'verification_codes',
  owner: 'company_id',
  purpose: 'verification-code',
})

/** A one-use ticket that create-password needs: the proof that its holder entered the code (decision 0004). */
export async function issueTicket(
  tx: Tx,
  companyId: string,
): Promise<{ token: string; maxAgeSeconds: number }> {
  const { token, hash } = newToken()
  await tx.execute(sql`delete from password_tickets where company_id = ${companyId}`)
  await tx.execute(sql`insert into password_tickets (company_id, token_hash, expires_at)
    values (${companyId}, ${hash}, now() + make_interval(mins => ${ticketMinutes}))`)
  return { token, maxAgeSeconds: ticketMinutes * 60 }
}

/** Whether a ticket could be spent now: asked before the costly hashing of a password. */
export async function holdsTicket(tx: Tx, companyId: string, token: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from password_tickets
    where company_id = ${companyId} and token_hash = ${hashToken(token)} and expires_at > now()`)
  return rows.length === 1
}

/** Spends a ticket; false when it is unknown, another company's, too old or already used. */
export async function spendTicket(tx: Tx, companyId: string, token: string): Promise<boolean> {
  const spent = await tx.execute(sql`delete from password_tickets
    where company_id = ${companyId} and token_hash = ${hashToken(token)} and expires_at > now()`)
  return spent.rowCount === 1
}

import { randomInt, randomUUID } from 'node:crypto'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { newToken, hashToken, sameDigest, type Secrets } from '../platform/secrets/secrets'

export const lifeMinutes = 10
const maxTries = 5
const ticketMinutes = 15

/** Makes a fresh 6-digit code that voids the ones before it. Only a keyed digest of it is stored. */
export async function issueCode(tx: Tx, companyId: string, secrets: Secrets): Promise<string> {
  const id = randomUUID()
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  // Two at once would not see each other's, and both would open.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code:${companyId}`}, 0))`)
  await tx.execute(sql`update verification_codes set voided_at = now()
    where company_id = ${companyId} and consumed_at is null and voided_at is null`)
  await tx.execute(
    sql`delete from verification_codes where company_id = ${companyId} and created_at < now() - interval '1 day'`,
  )
  await tx.execute(sql`insert into verification_codes (company_id, id, code_hash, expires_at)
    values (${companyId}, ${id}, ${digest(secrets, id, code)}, now() + make_interval(mins => ${lifeMinutes}))`)
  return code
}

/**
 * Claims one of the five tries of the company's current code and compares. The claim and the read are one
 * statement, so parallel guesses cannot share a try; a right code is consumed once.
 * Answers the Problem instead of throwing it, so that the caller's transaction commits the spent try.
 */
export async function tryCode(
  tx: Tx,
  companyId: string,
  code: string,
  secrets: Secrets,
): Promise<Problem | undefined> {
  const { rows } = await tx.execute<{ id: string; code_hash: Buffer }>(sql`
    update verification_codes set attempts = attempts + 1
    where company_id = ${companyId} and consumed_at is null and voided_at is null
      and attempts < ${maxTries} and expires_at > now()
    returning id, code_hash`)
  const claimed = rows[0]
  if (!claimed) return new Problem('CODE_EXPIRED')
  if (!sameDigest(claimed.code_hash, digest(secrets, claimed.id, code))) return new Problem('WRONG_CODE')
  const consumed = await tx.execute(sql`update verification_codes set consumed_at = now()
    where company_id = ${companyId} and id = ${claimed.id} and consumed_at is null`)
  return consumed.rowCount === 1 ? undefined : new Problem('CODE_EXPIRED')
}

/** A one-use ticket that create-password needs: the proof that its holder entered the code (design 5.2). */
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

const digest = (secrets: Secrets, id: string, code: string) =>
  secrets.mac('verification-code', `${id}:${code}`)

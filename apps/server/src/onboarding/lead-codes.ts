import { randomInt, randomUUID } from 'node:crypto'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { sameDigest, type Secrets } from '../platform/secrets/secrets'

export const leadCodeMinutes = 10
const maxTries = 5

/** A fresh 6-digit code of a lead that voids the ones before it, by the rules of a company's (auth/codes.ts). */
export async function issueLeadCode(tx: Tx, leadId: string, secrets: Secrets): Promise<string> {
  const id = randomUUID()
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  // Two at once would not see each other's, and both would open.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lead-code:${leadId}`}, 0))`)
  await tx.execute(
    sql`delete from lead_codes where lead_id = ${leadId} and created_at < now() - interval '1 day'`,
  )
  await tx.execute(sql`update lead_codes set voided_at = now()
    where lead_id = ${leadId} and consumed_at is null and voided_at is null`)
  await tx.execute(sql`insert into lead_codes (lead_id, id, code_hash, expires_at)
    values (${leadId}, ${id}, ${digest(secrets, id, code)}, now() + make_interval(mins => ${leadCodeMinutes}))`)
  return code
}

/**
 * Claims one of the five tries of the lead's current code and compares; claim and read are one statement, so parallel
 * guesses cannot share a try, and a right code is used once. Answers the Problem, so that the spent try is committed.
 */
export async function tryLeadCode(
  tx: Tx,
  leadId: string,
  code: string,
  secrets: Secrets,
): Promise<Problem | undefined> {
  const { rows } = await tx.execute<{ id: string; code_hash: Buffer }>(sql`
    update lead_codes set attempts = attempts + 1
    where lead_id = ${leadId} and consumed_at is null and voided_at is null
      and attempts < ${maxTries} and expires_at > now()
    returning id, code_hash`)
  const claimed = rows[0]
  if (!claimed) return new Problem('CODE_EXPIRED')
  if (!sameDigest(claimed.code_hash, digest(secrets, claimed.id, code))) return new Problem('WRONG_CODE')
  const used = await tx.execute(sql`update lead_codes set consumed_at = now()
    where lead_id = ${leadId} and id = ${claimed.id} and consumed_at is null`)
  return used.rowCount === 1 ? undefined : new Problem('CODE_EXPIRED')
}

const digest = (secrets: Secrets, id: string, code: string) => secrets.mac('lead-code', `${id}:${code}`)

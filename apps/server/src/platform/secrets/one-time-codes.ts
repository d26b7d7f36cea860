import { randomInt, randomUUID } from 'node:crypto'
import { sql } from '../database/sql'
import type { Tx } from '../database/database'
import { Problem } from '../http/problems'
import { sameDigest, type Secrets } from './secrets'

export const codeMinutes = 10
const maxTries = 5

interface OneTimeCodes {
  /** Makes a fresh 6-digit code that voids the ones before it. Only a keyed digest of it is stored. */
  issue(tx: Tx, ownerId: string, secrets: Secrets): Promise<string>
  /**
   * Claims one of the five tries of the owner's current code and compares. The claim and the read are one statement,
   * so parallel guesses cannot share a try; a right code is consumed once. Answers the Problem (CODE_EXPIRED,
   * WRONG_CODE) instead of throwing it, so that the caller's transaction commits the spent try.
   */
  try(tx: Tx, ownerId: string, code: string, secrets: Secrets): Promise<Problem | undefined>
}

/**
 * Codes that go to a mailbox and prove that somebody reads it (design 5.2): kept in `table`, whose column `owner` says
 * whose mailbox it is. `purpose` keeps the digests of one kind from those of another.
 */
export function createOneTimeCodes(kind: { table: string; owner: string; purpose: string }): OneTimeCodes {
  const [table, owner] = [sql.raw(kind.table), sql.raw(kind.owner)]
  const digest = (secrets: Secrets, id: string, code: string) => secrets.mac(kind.purpose, `${id}:${code}`)

  return {
    async issue(tx, ownerId, secrets) {
      const id = randomUUID()
      const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
      // Two at once would not see each other's, and both would open.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind.table}:${ownerId}`}, 0))`)
      await tx.execute(sql`update ${table} set voided_at = now()
        where ${owner} = ${ownerId} and consumed_at is null and voided_at is null`)
      await tx.execute(
        sql`delete from ${table} where ${owner} = ${ownerId} and created_at < now() - interval '1 day'`,
      )
      await tx.execute(sql`insert into ${table} (${owner}, id, code_hash, expires_at)
        values (${ownerId}, ${id}, ${digest(secrets, id, code)}, now() + make_interval(mins => ${codeMinutes}))`)
      return code
    },

    async try(tx, ownerId, code, secrets) {
      const { rows } = await tx.execute<{ id: string; code_hash: Buffer }>(sql`
        update ${table} set attempts = attempts + 1
        where ${owner} = ${ownerId} and consumed_at is null and voided_at is null
          and attempts < ${maxTries} and expires_at > now()
        returning id, code_hash`)
      const claimed = rows[0]
      if (!claimed) return new Problem('CODE_EXPIRED')
      if (!sameDigest(claimed.code_hash, digest(secrets, claimed.id, code))) return new Problem('WRONG_CODE')
      const consumed = await tx.execute(sql`update ${table} set consumed_at = now()
        where ${owner} = ${ownerId} and id = ${claimed.id} and consumed_at is null`)
      return consumed.rowCount === 1 ? undefined : new Problem('CODE_EXPIRED')
    },
  }
}

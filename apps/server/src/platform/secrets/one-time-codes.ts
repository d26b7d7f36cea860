import { randomUUID } from 'node:crypto'
import { sql } from '../database/sql'
import type { Tx } from '../database/database'
import { Problem } from '../http/problems'
import { sameDigest, type Secrets } from './secrets'

export const codeMinutes = 10
const maxTries = 5
/** So many codes of one CNPJ that nobody entered are made in ten minutes, the last only where its owner is known. */
const mostAlive = 3

/** Whose codes: by the CNPJ that was typed, and who has it, undefined for nobody. */
export interface CodeOwner {
  cnpj: string
  ownerId: string | undefined
}

interface OneTimeCodes {
  /**
   * Makes a 6-digit code beside those that live, and answers its id for the mail. `live` when there are enough of them and
   * one can still be entered: what is in the mailbox stays good. Otherwise the seconds until there is room again. Strangers
   * (not `reserved`) leave room for one more. `mayMake` false asks only which of the two it is.
   */
  make(
    tx: Tx,
    owner: CodeOwner,
    options: { reserved: boolean; mayMake: boolean },
    secrets: Secrets,
  ): Promise<{ id: string } | 'live' | { waitSeconds: number }>
  /**
   * Claims one of the five tries of each living code and compares. The claim and the read are one statement, so parallel
   * guesses cannot share a try; a right code is consumed once, and the others with it. Answers the Problem (CODE_EXPIRED,
   * WRONG_CODE) instead of throwing it, so that the caller's transaction commits the spent tries. A CNPJ that nobody has
   * costs the same statements and answers alike.
   */
  try(tx: Tx, owner: CodeOwner, code: string, secrets: Secrets): Promise<Problem | undefined>
  /**
   * The code to mail, made anew from its id, and since when it stands; undefined when it is no longer this owner's or was used.
   * @throws Error when it expired, by the database's clock, so that the job that wanted to mail it is seen
   */
  read(
    tx: Tx,
    owner: CodeOwner,
    id: string,
    secrets: Secrets,
  ): Promise<{ code: string; madeAt: Date } | undefined>
}

/**
 * Codes that go to a mailbox and prove that somebody reads it (decision 0021): kept in `table`, whose column `owner` says
 * whose mailbox it is. `purpose` keeps the codes and digests of one kind from those of another. A code follows from its id
 * and the installation's secret, so it stands nowhere, not even until it is mailed.
 */
export function createOneTimeCodes(kind: { table: string; owner: string; purpose: string }): OneTimeCodes {
  const [table, owner] = [sql.raw(kind.table), sql.raw(kind.owner)]
  const codeOf = (secrets: Secrets, id: string) =>
    String(Number(secrets.mac(`${kind.purpose}-digits`, id).readBigUInt64BE() % 1_000_000n)).padStart(6, '0')
  const inTurn = (tx: Tx, cnpj: string) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind.table}:${cnpj}`}, 0))`)
  const digest = (secrets: Secrets, id: string, code: string) => secrets.mac(kind.purpose, `${id}:${code}`)

  return {
    async make(tx, { cnpj, ownerId }, { reserved, mayMake }, secrets) {
      // Two at once would not see each other's, and both would find room.
      await inTurn(tx, cnpj)
      await tx.execute(
        sql`delete from ${table} where cnpj = ${cnpj} and created_at < now() - interval '1 day'`,
      )
      const { rows } = await tx.execute<{ made: number; usable: number; rest: number }>(sql`
        select count(*) as made, count(*) filter (where voided_at is null and attempts < ${maxTries}) as usable,
          coalesce(ceil(extract(epoch from min(expires_at) - now())), 0)::int as rest
        from ${table} where cnpj = ${cnpj} and consumed_at is null and expires_at > now()`)
      const { made, usable, rest } = rows[0]!
      if (!mayMake || made >= (reserved ? mostAlive : mostAlive - 1))
        return usable > 0 ? 'live' : { waitSeconds: rest }
      const id = randomUUID()
      await tx.execute(sql`insert into ${table} (cnpj, ${owner}, id, code_hash, expires_at)
        values (${cnpj}, ${ownerId ?? null}, ${id}, ${digest(secrets, id, codeOf(secrets, id))},
          now() + make_interval(mins => ${codeMinutes}))`)
      return { id }
    },

    async try(tx, { cnpj, ownerId }, code, secrets) {
      // Several rows at once: two guesses that lock them in another order would wait for each other.
      await inTurn(tx, cnpj)
      const { rows } = await tx.execute<{ id: string; owner: string | null; code_hash: Buffer }>(sql`
        update ${table} set attempts = attempts + 1
        where cnpj = ${cnpj} and consumed_at is null and voided_at is null
          and attempts < ${maxTries} and expires_at > now()
        returning id, ${owner} as owner, code_hash`)
      if (rows.length === 0) return new Problem('CODE_EXPIRED')
      const right = rows.find(({ id, code_hash }) => sameDigest(code_hash, digest(secrets, id, code)))
      if (!right || ownerId === undefined || right.owner !== ownerId) return new Problem('WRONG_CODE')
      const consumed = await tx.execute(sql`update ${table} set consumed_at = now()
        where cnpj = ${cnpj} and consumed_at is null and voided_at is null`)
      return (consumed.rowCount ?? 0) > 0 ? undefined : new Problem('CODE_EXPIRED')
    },

    async read(tx, { cnpj, ownerId }, id, secrets) {
      if (ownerId === undefined) return undefined
      const { rows } = await tx.execute<{ alive: boolean; made_at: Date }>(sql`
        select expires_at > now() as alive, created_at as made_at from ${table}
        where cnpj = ${cnpj} and id = ${id} and ${owner} = ${ownerId} and consumed_at is null and voided_at is null`)
      if (!rows[0]) return undefined
      if (!rows[0].alive) throw new Error('The code expired before it could be mailed')
      return { code: codeOf(secrets, id), madeAt: rows[0].made_at }
    },
  }
}

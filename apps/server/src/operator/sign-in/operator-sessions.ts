import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/database/sql'
import type { Database, Tx } from '../../platform/database/database'
import type { Caller } from '../../platform/http/caller'
import { hashToken, newToken, sameDigest, type Secrets } from '../../platform/secrets/secrets'

const absoluteHours = 12
const idleMinutes = 60

export type OperatorCaller = Extract<Caller, { kind: 'operator' }>

export interface OperatorSessions {
  /** Begins a session and answers its cookie value, good for 12 hours, one without use. */
  begin(tx: Tx, operatorId: string): Promise<{ token: string; endsAt: Date; maxAgeSeconds: number }>
  find(token: string): Promise<OperatorCaller | undefined>
  /** When the session of this cookie ends at the latest. */
  endsAt(token: string): Promise<Date | undefined>
  end(token: string): Promise<void>
}

/**
 * Sessions of operators, as opaque as a company's. The cookie also carries a proof that it was made here: what
 * strangers make up never reaches the owner's few database connections.
 */
export function createOperatorSessions(db: Database, secrets: Secrets): OperatorSessions {
  const proofOf = (token: string) => secrets.mac('operator-session', token).subarray(0, 16)

  function hashOf(cookie: string): Buffer | undefined {
    const [token = '', proof = ''] = cookie.split('.')
    return sameDigest(Buffer.from(proof), Buffer.from(proofOf(token).toString('base64url')))
      ? hashToken(token)
      : undefined
  }

  return {
    async begin(tx, operatorId) {
      const { token, hash } = newToken()
      await tx.execute(sql`delete from operator_sessions
        where expires_at < now() or seen_at < now() - make_interval(mins => ${idleMinutes})`)
      const { rows } = await tx.execute<{ expires_at: Date }>(sql`
        insert into operator_sessions (id, operator_id, token_hash, expires_at)
        values (${randomUUID()}, ${operatorId}, ${hash}, now() + make_interval(hours => ${absoluteHours}))
        returning expires_at`)
      return {
        token: `${token}.${proofOf(token).toString('base64url')}`,
        endsAt: rows[0]!.expires_at,
        maxAgeSeconds: absoluteHours * 3600,
      }
    },

    async find(cookie) {
      const hash = hashOf(cookie)
      if (!hash) return undefined
      return db.asOperator(async (tx) => {
        const { rows } = await tx.execute<{ id: string; name: string; stale: boolean }>(sql`
          select o.id, o.name, s.seen_at < now() - interval '1 minute' as stale
          from operator_sessions s join operators o on o.id = s.operator_id
          where s.token_hash = ${hash} and o.disabled_at is null and s.expires_at > now()
            and s.seen_at > now() - make_interval(mins => ${idleMinutes})`)
        const found = rows[0]
        if (!found) return undefined
        if (found.stale)
          await tx.execute(sql`update operator_sessions set seen_at = now() where token_hash = ${hash}`)
        return { kind: 'operator', operatorId: found.id, name: found.name }
      })
    },

    async endsAt(cookie) {
      const hash = hashOf(cookie)
      if (!hash) return undefined
      const { rows } = await db.owner.query<{ expires_at: Date }>(
        'select expires_at from operator_sessions where token_hash = $1',
        [hash],
      )
      return rows[0]?.expires_at
    },

    async end(cookie) {
      const hash = hashOf(cookie)
      if (hash) await db.owner.query('delete from operator_sessions where token_hash = $1', [hash])
    },
  }
}

/** Ends every session of an operator inside the caller's transaction. */
export async function endSessionsOfOperator(tx: Tx, operatorId: string): Promise<void> {
  await tx.execute(sql`delete from operator_sessions where operator_id = ${operatorId}`)
}

import { randomUUID } from 'node:crypto'
import { noteAct } from '../../platform/audit'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import type { Secrets } from '../../platform/secrets/secrets'
import type { OperatorNeeds } from '../operator-needs'
import type { OperatorSessions } from './operator-sessions'
import { openTotp, sealTotp } from './sealed-totp'
import { matchingStep, newTotpSecret } from './totp'

interface Account {
  id: string
  name: string
  password_hash: string | undefined
  totp_sealed: string
}

/**
 * Checks user, password and one-time code, and begins a session. Whatever of them is wrong, the work and the answer
 * are the same. A step of the second factor is claimed as the session begins: no code opens twice, also at once.
 * @throws Problem WRONG_OPERATOR
 */
export async function signIn(
  { db, clock, secrets, passwords }: OperatorNeeds,
  sessions: OperatorSessions,
  typed: { user: string; password: string; code: string },
): Promise<{ user: string; token: string; endsAt: Date; maxAgeSeconds: number }> {
  const account = await db.asOperator(async (tx) => {
    const { rows } = await tx.execute<Account>(sql`select id, name, password_hash, totp_sealed from operators
      where name = ${typed.user.toLowerCase()} and disabled_at is null`)
    return rows[0] ?? nobody(secrets)
  })
  const step = matchingStep(openTotp(secrets, account.id, account.totp_sealed), typed.code, clock().getTime())
  const knowsPassword = await passwords.verify(account.password_hash, typed.password)
  if (!knowsPassword || step === undefined) throw new Problem('WRONG_OPERATOR')
  return db.asOperator(async (tx) => {
    const { rowCount } = await tx.execute(sql`update operators set totp_last_step = ${step}
      where id = ${account.id} and totp_last_step < ${step} and disabled_at is null
        and password_hash = ${account.password_hash}`)
    if (rowCount === 0) throw new Problem('WRONG_OPERATOR')
    const session = await sessions.begin(tx, account.id)
    const by = { kind: 'operator' as const, name: account.name }
    await noteAct(tx, { companyId: null, by, act: 'operator.signed-in' })
    return { user: account.name, ...session }
  })
}

/** An account that no password opens. */
function nobody(secrets: Secrets): Account {
  const id = randomUUID()
  return { id, name: '', password_hash: undefined, totp_sealed: sealTotp(secrets, id, newTotpSecret()) }
}

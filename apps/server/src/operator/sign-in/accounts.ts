import { randomBytes, randomUUID } from 'node:crypto'
import { noteAct, type Act } from '../../platform/audit'
import { sql } from '../../platform/database/sql'
import type { OperatorNeeds } from '../operator-needs'
import { endSessionsOfOperator } from './operator-sessions'
import { sealTotp } from './sealed-totp'
import { newTotpSecret, otpauthUri } from './totp'

/** What is shown once, to whoever runs the command. */
export interface Credentials {
  password: string
  otpauth: string
}

/** Makes an operator's account. @throws RangeError for a name that is malformed or taken */
export async function addOperator(
  { db, secrets, passwords }: OperatorNeeds,
  by: Act['by'],
  user: string,
): Promise<Credentials> {
  if (!/^[a-z0-9][a-z0-9._-]{1,39}$/.test(user))
    throw new RangeError('A user is 2 to 40 small letters, digits, dots, dashes or underscores')
  const id = randomUUID()
  const made = await newCredentials(passwords, user)
  await db.asOperator(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into operators (id, name, password_hash, totp_sealed)
      values (${id}, ${user}, ${made.hash}, ${sealTotp(secrets, id, made.totp)}) on conflict do nothing`)
    if (rowCount === 0) throw new RangeError('This user exists; `account reset` gives it new credentials')
    await noteAct(tx, { companyId: null, by, act: 'operator.account-added', detail: { user } })
  })
  return made
}

/**
 * Gives an account a new password and second factor, opens it again when it was disabled, and ends its sessions.
 * @throws RangeError for a user that is not there
 */
export async function resetOperator(
  { db, secrets, passwords }: OperatorNeeds,
  by: Act['by'],
  user: string,
): Promise<Credentials> {
  const made = await newCredentials(passwords, user)
  await db.asOperator(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from operators where name = ${user} for update`,
    )
    if (!rows[0]) throw new RangeError('No operator has this name')
    const { id } = rows[0]
    await tx.execute(sql`update operators set password_hash = ${made.hash}, totp_last_step = 0, disabled_at = null,
      totp_sealed = ${sealTotp(secrets, id, made.totp)} where id = ${id}`)
    await endSessionsOfOperator(tx, id)
    await noteAct(tx, { companyId: null, by, act: 'operator.account-reset', detail: { user } })
  })
  return made
}

/** Closes an account; its sessions end with it. @throws RangeError for a user that is not there */
export async function disableOperator({ db }: OperatorNeeds, by: Act['by'], user: string): Promise<void> {
  await db.asOperator(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      update operators set disabled_at = coalesce(disabled_at, now()) where name = ${user} returning id`)
    if (!rows[0]) throw new RangeError('No operator has this name')
    await endSessionsOfOperator(tx, rows[0].id)
    await noteAct(tx, { companyId: null, by, act: 'operator.account-disabled', detail: { user } })
  })
}

async function newCredentials(passwords: OperatorNeeds['passwords'], user: string) {
  const password = randomBytes(15).toString('base64url')
  const totp = newTotpSecret()
  return { password, totp, otpauth: otpauthUri(user, totp), hash: await passwords.hash(password) }
}

import { DEVICE_TRIES, readPin } from '@balcao/domain/employees'
import { actorOf, noteAct } from '../platform/audit'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { requireSession, type Caller, type SessionCaller } from '../platform/http/caller'
import { Problem } from '../platform/http/problems'
import { HashingBusy } from '../platform/secrets/passwords'
import type { AuthNeeds } from './auth-needs'
import { pinText } from './employees/employee-pin'

const confirmedMinutes = 5
/** Hours for which a new owner's PIN does not count: whoever made it may have nothing but a browser left open. */
const youngHours = 24
/** Wrong ones in a row that a session is given; then it ends, and signing in again has limits of its own. */
const mostTries = DEVICE_TRIES

/**
 * Asks who is signed in for their password, or an employee for their PIN if it is older than a day, again: for five minutes this session may change
 * what only the owner in person may. A try is counted before it is looked at.
 * @throws Problem WRONG_PASSWORD, WRONG_PIN, TOO_MANY_REQUESTS, UNAUTHENTICATED when it was one wrong too many
 */
export async function confirmSession(needs: AuthNeeds, caller: Caller, typed: string): Promise<void> {
  const { db, limits, passwords, sessions } = needs
  const session = requireSession(caller)
  const { companyId, sessionId } = session
  const wait = await limits.hit('signIn', { company: `confirm:${sessionId}` })
  if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
  const tries = await db.asCompany(companyId, (tx) => claimTry(tx, session))
  if (tries === undefined) throw new Problem('UNAUTHENTICATED')
  const { asks, secret } = await db.asCompany(companyId, async (tx) => {
    const asked = await whatToAsk(tx, session)
    return { asks: asked, secret: await findSecret(needs, tx, { ...session, asks: asked }, typed) }
  })
  let matches: boolean
  try {
    matches = await passwords.verify(secret?.hash, secret?.text ?? typed, { trusted: true })
  } catch (error) {
    // Nobody looked at it.
    if (error instanceof HashingBusy) await db.asCompany(companyId, (tx) => giveBack(tx, session))
    throw error
  }
  if (matches && secret && (await db.asCompany(companyId, (tx) => confirm(tx, { ...session, asks }, secret))))
    return
  await db.asCompany(companyId, (tx) =>
    noteAct(tx, {
      companyId,
      by: actorOf(caller),
      act: 'auth.confirmation-refused',
      detail: { count: tries },
    }),
  )
  if (tries >= mostTries) {
    await sessions.end(session)
    throw new Problem('UNAUTHENTICATED')
  }
  throw new Problem(asks === 'password' ? 'WRONG_PASSWORD' : 'WRONG_PIN')
}

/**
 * @throws Problem CONFIRMATION_NEEDED unless this very session was confirmed just now; its field is what `auth.confirm`
 * wants from whoever is signed in: `password`, or `pin` of an employee
 */
export async function requireConfirmed(tx: Tx, caller: Caller): Promise<void> {
  if (caller.kind !== 'session') throw new Problem('ROLE_FORBIDDEN')
  const { rowCount } = await tx.execute(sql`select from sessions
    where company_id = ${caller.companyId} and id = ${caller.sessionId} and confirmed_until > now()`)
  if (rowCount === 1) return
  const asks = await whatToAsk(tx, caller)
  const mensagem =
    asks === 'pin' ? 'Confirme seu PIN para continuar.' : 'Confirme a senha da empresa para continuar.'
  const fields = [{ path: asks, mensagem }]
  throw new Problem('CONFIRMATION_NEEDED', { fields, mensagem })
}

type Asks = 'password' | 'pin'

async function whatToAsk(tx: Tx, { companyId, employeeId }: SessionCaller): Promise<Asks> {
  if (employeeId === null) return 'password'
  const { rowCount } = await tx.execute(sql`select from employee_access
    where company_id = ${companyId} and employee_id = ${employeeId}
      and changed_at <= now() - make_interval(hours => ${youngHours})`)
  return rowCount === 1 ? 'pin' : 'password'
}

async function claimTry(tx: Tx, { companyId, sessionId }: SessionCaller): Promise<number | undefined> {
  const { rows } = await tx.execute<{ tries: number }>(sql`
    update sessions set confirm_tries = confirm_tries + 1
    where company_id = ${companyId} and id = ${sessionId} and confirm_tries < ${mostTries}
    returning confirm_tries as tries`)
  return rows[0]?.tries
}

const giveBack = (tx: Tx, { companyId, sessionId }: SessionCaller) =>
  tx.execute(sql`update sessions set confirm_tries = greatest(confirm_tries - 1, 0)
    where company_id = ${companyId} and id = ${sessionId}`)

/** What is stored of the person's secret, and the text that it is compared with. */
interface Secret {
  hash: string
  text: string
}

async function findSecret(
  { secrets }: AuthNeeds,
  tx: Tx,
  { companyId, employeeId, asks }: SessionCaller & { asks: Asks },
  typed: string,
): Promise<Secret | undefined> {
  if (asks === 'password' || employeeId === null) {
    const { rows } = await tx.execute<{ hash: string }>(
      sql`select password_hash as hash from credentials where company_id = ${companyId}`,
    )
    return rows[0] && { hash: rows[0].hash, text: typed }
  }
  const pin = readPin(typed)
  if (!pin) return undefined
  const { rows } = await tx.execute<{ hash: string }>(sql`select pin_hash as hash from employee_access
    where company_id = ${companyId} and employee_id = ${employeeId} and number = ${pin.number}`)
  return (
    rows[0] && { hash: rows[0].hash, text: pinText(secrets, { companyId, employeeId, secret: pin.secret }) }
  )
}

/** False when the secret changed while it was looked at, or the session ended. */
async function confirm(
  tx: Tx,
  { companyId, sessionId, employeeId, asks }: SessionCaller & { asks: Asks },
  { hash }: Secret,
): Promise<boolean> {
  const stands =
    asks === 'password'
      ? sql`select from credentials where company_id = ${companyId} and password_hash = ${hash}`
      : sql`select from employee_access
          where company_id = ${companyId} and employee_id = ${employeeId} and pin_hash = ${hash}`
  const { rowCount } = await tx.execute(sql`
    update sessions set confirm_tries = 0, confirmed_until = now() + make_interval(mins => ${confirmedMinutes})
    where company_id = ${companyId} and id = ${sessionId} and exists (${stands})`)
  return rowCount === 1
}

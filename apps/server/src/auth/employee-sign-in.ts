import type { Role } from '@balcao/contract/roles'
import { PIN_TRIES, readPin } from '@balcao/domain/employees'
import type { FastifyRequest } from 'fastify'
import { noteAct } from '../platform/audit'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import { HashingBusy } from '../platform/secrets/passwords'
import type { AuthParts } from './auth-parts'
import { pinText } from './employee-pin'
import { requireCnpj, withCompanyOf } from './find-company'
import { admitDevice, type Device } from './known-device'
import type { SignedIn } from './sign-in'

/** One try at an employee's PIN, counted before it is looked at: tries in parallel cannot share a count. */
interface Try {
  companyId: string
  employeeId: string
  pinHash: string
  /** How many there have been since the last right one, this one included. */
  count: number
}

/**
 * Checks an employee's PIN and begins a session of their role. Whatever is wrong — company, number, PIN, an access that is
 * gone or void — costs the same work and answers alike.
 * @throws Problem INVALID_CNPJ, WRONG_PIN, TOO_MANY_REQUESTS
 */
export async function employeeSignIn(
  parts: AuthParts,
  typed: { cnpj: string; pin: string },
  request: FastifyRequest,
): Promise<SignedIn> {
  const cnpj = requireCnpj(typed.cnpj)
  const device = await admitDevice(parts, { kind: 'employee', cnpj }, request)
  const pin = readPin(typed.pin)
  const attempt = await withCompanyOf(parts.db, cnpj, async (tx, company) =>
    company && pin ? countTry(tx, company.id, pin.number) : undefined,
  )
  const matches = await matchesPin(parts, attempt, pin?.secret ?? '', device)
  const session = attempt && matches ? await beginSession(parts, attempt) : undefined
  if (session) return { ...session, device: device.cookie() }
  if (attempt && attempt.count >= PIN_TRIES) await noteBlocked(parts, attempt)
  throw new Problem('WRONG_PIN')
}

async function countTry(tx: Tx, companyId: string, number: number): Promise<Try | undefined> {
  const { rows } = await tx.execute<{ employee_id: string; pin_hash: string; tries: number }>(sql`
    update employee_access set tries = tries + 1
    where company_id = ${companyId} and number = ${number} and tries < ${PIN_TRIES}
    returning employee_id, pin_hash, tries`)
  const row = rows[0]
  return row && { companyId, employeeId: row.employee_id, pinHash: row.pin_hash, count: row.tries }
}

async function matchesPin(
  { db, passwords, secrets }: AuthParts,
  attempt: Try | undefined,
  secret: string,
  device: Device,
): Promise<boolean> {
  const { companyId = '', employeeId = '' } = attempt ?? {}
  const text = pinText(secrets, { companyId, employeeId, secret })
  try {
    return await passwords.verify(attempt?.pinHash, text, device)
  } catch (error) {
    // Nobody looked at this PIN: a flood that keeps the slots busy must not make it void.
    if (attempt && error instanceof HashingBusy)
      await db.asCompany(attempt.companyId, (tx) =>
        tx.execute(sql`update employee_access set tries = greatest(tries - 1, 0)
          where ${asTried(attempt)}`),
      )
    throw error
  }
}

/**
 * Locks the access as it was tried: whoever changes it waits, and ends the session that begins here. Undefined when it
 * changed while its PIN was looked at.
 */
function beginSession({ db, sessions }: AuthParts, attempt: Try) {
  return db.asCompany(attempt.companyId, async (tx) => {
    // The tries up to this one are forgiven; those that were counted after it are not.
    const { rows } = await tx.execute<{ role: Role }>(sql`
      update employee_access set tries = greatest(tries - ${attempt.count}::int, 0), used_at = now()
      where ${asTried(attempt)} returning role`)
    const role = rows[0]?.role
    return role && sessions.begin(tx, attempt.companyId, { employeeId: attempt.employeeId, role })
  })
}

const asTried = ({ companyId, employeeId, pinHash }: Try) =>
  sql`company_id = ${companyId} and employee_id = ${employeeId} and pin_hash = ${pinHash}`

function noteBlocked({ db }: AuthParts, { companyId, employeeId }: Try) {
  return db.asCompany(companyId, (tx) =>
    noteAct(tx, {
      companyId,
      by: { kind: 'system', name: null },
      act: 'employee.pin-blocked',
      detail: { employee: employeeId },
    }),
  )
}

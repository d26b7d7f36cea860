import { randomInt } from 'node:crypto'
import type { BodyOf } from '@balcao/contract'
import type { Employee, giveAccess as giveCall } from '@balcao/contract/employees'
import { writePin } from '@balcao/domain/employees'
import { forgetDevices, forgetGuesses, pinText } from '../auth'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { companyOf, type Caller } from '../platform/http/caller'
import { Problem } from '../platform/http/problems'
import type { Secrets } from '../platform/secrets/secrets'
import { queueTrustMail, readTold } from '../trust'
import { addAccess, dropAccess, lockAccess } from './access.store'
import type { EmployeeNeeds } from './employees-needs'
import { lockEmployee, readEmployee } from './employees.store'
import { noteEmployeeAct } from './history.store'

/** What an employee signs in as, as the owner says it. */
type SignsInAs = BodyOf<typeof giveCall>

/** Of other roles nobody says whose agendas they see. */
const accessOf = ({ role, sees_colleagues }: SignsInAs) => ({
  role,
  seesColleagues: role === 'profissional' && sees_colleagues,
})

/**
 * Lets an employee sign in with a new PIN, which is answered this once. The number in front stays the employee's own; a
 * former PIN is void and the sessions that it began end.
 * @throws Problem EMPLOYEE_NOT_FOUND, NOT_EMPLOYED, TOO_MANY_REQUESTS while the hashing slots are taken
 */
export async function giveAccess(
  { db, passwords, secrets, sessions }: EmployeeNeeds,
  caller: Caller,
  employeeId: string,
  as: SignsInAs,
): Promise<{ employee: Employee; pin: string }> {
  const companyId = companyOf(caller)
  const { role, seesColleagues } = accessOf(as)
  // A PIN is made for somebody who is there and works: what is wrong is said before the slow part.
  await db.asCompany(companyId, async (tx) => requireEmployed(await readEmployee(tx, companyId, employeeId)))
  const secret = String(randomInt(1_000_000)).padStart(6, '0')
  const pinHash = await passwords.hash(pinText(secrets, { companyId, employeeId, secret }))
  return db.asCompany(companyId, async (tx) => {
    const employee = await lockEmployee(tx, companyId, employeeId)
    requireEmployed(employee)
    const before = await lockAccess(tx, companyId, employeeId)
    if (before) {
      await tx.execute(sql`update employee_access set role = ${role}, sees_colleagues = ${seesColleagues}, pin_hash = ${pinHash}, changed_at = now()
        where company_id = ${companyId} and employee_id = ${employeeId}`)
      await sessions.endOf(tx, companyId, employeeId)
      await forgetDevices(tx, companyId, employeeId)
    }
    const number =
      before?.number ?? (await addAccess(tx, companyId, { employeeId, role, seesColleagues, pinHash }))
    await forgetGuesses(tx, companyId, number)
    await noteEmployeeAct(tx, companyId, {
      employeeId,
      caller,
      act: 'employee.access-given',
      detail: { role },
    })
    if (role === 'dono') await tellOfOwner(tx, secrets, caller, employee.nome)
    return { employee: await readEmployee(tx, companyId, employeeId), pin: writePin({ number, secret }) }
  })
}

/**
 * Another role under the same PIN; sessions of the former one end.
 * @throws Problem EMPLOYEE_NOT_FOUND, NO_ACCESS for somebody who does not sign in
 */
export async function changeRole(
  { db, secrets, sessions }: EmployeeNeeds,
  caller: Caller,
  employeeId: string,
  as: SignsInAs,
): Promise<Employee> {
  const companyId = companyOf(caller)
  const { role, seesColleagues } = accessOf(as)
  return db.asCompany(companyId, async (tx) => {
    const employee = await lockEmployee(tx, companyId, employeeId)
    const before = await lockAccess(tx, companyId, employeeId)
    if (!before) throw new Problem('NO_ACCESS')
    if (before.role === role && before.sees_colleagues === seesColleagues) return employee
    await tx.execute(sql`update employee_access set role = ${role}, sees_colleagues = ${seesColleagues}, changed_at = now()
      where company_id = ${companyId} and employee_id = ${employeeId}`)
    await sessions.endOf(tx, companyId, employeeId)
    await noteEmployeeAct(tx, companyId, {
      employeeId,
      caller,
      act: 'employee.role-changed',
      detail: { role },
    })
    if (role === 'dono') await tellOfOwner(tx, secrets, caller, employee.nome)
    return readEmployee(tx, companyId, employeeId)
  })
}

/** The employee signs in no more; without access there is nothing to do. @throws Problem EMPLOYEE_NOT_FOUND */
export async function removeAccess(
  { db, sessions }: EmployeeNeeds,
  caller: Caller,
  employeeId: string,
): Promise<Employee> {
  const companyId = companyOf(caller)
  return db.asCompany(companyId, async (tx) => {
    await lockEmployee(tx, companyId, employeeId)
    if (await dropAccess(tx, companyId, employeeId, sessions))
      await noteEmployeeAct(tx, companyId, { employeeId, caller, act: 'employee.access-removed' })
    return readEmployee(tx, companyId, employeeId)
  })
}

/** Whoever is made an owner may do all that the company's own account may: its mailbox is told at once. */
async function tellOfOwner(tx: Tx, secrets: Secrets, caller: Caller, employee: string): Promise<void> {
  const companyId = companyOf(caller)
  const { recovery, company, now } = await readTold(tx, companyId)
  const news = {
    kind: 'owner-added' as const,
    employee,
    company,
    at: now,
    network: caller.network ?? null,
  }
  await queueTrustMail(tx, secrets, { companyId, to: recovery, news })
}

function requireEmployed({ status }: Employee) {
  if (status === 'inativo') throw new Problem('NOT_EMPLOYED')
}

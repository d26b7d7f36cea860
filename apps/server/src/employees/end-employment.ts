import type { BodyOf } from '@balcao/contract'
import type { Employee, endEmployment as endCall } from '@balcao/contract/employees'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { companyOf, requireSession, type Caller } from '../platform/http/caller'
import { Problem } from '../platform/http/problems'
import { dropAccess } from './access.store'
import type { EmployeeNeeds } from './employees-needs'
import { lockEmployee, readEmployee } from './employees.store'
import { noteEmployeeAct } from './history.store'

/**
 * Ends an employment: the record stays, as `inativo`, and the access goes with its sessions and streams.
 * @throws Problem EMPLOYEE_NOT_FOUND, NOT_EMPLOYED, ROLE_FORBIDDEN when a manager lets the owner or a manager go,
 * INVALID_INPUT for a last day before the admission or after today on the company's calendar
 */
export async function endEmployment(
  { db, clock, sessions }: EmployeeNeeds,
  caller: Caller,
  employeeId: string,
  { left_on, reason }: BodyOf<typeof endCall>,
): Promise<Employee> {
  const { companyId, role } = requireSession(caller)
  return db.asCompany(companyId, async (tx) => {
    const before = await lockEmployee(tx, companyId, employeeId)
    if (before.status === 'inativo') throw new Problem('NOT_EMPLOYED')
    // Taking such an access away is the owner's alone, by this way too.
    if (role !== 'dono' && before.access && ['dono', 'gerente'].includes(before.access.role))
      throw new Problem('ROLE_FORBIDDEN')
    await requireLastDay(tx, companyId, { left_on, admitted: before.data_admissao, now: clock() })
    await tx.execute(sql`update employees set status = 'inativo', left_on = ${left_on},
        left_reason = ${reason || null}, version = version + 1, updated_at = now()
      where company_id = ${companyId} and id = ${employeeId}`)
    await dropAccess(tx, companyId, employeeId, sessions)
    await noteEmployeeAct(tx, companyId, { employeeId, caller, act: 'employee.ended' })
    return readEmployee(tx, companyId, employeeId)
  })
}

/** Employed again. Who never left is answered as they are. @throws Problem EMPLOYEE_NOT_FOUND */
export async function takeBackEmployee(
  { db }: Pick<EmployeeNeeds, 'db'>,
  caller: Caller,
  employeeId: string,
): Promise<Employee> {
  const companyId = companyOf(caller)
  return db.asCompany(companyId, async (tx) => {
    const before = await lockEmployee(tx, companyId, employeeId)
    if (before.status !== 'inativo') return before
    await tx.execute(sql`update employees set status = 'ativo', left_on = null, left_reason = null,
        version = version + 1, updated_at = now()
      where company_id = ${companyId} and id = ${employeeId}`)
    await noteEmployeeAct(tx, companyId, { employeeId, caller, act: 'employee.taken-back' })
    return readEmployee(tx, companyId, employeeId)
  })
}

async function requireLastDay(
  tx: Tx,
  companyId: string,
  { left_on, admitted, now }: { left_on: string; admitted: string; now: Date },
) {
  const { rows } = await tx.execute<{ today: string }>(sql`
    select (${now}::timestamptz at time zone time_zone)::date as today from companies where id = ${companyId}`)
  const mensagem =
    left_on < admitted
      ? 'O desligamento não pode ser antes da admissão.'
      : left_on > rows[0]!.today
        ? 'O desligamento não pode ser no futuro.'
        : undefined
  if (mensagem) throw new Problem('INVALID_INPUT', { fields: [{ path: 'left_on', mensagem }] })
}
